"""The judge itself: it must be able to say no."""

from typing import Any

import pytest

from sandbox.rest import Exchange
from tests.sandbox import openapi

pytestmark = pytest.mark.skipif(not openapi.present(), reason=openapi.MISSING)

SEND = "/channels/{channel_id}/messages"
ERROR = {"message": "Unknown Channel", "code": 10003}


def exchange(**changed: Any) -> Exchange:
    given: dict[str, Any] = {
        "method": "POST",
        "route": SEND,
        "path": "/channels/1/messages",
        "query": {},
        "body": {"content": "hello", "message_reference": {"message_id": 7}},
        "status": 404,
        "response": ERROR,
    }
    return Exchange(**given | changed)


def test_a_good_exchange() -> None:
    openapi.assert_valid([exchange(status=404)])


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"route": "/nowhere"}, "not in the description"),
        ({"status": 200, "response": {}}, "'type' is a required property"),
        ({"status": 200, "response": ERROR, "body": {"content": 7}}, "request content"),
        ({"status": 418, "response": {"message": "no code"}}, "'code' is a required property"),
        ({"status": 429, "response": ERROR}, "'retry_after' is a required property"),
        ({"status": 201}, "status 201 is not foreseen"),
        ({"query": {"wait": "1"}}, "query parameter wait"),
        ({"method": "GET", "body": {}, "status": None}, "a body where none is expected"),
    ],
)
def test_a_bad_exchange(changed: dict[str, Any], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        openapi.assert_valid([exchange(**changed)])
