"""Pictures and words of the dogfight: `artist` hands them out; sides, phrases and states are shared."""
