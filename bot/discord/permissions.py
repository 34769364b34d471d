"""What the bot may do in a server, and the link that asks for exactly that."""

from __future__ import annotations

NEEDED: dict[str, int] = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Create Public Threads": 1 << 35,
    "Send Messages in Threads": 1 << 38,
}
ADMINISTRATOR = 1 << 3


def missing(granted: int) -> tuple[str, ...]:
    if granted & ADMINISTRATOR:
        return ()
    return tuple(name for name, bit in NEEDED.items() if not granted & bit)


def invitation(application_id: int | str) -> str:
    """The address that adds the bot to a server with what it needs."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&scope=bot+applications.commands&permissions={sum(NEEDED.values())}"
    )
