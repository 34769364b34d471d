"""Events of the dogfight in sentences. Imports phrases, and draws nothing."""
