"""Money: loans, raising it, fees, and the government contract. Imports the network."""
