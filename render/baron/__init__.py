"""Pictures and words of Wings for the Baron: `artist` hands them out; companies and icons are shared."""
