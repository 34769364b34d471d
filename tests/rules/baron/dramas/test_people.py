from __future__ import annotations

from rules.baron.events import EVENTS
from tests.rules.baron.dramas.annals import ace, ace_killed, game, played


def test_an_ace_is_hired_from_the_supply() -> None:
    hired = game().turn(played("fokker"), ace("fokker"))
    assert hired.one("ace-hired") == {"company": "fokker", "ace": "udet", "name": "Udet"}
    assert not hired.all("ace-lured")


def test_an_ace_is_lured_from_a_rival_after_some_turns() -> None:
    lured = game().turn(ace("fokker")).turn().turn(played("pfalz"), ace("pfalz", "fokker"))
    told = lured.one("ace-lured")
    assert (told["company"], told["source"], told["turns"]) == ("pfalz", "fokker", 2)
    assert len(lured.all("ace-hired")) == 1


def test_an_ace_is_killed_by_the_card_of_a_rival() -> None:
    killed = game().turn(ace("fokker")).turn().turn().turn(played("pfalz"), ace_killed("fokker"))
    told = killed.one("ace-killed")
    assert (told["company"], told["by"], told["turns"]) == ("fokker", "pfalz", 3)
    (drama,) = (each for each in killed.dramas() if each.kind == "ace-killed")
    assert drama.seats == (1, 2)
    kinds = [killed.annals().happened[at].event.kind for at in drama.proof]
    assert kinds == ["ace", "played", "ace_killed"]


def test_an_ace_is_avenged_on_those_who_had_him_killed() -> None:
    first = game().turn(ace("fokker"), ace("pfalz", who="voss")).turn(played("pfalz"), ace_killed("fokker"))
    avenged = first.turn(played("fokker"), ace_killed("pfalz", "voss"))
    told = avenged.one("ace-avenged")
    assert (told["company"], told["by"], told["name"], told["former"]) == ("pfalz", "fokker", "Voss", "Udet")


def test_another_who_kills_avenges_nobody() -> None:
    first = game().turn(ace("fokker"), ace("pfalz", who="voss")).turn(played("pfalz"), ace_killed("fokker"))
    assert not first.turn(played("albatros"), ace_killed("pfalz", "voss")).all("ace-avenged")


def test_nobody_is_avenged_on_a_third() -> None:
    first = (
        game().turn(ace("fokker"), ace("albatros", who="voss")).turn(played("pfalz"), ace_killed("fokker"))
    )
    assert not first.turn(played("fokker"), ace_killed("albatros", "voss")).all("ace-avenged")


def test_an_ace_killed_by_his_own_company_calls_for_no_revenge() -> None:
    own = game().turn(ace("fokker"), ace("fokker", who="voss")).turn(played("fokker"), ace_killed("fokker"))
    assert not own.turn(played("fokker"), ace_killed("fokker", "voss")).all("ace-avenged")


def test_an_engineer_is_lured_away_or_lost() -> None:
    leaves = EVENTS("engineer_lost", company="fokker", joins="pfalz")
    joins = EVENTS("engineer", company="pfalz", source="fokker")
    lured = game().turn(played("pfalz", "fokker"), leaves, joins)
    assert lured.one("engineer-lured") == {"company": "pfalz", "source": "fokker"}
    assert not lured.all("engineer-lost")
    lost = game().turn(played("pfalz", "fokker"), EVENTS("engineer_lost", company="fokker", joins="supply"))
    assert lost.one("engineer-lost") == {"company": "fokker", "by": "pfalz"}
    assert not lost.all("engineer-lured")


def test_an_engineer_from_the_supply_is_nobodys_loss() -> None:
    hired = game().turn(played("pfalz"), EVENTS("engineer", company="pfalz", source="supply"))
    assert not hired.dramas()


def test_honours_are_taken_from_another() -> None:
    def won(company: str | None, before: str | None) -> object:
        return (
            game()
            .turn(EVENTS("honours", marker="generalstab", company=company, before=before))
            .all("honours")
        )

    assert won("pfalz", "fokker") == [{"company": "pfalz", "holder": "fokker", "marker": "generalstab"}]
    assert won("pfalz", None) == won(None, "fokker") == []
