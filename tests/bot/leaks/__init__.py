"""Nothing hidden reaches anybody: whole bots that differ in one secret, and all that others get of them."""
