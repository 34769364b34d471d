# What is answered to anybody, and the frame of what the bot posts.

something-broke = Something went wrong on my side; it has been noted. Nothing of yours was lost: please try again.
restarting = I am about to be restarted; please try that again in a minute. Nothing of yours is lost.
# The heading of what a picture shows, until it is drawn. At most 256 characters.
table-in-words = The table in words
