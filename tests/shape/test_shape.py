"""The tree keeps its shape, and the survey sees when it does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.shape import code, drawn, names, pages, weight
from tests.shape.__main__ import ROOT, main
from tests.shape.code import Function
from tests.shape.pages import depths

SAID = '"""A room."""\n'
MEMBERS = " ".join(f"`{member}`" for member in sorted(drawn.members()))
MAP = f"""## The tree

```
{{tree}}```

## The contract

{MEMBERS}

## More
"""
TREE = "rules/\n  one\nrender/\n  one\nbot/\n  one\nsandbox/\n  one\nwords/\n  one\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small tree in good shape."""
    for layer in code.LAYERS:
        write(tmp_path / layer / "__init__.py", SAID)
        write(tmp_path / layer / "one.py", "ONE = 1\n")
    write(tmp_path / "tests" / "bot" / "test_one.py", "ONE = 1\n")
    write(tmp_path / "README.md", "Read [the rules](docs/rules.md), or `docs/more.md`.")
    write(tmp_path / "docs" / "rules.md", "Back to [the start](../README.md#top).")
    write(
        tmp_path / "docs" / "more.md",
        "See [a site](https://example.org/x.md), or [the map](architecture.md).",
    )
    write(tmp_path / drawn.PAGE, MAP.format(tree=TREE))
    write(tmp_path / weight.BUDGET, "".join(f"{layer} = 1\n" for layer in code.LAYERS))
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def faults(tree: Path) -> list[str]:
    found = code.modules(tree)
    return [*code.faults(found), *pages.faults(tree, pages.pages(tree)), *drawn.faults(tree, found)]


def test_the_tree_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT) == 0, [line for line in capsys.readouterr().out.splitlines() if "WRONG" in line]


