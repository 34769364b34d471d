from __future__ import annotations

import gc

from render.kit import masks
from tests.conformance.dry import kept_pictures


def test_what_is_kept_is_found_though_it_is_frozen() -> None:
    gc.freeze()
    try:
        assert masks._polygons in list(kept_pictures())
    finally:
        gc.unfreeze()
