# What is answered to anybody, and the frame of what the bot posts.

something-broke = Something went wrong on my side; I've made a note of it. Nothing of yours is lost: please try again.
restarting = I'm about to restart. Please try again in a minute; nothing of yours is lost.
# The heading of what a picture shows, until it is drawn. At most 256 characters.
table-in-words = The table in words
