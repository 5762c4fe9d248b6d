"""Cards that act on series: authority, changing wind, calm sea; chapter 4 of the rules."""

from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import floods, notation
from engine.games.vineta.rules.components import DISTRICTS, District, flood_card_of_waves
from engine.games.vineta.rules.hand import discard_chosen_card, take_up_chosen_card
from engine.games.vineta.rules.notation import AuthorityMove, CardAt, CardMove
from engine.games.vineta.rules.state import Authority, Series, State, find_series

AUTHORITY_RULE: Final = "VI-4.1"
WIND_RULE: Final = "VI-4.2"
CALM_RULE: Final = "VI-4.3"

DECIDING: Final = (
    DecidingRule(AUTHORITY_RULE, ("authority",)),
    DecidingRule(WIND_RULE, ("wind",)),
    DecidingRule(CALM_RULE, ("calm",)),
)
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def authority_moves(state: State) -> list[str]:
    """VI-4.1: authority may go to any series, either way up. Return all such moves."""
    return [f"{DISTRICTS[each.district]}{way}" for each in state.series for way in notation.AUTHORITY_WAYS]


def refuse_illegal_authority(state: State, target: AuthorityMove) -> None:
    """VI-4.1: authority goes to a threatened district. Raises Refusal("no_series")."""
    refuse_district_without_series(state, target.district, AUTHORITY_RULE)


def refuse_district_without_series(state: State, district: District, rule: str) -> None:
    """A card needs a threatened district, by the rule `rule` (an id) of that card. Raises Refusal("no_series")."""
    if find_series(state.series, district) is None:
        raise Refusal("no_series", rule, district=DISTRICTS[district])


def lay_authority(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-4.1: authority makes a series AUTHORITY_WAVES higher or lower; several cards all count (V11)."""
    target = notation.AUTHORITY_MOVES[move]
    take_up_chosen_card(state, seat)
    old = floods.series_on_district(state, target.district)
    new = Series(old.district, old.chip, old.floods, (*old.authority, Authority(seat, target.waves)))
    floods.replace_series(state, new)
    if log is not None:
        log(state, e.AuthorityLaid(AUTHORITY_RULE, seat, DISTRICTS[target.district], target.waves, new.worth))


def calm_sea_moves(state: State) -> list[str]:
    """VI-4.3: any flood card of a series may go back, but no authority card (V8). Return all such moves."""
    return [text for each in state.series for text in notation.FLOOD_TEXTS[each.district][: len(each.floods)]]


def changing_wind_moves(state: State) -> list[str]:
    """VI-4.2: any flood card of a series may go to any other series. Return all such moves."""
    return [
        f"{card}>{DISTRICTS[other.district]}"
        for each in state.series
        for card in notation.FLOOD_TEXTS[each.district][: len(each.floods)]
        for other in state.series
        if other is not each
    ]


def refuse_missing_flood_card(state: State, card: CardAt | CardMove, rule: str) -> None:
    """A card takes a flood card that is there, by the rule `rule` (an id) of that card.

    Raises Refusal: "no_series" or "no_such_card".
    """
    refuse_district_without_series(state, card.district, rule)
    count = len(floods.series_on_district(state, card.district).floods)
    if card.place >= count:
        raise Refusal("no_such_card", rule, district=DISTRICTS[card.district], place=card.place + 1, count=count)


def refuse_illegal_changing_wind(state: State, move: CardMove) -> None:
    """VI-4.2: a flood card goes to the end of another series.

    Raises Refusal: "no_series", "no_such_card", or "same_series".
    """
    refuse_missing_flood_card(state, move, WIND_RULE)
    refuse_district_without_series(state, move.target, WIND_RULE)
    if move.target == move.district:
        raise Refusal("same_series", WIND_RULE, district=DISTRICTS[move.district])


def change_wind(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-4.2: a flood card goes to the end of another series, and keeps its owner (V6)."""
    target = notation.flood_card_named_by_text(move)
    assert isinstance(target, CardMove)
    discard_chosen_card(state, seat)
    card = floods.take_flood_card(state, target.district, target.place)
    to = floods.series_on_district(state, target.target)
    floods.replace_series(state, Series(to.district, to.chip, (*to.floods, card), to.authority))
    if log is not None:
        names = DISTRICTS[target.district], DISTRICTS[target.target]
        log(state, e.WindChanged(WIND_RULE, seat, card.seat, card.waves, *names))
    floods.end_or_keep_series_after_loss(state, target.district, target.place, log)


def refuse_illegal_calm_sea(state: State, card: CardAt) -> None:
    """VI-4.3: a flood card of a series goes back. Raises Refusal: "no_series" or "no_such_card"."""
    refuse_missing_flood_card(state, card, CALM_RULE)


def calm_the_sea(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-4.3: a flood card goes back to the discards of its owner."""
    target = notation.flood_card_named_by_text(move)
    assert isinstance(target, CardAt)
    discard_chosen_card(state, seat)
    card = floods.take_flood_card(state, target.district, target.place)
    state.discards[card.seat].append(flood_card_of_waves(card.waves))
    if log is not None:
        log(state, e.SeaCalmed(CALM_RULE, seat, card.seat, card.waves, DISTRICTS[target.district]))
    floods.end_or_keep_series_after_loss(state, target.district, target.place, log)
