"""What is said and shown: telling a turn, notices, drawing, and the outbox. Imports tables and store."""
