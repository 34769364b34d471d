/* A bot by discord.js, as a process of its own: a command that shows a button, and a press that is answered. */

const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits } = require("discord.js");

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.SANDBOX_URL}/api` },
});

client.once("clientReady", () =>
  client.application.commands.set([{ name: "knock", description: "Knock at the door" }]),
);

client.on("interactionCreate", async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const open = new ButtonBuilder().setCustomId("open").setLabel("Open").setStyle(ButtonStyle.Primary);
    const row = new ActionRowBuilder().addComponents(open);
    await interaction.reply({ content: "Who is there?", components: [row] });
  } else if (interaction.isButton()) {
    await interaction.update({ content: "Come in.", components: [] });
  }
});

client.login(process.env.SANDBOX_TOKEN);
