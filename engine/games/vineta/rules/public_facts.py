"""The facts by which people at a real table would tell a game of Vineta, from its events."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.following import JOIN
from engine.core.game import Event, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import COLOURS, DISTRICTS
from engine.games.vineta.rules.flood_places import places_of_taken_flood_cards
from engine.games.vineta.rules.notation import CARD_BY_NAME
from engine.games.vineta.rules.told_cards import MOVES_HOUSES, words_of_moves
from engine.games.vineta.rules.told_choices import seated_card
from engine.games.vineta.rules.told_words import KEPT, NOBODY, UNTOLD


def facts_of_turns(log: Sequence[Event], *, kept: bool) -> Iterator[str]:
    """Yield the facts that tell a game card by card; `kept`: with its houses, which were placed one by one."""
    yield from facts_of_start(log, kept=kept)
    places = iter(places_of_taken_flood_cards(log))
    seat, card, moves = 0, "", list[str]()
    forced = False
    for event in log:
        if card and isinstance(event, (e.CardRevealed, e.CardsDrawn)):
            yield fact_of_card(seat, card, moves, kept=kept)
            card, moves = "", []
        if isinstance(event, e.CardRevealed):
            seat, card = event.seat, event.card
        if isinstance(event, e.WindChanged):
            moves.append(f"{event.source}.{next(places) + 1}>{event.target}")
        elif isinstance(event, e.SeaCalmed):
            moves.append(f"{event.district}.{next(places) + 1}")
        else:
            moves += move_of_event(event)
        if isinstance(event, e.DistrictSunk):
            words = [event.district] * forced + [str(event.houses)] * (not kept)
            yield from [" ".join(words)] if words else []
        forced = isinstance(event, e.EndForced)
    yield from facts_of_tiles(log, kept=kept)


def facts_of_start(log: Sequence[Event], *, kept: bool) -> Iterator[str]:
    """Yield who begins, and if the houses are kept, their colours, and where each is."""
    (start,) = (event.seat for event in log if isinstance(event, e.StarterDrawn))
    if not kept:
        yield f"{start} {UNTOLD}"
        return
    (colours,) = (event.colours for event in log if isinstance(event, e.ColoursTaken))
    placed = sorted(
        (DISTRICTS.index(event.district), COLOURS.index(event.colour))
        for event in log
        if isinstance(event, e.HousePlaced)
    )
    chosen = [JOIN.join(colours)] if len(colours) < len(COLOURS) else []
    yield " ".join(
        (str(start), KEPT, *chosen, JOIN.join(f"{COLOURS[colour]}:{DISTRICTS[place]}" for place, colour in placed))
    )


def move_of_event(event: Event) -> Sequence[str]:
    """Return the move that an event tells by itself, () if there is none."""
    if isinstance(event, (e.SeriesStarted, e.SeriesExtended, e.Quarantined)):
        return (event.district,)
    if isinstance(event, e.AuthorityLaid):
        return (f"{event.district}{event.waves:+}",)
    if isinstance(event, e.HouseMoved):
        return (f"{event.colour}:{event.source}>{event.target}",)
    return (f"{event.one}={event.other}",) if isinstance(event, e.HousesSwapped) else ()


def fact_of_card(seat: Seat, name: str, moves: Sequence[str], *, kept: bool) -> str:
    """Return the fact that a seat played a card, with its moves as far as they are told."""
    card = CARD_BY_NAME[name]
    words = words_of_moves(card, moves) if kept or card not in MOVES_HOUSES else ()
    return " ".join((seated_card(seat, name), *words))


def facts_of_tiles(log: Iterable[Event], *, kept: bool) -> Iterator[str]:
    """Yield each seat's tiles, and where the houses are not kept, its own houses on the last district."""
    shown = dict[Seat, str]()
    for event in log:
        if isinstance(event, e.TilesShown):
            shown[event.seat] = f"{event.colour} {event.district}"
        elif isinstance(event, e.HousesScored):
            yield shown[event.seat] + ("" if kept else f" {event.own}")


def facts_of_points(players: int, log: Iterable[Event]) -> Iterator[str]:
    """Yield the facts that tell only what the points of a game need."""
    took = [0] * players
    owner, last = NOBODY, ""
    scored: list[str] = []
    for event in log:
        if isinstance(event, e.HousesShared):
            took = [count or 0 for count in event.counts]
        elif isinstance(event, e.TurnCleared):
            yield " ".join(map(str, took))
            took = [0] * players
        elif isinstance(event, e.LastDistrict):
            last = event.district
        elif isinstance(event, e.TilesShown) and event.district == last:
            owner = str(event.seat)
        elif isinstance(event, e.HousesScored):
            scored.append(f"{event.colour} {event.own}")
    yield from (f"{last} {owner}", *scored)
