"""What is noted of the others' secrets rests on what all can see, and ends right before the secrets are shown."""

from itertools import pairwise

import pytest

from engine.core.describe import Describer
from engine.core.game import EVERYONE, Seat
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.core.suspicions import Clue
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.voting_cards import cards_as_bits, net_votes_without_joker
from engine.games.registry import GAMES, HEURISTICS, PRESENTATIONS
from engine.match.match import Match
from engine.match.recorder import Recorder
from engine.match.seats import NAMES
from engine.match.suspicions import beliefs_before_reveal, clues_so_far, true_secrets, view_before_reveal
from tests.match.test_giveaways import READ, finished_match
from tests.match.test_review import new, play

every_read_game = pytest.mark.parametrize("key", READ)


def clues_seen_by(match: Match, viewer: Seat | None) -> list[Clue]:
    """Return all clues in what a viewer saw of a match."""
    assert match.presentation.suspicions
    recorder = Recorder(match.game, viewer)
    match.record.replay(match.game, recorder)
    return [
        clue
        for before, now in pairwise(recorder.snapshots)
        for clue in match.presentation.suspicions.clues(now.event, before.view, now.view)
    ]


@every_read_game
def test_a_clue_is_what_everybody_saw(key: str) -> None:
    match = finished_match(key)
    public = clues_seen_by(match, None)
    assert len(public) > 20
    for viewer in (*range(match.start.players), EVERYONE):
        assert clues_seen_by(match, viewer) == public
    assert {found.clue for found in clues_so_far(match)} == set(public)


@every_read_game
def test_before_the_reveal_a_seat_sees_its_own_secrets_alone(key: str) -> None:
    match = finished_match(key)
    suspicions = match.presentation.suspicions
    assert suspicions
    true, everything = true_secrets(match), suspicions.secrets(view_before_reveal(match, None))
    assert {secret for held in true.values() for secret in held} <= {
        each for group in everything.values() for each in group
    }
    for seat in range(match.start.players):
        unseen = suspicions.secrets(view_before_reveal(match, seat))
        assert unseen == {
            token: [secret for secret in group if secret not in true[seat]] for token, group in everything.items()
        }
        rivals = beliefs_before_reveal(match, seat)
        assert seat not in rivals
        assert max(chance for held in rivals.values() for chance in held.values()) < 1, "nothing is shown yet"


@every_read_game
def test_what_the_last_turn_brought_before_the_reveal_counts(key: str) -> None:
    match = finished_match(key)
    view, before = view_before_reveal(match, 0), match.record_before_turn(len(match.turns) - 1).replay(match.game)
    assert view != match.game.view(before, 0)
    assert match.game.result(before) is None


@every_read_game
def test_undone_moves_are_no_clues(key: str) -> None:
    match = play(new(key), 12)
    before = clues_so_far(match)
    play(match, 6)
    while len(match.turns) > 12:
        match.undo()
    assert clues_so_far(match) == [found for found in before if found.at.moves <= sum(map(len, match.turns))]


@pytest.mark.parametrize(
    "presentation", [each for each in PRESENTATIONS.values() if each.suspicions], ids=lambda it: it.game.key
)
def test_each_clue_and_each_group_of_secrets_has_its_words(presentation: Presentation) -> None:
    assert presentation.suspicions
    tokens = presentation.suspicions.secrets(finished_match(presentation.game.key).view(None))
    for lang in LANGUAGES:
        describer: Describer = presentation.describer(lang, NAMES)
        for name in (
            *(f"clue.{kind}" for kind in presentation.suspicions.speaks_for),
            *(f"suspected.{it}" for it in tokens),
        ):
            assert describer.filled_text(name)
        said = {name.partition(".")[2] for name in describer.texts if name.startswith("clue.")}
        assert said == set(presentation.suspicions.speaks_for)


def test_games_with_readable_secrets_have_suspicions() -> None:
    """Where bots read secrets, readers may, too."""
    assert {key for key in GAMES if HEURISTICS[key].belief} == {key for key in GAMES if PRESENTATIONS[key].suspicions}


def test_covered_and_voted_on_are_counted_by_building_type() -> None:
    match = finished_match("drunter_drueber")
    found, told = clues_seen_by(match, None), [entry.snapshot.event for entry in match.log]
    covered = [Clue(event.seat, "covered", event.type) for event in told if isinstance(event, e.BuildingCovered)]
    assert [clue for clue in found if clue.kind == "covered"] == covered
    votes = [event for event in told if isinstance(event, e.VotesRevealed)]
    sides = {
        (seat, net_votes_without_joker(cards_as_bits(cards)) > 0)
        for vote in votes
        for seat, cards in enumerate(vote.cards)
        if net_votes_without_joker(cards_as_bits(cards))
    }
    for clue in found:
        if clue.kind in ("approved", "opposed"):
            assert (clue.seat, clue.kind == "approved") in sides
