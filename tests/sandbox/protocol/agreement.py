"""Where our description of the protocol and Discord's own differ in fields, lengths, counts and enumerations.

A request must be the same in both. An answer of the sandbox may promise more than Discord's, never less.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.sandbox.protocol.judge import BOOK, ROUTES
from tests.sandbox.protocol.kinds import Json, Kind, ListOf, Literal, Scalar, Shape, Span, TableOf, leaves

TYPES = {"integer": {"integer"}, "number": {"integer", "number"}, "boolean": {"boolean"}}
INT32 = 2**31 - 1
UNLIMITED = {None, 1521, 152133}
"""Where Discord's description gives such a limit, its documentation gives none."""


@dataclass
class Comparison:
    spec: Json
    _seen: set[tuple[str, tuple[int, ...], bool]] = field(default_factory=set)

    def differences(self) -> Iterator[str]:
        for name, route in ROUTES.items():
            method, template = name.split(" ", 1)
            operation = self.spec["paths"][template][method.lower()]
            yield from self._query(name, route.query, operation.get("parameters", []))
            if route.body:
                content = operation["requestBody"]["content"]["application/json"]["schema"]
                yield from self._compare(name, route.body, content, sent=True)
            for status, kind in route.answers.items():
                answer = operation["responses"][str(status)]
                if kind is None:
                    if "content" in answer:
                        yield f"{name}: {status} has a body"
                else:
                    content = answer["content"]["application/json"]["schema"]
                    yield from self._compare(name, kind, content, sent=False)
        for ours, theirs in (("Refusal", "ErrorResponse"), ("RateLimited", "RatelimitedResponse")):
            yield from self._compare(ours, BOOK[ours], {"$ref": f"#/components/schemas/{theirs}"}, sent=False)

    def _query(self, name: str, ours: Shape, parameters: list[Json]) -> Iterator[str]:
        known = {each["name"]: each["schema"] for each in parameters if each["in"] == "query"}
        for each, kind in ours.fields.items():
            if each not in known:
                yield f"{name}: query {each} is unknown"
            elif isinstance(kind, Scalar) and kind.name == "digits":
                yield from _spans(f"{name}: query {each}", kind.span, _bounds(known[each]), sent=True)

    def _compare(self, at: str, ours: Kind, theirs: Json, *, sent: bool) -> Iterator[str]:
        alternatives = list(self._leaves(theirs))
        fixed: list[Any] = []
        for kind in leaves(ours):
            if isinstance(kind, Literal) and kind.values == (None,):
                if not any(each.get("type") == "null" for each in alternatives):
                    yield f"{at}: null is unknown"
            elif isinstance(kind, Literal):
                fixed += kind.values
            elif isinstance(kind, ListOf):
                yield from self._list(at, kind, alternatives, sent=sent)
            elif isinstance(kind, TableOf):
                yield from self._table(at, kind, alternatives, sent=sent)
            elif isinstance(kind, Shape):
                yield from self._shape(kind, alternatives, sent=sent)
            elif isinstance(kind, Scalar) and kind.name != "anything":
                yield from _scalar(at, kind, alternatives, sent=sent)
        if fixed:
            yield from _enumeration(at, set(fixed), alternatives, sent=sent)

    def _list(self, at: str, ours: ListOf, alternatives: list[Json], *, sent: bool) -> Iterator[str]:
        lists = [each for each in alternatives if each.get("type") == "array"]
        counts = ((each.get("minItems"), each.get("maxItems")) for each in lists)
        compared = [[*_spans(at, ours.span, each, sent=sent)] for each in counts]
        yield from min(compared, key=len, default=[f"{at}: a list is unknown"])
        yield from self._compare(
            f"{at}[]", ours.item, {"anyOf": [each["items"] for each in lists]}, sent=sent
        )

    def _table(self, at: str, ours: TableOf, alternatives: list[Json], *, sent: bool) -> Iterator[str]:
        values = (each.get("additionalProperties") for each in alternatives)
        theirs = next((each for each in values if isinstance(each, dict)), None)
        if theirs is None:
            yield f"{at}: a table is unknown"
        elif not any(isinstance(each, TableOf) for each in leaves(ours.value)):
            yield from self._compare(f"{at}{{}}", ours.value, theirs, sent=sent)

    def _shape(self, ours: Shape, alternatives: list[Json], *, sent: bool) -> Iterator[str]:
        theirs = [each for each in alternatives if self._bears(each, ours)]
        if not theirs:
            yield f"{ours}: is unknown"
            return
        pair = (ours.name, tuple(map(id, theirs)), sent)
        if pair in self._seen:
            return
        self._seen.add(pair)
        properties = _together(theirs)
        required = set.intersection(*(set(each.get("required", ())) for each in theirs))
        for name, kind in ours.fields.items():
            at = f"{ours}.{name}"
            if name not in properties:
                yield f"{at}: is unknown"
            else:
                # Several shapes of ours may share a mark's values among them.
                yield from self._compare(
                    at, kind, properties[name], sent=sent and name not in dict(ours.marks)
                )
        for name in sorted(required - ours.required):
            yield f"{ours}.{name}: is required"
        if sent:
            for name in sorted((ours.required & properties.keys()) - required):
                yield f"{ours}.{name}: is not required"

    def _bears(self, theirs: Json, ours: Shape) -> bool:
        """Whether one of Discord's shapes can have the fixed values of ours."""
        if theirs.get("type") != "object":
            return False
        for name, values in ours.marks:
            allowed = _values(list(self._leaves(theirs.get("properties", {}).get(name, {}))))
            if allowed is not None and values != (None,) and not allowed & set(values):
                return False
        return True

    def _leaves(self, schema: Json) -> Iterator[Json]:
        """A schema's alternatives, each with one type, references followed."""
        if "$ref" in schema:
            yield from self._leaves(self.spec["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
        elif schema.get("type") == "object" and "allOf" in schema:
            yield self._merged(schema)
        elif "enum" in schema or "const" in schema:
            yield schema
        elif "oneOf" in schema or "anyOf" in schema:
            for each in [*schema.get("oneOf", ()), *schema.get("anyOf", ())]:
                yield from self._leaves(each)
        elif isinstance(schema.get("type"), list):
            for each in schema["type"]:
                yield schema | {"type": each}
        else:
            yield schema

    def _merged(self, schema: Json) -> Json:
        properties, required = dict(schema.get("properties", {})), list(schema.get("required", []))
        for each in schema["allOf"]:
            [part] = self._leaves(each)
            properties |= part.get("properties", {})
            required += part.get("required", [])
        return {"type": "object", "properties": properties, "required": required}


def _together(shapes: list[Json]) -> dict[str, Json]:
    """The fields of several shapes, where one of ours stands for all of them."""
    found: dict[str, list[Json]] = {}
    for shape in shapes:
        for name, schema in shape.get("properties", {}).items():
            found.setdefault(name, []).append(schema)
    return {name: schemas[0] if len(schemas) == 1 else {"anyOf": schemas} for name, schemas in found.items()}


def _scalar(at: str, ours: Scalar, alternatives: list[Json], *, sent: bool) -> Iterator[str]:
    wanted = TYPES.get(ours.name, {"string"})
    compared: list[list[str]] = []
    for theirs in alternatives:
        if theirs.get("type") in wanted or ("string" in wanted and isinstance(theirs.get("const"), str)):
            lengths = (theirs.get("minLength"), theirs.get("maxLength"))
            bounds = _bounds(theirs) if ours.name in TYPES else lengths
            compared.append([] if ours.name == "digits" else [*_spans(at, ours.span, bounds, sent=sent)])
    yield from min(compared, key=len, default=[f"{at}: {ours.name} is unknown"])


def _bounds(schema: Mapping[str, Any]) -> tuple[float | None, float | None]:
    small = schema.get("format") == "int32"
    return schema.get("minimum"), schema.get("maximum", INT32 if small else None)


def _spans(at: str, ours: Span, theirs: tuple[float | None, float | None], *, sent: bool) -> Iterator[str]:
    least, most = theirs
    if (sent and (ours.least or 0) != (least or 0)) or (ours.least or 0) < (least or 0):
        yield f"{at}: at least {least or 0}"
    if most in UNLIMITED:
        most = ours.most if most else None
    looser = most is not None and most != INT32 and (ours.most is None or ours.most > most)
    if looser or (sent and ours.most is not None and ours.most != most):
        yield f"{at}: at most {most}"


def _values(alternatives: list[Json]) -> set[Any] | None:
    """What an enumeration allows; None if it is none."""
    found: set[Any] = set()
    for each in alternatives:
        found |= set(each.get("enum", ())) | ({each["const"]} if "const" in each else set())
    return found or None


def _enumeration(at: str, ours: set[Any], alternatives: list[Json], *, sent: bool) -> Iterator[str]:
    theirs = _values(alternatives)
    if theirs is not None and (ours - theirs or (sent and len(ours) > 1 and theirs - ours)):
        yield f"{at}: is one of {', '.join(map(str, sorted(theirs, key=str)))}"
