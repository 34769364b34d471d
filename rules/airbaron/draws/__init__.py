"""Drawing markers, and what they do: profits, events, strikes, competitors. Imports network and finance."""
