from __future__ import annotations

from bot.post.story import AND_MORE, cut, with_news, written
from render.artist import Line
from words import say


def test_what_matters_stands_first_and_in_bold_whichever_step_it_is_of() -> None:
    first = [Line("A is hit.", "key"), Line("Red: A flies.", "routine"), Line("Turn 1.", "echo")]
    second = [Line("A falls.", "great"), Line("It rains.", "plain"), Line("Blue is next.", "next")]
    assert written([*first, *second]) == [
        "**A falls.**",
        "**A is hit.**",
        "It rains.",
        "Red: A flies.",
        "Blue is next.",
    ]


def test_where_too_much_happened_what_matters_least_is_left_out() -> None:
    texts = ["**A falls.**", "B flies.", "C flies."]
    assert cut(texts, 100) == texts
    assert cut(texts, 25) == ["**A falls.**", "B flies.", say(AND_MORE)]
    assert cut(texts, 1) == ["**A falls.**", say(AND_MORE)]


def test_an_alt_text_begins_with_the_news_as_plain_words() -> None:
    news = ("**A\\_da's SPAD blows up**, nose to nose.", "Four against three.")
    assert (
        with_news(news, "The table.") == "A_da's SPAD blows up, nose to nose. Four against three. The table."
    )
    assert with_news((), "The table.") == "The table."


def test_where_an_alt_text_has_no_room_the_headline_has_to_do() -> None:
    assert with_news(("A falls.", "B flies."), "The table.", most=20) == "A falls. The table."
