"""The whole difference between the sandbox and Discord, seen from discord.py: three addresses."""

from types import TracebackType
from typing import Self

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Pointing:
    """The way back: `restore`, or the end of a `with` block."""

    def __init__(self) -> None:
        self._before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)

    def restore(self) -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = self._before

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.restore()


def point_discord_at(url: str) -> Pointing:
    """Send everything discord.py does to `url`, from now on or until the end of a `with` block.

    Call it before the client logs in. A URL is enough, so a bot in another process can be pointed too.
    """
    pointing = Pointing()
    base = yarl.URL(url)
    Route.BASE = str(base / "api" / "v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway" / ""
    Asset.BASE = str(base / "cdn")
    return pointing
