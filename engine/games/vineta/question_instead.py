"""What a card that is refused must do instead, as far as the table that is told decides it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.situations import Played, Situation
from engine.games.vineta import question_play as play
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import houses
from engine.games.vineta.rules.city import remaining_districts_in_state
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.state import ACTING, State, find_series, seats_to_move


class Instead(NamedTuple):
    """What is to be done: the key of its text, and its values."""

    key: str
    params: dict[str, Any]


def instead_of_refused(played: Played) -> Instead:
    """Return what the card asked about must do, since it can't be played as was asked.

    Nothing is said of houses that are not told: which districts have some differs between fillings.
    """
    card = play.card_asked_about(played.situation)
    state = state_known_from_view(played.before)
    (seat, *_) = seats_to_move(state)
    if state.phase != ACTING:
        GAME.play(state, seat, card)
    if card in play.MOVING_HOUSES:
        return houses_to_move(played.situation, state, card)
    moves = GAME.legal_moves(state, seat)
    begins = tuple(name for name in c.DISTRICTS if any(name in move.partition(">")[0] for move in moves))
    source = played.situation.moves.get("from", "")
    if card == "wind" and source in begins:
        ends = tuple(name for name in begins if name != source)
        return Instead("verdict.goals_floods", {"card": card, "source": source, "districts": ends})
    if card in play.AT_SERIES:
        return Instead("verdict.targets_floods", {"card": card, "districts": begins})
    if card == "relocation":
        return Instead("instead.swap", {"card": card})
    if card == "authority":
        return Instead("verdict.targets", {"card": card, "districts": begins})
    if card == "quarantine":
        return Instead("instead.closed", {"card": card})
    running = [name for name in begins if find_series(state.series, DISTRICT_BY_NAME[name])]
    added = len(running) == len(begins)
    named = play.named_card(played.situation)
    return Instead("instead.added" if added else "verdict.targets", {"card": named, "districts": begins})


def houses_to_move(situation: Situation, state: State, card: c.CardName) -> Instead:
    """Return which houses a card must move, told by their number where it is known from which district they come."""
    state.moving = None
    ends = [c.DISTRICTS[place] for place in remaining_districts_in_state(state)]
    threatened = tuple(name for name in ends if find_series(state.series, DISTRICT_BY_NAME[name]))
    free = Instead("instead.free", {"card": card})
    if card == "hope":
        return Instead("instead.hope", {"card": card, "ends": threatened}) if threatened else free
    allowed = houses.allowed_source_districts(state, CARD_BY_NAME[card])
    sources = [name for name in map(c.DISTRICTS.__getitem__, allowed) if standing_count(situation, name) != 0]
    wish = situation.moves.get("from", "")
    source = wish if wish in sources else sources[0] if len(sources) == 1 else ""
    if count := standing_count(situation, source):
        return compulsory_houses(card, source, count, [name for name in ends if name != source])
    if card == "rescue" and threatened:
        return Instead("instead.rescue", {"card": card, "sources": tuple(sources)})
    return Instead("instead.panic", {"card": card}) if card == "panic" else free


def compulsory_houses(card: c.CardName, source: str, count: int, ends: Sequence[str]) -> Instead:
    """Return how many houses a rescue or a panic must move from a district with so many, and where to."""
    moved = min(houses.HOUSES_MOVED[CARD_BY_NAME[card]], count)
    moved = min(moved, len(ends)) if card == "panic" else moved
    params = {"card": card, "source": source, "count": moved, "districts": tuple(ends)}
    each = card == "panic" and moved == len(ends)
    return Instead(f"verdict.moves_{card}" + "_each" * each, params)


def standing_count(situation: Situation, district: str) -> int | None:
    """Return how many houses are told to stand on a district; None if that is not told."""
    entry = situation.position.get("houses", {}).get(district)
    return len(entry) if isinstance(entry, str) else entry
