"""A table of Vineta may use any colours, as many as the rules say: real play with other colours is never refused."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from engine.ask.findings import findings_in_situation
from engine.core.game import EVERYONE
from engine.core.rng import random_stream
from engine.core.situations import Situation
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.heuristics import HEURISTICS
from engine.games.vineta.heuristics.belief import VinetaBelief
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules.components import COLOURS, EVERY_COLOUR, colour_count
from engine.games.vineta.rules.game import GAME
from tests.games.vineta.cities import NAMES as DISTRICT_NAMES
from tests.games.vineta.render.views import EN, drawing
from tests.random_games import wandering
from tests.situations import situations

Swapped = Mapping[str, str]

HOUSES: Final = ("houses", "reserve", "taken")
"""The keys under which houses are letters."""


def other_colours(seed: int) -> Swapped:
    """Return for each colour another one, each once."""
    return dict(zip(COLOURS, Random(seed).sample(COLOURS, len(COLOURS)), strict=True))


def recoloured_houses(entry: Any, other: Swapped) -> Any:
    """Return houses in letters with other colours, in order; whatever else it is, as it is."""
    if isinstance(entry, str):
        return "".join(sorted(map(other.__getitem__, entry), key=COLOURS.index))
    if isinstance(entry, dict):
        return {name: recoloured_houses(each, other) for name, each in entry.items()}
    return [recoloured_houses(each, other) for each in entry] if isinstance(entry, list) else entry


def recoloured_move(move: str, other: Swapped) -> str:
    """Return a move with the colour of its house changed, if it has one."""
    return other[move[0]] + move[1:] if move[1:2] == ":" else move


def recoloured(position: Mapping[str, Any], other: Swapped) -> dict[str, Any]:
    """Return a position in which each colour is another one."""
    found = {key: recoloured_houses(each, other) if key in HOUSES else each for key, each in position.items()}
    if "tiles" in position:
        found["tiles"] = [pair and [other.get(pair[0]), pair[1]] for pair in position["tiles"]]
    if "deeds" in position:
        found["deeds"] = [
            [seat, card, recoloured_move(move, other), *rest] for seat, card, move, *rest in position["deeds"]
        ]
    return found


def impossible(situation: Situation) -> list[str]:
    """Return what is called impossible about a table."""
    return [each.code for each in findings_in_situation(PRESENTATION, situation) if each.impossible]


@pytest.mark.parametrize("part", range(10))
def test_real_play_with_other_colours_is_a_table_that_can_be(part: int) -> None:
    for seed in range(30 * part, 30 * (part + 1)):
        players, other = 2 + seed % 5, other_colours(seed)
        options = {"houses": "drawn"} if seed % 3 == 0 else {}
        state = wandering(GAME, players, seed, options, (seed * 7) % 230)
        position = recoloured(GAME.position(state), other)
        assert impossible(Situation(players, position)) == []
        assert GAME.position(GAME.begin(players, seed, options, position)) == position
        for viewer in (seed % players, EVERYONE):
            known = EDITOR.situation_from_view(GAME.view(state, viewer))
            assert impossible(Situation(players, recoloured(known.position, other), known.moves)) == []


def test_our_situations_with_other_colours_are_as_possible_as_before() -> None:
    for at, stored in enumerate(each for each in situations() if each.game == "vineta"):
        other, before = other_colours(at), stored.situation
        changed = {name: other.get(text, text) if name == "colour" else text for name, text in before.moves.items()}
        after = replace(before, position=recoloured(before.position, other), moves=changed)
        assert impossible(after) == impossible(before)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_goes_on_with_its_colours(seed: int) -> None:
    players, other = 2 + seed % 4, other_colours(seed)
    ours = wandering(GAME, players, seed, {"houses": "drawn"} if seed % 3 == 0 else {}, seed * 11)
    theirs = GAME.begin(players, seed, None, recoloured(GAME.position(ours), other))
    decision = GAME.decision(ours)
    assert decision
    assert GAME.decision(theirs) == decision
    seat = decision.seats[0]
    moves = {recoloured_move(move, other) for move in GAME.legal_moves(ours, seat)}
    assert {*GAME.legal_moves(theirs, seat)} == moves
    assert GAME.view(theirs, None).colours == colour_count(players)
    belief, view = VinetaBelief(), GAME.view(theirs, None)
    guess = belief.beliefs(GAME.view(ours, None))
    for owner, chances in belief.beliefs(view).items():
        renamed = {other.get(tile, tile): chance for tile, chance in guess[owner].items()}
        assert chances == pytest.approx(renamed, abs=5e-3), "colours are worth the same, whatever their names"
    drawn = belief.sampler(view)(random_stream(seed, "worlds"))
    assert {colour for colour, _ in drawn.tiles} <= {*theirs.colours_used}
    assert HEURISTICS.rollout.choose_move_for_each_seat(theirs, random_stream(seed, "rollout"))
    assert "<svg" in drawing(GAME.view(theirs, seat), EN)


def letters(players: int, position: dict[str, Any]) -> str:
    """Return the colours in a game that begins with this position."""
    return "".join(COLOURS[colour] for colour in GAME.begin(players, 1, None, position).colours_used)


def test_the_colours_named_are_in_the_game_and_then_the_first_ones() -> None:
    assert GAME.begin(2, 1).colours_used == EVERY_COLOUR[:4]
    assert letters(2, {}) == "BOLI"
    assert letters(2, {"tiles": [["M", None], None], "houses": {"G1": "AA"}}) == "BOMA"
    assert letters(4, {"deeds": [[0, "hope", "A:G1>G2", [], 0]]}) == "BOLIA"
    spread = GAME.begin(2, 1, None, {"tiles": [["M", None], None]})
    assert [sum(spread.houses[colour :: len(COLOURS)]) for colour in EVERY_COLOUR] == [7, 7, 7, 0, 0, 7, 0]
    assert {*spread.tiles[1][:1]} <= {*spread.colours_used}


def test_of_more_colours_than_the_rules_allow_the_rarest_are_taken_off() -> None:
    houses = {**dict.fromkeys(DISTRICT_NAMES), "G1": "OLIT", "G2": "OLTMM", "G3": "AA"}
    table = Situation(2, {"houses": houses, "tiles": [["B", None], ["T", None]]})
    found = findings_in_situation(PRESENTATION, table)
    assert [(each.code, each.params) for each in found] == [
        ("tile_not_used", {"seat": 0, "colour": "B", "colours": 4}),
        ("colour_not_used", {"houses": "I", "colours": 4}),
        ("colour_not_used", {"houses": "AA", "colours": 4}),
    ]
    assert {each.rule for each in found} == {"VI-1.2"}
