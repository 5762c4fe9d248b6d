"""Wrong rules about votes that only the questions of other tables know (see `Stage.elsewhere`).

Each is an `Outcome` of `engine.core.course`; sentences are in `locale`.
"""

from collections.abc import Callable, Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import CARDS, UNDECIDED_CARD, WORTH, VotingCard, cards_of_bits

# How votes are counted


def votes_of(card: VotingCard) -> int:
    """Return the votes of a card, below 0 for no, 0 for a joker."""
    return WORTH[CARDS.index(card)]


def laid_cards(view: View, seat: int) -> Sequence[VotingCard]:
    """Return the voting cards that a seat has laid."""
    return cards_of_bits(view.chosen[seat])


def all_laid_cards(view: View) -> list[VotingCard]:
    """Return all voting cards that lie on the table."""
    return [card for seat in range(view.players) for card in laid_cards(view, seat)]


def margin(view: View, worth: Callable[[VotingCard], int]) -> str:
    """Return how many more votes are for yes than for no, if each card had this worth."""
    return str(sum(map(worth, all_laid_cards(view))))


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    return (number > 0) - (number < 0)


def tie_stops_a_tile(_view: View, events: Sequence[Event]) -> str:
    """Return the margin of a tie as if one vote were missing."""
    passed = first_event_of(events, e.VotePassed)
    return "-1" if passed and passed.yes == passed.no else ""


def cards_count_alike(view: View, _events: Sequence[Event]) -> str:
    """Return the margin by the number of cards."""
    return margin(view, lambda card: sign(votes_of(card)))


def letters_are_votes(view: View, _events: Sequence[Event]) -> str:
    """Return the margin by the letters that are printed on the cards."""
    return margin(view, lambda card: sign(votes_of(card)) * len(card))


def undecided_is_a_no(view: View, _events: Sequence[Event]) -> str:
    """Return the margin with a vote against for each undecided card."""
    return margin(view, lambda card: -1 if card == UNDECIDED_CARD else votes_of(card))


def yes_cards_count_alike(view: View, _events: Sequence[Event]) -> str:
    """Return the number of cards for yes."""
    return str(sum(votes_of(card) > 0 for card in all_laid_cards(view)))


def letters_of_yes_are_votes(view: View, _events: Sequence[Event]) -> str:
    """Return the number of letters on the cards for yes."""
    return str(sum(len(card) for card in all_laid_cards(view) if votes_of(card) > 0))


def no_is_taken_off_yes(view: View, _events: Sequence[Event]) -> str:
    """Return the votes for yes that are more than those for no."""
    return str(max(0, sum(map(votes_of, all_laid_cards(view)))))


# Which cards one keeps


def own_cards_before(view: View) -> int:
    """Return how many voting cards the reader held before those laid are gone."""
    return len(cards_of_bits(view.votes[view.seat or 0]))


def undecided_is_used_up(view: View, _events: Sequence[Event]) -> str:
    """Return the reader's cards without all that were laid."""
    return str(own_cards_before(view) - len(laid_cards(view, view.seat or 0)))


def all_cards_come_back(view: View, _events: Sequence[Event]) -> str:
    """Return all the reader's cards."""
    return str(own_cards_before(view))
