"""What the seats of Drunter & Drüber may be suspected of: target cards, by what they cover, spare and vote for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Event, Seat
from engine.core.html import Html, tag
from engine.core.suspicions import Clue, Suspicions
from engine.games.drunter_drueber.render.pieces import piece_icon, target_card_html
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.board import Building, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.components import SPECIAL_TARGETS, Target
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.sampler import unseen_targets
from engine.games.drunter_drueber.rules.scoring import OF_VALUE
from engine.games.drunter_drueber.rules.view import View

SPEAKS_FOR: Final = {"covered": False, "approved": False, "opposed": True, "spared": True}


def hidden_targets(view: View) -> Mapping[str, Sequence[Target]]:
    """Return the target cards that the viewer has not seen."""
    return {"target": unseen_targets(view)}


def clues_in_event(event: Event, before: View, view: View) -> Iterator[Clue]:
    """Yield what an event says of target cards: what was covered, spared, and voted on."""
    match event:
        case e.BuildingCovered():
            covered = targets_of_building(Building(event.type, event.value), view)
            yield from (Clue(event.seat, "covered", target) for target in covered)
        case e.TileLaid() | e.VoteCalled() if before.proposal is None:
            yield from (Clue(event.seat, "spared", target) for target in spared_targets(event, before))
        case e.VotesRevealed():
            for seat, cards in enumerate(event.cards):
                if voting_cards.JOKER_CARD not in cards:
                    yield from vote_clues(
                        seat, voting_cards.net_votes_without_joker(voting_cards.cards_as_bits(cards)), view
                    )
        case e.JokerDeclared():
            joker = voting_cards.JOKER_VOTES if event.yes else -voting_cards.JOKER_VOTES
            yield from vote_clues(
                event.seat, voting_cards.net_votes_without_joker(view.chosen[event.seat]) + joker, view
            )


def vote_clues(seat: Seat, votes: int, view: View) -> Iterator[Clue]:
    """Yield what a seat's votes, below 0 for no, say of the buildings that the proposal would cover."""
    if votes:
        kind = "approved" if votes > 0 else "opposed"
        yield from (Clue(seat, kind, target) for target in targets_on_squares(view.proposed, view))


def spared_targets(event: e.TileLaid | e.VoteCalled, before: View) -> list[Target]:
    """Return the target cards whose buildings the seat could have covered in this turn, and did not."""
    names = set(event.squares)
    chosen = {
        target
        for square in before.board.buildings
        if before.board.square_name(square) in names
        for target in targets_of_building(before.board.buildings[square], before)
    }
    within = (
        square
        for text in placements_of_hand(before, before.tiles[event.seat])
        for square in squares_of_placement(before, PLACEMENTS[text])
    )
    return [target for target in targets_on_squares(within, before) if target not in chosen]


def targets_on_squares(squares: Iterable[Square], view: View) -> list[Target]:
    """Return the target cards for which the buildings on these squares count, each once."""
    buildings = (view.board.buildings[square] for square in squares if square in view.board.buildings)
    return list(dict.fromkeys(target for building in buildings for target in targets_of_building(building, view)))


def targets_of_building(building: Building, view: View) -> list[Target]:
    """Return the target cards for which a building counts by its type or, in the variant, by its value."""
    if view.options.goals == "one":
        return [building.type]
    return [building.type, *(card for card, value in OF_VALUE.items() if value == building.value)]


def picture_of_target(target: str, texts: Texts) -> Html:
    """Return the building type of a target card, or the print of a special card."""
    if target in SPECIAL_TARGETS:
        return tag("span", target_card_html(Target(target), texts), aria_hidden="true")
    return piece_icon(target, texts, labelled=False)


SUSPICIONS: Final = Suspicions(hidden_targets, clues_in_event, SPEAKS_FOR, picture_of_target)
