"""Interactions: begun by a person, answered once by callback, then edited and followed up by token."""

from collections.abc import Callable
from datetime import timedelta

from sandbox import wire
from sandbox.errors import (
    Form,
    Json,
    already_acknowledged,
    invalid_webhook_token,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from sandbox.limits.messages import Upload, check_choices, check_modal
from sandbox.model import (
    AnswerKind,
    Channel,
    Interaction,
    InteractionKind,
    Message,
    MessageFlag,
    MessageKind,
    User,
    World,
)
from sandbox.posting import complete, edit, post, publish

FIRST_ANSWER_WITHIN = timedelta(seconds=3)
TOKEN_LIFE = timedelta(minutes=15)

Answer = Callable[[World, Interaction, Json, list[Upload]], None]


def begin(
    world: World,
    kind: InteractionKind,
    user: User,
    channel: Channel,
    data: Json,
    message: Message | None = None,
    cause: Interaction | None = None,
) -> Interaction:
    interaction = Interaction(world.new_id(), kind, user, channel, world.now(), data, message, cause)
    world.interactions[interaction.token] = interaction
    world.announce("INTERACTION_CREATE", wire.interaction(interaction, world))
    return interaction


def answer(world: World, interaction_id: int, token: str, body: Json, uploads: list[Upload]) -> Interaction:
    """The first answer to an interaction; there is only one, and it has three seconds."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise unknown_interaction()
    if interaction.answer is not None:
        raise already_acknowledged()
    if world.now() - interaction.created_at > FIRST_ANSWER_WITHIN:
        raise unknown_interaction()
    kind = _answer_kind(interaction, body)
    ANSWERS[kind](world, interaction, body.get("data") or {}, uploads)
    interaction.answer = kind
    world.changes.notify(interaction.channel.id)
    return interaction


def _answer_kind(interaction: Interaction, body: Json) -> AnswerKind:
    """Only some answers fit each kind of interaction."""
    fitting = {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE, AnswerKind.MODAL}
    if interaction.kind is InteractionKind.AUTOCOMPLETE:
        fitting = {AnswerKind.CHOICES}
    if interaction.kind is InteractionKind.MODAL:
        fitting.discard(AnswerKind.MODAL)
    if interaction.message is not None:
        fitting |= {AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE}
    if body.get("type") not in fitting:
        allowed = ", ".join(str(int(kind)) for kind in sorted(fitting))
        form = Form()
        form.wrong("type", "BASE_TYPE_CHOICES", f"Value must be one of ({allowed}).")
        form.settle()
    return AnswerKind(body["type"])


def _message(world: World, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
    interaction.original = _reply(world, interaction, data, uploads)


def _reply(world: World, interaction: Interaction, data: Json, uploads: list[Upload]) -> Message:
    private = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    first_to_command = interaction.answer is None and interaction.kind is InteractionKind.COMMAND
    return post(
        world,
        interaction.channel,
        world.bot,
        data,
        uploads,
        kind=MessageKind.CHAT_INPUT_COMMAND if first_to_command else MessageKind.DEFAULT,
        interaction=interaction,
        only_for=interaction.user if private else None,
    )


def _deferred_message(world: World, interaction: Interaction, data: Json, _uploads: list[Upload]) -> None:
    private = MessageFlag((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = Message(world.new_id(), interaction.channel, world.bot, world.now())
    message.flags = MessageFlag.LOADING | private
    message.interaction = interaction
    message.only_for = interaction.user if private else None
    interaction.original = publish(world, message)


def _deferred_update(_world: World, interaction: Interaction, _data: Json, _uploads: list[Upload]) -> None:
    interaction.original = interaction.message


def _update(world: World, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
    if interaction.message is None or interaction.message.deleted:
        raise unknown_message()
    interaction.original = edit(world, interaction.message, data, uploads)
    interaction.updated = True


def _choices(_world: World, interaction: Interaction, data: Json, _uploads: list[Upload]) -> None:
    check_choices(data)
    interaction.choices = data["choices"]


def _modal(_world: World, interaction: Interaction, data: Json, _uploads: list[Upload]) -> None:
    check_modal(data)
    interaction.modal = data


ANSWERS: dict[AnswerKind, Answer] = {
    AnswerKind.MESSAGE: _message,
    AnswerKind.DEFERRED_MESSAGE: _deferred_message,
    AnswerKind.DEFERRED_UPDATE: _deferred_update,
    AnswerKind.UPDATE: _update,
    AnswerKind.CHOICES: _choices,
    AnswerKind.MODAL: _modal,
}


def by_webhook(world: World, webhook_id: int, token: str) -> Interaction:
    """The interaction whose token this is, if it was answered and is not yet 15 minutes old."""
    interaction = world.interactions.get(token)
    if webhook_id != world.application_id or interaction is None or interaction.answer is None:
        raise unknown_webhook()
    if world.now() - interaction.created_at > TOKEN_LIFE:
        raise invalid_webhook_token()
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """A further message; after a deferred answer the first one takes the place of "thinking"."""
    original = interaction.original
    if original and original.loading and not original.deleted:
        return complete(world, original, body, uploads)
    message = _reply(world, interaction, body, uploads)
    interaction.followups.append(message)
    world.changes.notify(interaction.channel.id)
    return message


def find_reply(interaction: Interaction, message_id: int | None) -> Message:
    """The original answer (None) or one of the follow-ups, unless deleted."""
    candidates = [interaction.original, *interaction.followups]
    message = (
        candidates[0]
        if message_id is None
        else next((m for m in candidates if m and m.id == message_id), None)
    )
    if message is None or message.deleted:
        raise unknown_message()
    return message


def edit_reply(
    world: World, interaction: Interaction, message: Message, body: Json, uploads: list[Upload]
) -> Message:
    if message.loading:
        return complete(world, message, body, uploads)
    edit(world, message, body, uploads)
    interaction.updated = interaction.updated or message is interaction.message
    world.changes.notify(message.channel.id)
    return message
