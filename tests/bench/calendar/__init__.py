"""`python -m tests.bench.calendar`: how many days a game takes, by who looks in when and what they order.

What is measured, and how, is in `tests/bench/README.md`.
"""
