"""Pictures and words of Wings for the Baron: `artist` hands them out; frame, sheet and icons are shared."""
