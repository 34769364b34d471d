"""Games as they are kept: titles played here, loaded games, records. Imports store and kit."""
