"""What a pretend person does and sees."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sandbox import guilds, rooms
from sandbox.answering import begin
from sandbox.errors import Json
from sandbox.forms import Modal, button_data, modal_data, select_data
from sandbox.model import (
    AnswerKind,
    Attachment,
    Channel,
    Interaction,
    InteractionKind,
    Message,
    User,
    World,
)
from sandbox.slashing import CannotDo, command_data, commands_for, told_in

__all__ = ["CannotDo", "Modal", "Newcomers", "NoAnswer", "Person", "Reply", "Scene"]


Newcomers = Callable[[str], "Person"]
"""Somebody new by that name."""


class NoAnswer(Exception):  # noqa: N818 - what the person sees: "The application did not respond"
    """The bot did not answer an interaction in time."""


@dataclass(frozen=True)
class Scene:
    """Where people act: the world, who listens to it, and what to tell when nothing happens."""

    world: World
    sessions: Callable[[], frozenset[str]]
    """The bots that are connected, or were and may still come back."""
    story: Callable[[], str]
    patience: float
    """Real seconds to wait for the bot."""


class Reply:
    """The bot's answer to one interaction, as it stands now."""

    def __init__(self, scene: Scene, interaction: Interaction) -> None:
        self._scene = scene
        self.interaction = interaction

    @property
    def kind(self) -> AnswerKind | None:
        return self.interaction.answer

    @property
    def message(self) -> Message:
        """The message that answers: a new one, or the one that was changed."""
        if self.interaction.original is None:
            raise AssertionError(f"The answer was {self!r}, not a message.")
        return self.interaction.original

    @property
    def modal(self) -> Modal:
        data = self.interaction.modal
        if data is None:
            raise AssertionError(f"The answer was {self!r}, not a form.")
        return Modal(self.interaction, data["custom_id"], data["title"], data["components"])

    @property
    def content(self) -> str:
        return self.message.content

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def attachments(self) -> list[Attachment]:
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def followups(self) -> list[Message]:
        return self.interaction.followups

    async def finished(self, timeout: float | None = None) -> Self:  # noqa: ASYNC109 - the test's patience
        """Wait until a deferred answer has its content."""
        patience = self._scene.patience if timeout is None else timeout
        pressed = self.interaction
        await self._scene.world.changes.until(lambda: pressed.settled or pressed.abandoned, patience)
        if not pressed.settled:
            raise NoAnswer(f"{self!r} was deferred and never finished.\n{self._scene.story()}")
        return self

    def __repr__(self) -> str:
        name = self.kind.name.lower() if self.kind else "nothing"
        shown = self.interaction.original or self.interaction.modal or ""
        return f"<{name} {shown!r}>"


class Person:
    def __init__(self, scene: Scene, user: User) -> None:
        self._scene = scene
        self._world = scene.world
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # Acting

    async def slash(self, channel: Channel, command: str, options: Mapping[str, Any] | None = None) -> Reply:
        data = command_data(self._world, self.user, self._entered(channel), command, options or {})
        return await self._interact(InteractionKind.COMMAND, channel, data)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        options: Mapping[str, Any] | None = None,
        *,
        focused: str,
        typed: str = "",
    ) -> list[Json]:
        """What the bot offers for the option `focused` after `typed`: dicts with name and value."""
        values = {**(options or {}), focused: typed}
        data = command_data(self._world, self.user, self._entered(channel), command, values, focused)
        reply = await self._interact(InteractionKind.AUTOCOMPLETE, channel, data)
        return reply.interaction.choices or []

    async def press(self, message: Message, button: str) -> Reply:
        """`button` is its label, custom id or emoji."""
        data = button_data(self._seen(message), button)
        return await self._interact(InteractionKind.COMPONENT, message.channel, data, message)

    async def choose(self, message: Message, custom_id: str, values: Sequence[Any]) -> Reply:
        data = select_data(self._world, self._seen(message), custom_id, values)
        return await self._interact(InteractionKind.COMPONENT, message.channel, data, message)

    async def submit(self, modal: Modal, values: Mapping[str, Any]) -> Reply:
        """Fields left out keep what the form was opened with."""
        cause = modal.interaction
        if cause.user is not self.user:
            raise CannotDo(f"The form {modal.title!r} was opened for {cause.user.name}.")
        data = modal_data(self._world, modal, values)
        return await self._interact(InteractionKind.MODAL, cause.channel, data, cause.message, cause)

    async def _interact(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        cause: Interaction | None = None,
    ) -> Reply:
        told = self._scene.sessions()
        if not told:
            raise NoAnswer("No bot is connected to the sandbox.")
        interaction = begin(self._world, kind, self.user, channel, data, message, cause)
        try:
            await self._world.changes.until(
                lambda: (
                    interaction.answer is not None
                    or interaction.abandoned
                    or not told & self._scene.sessions()
                ),
                self._scene.patience,
            )
        finally:
            interaction.abandoned = interaction.abandoned or interaction.answer is None
        if interaction.abandoned:
            raise NoAnswer(f"{self.name} got no answer to {kind.name} {data}.\n{self._scene.story()}")
        return Reply(self._scene, interaction)

    def _entered(self, channel: Channel) -> Channel:
        if not self._world.can_see(self.user, channel):
            raise CannotDo(f"{self.name} cannot see {channel.label}.")
        return channel

    def _seen(self, message: Message) -> Message:
        self._entered(message.channel)
        if message.deleted or not message.visible_to(self.user):
            raise CannotDo(f"{self.name} cannot see {message!r}.")
        return message

    # Seeing

    def channels(self) -> list[Channel]:
        return [each for each in self._world.channels.values() if self._world.can_see(self.user, each)]

    def commands(self, channel: Channel) -> list[Json]:
        return [told_in(self.user.locale, each) for each in commands_for(self._world, self.user, channel)]

    def reads(self, channel: Channel) -> list[Message]:
        """Every message this person sees there, oldest first, own ephemeral ones included."""
        self._entered(channel)
        return [each for _, each in sorted(channel.messages.items()) if each.visible_to(self.user)]

    # Being there

    @property
    def dm(self) -> Channel | None:
        return rooms.dm_with(self._world, self.user)

    def open_dm(self) -> Channel:
        """The conversation with the bot, opened by this person if there was none."""
        return rooms.open_dm(self._world, self.user)

    def close_dms(self) -> None:
        self.user.dms_open = False
        self._world.changes.notify()

    def open_dms(self) -> None:
        self.user.dms_open = True
        self._world.changes.notify()

    def leave_guild(self) -> None:
        guilds.leave(self._world, self._world.guild, self.user)

    def join_guild(self) -> None:
        guilds.join(self._world, self._world.guild, self.user)
