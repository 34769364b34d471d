"""What exists in the sandbox: users, guilds, channels, messages, interactions. Plain values, no JSON."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import IntEnum, IntFlag
from typing import Protocol

from sandbox.changes import Changes
from sandbox.errors import Json


class Clock(Protocol):
    def now(self) -> datetime:
        """The time, aware, in UTC."""


class WallClock:
    """The machine's time, or one that is ahead of it for good."""

    ahead = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.ahead


SECRET = "local.only-a-stand-in-for-discord-opens-to-this"  # noqa: S105 - opens nothing but the sandbox


def token_of(bot_id: int) -> str:
    """A token of Discord's form: whose it is, in base64, then two parts that only the server reads."""
    return f"{urlsafe_b64encode(str(bot_id).encode()).decode().rstrip('=')}.{SECRET}"


DISCORD_EPOCH_MS = 1_420_070_400_000
NONCE_MEMORY = timedelta(minutes=3)


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerKind(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class MessageKind(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class Snowflakes:
    """Ids that grow, and whose upper bits are the moment of their making, as discord.py expects."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._last = 0

    def __call__(self) -> int:
        milliseconds = int(self._now().timestamp() * 1000) - DISCORD_EPOCH_MS
        self._last = max(self._last + 1, milliseconds << 22)
        return self._last


@dataclass(eq=False)
class User:
    id: int
    name: str
    bot: bool = False
    dms_open: bool = True
    locale: str = "en-US"


@dataclass(eq=False)
class Role:
    id: int
    name: str
    permissions: int
    position: int


@dataclass(eq=False)
class Member:
    user: User
    joined_at: datetime
    roles: list[Role] = field(default_factory=list)
    denied: int = 0
    """Permissions that this member lacks, whatever the roles say."""


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner: User
    everyone: Role
    bots: Role
    moderators: Role
    members: dict[int, Member] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    """Those that the bot registered for this guild alone."""

    def permissions(self, user: User) -> int:
        if user.id not in self.members:
            return 0
        granted = self.everyone.permissions
        for role in self.members[user.id].roles:
            granted |= role.permissions
        return granted & ~self.members[user.id].denied

    @property
    def roles(self) -> list[Role]:
        """Its own, and whatever else somebody has."""
        held = (role for member in self.members.values() for role in member.roles)
        return list(dict.fromkeys((self.everyone, self.bots, self.moderators, *held)))


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    bytes: bytes
    url: str
    content_type: str
    description: str | None = None
    size_in_pixels: tuple[int, int] | None = None


@dataclass(eq=False)
class Message:
    """One message as it stands now; `attachments` holds every file, also those shown inside an embed."""

    id: int
    channel: "Channel"
    author: User
    created_at: datetime
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    mentions: list[User] = field(default_factory=list)
    """Who was pinged by it, as far as `allowed_mentions` let them be."""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    edited_at: datetime | None = None
    nonce: str | None = None
    pinned: bool = False
    reference: Json | None = None
    interaction: "Interaction | None" = None
    only_for: User | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return MessageFlag.EPHEMERAL in self.flags

    @property
    def loading(self) -> bool:
        return MessageFlag.LOADING in self.flags

    def visible_to(self, user: User) -> bool:
        return self.only_for is None or self.only_for is user

    def parts(self) -> Iterator[Json]:
        """Every component, however deep it lies."""
        yield from walk(self.components)

    @property
    def written(self) -> str:
        """Its content, or what its text displays say: where a mention is a mention."""
        texts = [part["content"] for part in self.parts() if part["type"] == 10]
        return "\n".join([self.content, *texts] if self.content else texts)

    @property
    def text(self) -> str:
        """Everything there is to read in it, in order, however it is laid out."""
        said = [self.content]
        for embed in self.embeds:
            said += [embed.get("title", ""), embed.get("description", "")]
            said += [f"{each['name']}\n{each['value']}" for each in embed.get("fields", [])]
            said.append(embed.get("footer", {}).get("text", ""))
        said += [part["content"] for part in self.parts() if part["type"] == 10]
        return "\n".join(each for each in said if each)

    @property
    def buttons(self) -> list[Json]:
        return [part for part in self.parts() if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        return [part for part in self.parts() if part["type"] in {3, 5, 6, 7, 8}]

    def __repr__(self) -> str:
        tags = [f"embed {embed.get('title', '')!r}" for embed in self.embeds]
        tags += [attachment.filename for attachment in self.attachments]
        tags += [f"[{button.get('label') or button.get('emoji', {}).get('name')}]" for button in self.buttons]
        tags += [f"<{select['custom_id']}>" for select in self.selects]
        said = self.written
        if self.ephemeral and self.only_for:
            tags.append(f"only {self.only_for.name} sees this")
        if self.loading:
            tags.append("thinking")
        return f"<{self.author.name} in {self.channel.label}: {said!r} {' '.join(tags)}".rstrip() + ">"


@dataclass(eq=False)
class Thread:
    owner: User
    parent: "Channel"
    created_at: datetime
    archived_at: datetime
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    members: dict[int, datetime] = field(default_factory=dict)


@dataclass(eq=False)
class Channel:
    id: int
    kind: ChannelKind
    name: str = ""
    guild: Guild | None = None
    """None for direct messages."""
    topic: str | None = None
    position: int = 0
    recipient: User | None = None
    thread: Thread | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    denied: int = 0
    """Permissions that the bot lacks here."""
    deleted: bool = False

    @property
    def label(self) -> str:
        return f"DM with {self.recipient.name}" if self.recipient else f"#{self.name}"

    def __repr__(self) -> str:
        return f"<{self.label} {self.id}>"


@dataclass(eq=False)
class Interaction:
    id: int
    kind: InteractionKind
    user: User
    channel: Channel
    created_at: datetime
    data: Json
    message: Message | None = None
    """The message whose component was used, also when that led to the modal now submitted."""
    cause: "Interaction | None" = None
    """The interaction that opened the modal now submitted."""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answer: AnswerKind | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    updated: bool = False
    abandoned: bool = False
    """Nobody will answer it any more: whoever could is gone."""

    @property
    def finished(self) -> bool:
        """Nothing more is owed to the person: answered, and no "thinking" left behind."""
        if self.answer is None:
            return False
        if self.answer is AnswerKind.DEFERRED_MESSAGE:
            return self.original is None or self.original.deleted or not self.original.loading
        return True

    @property
    def settled(self) -> bool:
        """The same, and what was to change has changed."""
        if self.answer is AnswerKind.DEFERRED_UPDATE:
            return self.updated or bool(self.followups)
        return self.finished


def walk(components: list[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from walk(part.get("components", []))
        for key in ("accessory", "component"):
            if key in part:
                yield from walk([part[key]])


class World:
    """Everything that exists, and the two ways of hearing of it: gateway events and change notices."""

    def __init__(self, clock: Clock) -> None:
        self.now = clock.now
        self.new_id = Snowflakes(clock.now)
        self.changes = Changes()
        self.base_url = "http://127.0.0.1"
        self.shards = 1
        """In how many connections a bot is told to come."""
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.commands: list[Json] = []
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, int, str], Message] = {}
        self.listeners: list[Callable[[str, Json], None]] = []
        self.bot = self.add_user("Flugpost", bot=True)
        self.guilds: dict[int, Guild] = {}

    @property
    def guild(self) -> Guild:
        """The first of them: where people are at home."""
        return next(iter(self.guilds.values()))

    def guilds_of(self, user: User) -> list[Guild]:
        return [each for each in self.guilds.values() if user.id in each.members]

    def share_a_guild(self, user: User) -> bool:
        """Whether the bot and this user have met."""
        return any(self.bot.id in each.members for each in self.guilds_of(user))

    @property
    def application_id(self) -> int:
        return self.bot.id

    @property
    def token(self) -> str:
        """What the bot proves itself with."""
        return token_of(self.bot.id)

    def add_user(self, name: str, *, bot: bool = False) -> User:
        user = User(self.new_id(), name, bot=bot)
        self.users[user.id] = user
        return user

    def announce(self, event: str, payload: Json) -> None:
        for listener in self.listeners:
            listener(event, payload)

    def remember_nonce(self, message: Message) -> None:
        if message.nonce is not None:
            self.nonces[message.author.id, message.channel.id, message.nonce] = message

    def message_with_nonce(self, author: User, channel: Channel, nonce: str) -> Message | None:
        """The message sent with this nonce, if that was so recently that Discord still remembers."""
        message = self.nonces.get((author.id, channel.id, nonce))
        if message is None or self.now() - message.created_at > NONCE_MEMORY:
            return None
        return message

    def can_see(self, user: User, channel: Channel) -> bool:
        if channel.deleted:
            return False
        if channel.guild is None:
            return channel.recipient is user or user is self.bot
        if user.id not in channel.guild.members:
            return False
        if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread:
            return user.id in channel.thread.members
        return True
