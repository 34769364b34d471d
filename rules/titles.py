"""Every title that is played here, one line each."""

from __future__ import annotations

from rules.airbaron.title import AIRBARON
from rules.baron.title import BARON
from rules.dogfight.title import DOGFIGHT
from rules.engine import AnyTitle

TITLES: dict[str, AnyTitle] = {title.key: title for title in (DOGFIGHT, BARON, AIRBARON)}
