"""What a newcomer is asked to try, a title each."""

from __future__ import annotations

from rules.said import said

INVITATIONS = {title: said(f"pictures.invitation-{title}") for title in ("dogfight", "baron", "airbaron")}
