"""Pictures and words of Air Baron, handed out by `artist`; liveries, places, routes, wording are shared."""
