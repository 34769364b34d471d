"""One request as a handler sees it, and what a handler gives back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.errors import Form, Json
from sandbox.limits.messages import Upload
from sandbox.model import World


@dataclass(frozen=True)
class Call:
    world: World
    path: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """A snowflake of the path."""
        text = self.path[name]
        if not text.isascii() or not text.isdigit():
            form = Form()
            form.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            raise form.refusal()
        return int(text)

    @property
    def form(self) -> Json:
        """The body, which must be an object."""
        return self.body if isinstance(self.body, dict) else {}


@dataclass(frozen=True)
class Response:
    status: int = 200
    body: Any = None


NOTHING = Response(204)

Handler = Callable[[Call], Response]


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    handler: Handler
    by_token_in_path: bool = False
    """Interaction callbacks and webhooks carry their authority in the path, not in a header."""
