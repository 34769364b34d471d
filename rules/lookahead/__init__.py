"""Lookahead search over the contract alone: determinization, rollouts, and mixed strategies for duels.

The search works for every title, and knows no more than the seat it thinks for: it samples worlds from that
seat's view and its own dice (`Title.imagine`). `thinking` is the way in, and has two methods: `halving`
compares ideas by rollouts, `duel` solves a zero-sum game of plans against plans (`oracle`, `mixing`).
`analysis` looks back at a recorded game with the same rollouts. Imports the contract; no title.
"""
