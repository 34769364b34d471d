"""The whole difference between the sandbox and Discord, seen from discord.py: three addresses."""

from contextlib import ExitStack

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(url: str) -> ExitStack:
    """Send everything discord.py does to `url`, from now on or until the end of a `with` block.

    Call it before the client logs in. A URL is enough, so a bot in another process can be pointed too.
    """
    base, pointed = yarl.URL(url), ExitStack()
    pointed.callback(_point, Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    _point(str(base / "api" / "v10"), base.with_scheme("ws") / "gateway" / "", str(base / "cdn"))
    return pointed


def _point(route: str, gateway: yarl.URL, asset: str) -> None:
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = route, gateway, asset
