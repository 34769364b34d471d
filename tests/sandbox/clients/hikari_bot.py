"""A bot by hikari, as a process of its own: a command that shows a button, and a press that is answered."""

import os

import hikari  # type: ignore[import-not-found] # at hand only where this is run

bot = hikari.GatewayBot(
    os.environ["SANDBOX_TOKEN"],
    banner=None,
    logs="ERROR",
    rest_url=f"{os.environ['SANDBOX_URL']}/api/v10",
    intents=hikari.Intents.GUILDS,
)


async def register(_event: hikari.StartingEvent) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder("knock", "Knock at the door")
    await bot.rest.set_application_commands(application, [command])


async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "open", label="Open")
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, "Who is there?", component=row
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, "Come in.", components=[]
        )


bot.subscribe(hikari.StartingEvent, register)
bot.subscribe(hikari.InteractionCreateEvent, answer)
bot.run(check_for_updates=False)
