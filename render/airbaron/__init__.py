"""Pictures and words of Air Baron: `artist` hands them out; liveries, routes and wording are shared."""
