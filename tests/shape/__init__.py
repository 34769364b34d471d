"""The shape of the tree: `python -m tests.shape` says how large its parts are, and which are too large."""
