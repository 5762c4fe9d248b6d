"""Contradictions in a position of Vineta: findings on JSON data of the right form, before a state is made of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.schema import Finding, impossible, removing_fix, with_entry_changed, without_entry
from engine.games.vineta.rules.city import COAST_RULE, coastal_district_names
from engine.games.vineta.rules.components import LAST_ROUND, TURNS
from engine.games.vineta.rules.floods import ADDING_RULE, CHIP_RULE, SERIES_ENDING_RULE
from engine.games.vineta.rules.hand import CHOOSING_RULE, REVEAL_RULE
from engine.games.vineta.rules.houses import QUARANTINE_RULE
from engine.games.vineta.rules.notation import owner_and_card_from_text
from engine.games.vineta.rules.scoring import GAME_ENDING_RULE
from engine.games.vineta.rules.setup import PLACING_RULE
from engine.games.vineta.rules.sinking import FORCED_END_RULE, SINKING_RULE
from engine.games.vineta.table.pieces import deck_findings, house_findings, secret_tile_findings

WAITING_FOR: Final = ("acting", "sinking", "reserve")
"""The keys that say what the game waits for, of which at most one may be set."""


def position_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on all contradictions in a position; a game cannot begin with any of them."""
    for check in CHECKS:
        yield from check(position, players)


def is_game_over_in_position(position: Position) -> bool:
    """Return whether as many districts have sunk as can."""
    return len(position.get("sunk", ())) == TURNS


def phase_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on keys that do not suit the decision the game waits for, or a game that is over."""
    waiting = [key for key in WAITING_FOR if position.get(key)]
    if is_game_over_in_position(position):
        yield from (Finding("over_already", key, GAME_ENDING_RULE, fix={key: None}) for key in waiting)
    elif len(waiting) > 1:
        rest = ("step", "chosen") if waiting[0] == "acting" else ("round",)
        yield Finding("two_at_once", waiting[0], fix=dict.fromkeys((waiting[0], *rest)))
    begun = [key for key in ("sunk", "round", "series", "extra", "quarantined") if position.get(key)]
    if position.get("reserve") and begun:
        yield Finding(
            "reserve_in_play", "reserve", PLACING_RULE, {"count": len(position["reserve"])}, {"reserve": None}
        )
    most = players - 1 if position.get("acting") else 0
    if position.get("step", 0) > most and not position.get("reserve"):
        params = {"value": position["step"], "high": most}
        yield Finding("too_many_steps", "step", REVEAL_RULE, params, {"step": None})


def round_findings(position: Position, _players: int) -> Iterator[Finding]:
    """Yield a finding if a seat chooses what sinks before LAST_ROUND rounds are over, or if none does after them."""
    at = position.get("round")
    params = {"last": LAST_ROUND}
    if position.get("sinking") and at not in (None, LAST_ROUND):
        yield Finding("sinking_early", "round", FORCED_END_RULE, params, {"round": LAST_ROUND})
    elif not position.get("sinking") and at == LAST_ROUND:
        yield Finding("past_last_round", "round", FORCED_END_RULE, params, {"round": LAST_ROUND - 1})


def series_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on impossible series: inland, without flood cards, two of one district or of one god chip."""
    series, sunk = position.get("series", ()), position.get("sunk", ())
    shore = coastal_district_names(sunk)
    for at, each in enumerate(series):
        name, place = each["district"], f"series.{at}"
        fix = removing_fix(position, place)
        if name in sunk:
            yield impossible(place, SINKING_RULE, fix)
        elif name not in shore:
            yield Finding("series_inland", place, COAST_RULE, {"district": name}, fix)
        if not each["floods"]:
            yield impossible(place, SERIES_ENDING_RULE, fix)
        if name in [other["district"] for other in series[:at]]:
            yield impossible(place, ADDING_RULE, fix)
    yield from chip_on_two_districts_findings(series, players)


