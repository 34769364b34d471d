"""Forms as components: what a press means stands in its custom id, so panels outlive restarts."""
