"""PostgreSQL: connections, locks, the schema. Alone to import asyncpg; imports store.transactions."""
