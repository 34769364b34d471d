"""Thinking ahead, over the contract alone: what a seat imagines, plays on and weighs before it answers.

It works for every title, and knows no more than the seat it thinks for: all it looks at follows from that
seat's view and its own dice (`Title.imagine`). Imports the contract; no title.
"""
