"""Events of the dogfight in sentences. Imports phrases and the board's measures, and draws nothing."""
