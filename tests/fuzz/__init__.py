"""Long random play over random options, with every invariant checked; a failure leaves a playable record."""
