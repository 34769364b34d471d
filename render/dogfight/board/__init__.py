"""The table as the channel sees it: field, pieces, tags, tracks and roster. Imports signs and phrases."""
