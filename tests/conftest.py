"""For all tests: garbage is collected less often, which saves a tenth of their time."""

import gc

gc.set_threshold(100_000, 50, 50)
