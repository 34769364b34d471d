"""All that speaks with Discord: the client, the courier, commands and panels."""
