"""Flood cards whose waves a reader has not told, and series of which only the worth is told.

The position names the least flood card in the place of each; that it is assumed says its name, "waves.G1.0". What the
series is worth is told among the moves, by the name "worth.G1".
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.rng import Random, pick_random, random_stream
from engine.core.situations import Situation, with_move_given, without_keys
from engine.core.table.fields import NOT
from engine.games.vineta.owners import (
    assumed_sides,
    flood_owner_name,
    series_on_district,
    waves_name,
    with_owners_drawn,
    with_owners_that_fit,
)
from engine.games.vineta.rules.components import CARDS, DECK, EVERY_FLOOD, waves_of_card
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, CARD_BY_NAME, owner_and_card_from_text

WORTH: Final = "worth"
MOST: Final = 40
"""The most that a series can be told to be worth: far more than in any game. Set by hand."""
WAVES: Final = [*map(waves_of_card, EVERY_FLOOD)]
LARGEST: Final = WAVES[-1]
USUAL: Final = LARGEST - 1
"""Of the largest flood each player has a single one, so stand-ins are at most this where they are many."""


def worth_name(district: str) -> str:
    """Return under which name among the moves it is told what the series of a district is worth."""
    return f"{WORTH}.{district}"


def assumed_waves(situation: Situation, district: str = "") -> list[str]:
    """Return the names of the flood cards whose waves are not told, on all districts or on one."""
    series = [each for each in situation.position.get("series", ()) if district in ("", each["district"])]
    names = [waves_name(each["district"], at) for each in series for at in range(len(each["floods"]))]
    return [name for name in names if name in situation.assumed]


def told_worth(situation: Situation, district: str) -> int | None:
    """Return what a series is told to be worth; None where that is not told, or its cards tell it."""
    text = situation.moves.get(worth_name(district), "")
    told = text in map(str, range(MOST + 1)) and not assumed_sides(situation, district)
    return int(text) if told and assumed_waves(situation, district) else None


def is_worth_open(situation: Situation, district: str) -> bool:
    """Return whether it is not told what a series is worth, since the waves of a card are not told."""
    return bool(assumed_waves(situation, district)) and told_worth(situation, district) is None


def open_worths(situation: Situation) -> list[str]:
    """Return the names of the worths that are not told, nor by cards, of all series."""
    districts = [each["district"] for each in situation.position.get("series", ())]
    return [worth_name(district) for district in districts if is_worth_open(situation, district)]


def ways_to_be_worth(situation: Situation, district: str) -> list[Situation]:
    """Return the situation with each worth that the cards of a series may have."""
    least, cards = least_worth(situation, district), len(assumed_waves(situation, district))
    return [with_worth_told(situation, least + more, district) for more in range((LARGEST - 1) * cards + 1)]


def least_worth(situation: Situation, district: str) -> int:
    """Return the least that a series can be worth, whatever the cards are that are not told."""
    each = series_on_district(situation, district)
    return waves_of_series(each) if each else 0


def waves_of_series(each: Any) -> int:
    """Return the sum of the waves of a series in a position."""
    floods = [waves_of_card(CARD_BY_NAME[owner_and_card_from_text(text)[1]]) for text in each["floods"]]
    return sum(floods) + sum(AUTHORITY_WAYS[owner_and_card_from_text(text)[1]] for text in each.get("authority", ()))


def are_cards_lacking(situation: Situation, district: str) -> bool:
    """Return whether a series is told to be worth more than the cards that are there can be."""
    each, filled = series_on_district(situation, district), series_on_district(with_waves_filled(situation), district)
    return bool(each and filled and len(each["floods"]) < len(filled["floods"]))


def with_worth_told(situation: Situation, worth: int | None, district: str) -> Situation:
    """Return the situation in which a series is worth so much; None: not told."""
    return with_move_given(situation, worth_name(district), None if worth is None else str(worth))


def fitted(situation: Situation) -> Situation:
    """Return a situation with stand-ins for owners that fit it, and without what its series can't be any more."""
    gone = [name for name in situation.moves if not may_be_told(situation, *name.partition(".")[::2])]
    return with_owners_that_fit(replace(situation, moves=without_keys(situation.moves, *gone)))


def may_be_told(situation: Situation, kind: str, rest: str) -> bool:
    """Return whether a move of this kind may be told: what a series is worth, who did not lay a card, or any other."""
    if kind == WORTH:
        worth = told_worth(situation, rest)
        return worth is not None and worth >= least_worth(situation, rest)
    return f"{kind}." != NOT or f"floods.{rest}" in situation.assumed


def with_stand_ins(situation: Situation) -> Situation:
    """Return the situation with cards, and owners of them, that make each series worth what is told."""
    return with_owners_that_fit(with_waves_filled(situation))


def with_series_drawn(situation: Situation, seed: int) -> Situation:
    """Return the situation with everything drawn that is not told of its series: waves, owners, sides."""
    return with_owners_drawn(with_waves_filled(situation, random_stream(seed, "asked waves")), seed)


def with_waves_filled(situation: Situation, rng: Random | None = None) -> Situation:
    """Return the situation with cards that make each series worth what is told; others are drawn, if there is `rng`.

    Where the cards that are there can't be worth so much, more of them are assumed.
    """
    if not assumed_waves(situation):
        return situation
    series, names, laid = [], set[str](), Counter[str]()
    for each in situation.position["series"]:
        name, floods = each["district"], [*each["floods"]]
        places = [int(text.rpartition(".")[2]) for text in assumed_waves(situation, name)]
        worth = told_worth(situation, name)
        if worth is not None:
            waves = waves_that_make(worth - waves_of_series(each) + len(places), len(places))
            added = range(len(floods), len(floods) + len(waves) - len(places))
            floods += [floods[0]] * len(added)
            for place, number in zip([*places, *added], waves, strict=True):
                floods[place] = with_waves(floods[place], number)
            names |= {called(name, at) for at in added for called in (flood_owner_name, waves_name)}
        elif rng:
            for place in places:
                # Nobody has more of a card than there are in a deck.
                able = [number for number in WAVES if laid[with_waves(floods[place], number)] < deck_count(number)]
                floods[place] = with_waves(floods[place], pick_random(rng, able))
                laid[floods[place]] += 1
        series.append({**each, "floods": floods})
    position = {**situation.position, "series": series}
    return replace(situation, position=position, assumed=situation.assumed | names)


def with_waves(text: str, number: int) -> str:
    """Return a flood card of the same owner, of so many waves."""
    return f"{owner_and_card_from_text(text)[0]}:{CARDS[number - 1]}"


def deck_count(number: int) -> int:
    """Return how many floods of so many waves are in a deck."""
    return DECK[CARDS[number - 1]]


def waves_that_make(worth: int, count: int) -> Sequence[int]:
    """Return the waves of at least so many flood cards that are worth so much together, as equal as can be."""
    number = count if worth <= LARGEST * count else -(-worth // USUAL)
    least, more = divmod(worth, number)
    return [least + 1] * more + [least] * (number - more)
