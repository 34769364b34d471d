"""Plane geometry: where cards lie, and what a ruler laid between them meets. Imports only the box."""
