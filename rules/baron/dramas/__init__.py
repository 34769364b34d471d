"""What mattered in a game of Wings for the Baron, found in one reading of what everybody saw.

`kinds` names it, `books` keeps the accounts as they were at each moment, `story` reads the annals; the other
modules are what a reader looks out for: `people`, `works`, `orders` (contracts), `money`, `war` and `end`.
"""
