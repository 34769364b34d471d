"""`flugpost` with the unpublished titles registered: `python -m tests.titles` plays them in the sandbox."""

from __future__ import annotations

import sys

from bot.__main__ import main
from render.artists import ARTISTS
from rules.titles import TITLES
from tests.titles.examples import EXAMPLE_ARTISTS, EXAMPLES

if __name__ == "__main__":
    TITLES.update(EXAMPLES)
    ARTISTS.update(EXAMPLE_ARTISTS)
    sys.exit(main())
