"""What a newcomer is asked to try, a title each."""

from __future__ import annotations

INVITATIONS: dict[str, str] = {
    "dogfight": "Fly a duel",
    "baron": "Build aeroplanes",
    "airbaron": "Run an airline",
}
