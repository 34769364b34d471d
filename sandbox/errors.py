"""Discord's refusals: an HTTP status, a numeric code, and for forms the path of every fault."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


class Refusal(Exception):  # noqa: N818 - not an error of ours: it is an answer of Discord's
    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def invalid_webhook_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def not_the_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def cannot_message_user() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def no_mutual_guilds() -> Refusal:
    return Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def thread_archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_exists() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")


def malformed_json() -> Refusal:
    return Refusal(400, 50109, "The request body contains invalid JSON.")


class Form:
    """What is wrong with a request body, gathered by path and answered all at once."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def wrong(self, path: str, code: str, message: str) -> None:
        place = self._errors
        for step in path.split("."):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: str) -> None:
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: str, text: object, most: int, least: int = 0) -> None:
        if text is None and least == 0:
            return
        if not isinstance(text, str):
            self.required(path)
        elif len(text) > most:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(text) < least:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: str, items: Sequence[object], most: int, least: int = 0) -> None:
        if not least <= len(items) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def between(self, path: str, number: int | None, least: int, most: int) -> None:
        if number is not None and not least <= number <= most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")

    def refusal(self) -> Refusal:
        return Refusal(400, 50035, "Invalid Form Body", self._errors)

    def settle(self) -> None:
        if self._errors:
            raise self.refusal()
