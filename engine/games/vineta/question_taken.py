"""What a changing wind or a calm sea takes from a series, told as far as it is known which card it is, and whose."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.describe import event_text_key
from engine.core.events import first_event_of
from engine.core.game import Event
from engine.core.situations import Situation, Verdict
from engine.games.vineta.owners import chip_name, flood_owner_name, is_length_open, series_on_district, waves_name
from engine.games.vineta.question_play import PLACES
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.floods import FIRST_CARD_RULE, SERIES_ENDING_RULE

WHERE: Final = ("seat", "source", "target", "district")
"""The fields of the two events that do not hang on which card is taken."""


def taken_flood_verdict(situation: Situation, first: e.WindChanged | e.SeaCalmed, more: Sequence[Event]) -> Verdict:
    """Return the verdict on a flood card that leaves a series: nobody is named who is not told to own a card or chip.

    The events are those of one card of the series, if it is not told which.
    """
    source, at = situation.moves["from"], place_of_taken_flood(situation)
    each = series_on_district(situation, source)
    lost = len(each.get("authority", ())) if each else 0
    stayed, ended = first_event_of(more, e.ChipStayed), first_event_of(more, e.SeriesEnded)
    where = {name: getattr(first, name) for name in WHERE if hasattr(first, name)}
    unnamed = {**where, "event": f"any.{type(first).__name__}", "lost": lost}
    if at is None:
        rest, rule = ("ends_or_not", SERIES_ENDING_RULE) if may_series_end(situation) else ("any", FIRST_CARD_RULE)
        rules: tuple[str, ...] = (first.rule, rule)
    else:
        rest = "ended" if ended else "first" if stayed else "goes_on"
        rules = tuple(found.rule for found in (first, *more))
    if lost and "place" not in situation.moves:
        # Whoever asks may mean the authority card.
        return Verdict("flood_only", {**unnamed, "rest": f"taken.{rest}"}, rules)
    owned = at is not None and flood_owner_name(source, at) not in situation.assumed
    whose = chip_name(source) not in situation.assumed
    followed = flood_owner_name(source, 1) not in situation.assumed
    if not owned or (ended and not whose) or (stayed and not (whose and followed)):
        return Verdict("taken", {**unnamed, "rest": f"taken.{rest}"}, rules)
    params: dict[str, Any] = {**where, "event": event_text_key(first), "owner": first.owner, "waves": first.waves}
    if waves_name(source, at or 0) in situation.assumed:
        params = {**where, "event": f"open.{type(first).__name__}", "owner": first.owner}
    if stayed:
        return Verdict("done_first", {**params, "chip": stayed.seat, "first": stayed.first}, rules)
    if ended:
        return Verdict("done_ended", {**params, "chip": ended.seat, "lost": ended.authority}, rules)
    return Verdict("done", params, rules)


def place_of_taken_flood(situation: Situation) -> int | None:
    """Return the place, from 0, of the flood card that is taken; None where it may be any of several."""
    text, each = situation.moves.get("place", ""), series_on_district(situation, situation.moves.get("from", ""))
    if text in PLACES:
        return int(text) - 1
    return 0 if each and len(each["floods"]) == 1 and not is_length_open(situation, each["district"]) else None


def may_series_end(situation: Situation) -> bool:
    """Return whether the flood card taken may be the only one of its series, which is not told."""
    each = series_on_district(situation, situation.moves.get("from", ""))
    return bool(each and len(each["floods"]) == 1 and is_length_open(situation, each["district"]))
