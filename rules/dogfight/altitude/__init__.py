"""The altitude section: climbing, diving, clouds, taking off and landing. Imports pieces, and no plan or fire."""
