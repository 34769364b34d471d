"""What drawn markers do: profits, events, strikes and the Local Competitor. Imports network and finance."""
