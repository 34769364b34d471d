"""Discord's own OpenAPI description as a judge of what the bot sends and what the sandbox answers.

The description is not part of the project: without it, `assert_valid` accepts everything, `test_openapi.py`
says that it was skipped, and our own description (`tests/sandbox/protocol`) judges alone.
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from sandbox.rest import Exchange

SPEC = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
MISSING = f"Discord's OpenAPI description is not there ({SPEC.name} beside the repository)"
QUERY_BEYOND_SPEC = {"use_nested_fields"}

Json = dict[str, Any]


def present() -> bool:
    return SPEC.is_file()


def as_published() -> Json:
    return dict(json.loads(SPEC.read_text()))


@cache
def _spec() -> Json:
    spec = as_published()
    schemas = spec["components"]["schemas"]
    # discord.py sends snowflakes as numbers too (recipient_id, attachments[].id).
    snowflake = schemas["SnowflakeType"]
    schemas["SnowflakeType"] = {"anyOf": [{"type": "integer", "minimum": 0}, snowflake]}
    # Discord's documentation shows words as the codes of form errors; its description says numbers.
    inner = schemas["InnerErrors"]["properties"]["_errors"]
    inner["items"] = {
        "type": "object",
        "properties": {"code": {"type": ["string", "integer"]}, "message": {"type": "string"}},
        "required": ["code", "message"],
    }
    return spec


@cache
def _registry() -> Registry[Any]:
    registry: Registry[Any] = Registry()
    filled: Registry[Any] = registry.with_resource("spec:", Resource.from_contents(_spec(), DRAFT202012))
    return filled


@cache
def _validator(pointer: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"spec:#{pointer}"}, registry=_registry())


@cache
def _quick_registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([("spec:", _spec())])


@cache
def _quick_validator(pointer: str) -> jsonschema_rs.Draft202012Validator:
    """Says yes or no a hundred times sooner; why it says no is asked of the other one."""
    return jsonschema_rs.Draft202012Validator({"$ref": f"spec:#{quote(pointer)}"}, registry=_quick_registry())


def _pointer(*steps: str) -> str:
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)


def _complaints(pointer: str, value: Any) -> list[str]:
    if _quick_validator(pointer).is_valid(value):
        return []
    found = []
    for error in _validator(pointer).iter_errors(value):
        deepest = _deepest(error)
        place = "/".join(str(step) for step in deepest.absolute_path)
        found.append(f"{place or '(top)'}: {deepest.message[:300]}")
    return found


def _deepest(error: Any) -> Any:
    """The fault inside the alternative that came closest, rather than "matches none of these"."""
    while error.context:
        error = max(error.context, key=lambda each: (len(each.absolute_path), -len(each.context or ())))
    return error


def faults(exchange: Exchange) -> list[str]:
    """Where one request or its answer departs from the description."""
    path = _spec()["paths"].get(exchange.route)
    operation = path and path.get(exchange.method.lower())
    if operation is None:
        return [f"{exchange.method} {exchange.route} is not in the description"]
    at = ("paths", exchange.route, exchange.method.lower())
    found = []
    if exchange.body is not None and (exchange.status or 200) < 400:
        contents = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in contents:
            found.append("request: a body where none is expected")
        else:
            pointer = _pointer(*at, "requestBody", "content", "application/json", "schema")
            found += [f"request {each}" for each in _complaints(pointer, exchange.body)]
    known = {each["name"] for each in operation.get("parameters", []) if each.get("in") == "query"}
    for name in exchange.query.keys() - known - QUERY_BEYOND_SPEC:
        found.append(f"request: query parameter {name} is not known")
    return found + [f"answer {each}" for each in _answer_faults(exchange, operation, at)]


def _answer_faults(exchange: Exchange, operation: Json, at: tuple[str, ...]) -> list[str]:
    status = exchange.status
    if status is None or status >= 500:
        return []
    if status == 429:
        return _complaints(_pointer("components", "schemas", "RatelimitedResponse"), exchange.response)
    if status >= 400:
        return _complaints(_pointer("components", "schemas", "ErrorResponse"), exchange.response)
    expected = operation["responses"].get(str(status))
    if expected is None:
        return [f"status {status} is not foreseen"]
    if "content" not in expected:
        return [] if exchange.response is None else ["a body where none is expected"]
    pointer = _pointer(*at, "responses", str(status), "content", "application/json", "schema")
    return _complaints(pointer, exchange.response)


def assert_valid(requests: Iterable[Exchange]) -> None:
    """Fail with every departure from Discord's description, if that is at hand."""
    if present():
        found = [f"{each!r}\n    {fault}" for each in requests for fault in faults(each)]
        assert not found, "\n".join(found)