def test_a_small_sound_tree_has_no_fault(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert faults(tree) == []
    assert main(tree) == 0
    printed = capsys.readouterr().out
    assert ["bot", "1", "2", "0.50"] in [line.split() for line in printed.splitlines()]
    assert printed.endswith("The shape is sound.\n")


def test_what_is_wrong_is_printed_and_fails(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree / "rules" / "long.py", "ONE = 1\n" * 501)
    assert main(tree) == 1
    assert "WRONG: rules/long.py has 501 lines; 500 are the most\n" in capsys.readouterr().out


@pytest.mark.parametrize("layer", ["render", "tests"])
def test_a_folder_of_too_many_modules_is_named(tree: Path, layer: str) -> None:
    for number in range(code.MOST_MODULES):
        write(tree / layer / "drawer" / f"module_{number}.py", "")
    write(tree / layer / "drawer" / "__init__.py", SAID)
    assert list(code.faults(code.modules(tree))) == []
    write(tree / layer / "drawer" / "one_more.py", "")
    assert f"{layer}/drawer holds 26 modules; 25 are the most" in faults(tree)


@pytest.mark.parametrize("text", [None, "", "ONE = 1\n"])
def test_a_room_that_does_not_say_what_it_is_is_named(tree: Path, text: str | None) -> None:
    write(tree / "bot" / "room" / "module.py", "")
    if text is not None:
        write(tree / "bot" / "room" / "__init__.py", text)
    assert "bot/room/__init__.py does not say what lives there" in faults(tree)


def test_a_link_to_nothing_is_named(tree: Path) -> None:
    write(tree / "docs" / "rules.md", "See [there](gone.md) and [here](more.md).")
    assert faults(tree) == ["docs/rules.md links to docs/gone.md, which is not there"]


def test_a_page_that_nobody_is_led_to_is_named(tree: Path) -> None:
    write(tree / "docs" / "lost.md", "Nobody knows me.")
    assert faults(tree) == ["docs/lost.md is not reached from the README"]


def test_rooms_and_modules_that_the_map_does_not_show_are_named(tree: Path) -> None:
    shown = TREE.replace("  one\n", "  one\n  chess/  title opening\n  go/  one\n", 1)
    write(tree / drawn.PAGE, MAP.format(tree=shown))
    for path in ("chess/opening", "go/opening", "checkers"):
        write(tree / "rules" / path / "__init__.py", SAID)
        write(tree / "rules" / path / "module.py", "")
    write(tree / "rules" / "two.py", "")
    assert list(drawn.faults(tree, code.modules(tree))) == [
        f"docs/architecture.md does not show {path} in its tree"
        for path in ("rules/checkers", "rules/go/opening", "rules/two.py")
    ]


def test_members_of_the_contract_that_are_not_explained_are_named(tree: Path) -> None:
    page = (tree / drawn.PAGE).read_text(encoding="utf-8")
    write(tree / drawn.PAGE, page.replace("`imagine` ", ""))
    assert faults(tree) == ["docs/architecture.md does not say what `imagine` of the contract is"]


def test_code_that_a_page_speaks_of_is_there(tree: Path) -> None:
    write(
        tree / "docs" / "rules.md", "As in `bot/one.py` and `rules/`, `rules/<title>/`, but not `bot/two.py`."
    )
    assert faults(tree) == ["docs/rules.md speaks of bot/two.py, which is not there"]


def test_functions_are_measured_by_their_full_names(tree: Path) -> None:
    write(
        tree / "bot" / "one.py",
        "class A:\n    def b(self):\n        def c():\n            ...\n        c()\n",
    )
    (module,) = [module for module in code.modules(tree) if module.path == Path("bot/one.py")]
    assert module.functions == (Function("A.b", 4, 0), Function("A.b.c", 2, 0))


@pytest.mark.parametrize("layer", code.LAYERS)
def test_a_function_of_too_many_lines_is_named(tree: Path, layer: str) -> None:
    body = "    ...\n" * (code.LONGEST_FUNCTION - 1)
    write(tree / layer / "one.py", f"def long():\n{body}")
    assert faults(tree) == []
    write(tree / layer / "one.py", f"class A:\n  async def long(self):\n{body}    ...\n")
    assert faults(tree) == [f"{layer}/one.py: A.long has 51 lines; 50 are the most in a function"]


@pytest.mark.parametrize("layer", code.LAYERS)
def test_a_function_of_too_many_parameters_is_named(tree: Path, layer: str) -> None:
    write(tree / layer / "one.py", "class A:\n    def long(self, a, b, /, c, d, *e, f, g, **h): ...\n")
    assert faults(tree) == []
    write(tree / layer / "one.py", "def long(a, b, /, c, d, *e, f, g, i=1, **h): ...\n")
    assert faults(tree) == [f"{layer}/one.py: long takes 9 parameters; 8 are the most"]


def test_tests_may_say_more_and_values_have_as_many_fields_as_they_need(tree: Path) -> None:
    fields = "".join(f"    f{number}: int\n" for number in range(20))
    write(tree / "bot" / "one.py", f"@dataclass\nclass A:\n{fields}")
    write(tree / "tests" / "bot" / "test_one.py", "def long():\n" + "    ...\n" * 99)
    assert faults(tree) == []


def test_pages_are_as_deep_as_the_fewest_links_to_them(tree: Path) -> None:
    write(tree / "docs" / "lost.md", "Nobody knows me.")
    write(tree / "docs" / "rules.md", "See [the folder](deep/).")
    write(tree / "docs" / "deep" / "README.md", "")
    found = depths(pages.pages(tree))
    assert {str(path): depth for path, depth in found.items()} == {
        "README.md": 0,
        "docs/rules.md": 1,
        "docs/more.md": 1,
        "docs/architecture.md": 2,
        "docs/deep/README.md": 2,
    }


def test_a_room_that_outgrows_its_line_is_named(tree: Path) -> None:
    write(tree / "bot" / "desk" / "one.py", '"""A module."""\n' + "ONE = 1\n" * 11)
    write(tree / weight.BUDGET, 'bot = 1\nrender = 1\nrules = 1\nsandbox = 1\nwords = 1\n"bot/desk" = 10\n')
    assert list(weight.faults(tree, code.modules(tree))) == []
    write(tree / "bot" / "desk" / "one.py", "ONE = 1\n" * 12)
    assert list(weight.faults(tree, code.modules(tree))) == [
        "bot/desk holds 12 statements; tests/shape/budget.toml allows 10 and a tenth"
    ]


def test_a_room_without_a_line_and_a_line_without_a_room_are_named(tree: Path) -> None:
    write(tree / weight.BUDGET, "bot = 1\nrender = 1\nrules = 1\nwords = 1\ngone = 1\n")
    assert list(weight.faults(tree, code.modules(tree))) == [
        "sandbox holds 1 statements and has no line in tests/shape/budget.toml",
        "tests/shape/budget.toml has a line for gone, which is gone",
    ]


def declare(tree: Path, *paths: str, name: str = "Piece") -> list[str]:
    """What is wrong with the names of classes if one of this name is declared in each of these modules."""
    for path in paths:
        write(tree / path, f"class {name}: ...\n")
    return list(names.faults(code.modules(tree)))


def test_a_class_name_that_stands_twice_in_a_layer_is_named(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert declare(tree, "bot/one.py", "render/one.py", "tests/one.py", "tests/two.py") == []
    fault = "Piece is a class in bot/one.py and bot/two.py: one of them needs a name of its own"
    assert declare(tree, "bot/two.py") == [fault]
    assert main(tree) == 1
    assert f"WRONG: {fault}\n" in capsys.readouterr().out


def test_a_class_within_another_has_a_name_too(tree: Path) -> None:
    write(tree / "bot" / "one.py", "class Board:\n    class Piece: ...\n")
    assert len(declare(tree, "bot/two.py")) == 1


def test_a_class_name_in_three_layers_is_named(tree: Path) -> None:
    assert declare(tree, "rules/one.py", "sandbox/one.py") == []
    assert declare(tree, "bot/one.py") == [
        "Piece is a class in bot/one.py, rules/one.py and sandbox/one.py: it may stand in two layers at most"
    ]


def test_titles_may_share_the_names_of_roles_and_each_has_one_of_them(tree: Path) -> None:
    titles = ("rules/chess/title.py", "rules/go/title.py")
    assert declare(tree, "rules/one.py", "bot/one.py", *titles, name="Play") == []
    assert declare(tree, "rules/go/turn.py", name="Play") == [
        "Play is a class in rules/go/title.py and rules/go/turn.py: one of them needs a name of its own"
    ]


def test_a_role_of_one_layer_is_none_of_another(tree: Path) -> None:
    for title in ("chess", "go"):
        write(tree / "rules" / title / "title.py", "")
    assert declare(tree, "render/chess/one.py", "render/go/one.py", name="Play") == [
        "Play is a class in render/chess/one.py and render/go/one.py: one of them needs a name of its own"
    ]


@pytest.mark.parametrize("layer", names.ROLES)
def test_a_role_is_declared_only_where_titles_share_it(layer: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / layer).rglob("*.py")]
    for name in names.ROLES[layer]:
        assert sum(bool(re.search(rf"^class {name}\b", text, re.MULTILINE)) for text in texts) > 1, name
