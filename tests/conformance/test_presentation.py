"""How a game is shown: the contract of `engine/core/presentation.py`, held at moments of random games.

Each test says which module of the game breaks it. Nothing here opens a browser.
"""

import re
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any

import pytest

from engine.core.game import EVERYONE, Bundle, Event
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation, ScoreShare
from engine.games.registry import GAMES, PRESENTATIONS
from tests.conformance.moments import NAMES, Choice, choices, kinds, kinds_with_examples, moments, views
from tests.paths import every_key
from tests.random_games import random_game
from tests.rendered import parsed

every_game = pytest.mark.parametrize("key", PRESENTATIONS)


def render(key: str) -> str:
    """Return the folder that draws a game."""
    return f"engine/games/{key}/render"


# Registration


@every_game
def test_a_game_is_known_by_the_name_of_its_folder(key: str) -> None:
    """GAME and PRESENTATION speak of one game; its letters are two capitals that no other game has."""
    game = GAMES[key]
    assert game.key == key, f"engine/games/{key}/rules/game.py: key is “{game.key}”, the folder is “{key}”"
    assert PRESENTATIONS[key].game.key == key, f"engine/games/{key}/presentation.py presents another game"
    assert re.fullmatch("[A-Z]{2}", game.letters), f"{key}: letters must be two capitals, not “{game.letters}”"
    others = {other: import_module(f"engine.games.{other}.rules.game").GAME.letters for other in every_key()}
    same = [other for other, letters in others.items() if letters == game.letters and other != key]
    assert not same, f"{key}: {same[0]} has the letters {game.letters} too; choose others in rules/game.py"
    assert game.player_counts == range(game.player_counts[0], game.player_counts[-1] + 1), (
        f"{key}: seats must be a range without gaps"
    )
    assert 2 <= game.player_counts[0] <= game.player_counts[-1] <= len(NAMES), (
        f"{key}: tables have 2 to {len(NAMES)} seats"
    )


@every_game
def test_how_much_of_a_game_is_over_grows_from_its_beginning_to_its_end(key: str) -> None:
    game, presentation = GAMES[key], PRESENTATIONS[key]
    seen, _ = random_game(game, game.player_counts[0], 5, {}, None)
    shares = [presentation.telling.share_over(view) for _, view in seen]
    assert shares == sorted(shares), f"engine/games/{key}/presentation.py: the share of a game that is over falls"
    assert (shares[0], shares[-1]) == (0, 1), f"engine/games/{key}/presentation.py: {shares[0]} to {shares[-1]}"


# Views


@every_game
def test_a_view_is_a_dataclass_that_says_who_owes_a_move(key: str) -> None:
    """Pages draw a view with `replace(view, seats_to_move=())`; see `View` in engine/core/presentation.py."""
    for view in views(key):
        where = f"engine/games/{key}/rules/view.py"
        assert is_dataclass(view), f"{where}: a view must be a dataclass, not {type(view).__name__}"
        assert not isinstance(view, type), f"{where}: the view is a class"
        assert hasattr(view, "seats_to_move"), (
            f"{where}: the view has no field `seats_to_move` (the seats that owe a move, a tuple)"
        )
        assert isinstance(view.seats_to_move, tuple), (
            f"{where}: `seats_to_move` must be a tuple of seats, not {view.seats_to_move!r}"
        )
        assert replace(view, seats_to_move=()).seats_to_move == ()


@every_game
def test_a_seat_that_owes_a_move_sees_that_it_does(key: str) -> None:
    for choice in choices(key):
        view = GAMES[key].view(choice.state, choice.seat)
        assert choice.seat in view.seats_to_move, (
            f"{key}: seat {choice.seat} owes “{choice.kind}”, its view.seats_to_move: {view.seats_to_move}"
        )


@every_game
def test_headings_are_numbered_from_one(key: str) -> None:
    for view in views(key):
        number = PRESENTATIONS[key].telling.heading_number(view)
        assert isinstance(number, int), f"{key}: heading_number returns {number!r}"
        assert number >= 1, f"engine/games/{key}/presentation.py: heading_number must count from 1, not {number}"


