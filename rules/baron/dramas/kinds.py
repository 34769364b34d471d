"""Every kind of drama of this title, and how much it matters.

Companies are named by key under `company`, `by` (whose doing it was), `source` (whom it was taken from),
`holder` (who had it before), `victim`, `taker`, `partner` and `second`; technologies by theirs under
`technology` and `back`.
"""

from __future__ import annotations

from rules.drama import Dramas, Theme

KINDS = Dramas(
    # Aces, engineers, and the favour of those above
    Theme("ace-hired", 38, "company ace name"),
    Theme("ace-lured", 64, "company source ace name turns"),
    Theme("ace-killed", 86, "company by ace name turns"),
    Theme("ace-avenged", 92, "company by ace name former"),  # former: the name of the ace who is avenged
    Theme("engineer-lured", 62, "company source"),
    Theme("engineer-lost", 50, "company by"),
    Theme("honours", 40, "company holder marker"),
    #
    # Spies and the drawing board
    Theme("stolen", 44, "company technology victim?"),  # victim: if nobody else has it
    Theme("stolen-at-last", 60, "company technology tries"),  # tries: the vain ones before
    Theme("spies-foiled", 36, "company tries"),
    Theme("first", 30, "company technology"),
    Theme("leap", 36, "company type before after"),
    Theme("best-fighter", 45, "company holder rating turns"),  # turns: for how long it was the holder's
    Theme("sabotage", 56, "how by company? technology?"),  # how: fire, dead-end, crash, strike or shortages
    Theme("arrangement", 42, "company partner technology back"),
    Theme("wasted", 30, "company name"),
    #
    # Contracts
    Theme("snatched", 42, "company by missed received overtaken"),  # overtaken: yes or no
    Theme("licence", 46, "company received"),
    Theme("sweep", 58, "company contracts"),
    Theme("harvest", 52, "company marks next"),  # next: what the next best earned
    Theme("empty-handed", 40, "company turns"),
    Theme("jilted", 52, "company taker received"),
    Theme("drought-over", 46, "company contracts turns"),
    Theme("refused", 64, "company fighter allied"),
    Theme("objection", 48, "company by received cost"),  # cost: contracts that it would have won otherwise
    #
    # Money
    Theme("lead-taken", 50, "company holder turns total ahead"),
    # why: as of the event; company: who loses most, and marks: how many; alone: yes, no or solitaire
    Theme("inflation-toll", 40, "why percent lost alone company? marks? by?"),
    Theme("banked-in-time", 48, "company converted saved"),
    Theme("ruin-near", 52, "left"),
    #
    # The war
    Theme("skies", 46, "side german allied company?"),  # who has the better Fighter now; company: whose it is
    Theme("war-nears-its-end", 58, "side morale"),
    #
    # The end. end: as of the event
    Theme("won", 95, "end companies total margin"),
    Theme("lost-alone", 95, "end company by total best margin"),
    Theme("near-miss", 98, "end company by total best margin"),
    Theme("won-all-the-same", 97, "end company total margin"),
    Theme("gold-decides", 99, "company holder lost"),
    Theme("photo-finish", 98, "company second total margin"),
    Theme("comeback", 96, "company turn total"),
    Theme("left-in-hand", 90, "company aces margin", opened=True),
)
