"""Air Baron's advanced version through Discord's own protocol: two people, a stand-in, and a winner."""

from __future__ import annotations

from rules.record import Record
from rules.table import Table
from rules.titles import TITLES
from rules.verify import verify
from sandbox import Person
from sandbox.model import Message
from tests.bot.discord.house import pick
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end, record_of


async def test_an_advanced_game_with_an_auction(club: Club) -> None:
    ann, ben = club.person("Ann"), club.person("Ben")
    post = await short_lobby(club, ann)
    await club.press(ben, post, "Join")
    await club.press(ann, post, "Add stand-in")
    await club.press(ann, post, "Start")
    record = record_of(await play_to_the_end(club, (ann, ben), b"airlines"))
    assert (record.seats, record.options["version"]) == (3, "advanced")
    outcome = verify(record, TITLES).outcome
    assert outcome
    assert outcome.winners
    assert {"auction", "bid", "contract_won"} <= kinds(record)
    club.check_protocol()


async def short_lobby(club: Club, host: Person) -> Message:
    """The host's form, with the round limit typed into its window."""
    form = (await (await host.slash(club.games, "game new", {"title": "airbaron"})).finished()).message
    await pick(host, form, "version", "advanced")
    while not (limit := [each["label"] for each in form.buttons if each["label"].startswith("Rounds")]):
        await (await host.press(form, "Next ▶")).finished()
    window = (await host.press(form, limit[0])).modal
    await (await host.submit(window, {"answer": "8"})).finished()
    await (await host.press(form, "Open the lobby")).finished()
    return (await club.sandbox.until(lambda: club.lobbies(host)))[-1]


def kinds(record: Record) -> set[str]:
    """Every kind of event the game had."""
    title = TITLES[record.title]
    table = Table.new(title, record.seats, record.options, record.seed_bytes())
    found = {event.kind for event in table.opening}
    for step in record.steps:
        for seat, choice in step.choices.items():
            found |= {event.kind for event in table.submit(seat, choice) or ()}
    return found
