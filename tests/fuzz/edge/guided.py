"""The same places, with inputs that atheris makes: it watches what code an input reaches and goes on there.

    python -m tests.fuzz.edge.guided "scenario files" [RUNS]

Needs atheris, which is not installed with the rest (pip install atheris).
"""

from __future__ import annotations

import importlib
import sys


def main() -> int:
    target, runs = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "100000"
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print("atheris is not installed here; `python -m tests.fuzz.edge` does without.")
        return 2
    # Only what is imported from here on is watched.
    with atheris.instrument_imports(include=["rules", "bot.discord.panels", "bot.desk", "bot.kit"]):
        trying = importlib.import_module("tests.fuzz.edge.trying")

    def one(data: bytes) -> None:
        trying.tried(target, data)

    atheris.Setup([sys.argv[0], f"-runs={runs}", "-max_len=256"], one)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
