"""Small drawings that board and consoles share: icons, plates, cards, silhouettes. Imports only the kit."""
