"""The outbox's dispatcher, what it delivers (turns told, notices), and drawing. Imports tables and store."""