# Forms


def form_of(key: str, choice: Choice, lang: str = "en", name: str = "") -> tuple[str, list[str]]:
    """Return the form of a choice, and the texts of its legal moves."""
    game, presentation = GAMES[key], PRESENTATIONS[key]
    moves = [game.format_move(move) for move in game.legal_moves(choice.state, choice.seat)]
    view = game.view(choice.state, choice.seat)
    return presentation.form(view, choice.seat, moves, presentation.texts[lang], name), moves


def offered(form: Any, presentation: Presentation, kind: str) -> set[str]:
    """Return what a form can send: whole moves, or the parts of which the page makes them."""
    if form.get("data-moves") is not None:
        return set(form.get("data-moves").split())
    return {control.get("value", "") for control in form.iter() if control.get("name") == "move"}


@every_game
def test_a_form_offers_exactly_the_legal_moves(key: str) -> None:
    """Controls are named “move”, their values are texts of moves (checkboxes: parts of one)."""
    presentation = PRESENTATIONS[key]
    for choice in choices(key):
        html, moves = form_of(key, choice)
        (form,) = parsed(html)
        parts = presentation.parts.get(choice.kind)
        wanted = set(moves)
        if isinstance(parts, Bundle) and form.get("data-moves") is None:
            wanted = {part for move in moves for part in parts.split_move(move)}
        found = offered(form, presentation, choice.kind)
        where = f"{render(key)}, form of “{choice.kind}”"
        assert found, f"{where}: no control is named “move”, and the form has no data-moves"
        assert found == wanted, (
            f"{where}: it cannot send {sorted(wanted - found)[:3]}, and could send {sorted(found - wanted)[:3]}"
        )


@every_game
def test_a_form_offers_chance_where_the_presentation_says_so(key: str) -> None:
    """Else what chance decides would be judged as a person's own decision."""
    offering = {choice.kind for choice in choices(key) if 'data-use="by-lot"' in form_of(key, choice)[0]}
    declared = PRESENTATIONS[key].left_to_chance
    assert offering == declared, f"engine/games/{key}/presentation.py: `left_to_chance` must be {sorted(offering)}"


@every_game
def test_parts_of_a_move_can_be_chosen_and_make_the_move(key: str) -> None:
    presentation = PRESENTATIONS[key]
    assert set(presentation.parts) <= kinds(key), f"{key}: `parts` names kinds of decisions that never come"
    for choice in (choice for choice in choices(key) if choice.kind in presentation.parts):
        html, moves = form_of(key, choice)
        values = set(re.findall(r' value="([^"]*)"', html.replace("&gt;", ">").replace("&lt;", "<")))
        for move in moves:
            parts = presentation.parts[choice.kind].split_move(move)
            assert presentation.parts[choice.kind].text_between_parts.join(parts) == move, (
                f"{key}: {move} is not made of {parts}"
            )
            assert set(parts) <= values, f"{render(key)}: the form of “{choice.kind}” lacks a part of {move}"


@every_game
def test_a_form_says_what_it_does_and_for_whom(key: str) -> None:
    """See `engine/core/render.py`: the start tag and the button are made there."""
    for choice in choices(key):
        (form,) = parsed(form_of(key, choice)[0])
        where = f"{render(key)}, form of “{choice.kind}”"
        assert form.tag == "form", f"{where}: the outermost element is <{form.tag}>, not <form>"
        assert form.get("data-do") == "play", f'{where}: it has no data-do="play", so the page does not send it'
        assert form.get("data-seat") == str(choice.seat), f"{where}: data-seat is {form.get('data-seat')}"
        assert form.find(".//button[@type='submit']") is not None, f"{where}: no button sends it"


@every_game
def test_a_form_of_one_of_several_people_says_whose_it_is(key: str) -> None:
    for choice in choices(key):
        said = "".join(parsed(form_of(key, choice, name="<Léo> & Co")[0]).itertext())
        assert said.startswith("<Léo> & Co") or "<Léo> & Co" in said, f"{render(key)}: “{choice.kind}” names nobody"


