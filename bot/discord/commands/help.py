"""/help: how to play by post, in a minute."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.desk import Desk
from bot.discord.commands.meant import AnyCommand
from bot.discord.limits import DESCRIPTION, clip
from bot.discord.replies import Face, Interaction, Reply
from words import say

_GUIDE = """\
**Playing**
1. `/game new` opens a lobby in a channel. Press **Join**; empty seats can go to stand-ins, whom the bot \
plays. The host presses **Start**, and the game gets a thread of its own.
2. When a plan is due, you get a direct message with your own picture and a panel. Nobody else sees it. If \
your direct messages are closed, `/plan` opens the same panel in the thread, for your eyes only.
3. When the last plan is in, or time runs out, the turn is played and shown in the thread.

**The panel**
Tap cards and pick from the menus; the picture shows where your plan leads, and ⚠️ what it would do to you. \
**Start over** forgets your answers. **Lock in** hands the plan in, or says what is open. **Change** makes \
another, until the last player has locked in; the old one stands until then. Your answers are kept, even if \
you put the panel aside.

**Standing orders**
What can be settled in advance is settled with **Orders** or `/orders`, at any time: orders stand until you \
change them, and nobody has to wait for you. "Ask me" is always possible.

**Commands**
`/plan` what is asked of you now · `/orders` your standing orders · `/mygames` your games
`/hint`, or **Hint** on the panel: what an Ace would do in your place, against stand-ins or where the host \
allows it
`/away` be away for a while · `/settings` time zone, quiet hours, reminders, pictures · `/resign` leave a game
`/game status` who is still planning · `/game board` the table · `/game mat` your own side
`/game log` who did what, and when · `/game replay` the game once more, turn by turn or one turn moving
`/rules` the rules by topic
**Manage** under the latest post, or `/game pause`, `resume`, `deadline`, `nudge`, `replace`, `undo`, \
`host`, `cohost`, `cancel`: for whoever runs a game
`/server role` whose holders may run every game here: for whoever runs the server
`/game record` a finished game as a file · `/game verify` check its dice
`/game analyse` how a finished game went, where it was decided, and who was lucky"""

_FAIR = """\
**Fair dice**
Before anything is random, a game's thread shows a fingerprint of its secret seed. At the end the seed \
itself is shown, and anyone can check that every roll came from it."""


def help_command(desk: Desk) -> AnyCommand:
    @app_commands.command(name="help", description="How to play")
    async def help_(interaction: Interaction) -> None:
        await Reply.to(interaction).whisper(face=Face(_page(desk)))

    return help_


def _page(desk: Desk) -> discord.Embed:
    lines = [_GUIDE]
    lines += [
        f"`/{quick.name}` {_lower(say(quick.description))}, in one line" for quick in desk.quick.commands()
    ]
    lines += ["", _FAIR, "", "**Games played here**"]
    lines += [f"**{title.name}:** {say(title.summary)}" for title in desk.queries.titles()]
    return discord.Embed(title="Games by post", description=clip("\n".join(lines), DESCRIPTION))


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
