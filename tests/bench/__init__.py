"""`make bench`: how much things cost, as ratios within one run, because machines differ and are noisy."""
