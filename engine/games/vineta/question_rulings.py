"""The rulings on which the answers about a table of Vineta rest, read off the events, the refusal and the two views."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.game import Event
from engine.core.situations import Played, Situation
from engine.games.vineta.owners import chip_name
from engine.games.vineta.question_play import AT_SERIES, card_asked_about
from engine.games.vineta.question_taken import may_series_end, place_of_taken_flood
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import find_series
from engine.games.vineta.rules.view import View

OURS: Final = frozenset(["V1", "V3", "V4", "V5"])
"""The rulings that are decisions of ours, since the texts are silent: but V13, of which no verdict tells anything."""

OF_EVENT: Final[Mapping[type[Event], str]] = {
    e.NobodysDistrict: "V23",
    e.TieCompared: "V22",
    e.WindChanged: "V6",
    e.ChipStayed: "V4",
    e.SeriesEnded: "V5",
    e.CardVoid: "V7",
    e.HousesSwapped: "V24",
    e.MoreLaid: "V19",
    e.LessLaid: "V19",
}
"""The ruling on which an event always rests."""
OF_CARD: Final = {"hope": "V15", "rescue": "V14", "relocation": "V24", "panic": "V16"}
"""The ruling that says from where to where a card moves houses, and how many."""
OF_REFUSAL: Final = {"chip_placed": "V9", "quarantined": "V17", "same_end": "V16", "other_end": "V14"}
"""The ruling on which a refusal always rests, by its code."""


def rulings_of_sinking(played: Played) -> Iterator[str]:
    """Yield the rulings on what sinks and how long the turn lasts."""
    added, sunk = played.first(e.RoundAdded), played.first(e.DistrictSunk)
    if played.situation.position.get("extra"):
        yield "V19"
    if added:
        yield "V2" if added.districts else "V1"
        yield "V18"
    compared = [each for each in played.before.series if len(each.authority) > 1]
    if compared and played.first(e.SeriesCompared):
        yield "V11"
    if sunk and sunk.sentence_variant == "low":
        yield "V12"
    if played.first(e.EndForced):
        yield "V3"


def rulings_of_sharing(played: Played) -> Iterator[str]:
    """Yield the rulings on what sinks, and on who takes which of its houses."""
    sunk = played.first(e.DistrictSunk)
    if sunk is None:
        yield from rulings_of_sinking(played)
    elif played.first(e.HousesShared):
        series = find_series(played.before.series, DISTRICT_BY_NAME[sunk.district])
        if series and series.chip != series.floods[0].seat:
            yield "V4"
        yield "V13"


def rulings_of_score(played: Played) -> Iterator[str]:
    """Yield the rulings on the last district and on a tie; where the game goes on, those on what sinks."""
    if played.first(e.LastDistrict) is None:
        yield from rulings_of_sinking(played)
        return
    for event in played.events:
        if isinstance(event, e.NobodysDistrict | e.TieCompared):
            yield OF_EVENT[type(event)]


def rulings_of_card(played: Played) -> Iterator[str]:
    """Yield the rulings on a card: where it may be used, what it does, and that it must be used."""
    card = card_asked_about(played.situation)
    if played.refusal:
        yield from rulings_of_refusal(played, card)
        yield "V7"
        return
    done = [*events_of_card(played.events)]
    if not done:
        yield from rulings_of_usable_card(played)
    any_flood = card in AT_SERIES and place_of_taken_flood(played.situation) is None
    for event in done:
        # Of what is not told, which card is taken or whose series grows, no ruling is named.
        untold = any_flood and isinstance(event, e.ChipStayed | e.SeriesEnded)
        if not untold and not is_chip_open(played.situation, event):
            yield from rulings_of_event(played.after, event)
    if any_flood and any(isinstance(event, e.WindChanged | e.SeaCalmed) for event in done):
        yield "V5" if may_series_end(played.situation) else "V4"


def is_chip_open(situation: Situation, event: Event) -> bool:
    """Return whether a series grows of which it is not told whose it is."""
    return isinstance(event, e.SeriesExtended) and chip_name(event.district) in situation.assumed


def events_of_card(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events of the card asked about: from its reveal to that of the next, or to the end of the round."""
    begun = False
    for event in events:
        if isinstance(event, e.CardChosen):
            continue
        if isinstance(event, e.CardsDrawn) or (begun and isinstance(event, e.CardRevealed)):
            return
        begun = True
        if not isinstance(event, e.CardRevealed):
            yield event


def rulings_of_refusal(played: Played, card: str) -> Iterator[str]:
    """Yield the rulings for which a move of the card is refused."""
    assert played.refusal is not None, "asked of a move that was refused"
    code, params = played.refusal.code, played.refusal.params
    if code in OF_REFUSAL:
        yield OF_REFUSAL[code]
    if code in ("not_in_danger", "only_danger"):
        yield OF_CARD[card]
    if code == "no_such_card":
        series = find_series(played.before.series, DISTRICT_BY_NAME[str(params["district"])])
        if series and series.authority:
            yield "V8"


def rulings_of_usable_card(played: Played) -> Iterator[str]:
    """Yield the rulings on a card that waits for its target."""
    view, card = played.after, card_asked_about(played.situation)
    chips = [series.chip for series in view.series]
    threatened = {series.district for series in view.series}
    if card.startswith("f") and view.seats_to_move[0] not in chips and threatened >= {*view.coast}:
        yield "V10"
    if card.startswith("f") and view.seats_to_move[0] in chips:
        yield "V9"
    yield "V7"
    if card in OF_CARD:
        yield OF_CARD[card]
    if "chosen" in played.situation.position:
        yield "V26"


def rulings_of_event(after: View, event: Event) -> Iterator[str]:
    """Yield the rulings on which an event of the card rests."""
    if type(event) in OF_EVENT:
        yield OF_EVENT[type(event)]
    if isinstance(event, e.CardVoid | e.HouseMoved) and event.card in OF_CARD:
        yield OF_CARD[event.card]
    if isinstance(event, e.HouseMoved) and DISTRICT_BY_NAME[event.target] in after.quarantined:
        yield "V17"
    if isinstance(event, e.Quarantined) and event.again:
        yield "V17"
    if isinstance(event, e.SeriesExtended) and event.own:
        yield "V9"
    if isinstance(event, e.AuthorityLaid):
        series = find_series(after.series, DISTRICT_BY_NAME[event.district])
        if series and len(series.authority) > 1:
            yield "V11"