def chip_owner_of_series(series: Any) -> Seat | None:
    """Return the owner of the god chip of a series: as given, else the owner of its first card; None without either."""
    chip: Seat | None = series.get(
        "chip", owner_and_card_from_text(series["floods"][0])[0] if series["floods"] else None
    )
    return chip


def chip_on_two_districts_findings(series: Sequence[Any], players: int) -> Iterator[Finding]:
    """Yield findings on god chips that are on two districts; the fix takes a free chip, of a card's owner if it can."""
    chips = [chip_owner_of_series(each) for each in series]
    free = [seat for seat in range(players) if seat not in chips]
    for at, chip in enumerate(chips):
        if chip is None or chip not in chips[:at]:
            continue
        changed = (
            with_entry_changed(series, at, series_with_other_chip(series[at], free))
            if free
            else without_entry(series, at)
        )
        params = {"seat": chip, "district": series[at]["district"], "other": series[chips.index(chip)]["district"]}
        yield Finding("chip_twice", f"series.{at}.chip", CHIP_RULE, params, {"series": changed})


def series_with_other_chip(each: Any, free: Sequence[Seat]) -> Any:
    """Return a series with the god chip of one of these seats; if none has a card there, one gets the first card."""
    chip = next((seat for seat, _ in map(owner_and_card_from_text, each["floods"]) if seat in free), None)
    if chip is not None:
        return {**each, "chip": chip}
    first, *rest = each["floods"]
    return {
        **series_with_chip_of_first_card(each),
        "floods": [f"{free[0]}:{owner_and_card_from_text(first)[1]}", *rest],
    }


def series_with_chip_of_first_card(each: Any) -> Any:
    """Return a series that has the god chip of its first card."""
    return {key: value for key, value in each.items() if key != "chip"}


def quarantine_findings(position: Position, _players: int) -> Iterator[Finding]:
    """Yield findings on districts in quarantine that have sunk."""
    for at, name in enumerate(position.get("quarantined", ())):
        if name in position.get("sunk", ()):
            place = f"quarantined.{at}"
            yield impossible(place, QUARANTINE_RULE, removing_fix(position, place))


def chosen_card_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on cards before seats that do not suit the decision the game waits for."""
    chosen = position.get("chosen", [""] * players)
    laid = {seat for seat, card in enumerate(chosen) if card != ""}
    if position.get("acting"):
        starts = [position["start"]] if "start" in position else range(players)
        if not any(laid == seats_still_to_act(start, position.get("step", 0), players) for start in starts):
            params = {"seats": tuple(sorted(laid)), "count": len(laid)}
            yield Finding("wrong_seats_wait", "chosen", REVEAL_RULE, params, {"acting": None, "step": None})
    elif laid and (position.get("sinking") or position.get("reserve") or is_game_over_in_position(position)):
        yield Finding("no_time_for_cards", "chosen", CHOOSING_RULE, fix={"chosen": None})
    elif len(laid) == players:
        yield Finding("all_have_chosen", "chosen", REVEAL_RULE, fix={"chosen": None})


def seats_still_to_act(start: Seat, step: int, players: int) -> set[Seat]:
    """Return the seats whose cards are still to be carried out, of a round that `start` opened."""
    return {(start + at) % players for at in range(step, players)}


def public_move_findings(position: Position, _players: int) -> Iterator[Finding]:
    """Yield findings on public moves of turns that are still to come."""
    for at, (*_, turn) in enumerate(position.get("deeds", ())):
        if turn > len(position.get("sunk", ())):
            place = f"deeds.{at}"
            yield Finding("deed_to_come", place, params={"turn": turn + 1}, fix=removing_fix(position, place))


CHECKS: Final[Sequence[Callable[[Position, int], Iterator[Finding]]]] = (
    phase_findings,
    round_findings,
    series_findings,
    quarantine_findings,
    secret_tile_findings,
    chosen_card_findings,
    deck_findings,
    house_findings,
    public_move_findings,
)
