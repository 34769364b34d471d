"""What a host may set: the version, the side of the board, cash, bidding, leaving and the round limit."""

from __future__ import annotations

from rules.engine import Choice, Field, Number, Option, Pick

ROUND_LIMIT = 40


def fields(partial: Choice) -> tuple[Field, ...]:
    advanced = partial.get("version", "basic") == "advanced"
    return (
        Pick(
            "version",
            "Version",
            (
                Option("basic", "Basic", "fare wars, spokes, jets and takeovers"),
                Option("advanced", "Advanced", "also contracts, loans, strikes, crashes, fuel and more"),
            ),
            default="basic",
        ),
        Pick(
            "board",
            "Board (for 2 to 4 players)",
            (
                Option("east", "East", "without the far western hubs"),
                Option("west", "West", "without the far eastern hubs"),
            ),
            default="east",
        ),
        Pick(
            "cash",
            "Cash on hand",
            (
                Option("hidden", "Hidden", "rivals see only the largest bill of each pile"),
                Option("open", "Open", "everyone sees every amount"),
            ),
            default="hidden",
        ),
        *(_advanced() if advanced else ()),
        Number("rounds", "Round limit", 5, 100, default=ROUND_LIMIT),
    )


def _advanced() -> tuple[Field, ...]:
    return (
        Pick(
            "bidding",
            "Contract auctions",
            (
                Option("sealed", "Sealed limits", "everyone names a limit at once; the same result, quicker"),
                Option("open", "Open, clockwise", "one bid after the other"),
            ),
            default="sealed",
        ),
        Pick(
            "leaving",
            "Leaving the game",
            (
                Option("stand-in", "A stand-in takes over", "nobody can leave by a form"),
                Option("by the book", "By the book", "the airline stays and defends, and does nothing else"),
            ),
            default="stand-in",
        ),
    )
