"""What may be answered to an interaction, how often, and for how long."""

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.answering import answer, begin, by_webhook, edit_reply, find_reply, follow_up
from sandbox.errors import Refusal
from sandbox.model import Interaction, InteractionKind
from tests.sandbox.conftest import Clock

Json = dict[str, Any]
EPHEMERAL = 64


@pytest.fixture
def idle(clock: Clock) -> Sandbox:
    """A sandbox that nobody serves: these rules need no wire."""
    return Sandbox(clock=clock)


def command(sandbox: Sandbox, kind: InteractionKind = InteractionKind.COMMAND) -> Interaction:
    user = sandbox.person("Ann").user
    return begin(sandbox.world, kind, user, sandbox.channel("games"), {"name": "plan"})


def say(sandbox: Sandbox, interaction: Interaction, kind: int, **data: Any) -> None:
    answer(sandbox.world, interaction.id, interaction.token, {"type": kind, "data": data}, [])


def code(refusal: pytest.ExceptionInfo[Refusal]) -> int:
    return refusal.value.code


def test_three_seconds_to_answer(idle: Sandbox, clock: Clock) -> None:
    prompt, late = command(idle), command(idle)
    clock.advance(seconds=3)
    say(idle, prompt, 4, content="just in time")
    clock.advance(seconds=0.1)
    with pytest.raises(Refusal) as refusal:
        say(idle, late, 4, content="too late")
    assert code(refusal) == 10062


def test_only_one_answer(idle: Sandbox) -> None:
    interaction = command(idle)
    say(idle, interaction, 5)
    with pytest.raises(Refusal) as refusal:
        say(idle, interaction, 4, content="again")
    assert code(refusal) == 40060


def test_a_refused_answer_does_not_count(idle: Sandbox) -> None:
    interaction = command(idle)
    with pytest.raises(Refusal):
        say(idle, interaction, 4, content="x" * 2001)
    say(idle, interaction, 4, content="x" * 2000)


def test_the_token_lives_fifteen_minutes(idle: Sandbox, clock: Clock) -> None:
    interaction = command(idle)
    application = idle.world.application_id
    with pytest.raises(Refusal) as refusal:
        by_webhook(idle.world, application, interaction.token)
    assert code(refusal) == 10015, "nothing to follow up before the first answer"
    say(idle, interaction, 5)
    clock.advance(minutes=15)
    assert by_webhook(idle.world, application, interaction.token) is interaction
    clock.advance(seconds=1)
    with pytest.raises(Refusal) as refusal:
        by_webhook(idle.world, application, interaction.token)
    assert code(refusal) == 50027


def test_the_first_followup_takes_the_place_of_thinking(idle: Sandbox) -> None:
    interaction = command(idle)
    say(idle, interaction, 5, flags=EPHEMERAL)
    assert interaction.original
    assert interaction.original.loading
    first = follow_up(idle.world, interaction, {"content": "done"}, [])
    assert first is interaction.original
    assert (first.content, first.loading, first.ephemeral) == ("done", False, True)
    second = follow_up(idle.world, interaction, {"content": "for all"}, [])
    assert second is not first
    assert not second.ephemeral


def test_who_sees_a_deferred_answer_is_settled_when_deferring(idle: Sandbox) -> None:
    interaction = command(idle)
    say(idle, interaction, 5)
    assert not follow_up(idle.world, interaction, {"content": "x", "flags": EPHEMERAL}, []).ephemeral


def test_a_refused_edit_changes_nothing(idle: Sandbox) -> None:
    interaction = command(idle)
    say(idle, interaction, 5)
    message = find_reply(interaction, None)
    bad = {"content": "x", "embeds": [{"image": {"url": "attachment://none.png"}}]}
    with pytest.raises(Refusal):
        edit_reply(idle.world, interaction, message, bad, [])
    assert (message.content, message.loading) == ("", True)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (InteractionKind.COMMAND, 6),
        (InteractionKind.COMMAND, 7),
        (InteractionKind.COMMAND, 8),
        (InteractionKind.AUTOCOMPLETE, 4),
        (InteractionKind.AUTOCOMPLETE, 9),
        (InteractionKind.MODAL, 9),
        (InteractionKind.COMMAND, 99),
    ],
)
def test_some_answers_do_not_fit(idle: Sandbox, kind: InteractionKind, wrong: int) -> None:
    with pytest.raises(Refusal) as refusal:
        say(idle, command(idle, kind), wrong, content="x", choices=[])
    assert code(refusal) == 50035


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"choices": [{"name": "x", "value": "x"}] * 26},
        {"choices": [{"name": "x" * 101, "value": "x"}]},
        {"choices": [{"name": "", "value": "x"}]},
        {"choices": [{"name": "x", "value": "x" * 101}]},
        {"choices": [{"name": "x"}]},
    ],
)
def test_bad_choices(idle: Sandbox, data: Json) -> None:
    with pytest.raises(Refusal) as refusal:
        say(idle, command(idle, InteractionKind.AUTOCOMPLETE), 8, **data)
    assert code(refusal) == 50035


def field(**more: Any) -> Json:
    return {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": "t", **more}}


@pytest.mark.parametrize(
    "data",
    [
        {"title": "x" * 46, "custom_id": "m", "components": [field()]},
        {"title": "x", "custom_id": "", "components": [field()]},
        {"title": "x", "custom_id": "m", "components": []},
        {"title": "x", "custom_id": "m", "components": [field(custom_id=str(n)) for n in range(6)]},
        {"title": "x", "custom_id": "m", "components": [field(), field()]},
        {"title": "x", "custom_id": "m", "components": [field(value="x" * 4001)]},
        {"title": "x", "custom_id": "m", "components": [field() | {"label": "x" * 46}]},
        {"title": "x", "custom_id": "m", "components": [{"type": 2, "style": 1, "label": "b"}]},
        {"title": "x", "custom_id": "m", "components": [field(type=2)]},
    ],
)
def test_bad_forms(idle: Sandbox, data: Json) -> None:
    with pytest.raises(Refusal) as refusal:
        say(idle, command(idle), 9, **data)
    assert code(refusal) == 50035