@every_game
def test_a_form_is_written_in_both_languages(key: str) -> None:
    for choice in choices(key):
        forms = [form_of(key, choice, lang)[0] for lang in LANGUAGES]
        assert forms[0] != forms[1], f"{render(key)}: the form of “{choice.kind}” reads the same in both languages"


@every_game
def test_a_grid_goes_with_its_form(key: str) -> None:
    """What is laid over the board points at controls of the form, and the form points back at its squares."""
    game, presentation = GAMES[key], PRESENTATIONS[key]
    for choice in choices(key):
        html, moves = form_of(key, choice)
        view = game.view(choice.state, choice.seat)
        grid = presentation.grid(view, choice.seat, moves, presentation.texts["en"])
        if not grid:
            continue
        (root,) = parsed(re.sub(r" data-cyclic(?=[ >])", "", grid))
        squares = {cell.get("data-square") for cell in root.iter("button")}
        meant = {name for control in parsed(html).iter("input") for name in control.get("data-squares", "").split()}
        where = f"{render(key)}, grid of “{choice.kind}”"
        assert (root.tag, root.get("data-form")) == ("trick-grid", "decide"), f"{where}: it names no form"
        assert 'id="decide"' in html, f'{where}: the form that goes with it has no id="decide"'
        assert meant, f"{where}: no control of the form says which squares it means (data-squares)"
        assert meant <= squares, f"{where}: there are no squares {sorted(meant - squares)[:3]}"


@every_game
def test_of_quiet_events_there_is_nothing_to_tell(key: str) -> None:
    for kind in GAMES[key].events:
        loud = kind.told_with or kind.weighty or kind.pause or kind.recap or kind.tie_break
        assert not (kind.quiet and loud), f"{kind.__module__}: {kind.__name__} is quiet, and told"


@every_game
def test_kinds_named_by_the_presentation_are_kinds_of_decisions(key: str) -> None:
    presentation, changing = PRESENTATIONS[key], PRESENTATIONS[key].changing
    strange = {*changing.swaps, *presentation.secrets, *presentation.left_to_chance} - kinds(key)
    strange |= changing.pieces_to_press.keys() - kinds_with_examples(key)
    assert not strange, f"engine/games/{key}/presentation.py: no decision is of the kind {sorted(strange)}"


@every_game
def test_a_table_that_can_be_asked_about_can_be_laid_out(key: str) -> None:
    own_table = PRESENTATIONS[key].own_table
    assert bool(own_table.questions) == (own_table.editor is not None), (
        f"engine/games/{key}/presentation.py: `own_table` has questions without an editor, or an editor without any"
    )


@every_game
def test_an_icon_that_a_game_lacks_is_refused(key: str) -> None:
    """Otherwise the page would never ask the next game for it."""
    presentation = PRESENTATIONS[key]
    for name in ("", "zz-nothing", "no such thing"):
        with pytest.raises((LookupError, ValueError)):
            presentation.icon(name, presentation.texts["en"])


# Numbers


@every_game
def test_numbers_that_pages_quote_bear_the_letters_of_the_game(key: str) -> None:
    letters = GAMES[key].letters
    strange = [name for name in PRESENTATIONS[key].facts if not name.startswith(f"{letters}.")]
    assert not strange, f"engine/games/{key}/rules/facts.py: FACTS must be named {letters}.…, not {strange}"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_drawn(key: str, lang: str) -> None:
    for table in PRESENTATIONS[key].tables.values():
        html = table(PRESENTATIONS[key].texts[lang])
        parsed(html)
        assert "<th" in html or "<svg" in html


class Shares:
    """A log that keeps what each event brings whom, as the final ranking tells it."""

    def __init__(self, key: str) -> None:
        self.game, self.presentation, self.kept = GAMES[key], PRESENTATIONS[key], list[ScoreShare]()

    def __call__(self, state: Any, event: Event) -> None:
        """Keep the shares of one event."""
        self.kept += self.presentation.score_shares(event, self.game.view(state, EVERYONE))


