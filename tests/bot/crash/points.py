"""Where the process can die in a turn: around every commit and every send, each by name."""

from __future__ import annotations

from collections.abc import Iterator


def around(task: str, *, commits: int, sends: int) -> Iterator[str]:
    for what, count in (("commit", commits), ("send", sends)):
        for number in range(1, count + 1):
            for when in ("before", "after"):
                yield f"{when} {what} {number} of {task}"


def deaths(points: tuple[str, ...]) -> list[str]:
    """Where dying makes a difference.

    Nothing lasts between having done one thing and being about to do the next: what is found on disk and at
    Discord is the same.
    """
    first, *others = points
    return [first, *(point for point in others if point.startswith("after"))]


START = (
    *around("start", commits=1, sends=2),
    *around("edit lobby", commits=1, sends=1),
    *around("thread thread", commits=1, sends=1),
    *around("post step:0", commits=2, sends=1),
    *around("direct panel:0:0", commits=3, sends=2),
    *around("direct panel:0:1", commits=3, sends=2),
)
"""The lobby closes, the thread opens, and everyone gets a panel."""

FIRST_CHOICE = (
    *around("lock 0:0", commits=1, sends=2),
    *around("edit step:0", commits=1, sends=1),
)
"""Ann's plan is stored and confirmed, and the thread no longer waits for her."""

LAST_CHOICE = (
    *around("lock 0:1", commits=2, sends=2),
    *around("edit step:0", commits=1, sends=1),
    *around("edit panel:0:0", commits=1, sends=1),
    *around("edit panel:0:1", commits=1, sends=1),
    *around("post step:1", commits=2, sends=1),
    *around("direct panel:1:0", commits=2, sends=1),
    *around("direct panel:1:1", commits=2, sends=1),
)
"""Ben's plan is stored, the turn is resolved, and everyone is told."""

SUPERSEDED = frozenset(
    f"{when} {what} 2 of edit step:0" for when in ("before", "after") for what in ("commit", "send")
)
"""“Waiting for nobody” may be said twice, or the second time may overtake the first."""

POSTS = tuple(
    point
    for task in ("post step:1", "direct panel:1:0", "direct panel:1:1")
    for point in (f"after commit 1 of {task}", f"after send 1 of {task}")
)
"""From “about to send” to “sent”: here nobody knows whether it was."""
