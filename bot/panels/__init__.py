"""Forms as Discord components. What a press means stands in its custom id, so panels outlive restarts."""
