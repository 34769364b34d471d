from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import pytest

from render.kit.cache import Kept, fingerprint


def test_the_same_thing_is_made_once() -> None:
    kept: Kept[object] = Kept(2)
    assert kept.get(b"a", object) is kept.get(b"a", object)


def test_the_least_recently_asked_for_goes_first() -> None:
    kept: Kept[object] = Kept(2)
    first, second = kept.get(b"a", object), kept.get(b"b", object)
    assert kept.get(b"a", object) is first
    kept.get(b"c", object)
    assert len(kept) == 2
    assert kept.get(b"a", object) is first
    assert kept.get(b"b", object) is not second


def test_who_asks_while_it_is_being_made_waits_and_gets_the_same() -> None:
    kept: Kept[str] = Kept(4)
    made_again = Event()

    def again() -> str:
        made_again.set()
        return "made again"

    with ThreadPoolExecutor(1) as pool:

        def make() -> str:
            waiting.append(pool.submit(kept.get, b"a", again))
            made_again.wait(0.05)
            return "made"

        waiting: list[Future[str]] = []
        assert kept.get(b"a", make) == "made"
        assert waiting[0].result(timeout=10) == "made"
    assert not made_again.is_set()


def test_a_fault_is_not_kept() -> None:
    kept: Kept[int] = Kept(2)
    with pytest.raises(ZeroDivisionError):
        kept.get(b"a", lambda: 1 // 0)
    assert kept.get(b"a", lambda: 7) == 7


def test_a_fingerprint_ignores_the_order_of_keys_and_nothing_else() -> None:
    assert fingerprint({1: "a", 2: "b"}) == fingerprint({2: "b", 1: "a"})
    assert fingerprint({1: "a"}) != fingerprint({1: "b"})
    assert fingerprint("board", 1) != fingerprint("mat", 1)
