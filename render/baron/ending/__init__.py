"""The card at the end: money, aeroplanes and the war, turn by turn. Imports shared modules and the kit."""
