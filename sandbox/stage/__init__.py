"""What the sandbox's page is served, and the strings it can pull. Imports the sandbox, except its server."""
