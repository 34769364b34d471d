"""What a form offers by sorts of cards is what trying all cards would offer."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dogfight.box.components import CARDS
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail, completions
from rules.dogfight.planning.open_plans import OpenPlans, binding_trail
from rules.dogfight.rulebook import InForce
from rules.dogfight.title import DOGFIGHT

HEIGHTS = (
    None,
    Height(0, 0, 3, 8, ready=True),
    Height(0, 0, 3, 8, "rolling"),
    Height(0, 1, 3, 8),
    Height(1, 0, 3, 8),
    Height(2, 2, 3, 8),
)


@settings(deadline=None)
@given(st.data())
def test_cards_can_be_planned_if_some_legal_plan_has_them(data: st.DataObject) -> None:
    high = data.draw(st.booleans())
    model = data.draw(st.sampled_from(sorted(DOGFIGHT.hangar.figures.airplanes)))
    airplane = DOGFIGHT.hangar.airplane(model, InForce(altitude=high))
    some_card = st.sampled_from(sorted(airplane.cards)).map(airplane.cards.__getitem__)
    bound = Limits(
        rudder=data.draw(st.sampled_from(((), ("left",), ("right",)))),
        burning=data.draw(st.booleans()),
        stall=data.draw(st.booleans()),
        free_after_immelmann=data.draw(st.booleans()),
        double_steep=data.draw(st.booleans()),
        altitude=high,
        overdive=high and data.draw(st.booleans()),
        height=data.draw(st.sampled_from(HEIGHTS)) if high else None,
    )
    trail = Trail(tuple(data.draw(st.lists(some_card, max_size=2))))
    plans = OpenPlans(airplane, binding_trail(airplane, trail, bound), bound)
    for _ in range(5):
        slots = tuple(data.draw(st.one_of(st.none(), some_card)) for _ in range(CARDS))
        assert plans.allow(slots) == any(completions(trail, slots, airplane.cards.values(), bound))
        place = data.draw(st.integers(0, CARDS - 1))
        others = (*slots[:place], *slots[place + 1 :])
        if all(card is None or others.count(card) == 1 for card in others):
            spare = [card for card in airplane.cards.values() if card not in others]
            laid = [(*slots[:place], card, *slots[place + 1 :]) for card in spare]
            assert plans.at(slots, place, spare) == [each[place] for each in laid if plans.allow(each)]
