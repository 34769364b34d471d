"""The container's recipe, tried without an engine."""
