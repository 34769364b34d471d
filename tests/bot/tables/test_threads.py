"""Games are restored on several threads at once, from the first moment on."""

from __future__ import annotations

import subprocess
import sys

ALL_AT_ONCE = """
import sys, threading
from bot.tables.catalogue import Catalogue
from rules.table import Table
from rules.titles import TITLES

title = TITLES["dogfight"]
table = Table.new(title, 2, {}, b"seed")
snapshot = table.snapshot()
Catalogue({title.key: title}, {})
start = threading.Barrier(8)
sys.setswitchinterval(1e-6)

def restore():
    start.wait()
    Table.restore(title, 2, table.options, b"seed", snapshot)

threads = [threading.Thread(target=restore) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_the_first_games_may_be_restored_all_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
