"""The field's words stand where their code is: in the first line of a module's docstring."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TERMS = {
    "determinization": "rules/lookahead/decision.py",
    "rollout": "rules/lookahead/world.py",
    "heuristic": "rules/lookahead/world.py",
    "prior choice": "rules/lookahead/ideas.py",
    "successive halving": "rules/lookahead/halving.py",
    "common random numbers": "rules/lookahead/shared_dice.py",
    "payoff matrix": "rules/lookahead/duel.py",
    "double oracle": "rules/lookahead/oracle.py",
    "regret matching": "rules/lookahead/mixing.py",
    "best reply": "rules/lookahead/reading.py",
    "payoff model": "rules/dogfight/payoff/model.py",
}


@pytest.mark.parametrize("term", TERMS)
def test_a_technique_is_named_where_its_code_is(term: str) -> None:
    text = (ROOT / TERMS[term]).read_text(encoding="utf-8")
    first, *_ = (ast.get_docstring(ast.parse(text)) or "").splitlines()
    assert term in first.lower()
