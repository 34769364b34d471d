"""The board for everyone: the country, the network, airlines, the round. Imports the shared modules."""
