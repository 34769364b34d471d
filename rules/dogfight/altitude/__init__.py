"""The altitude section: climbing, diving, clouds, taking off and landing. Imports pieces; no plan or fire."""
