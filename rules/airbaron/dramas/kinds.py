"""Every kind of drama of Air Baron. Hubs and spokes are named by code; `way` is bought, raid or sold."""

from __future__ import annotations

from rules.drama import Dramas, Theme

DRAMAS = Dramas(
    # Hubs: whom it is about comes first, then whose it was or who did it. `held`, `gap` and `led` are rounds,
    # `reign` counts whose hub it was so far.
    Theme("first-hub", 50, "hub code price way share"),
    Theme("hub-won", 42, "hub code price way share"),
    Theme("hub-taken", 62, "hub code price way share held"),
    Theme("hub-war", 68, "hub code price way share held reign since"),
    Theme("hub-back", 58, "hub code price way share gap"),
    Theme("hub-broken", 46, "hub code way held"),
    Theme("hub-controlled", 50, "hub code price way share"),
    Theme("control-broken", 36, "hub code way"),
    Theme("one-short", 22, "hub code price"),
    # Market share
    Theme("lead", 46, "share next led"),
    Theme("halfway", 48, "share goal"),
    Theme("great-turn", 50, "gain share"),
    Theme("wiped-out", 60, "way"),
    # Takeovers: the attacker, then the defender
    Theme("raid-won", 34, "code price attack defence"),
    Theme("raid-upset", 48, "code price attack defence chance"),
    Theme("raid-failed", 25, "code price attack defence"),
    Theme("second-try", 54, "code price attack defence tries since"),
    Theme("retaken", 47, "code price since"),
    Theme("spree", 52, "codes price"),
    # Fare Wars: takeovers in them that came off or failed, and dollars of profit that were not paid
    Theme("war-begun", 20),
    Theme("fare-war", 40, "rounds won lost missed"),
    # Profits and contracts
    Theme("payday", 26, "marker amount"),
    Theme("negated", 32, "marker amount"),
    Theme("contract-won", 32, "amount pays"),
    Theme("contract-snatched", 50, "amount pays"),
    Theme("contract-unsold", 28, "pays lost"),
    Theme("driven-up", 48, "amount pays"),
    Theme("bluff", 50, "bid pays amount", opened=True),
    Theme("contract-loss", 40, "paid got"),
    # Blows: `most` is the largest bill or loss, 0 if several are as large
    Theme("crash", 42, "amount"),
    Theme("fuel", 40, "total most"),
    Theme("recession", 28),
    Theme("slump", 34, "lost most"),
    Theme("struck", 46, "cost"),
    Theme("settled", 24, "cost"),
    Theme("strike-over", 38, "cost rounds missed"),
    Theme("sell-off", 46, "why count raised"),
    Theme("ruin", 62, "why"),
    Theme("bankruptcy", 62, "amount"),
    Theme("left", 66, "contract"),
    # The end
    Theme("win", 100, "how total goal deed code? second? short?"),
    Theme("so-close", 74, "total short how"),
    Theme("comeback", 70, "behind round"),
    Theme("goal-missed", 60, "total short", opened=True),
    Theme("barred", 62, "total loan", opened=True),
)
