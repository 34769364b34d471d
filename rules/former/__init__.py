"""Records of the first format, `flugpost-record/1`: what their digests covered, and the words they held.

All here is frozen: it says how things were, and nothing but a fault in it changes it. It imports values
alone; the contract, and titles that have such records, import it.
"""
