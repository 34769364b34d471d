"""Answering interactions: the callback, then edits and follow-ups by the interaction's token."""

from sandbox import answering, posting, wire
from sandbox.model import Interaction, Message
from sandbox.routes.call import NOTHING, Call, Response, Route


def callback(call: Call) -> Response:
    interaction = answering.answer(
        call.world, call.id("interaction_id"), call.path["interaction_token"], call.form, call.uploads
    )
    if call.query.get("with_response", "").lower() in {"1", "true"}:
        return Response(body=wire.callback_answer(interaction, call.world))
    return NOTHING


def _interaction(call: Call) -> Interaction:
    return answering.by_webhook(call.world, call.id("webhook_id"), call.path["webhook_token"])


def _message(call: Call) -> Message:
    message_id = call.id("message_id") if "message_id" in call.path else None
    return answering.find_reply(_interaction(call), message_id)


def follow_up(call: Call) -> Response:
    message = answering.follow_up(call.world, _interaction(call), call.form, call.uploads)
    return Response(body=wire.message(message, call.world))


def get_reply(call: Call) -> Response:
    return Response(body=wire.message(_message(call), call.world))


def edit_reply(call: Call) -> Response:
    message = answering.edit_reply(call.world, _interaction(call), _message(call), call.form, call.uploads)
    return Response(body=wire.message(message, call.world))


def delete_reply(call: Call) -> Response:
    posting.delete(call.world, _message(call))
    return NOTHING


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

ROUTES = (
    Route("POST", CALLBACK, callback, by_token_in_path=True),
    Route("POST", WEBHOOK, follow_up, by_token_in_path=True),
    *(
        Route(method, f"{WEBHOOK}/messages/{which}", handler, by_token_in_path=True)
        for which in ("@original", "{message_id}")
        for method, handler in (("GET", get_reply), ("PATCH", edit_reply), ("DELETE", delete_reply))
    ),
)
