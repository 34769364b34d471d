"""The bot as a process that is killed, over and over, while people play."""
