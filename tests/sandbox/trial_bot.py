"""A small, real discord.py bot that uses everything the sandbox offers."""

import asyncio
import io
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.discord.client import events_told
from bot.discord.pointing import point_discord_at
from sandbox import Sandbox


def picture() -> bytes:
    drawn = io.BytesIO()
    Image.new("RGB", (40, 30), "teal").save(drawn, "PNG")
    return drawn.getvalue()


def png(name: str = "board.png", description: str | None = "A teal board.") -> discord.File:
    return discord.File(io.BytesIO(picture()), name, description=description)


class Name(discord.ui.Modal, title="Your pilot"):
    pilot: discord.ui.TextInput["Name"] = discord.ui.TextInput(
        label="Name", custom_id="pilot", max_length=20, default="Manfred"
    )
    plane: discord.ui.Label["Name"] = discord.ui.Label(
        text="Plane",
        component=discord.ui.Select(
            custom_id="plane",
            options=[discord.SelectOption(label="Camel"), discord.SelectOption(label="Albatros")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.plane.component
        assert isinstance(select, discord.ui.Select)
        await interaction.response.send_message(
            f"{self.pilot.value} flies a {select.values[0]}", ephemeral=True
        )


class Panel(discord.ui.View):
    """Survives a restart: no timeout, and a custom id on everything."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        assert interaction.message
        number = int(interaction.message.content or "0") + 1
        await interaction.response.edit_message(content=str(number))

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later", attachments=[png("later.png")])

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Name())

    @discord.ui.button(label="No", custom_id="no", disabled=True)
    async def no(self, _interaction: discord.Interaction, _button: discord.ui.Button["Panel"]) -> None:
        raise AssertionError

    @discord.ui.select(
        custom_id="cards",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=f"Card {number}", value=str(number)) for number in range(3)],
    )
    async def cards(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(" and ".join(select.values), ephemeral=True)


game = app_commands.Group(name="game", description="Games")
table = app_commands.Group(name="table", description="Tables", parent=game)


@game.command(description="Say something")
@app_commands.choices(title=[app_commands.Choice(name="Dogfight", value="dogfight")])
async def new(
    interaction: discord.Interaction,
    title: str,
    seats: app_commands.Range[int, 2, 8] = 2,
    rival: discord.User | None = None,
) -> None:
    against = f" against {rival.display_name}" if rival else ""
    await interaction.response.send_message(f"{title} for {seats}{against}", view=Panel())


@table.command(description="Three levels deep")
async def lay(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("laid", ephemeral=True)


@game.command(description="A picture, after some thought")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("the board", file=png())
    await interaction.followup.send("and more", embed=discord.Embed(title="Turn 1"), ephemeral=True)


@app_commands.command(description="Plan")
async def maneuvers(interaction: discord.Interaction, first: str, second: str | None = None) -> None:
    await interaction.response.send_message(f"{first}, {second}", ephemeral=True)


@maneuvers.autocomplete("first")
@maneuvers.autocomplete("second")
async def cards(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ["straight", "stall", "left", f"after {interaction.namespace.first}"]
    return [app_commands.Choice(name=name, value=name) for name in names if name.startswith(typed)]


@app_commands.command(description="Writes to you")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("0", view=Panel())
    except discord.Forbidden as refusal:
        await interaction.followup.send(f"refused {refusal.code}")
    else:
        await interaction.followup.send("sent")


@app_commands.command(description="Opens threads")
@app_commands.guild_only()
async def open_threads(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="game 1", type=discord.ChannelType.public_thread)
    embed = discord.Embed(title="Table", description="as it stands").set_image(url="attachment://table.png")
    message = await thread.send(file=png("table.png"), embed=embed)
    await message.edit(content="edited")
    await message.pin()
    await thread.add_user(interaction.user)
    start = await channel.send("start here")
    second = await start.create_thread(name="game 2")
    async with second.typing():
        await second.send("in the second")
    await interaction.followup.send("opened")


class Wall(discord.ui.LayoutView):
    """Words, a picture and controls in one message; every knock draws it anew."""

    def __init__(self, knocks: int = 0) -> None:
        super().__init__(timeout=None)
        self.knocks = knocks
        knock = discord.ui.Button["Wall"](label="Knock", custom_id="knock")
        knock.callback = self._knocked  # type: ignore[method-assign] # discord.py's own way
        cards = discord.ui.Select["Wall"](custom_id="bricks", options=[discord.SelectOption(label="Brick")])
        cards.callback = self._taken  # type: ignore[method-assign]
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"# A wall\n{knocks} knocks"),
                discord.ui.Section("beside", accessory=discord.ui.Thumbnail("attachment://wall.png")),
                discord.ui.Section("Is anybody there?", accessory=knock),
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://wall.png", description="A wall.")
                ),
                discord.ui.Separator(),
                discord.ui.ActionRow(cards),
                discord.ui.File("attachment://bill.txt"),
                accent_colour=0x336699,
            )
        )

    async def _knocked(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Wall(self.knocks + 1), attachments=wall_files())

    async def _taken(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        taken = discord.ui.LayoutView()
        taken.add_item(discord.ui.TextDisplay("no wall left"))
        await interaction.edit_original_response(view=taken, attachments=[])


def wall_files() -> list[discord.File]:
    return [png("wall.png"), discord.File(io.BytesIO(b"for bricks"), "bill.txt")]


@app_commands.command(description="Components V2")
async def wall(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Wall(), files=wall_files())


@app_commands.command(description="Components V2 everywhere")
async def walls(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send(view=Wall(1), files=wall_files())
    told = await interaction.user.send("soon a wall", embed=discord.Embed(title="soon"))
    await told.edit(content=None, embeds=[], view=Wall(2), attachments=wall_files())
    await interaction.followup.send(view=Wall(3), files=wall_files())
    await interaction.followup.send(view=Wall(4), files=wall_files(), ephemeral=True)


@app_commands.command(description="Opens a form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Name())


@app_commands.command(description="Never answers")
async def silent(interaction: discord.Interaction) -> None:
    return


@app_commands.command(description="Answers twice")
async def twice(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("once")
    again = discord.interactions.InteractionResponse(interaction)
    try:
        await again.send_message("twice")
    except discord.HTTPException as refusal:
        await interaction.edit_original_response(content=f"refused {refusal.code}")


@app_commands.command(description="For moderators")
@app_commands.default_permissions(manage_guild=True)
async def moderate(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("moderated", ephemeral=True)


Registrable = app_commands.Group | app_commands.Command[Any, ..., Any]

COMMANDS: tuple[Registrable, ...] = (
    game,
    maneuvers,
    whisper,
    open_threads,
    wall,
    walls,
    form,
    silent,
    twice,
    moderate,
)


class TrialBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[TrialBot]:
    """The bot, connected to the sandbox; stopped at the end."""
    with point_discord_at(sandbox.url):
        client = TrialBot()
        task = asyncio.create_task(client.start(sandbox.token))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield client
        finally:
            ready.cancel()
            await client.close()
            await events_told()
            with suppress(asyncio.CancelledError):
                await task


def main() -> None:
    """As a process of its own, told where the sandbox is."""
    point_discord_at(os.environ["SANDBOX_URL"])
    TrialBot().run(os.environ["SANDBOX_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
