"""Flood cards whose waves a reader has not told, and series of which only the worth is told.

The position names the least flood card in the place of each; that it is assumed says its name, "waves.G1.0". What the
series is worth is told among the moves, by the name "worth.G1".
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.rng import Random, pick_random, random_stream
from engine.core.situations import Situation, with_assumed, with_move_given, without_keys
from engine.core.table.fields import NOT
from engine.games.vineta.owners import (
    assumed_sides,
    flood_owner_name,
    is_length_open,
    series_on_district,
    waves_name,
    with_owners_drawn,
    with_owners_that_fit,
    with_side_told,
)
from engine.games.vineta.rules.components import CARDS, DECK, EVERY_FLOOD, SEATS, waves_of_card
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, CARD_BY_NAME, owner_and_card_from_text

WORTH: Final = "worth"
TIED: Final = "tied"
"""Among the moves: the box that is ticked where the highest series are worth the same."""
MOST: Final = 40
"""The most that a series can be told to be worth: far more than in any game. Set by hand."""
WORTHS: Final = range(SEATS[-1] * min(AUTHORITY_WAYS.values()), MOST + 1)
WAVES: Final = [*map(waves_of_card, EVERY_FLOOD)]
LARGEST: Final = WAVES[-1]
MORE: Final = range(3)
"""How many more cards are drawn for a series that may have more than are told. Set by hand."""
USUAL: Final = LARGEST - 1
"""Of the largest flood each player has a single one, so stand-ins are at most this where they are many."""


def worth_name(district: str) -> str:
    """Return under which name among the moves it is told what the series of a district is worth."""
    return f"{WORTH}.{district}"


def tried_name(district: str) -> str:
    """Return under which name it is assumed that what a series is told to be worth is one of all it may be."""
    return f"tried.{district}"


def is_worth_tried(situation: Situation, district: str) -> bool:
    """Return whether no answer may name what a series is worth: that is not told, or only tried."""
    return is_worth_open(situation, district) or tried_name(district) in situation.assumed


def are_highest_equal(situation: Situation) -> bool:
    """Return whether it is told that the highest series are worth the same, not what."""
    return TIED in situation.moves and are_several_open(situation)


def are_several_open(situation: Situation) -> bool:
    """Return whether there are several series, and it is not told what one of them is worth."""
    return len(situation.position.get("series", ())) > 1 and any(open_worths(situation))


def with_highest_equal(situation: Situation, seed: int) -> Situation:
    """Return the situation with each series worth the same of which it is not told what it is worth.

    Where they are several, the seed says what: it may be more than any other is worth.
    """
    if not are_highest_equal(situation):
        return situation
    names = [each["district"] for each in situation.position["series"]]
    worths = [told_worth(situation, name) or least_worth(situation, name) for name in names]
    untold = [name for name in names if is_worth_open(situation, name)]
    for name in untold:
        situation = with_worth_told(situation, max(0, *worths) + (seed - 1) * (len(untold) > 1), name)
    return situation


def assumed_waves(situation: Situation, district: str = "") -> list[str]:
    """Return the names of the flood cards whose waves are not told, on all districts or on one."""
    series = [each for each in situation.position.get("series", ()) if district in ("", each["district"])]
    names = [waves_name(each["district"], at) for each in series for at in range(len(each["floods"]))]
    return [name for name in names if name in situation.assumed]


def are_cards_open(situation: Situation, district: str) -> bool:
    """Return whether not all flood cards of a series are told: the waves of one, or how many there are."""
    return bool(assumed_waves(situation, district)) or is_length_open(situation, district)


def told_worth(situation: Situation, district: str) -> int | None:
    """Return what a series is told to be worth; None where that is not told, or its cards tell it."""
    text = situation.moves.get(worth_name(district), "")
    told = text in map(str, WORTHS) and not assumed_sides(situation, district)
    return int(text) if told and are_cards_open(situation, district) else None


def is_worth_open(situation: Situation, district: str) -> bool:
    """Return whether it is not told what a series is worth, since not all its cards are told."""
    return are_cards_open(situation, district) and told_worth(situation, district) is None


def open_worths(situation: Situation) -> list[str]:
    """Return the names of the worths that are not told, nor by cards, of all series."""
    districts = [each["district"] for each in situation.position.get("series", ())]
    return [worth_name(district) for district in districts if is_worth_open(situation, district)]


def ways_to_be_worth(situation: Situation, district: str) -> list[Situation]:
    """Return the situation with each worth that the cards of a series may have: tried, not told by the reader."""
    tables, cards = [with_assumed(situation, [tried_name(district)])], len(assumed_waves(situation, district))
    for name in assumed_sides(situation, district):
        tables = [with_side_told(table, name, way) for table in tables for way in AUTHORITY_WAYS]
    ways = list[Situation]()
    for table in tables:
        least = least_worth(table, district)
        most = MOST if is_length_open(situation, district) else least + (LARGEST - 1) * cards
        ways += [with_worth_told(table, worth, district) for worth in range(least, most + 1)]
    return ways


def least_worth(situation: Situation, district: str) -> int:
    """Return the least that a series can be worth, whatever the cards are that are not told."""
    each = series_on_district(situation, district)
    return waves_of_series(each) if each else 0


def waves_of_series(each: Any) -> int:
    """Return the sum of the waves of a series in a position."""
    floods = [waves_of_card(CARD_BY_NAME[owner_and_card_from_text(text)[1]]) for text in each["floods"]]
    return sum(floods) + sum(AUTHORITY_WAYS[owner_and_card_from_text(text)[1]] for text in each.get("authority", ()))


def are_cards_lacking(situation: Situation, district: str) -> bool:
    """Return whether a series has more cards than are told, or is told to be worth more than those can be."""
    if is_length_open(situation, district):
        return True
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

    Where the cards that are there can't be worth so much, more of them are assumed; where there may be more, some are
    drawn.
    """
    if not any(are_cards_open(situation, each["district"]) for each in situation.position.get("series", ())):
        return situation
    series, names, laid = [], set[str](), Counter[str]()
    for each in situation.position["series"]:
        name, floods = each["district"], [*each["floods"]]
        places = [int(text.rpartition(".")[2]) for text in assumed_waves(situation, name)]
        worth = told_worth(situation, name)
        if worth is None and rng and is_length_open(situation, name):
            more = range(len(floods), len(floods) + pick_random(rng, MORE))
            floods += [with_waves(floods[0], WAVES[0])] * len(more)
            places += more
            names |= {called(name, at) for at in more for called in (flood_owner_name, waves_name)}
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
    if not number:
        return ()
    least, more = divmod(worth, number)
    return [least + 1] * more + [least] * (number - more)
