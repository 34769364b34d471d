"""Our own description of Discord's protocol as a judge of what the bot sends and what the sandbox answers.

The description is data beside this module: shapes by area, `routes.toml`, and `frames.toml` for the gateway.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandbox.rest import Exchange
from tests.sandbox.protocol.kinds import Fault, Json, Kind, Shape, Steps
from tests.sandbox.protocol.language import read, read_shape
from tests.sandbox.protocol.rules import REQUEST_RULES, SHAPE_RULES, Files

DATA = Path(__file__).parent / "data"
NO_SHAPES = {"routes", "frames"}
FILE_SIZE = 10 * 1024 * 1024
REQUEST_SIZE = 25 * 1024 * 1024
BAD_FORM = {50006, 50035, 50109, 30015, 40005}
"""Refusals of the request itself; after any other answer, the request must have been as described."""

UNREAD = {None, 401}
"""The sandbox may not have come to read the body of a request with such an end."""


class Book(dict[str, Kind]):
    """Every shape by its name, read when it is first asked for: a shape may be like one further down."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        super().__init__()
        self.tables = tables

    def __missing__(self, name: str) -> Kind:
        table = self.tables[name]
        self[name] = (
            read(table, self) if isinstance(table, str) else read_shape(name, table, self, SHAPE_RULES)
        )
        return self[name]


def _load(name: str) -> Json:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def _read_book() -> Book:
    tables: dict[str, Any] = {}
    for file in sorted(DATA.glob("*.toml")):
        if file.stem not in NO_SHAPES:
            found = _load(file.stem)
            assert not tables.keys() & found.keys(), f"{tables.keys() & found.keys()} are described twice"
            tables |= found
    return Book(tables)


BOOK = _read_book()


@dataclass(frozen=True)
class Described:
    """One route: what may be asked, and what is answered."""

    query: Shape
    body: Kind | None
    files: int
    rules: tuple[Callable[..., Iterable[Fault]], ...]
    answers: Mapping[int, Kind | None]
    path: re.Pattern[str]


def _read_route(name: str, table: Json) -> Described:
    template = name.split(" ", 1)[1]
    body = table.get("body")
    return Described(
        query=read_shape("query", table.get("query", {}), BOOK, {}),
        body=read(body, BOOK) if body else None,
        files=table.get("files", 0),
        rules=tuple(REQUEST_RULES[each] for each in table.get("rules", ())),
        answers={
            int(status): read(kind, BOOK) if kind else None
            for status, kind in table.items()
            if status.isdecimal()
        },
        path=re.compile(re.sub(r"\{\w+_(id|token)\}", _segment, template)),
    )


def _segment(match: re.Match[str]) -> str:
    return r"\d+" if match[1] == "id" else r"[\w.-]+"


ROUTES = {name: _read_route(name, table) for name, table in _load("routes").items()}
FRAMES = {
    sort: {name: read(kind, BOOK) for name, kind in table.items()} for sort, table in _load("frames").items()
}


def faults(exchange: Exchange) -> list[str]:
    """Where one request or its answer departs from the description."""
    name = f"{exchange.method} {exchange.route}"
    route = ROUTES.get(name)
    if route is None:
        return [f"{name}: is not described"]
    found = [] if _refused_as_it_stands(exchange) else [*_request_faults(exchange, route)]
    return [f"{name}: {each}" for each in [*found, *_answer_faults(exchange, route)]]


def _refused_as_it_stands(exchange: Exchange) -> bool:
    answer = exchange.response
    return isinstance(answer, dict) and exchange.status in {400, 413} and answer.get("code") in BAD_FORM


def _request_faults(exchange: Exchange, route: Described) -> Iterator[str]:
    if not route.path.fullmatch(exchange.path):
        yield f"path: {exchange.path} does not fit"
    yield from _told("query", route.query.check(exchange.query))
    yield from _file_faults(exchange.files, route.files)
    if exchange.body is None or route.body is None:
        if exchange.body is not None:
            yield "request: a body where none is expected"
        elif route.body is not None and not exchange.files and exchange.status not in UNREAD:
            yield "request: no body"
        return
    wrong = list(route.body.check(exchange.body))
    for rule in route.rules if not wrong else ():
        wrong += rule(exchange.body, exchange.files)
    yield from _told("request", wrong)


def _file_faults(files: Files, most: int) -> Iterator[str]:
    if len(files) > most:
        yield f"files: {len(files)}, at most {most}"
    for filename, size in files:
        if size > FILE_SIZE:
            yield f"files: {filename}: {size} bytes, at most {FILE_SIZE}"
    if (size := sum(size for _, size in files)) > REQUEST_SIZE:
        yield f"files: {size} bytes in all, at most {REQUEST_SIZE}"


def _answer_faults(exchange: Exchange, route: Described) -> Iterator[str]:
    status, answer = exchange.status, exchange.response
    if status is None or status >= 500:
        return
    if status >= 400:
        kind = BOOK["RateLimited" if status == 429 else "Refusal"]
        yield from _told("answer", kind.check(answer))
    elif status not in route.answers:
        yield f"answer: status {status} is not foreseen"
    elif (expected := route.answers[status]) is None:
        if answer is not None:
            yield "answer: a body where none is expected"
    else:
        yield from _told("answer", expected.check(answer))


def place(steps: Steps) -> str:
    """`components[0].label`"""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def _told(what: str, wrong: Iterable[Fault]) -> Iterator[str]:
    for steps, text in wrong:
        yield f"{what} {place(steps)}: {text}" if steps else f"{what}: {text}"


def told_faults(frame: Json) -> list[str]:
    """Where a frame that the sandbox sends on the gateway departs from the description."""
    event = frame.get("t")
    if frame["op"] == 0:
        kind, name = FRAMES["events"].get(str(event)), str(event)
    else:
        kind, name = FRAMES["told"].get(str(frame["op"])), f"operation {frame['op']}"
    return _frame_faults(name, kind, frame)


def heard_faults(frame: Json) -> list[str]:
    """Where a frame that the bot sends on the gateway departs from the description."""
    name = str(frame.get("op"))
    if name not in FRAMES["heard"]:
        return []  # the sandbox itself complains of these
    return _frame_faults(f"operation {name}", FRAMES["heard"][name], frame)


def _frame_faults(name: str, kind: Kind | None, frame: Json) -> list[str]:
    if kind is None:
        return [f"gateway: {name} is not described"]
    return [f"gateway: {name}: {each}" for each in _told("data", kind.check(frame.get("d")))]