@every_game
def test_points_of_the_final_ranking_add_up(key: str) -> None:
    """What `score_shares` returns over a whole game sums up, seat by seat, to the result."""
    game = GAMES[key]
    for players in game.player_counts:
        shares = Shares(key)
        state = game.begin(players, 1, log=shares)
        while decision := game.decision(state):
            for seat in decision.seats:
                game.play(state, seat, game.legal_moves(state, seat)[0], shares)
        result = game.result(state)
        assert result is not None
        sums = tuple(sum(share.points for share in shares.kept if share.seat == seat) for seat in range(players))
        parts = [share for share in shares.kept if share.pieces and sum(share.pieces) != share.points]
        assert not parts, f"engine/games/{key}/presentation.py: the pieces of {parts} are not their points"
        assert shares.kept, f"engine/games/{key}/presentation.py: score_shares returns nothing in a whole game"
        assert sums == result.scores, f"{key}: the ranking's columns add up to {sums}, the result is {result.scores}"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_columns_of_the_final_ranking_have_their_heads(key: str, lang: str) -> None:
    presentation = PRESENTATIONS[key]
    for moment in moments(key):
        for share in presentation.score_shares(moment.event, GAMES[key].view(moment.state, EVERYONE)):
            needs = [f"score.{share.column}", *([f"score.{share.column}.cell"] if share.facts else [])]
            missing = [name for name in needs if name not in presentation.texts[lang]]
            assert not missing, f"engine/games/{key}/locale/{lang}.py: TABLES lacks {missing}, asked by score_shares"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_which_column_a_game_was_decided(key: str, lang: str) -> None:
    presentation, texts = PRESENTATIONS[key], PRESENTATIONS[key].texts[lang]
    seen = ((moment.event, GAMES[key].view(moment.state, EVERYONE)) for moment in moments(key))
    shares = (share for event, view in seen for share in presentation.score_shares(event, view))
    columns = {share.column for share in shares if share.points}
    missing = [f"decided.{column}" for column in columns if f"decided.{column}" not in texts]
    assert len(columns) < 2 or not missing, f"engine/games/{key}/locale/{lang}.py: TABLES lacks {missing}"


@every_game
def test_moves_are_told(key: str) -> None:
    """The token `move` tells the text of every legal move, for hints, logs and the menus of examples."""
    presentation = PRESENTATIONS[key]
    assert "move" in presentation.tokens, f"engine/games/{key}/locale/tokens.py: TOKENS lacks “move”"
    for choice in choices(key):
        for move in form_of(key, choice)[1][:20]:
            for lang in LANGUAGES:
                told = presentation.tokens["move"](move, False, presentation.texts[lang])
                assert told, f"engine/games/{key}/locale/tokens.py: nothing is said for the move {move}"


@every_game
def test_who_watches_no_steps_is_told_what_came_of_them(key: str) -> None:
    assert any(kind.recap for kind in GAMES[key].events), f"engine/games/{key}/rules/events.py: no event has a recap"


@every_game
def test_tables_linger_and_pause_at_events_that_they_tell(key: str) -> None:
    events, where = GAMES[key].events, f"engine/games/{key}/rules/events.py"
    nobodys = [kind for kind in events if kind.weighty == "own" and "seat" not in {each.name for each in fields(kind)}]
    assert not nobodys, f"{where}: {nobodys} are weighty to their own seat, but of no seat"
    pauses = [kind for kind in events if kind.pause]
    swallowed = [kind for kind in pauses if kind.told_with == "last"]
    assert not swallowed, f"{where}: {swallowed} are told with what came before: there is no moment to pause at"
    for lang in LANGUAGES:
        needs = [f"pause.{kind.__name__}" for kind in pauses]
        missing = [name for name in needs if name not in PRESENTATIONS[key].texts[lang]]
        assert not missing, f"engine/games/{key}/locale/{lang}.py: TABLES lacks {missing}, asked by pauses"
        heads = [f"tie.{kind.__name__}" for kind in events if kind.tie_break]
        missing = [name for name in heads if name not in PRESENTATIONS[key].texts[lang]]
        assert not missing, f"engine/games/{key}/locale/{lang}.py: TABLES lacks {missing}, asked by tie-breaks"
