"""What posts say of turns, and whether all else is told behind them."""
