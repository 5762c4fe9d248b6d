"""Matches as text: as a save (JSON) and as a link (short). Both are the same in every language.

A save is a JSON object:

- `format`: FORMAT, a number that grows when the form of saves changes. Saves without it were written before format 1;
  they differ from it only in the names of two kinds of bots. Format 2 added `pending`, format 3 `lots`.
- `record`: the game and its moves (see `engine.core.record`).
- `seats`: for each seat "human" or the key of a kind of bot.
- `minigame`, `guess`, `names`, `undone`, `pending`: the key of the mini-game, the reader's answer to its riddle, the
  names of the seats, the moves that can be redone (a list of moves for each decision), and the hidden choices that
  people have made in the present decision (bots choose anew). Each is left out where there is none.
- `lots`: the choices that people have left to chance, each as the number of its turn, from 0, and its seat. It is left
  out where that is not known, and in games in which nothing is left to chance. A link never has it.
- `told`: what hints have named: for each decision the number of its turn, from 0, its seat, the number of worlds that
  the hint rested on, and the moves. It is left out where there was none. A link never has it.
- `left`: the number of the turn, from 0, from which on bots have played for people who let them finish; left out where
  people decided all. A link never has it.
- Any other key was added by a later version of the book that needed no other format: its value is kept, and goes into
  the next save.

A link is two to four parts with "~" between them: the record (byte by byte in `engine.core.record`), the seats with ","
between them, the key of the mini-game, the reader's answer.

What comes in is not trusted. It is refused with one of these codes:

- "damaged": it was cut off, or a character has changed.
- "foreign": it is whole, but not of the form that this book writes; or a part of it is impossible.
- "move_refused": a move in it is not allowed; `number` says which, from 1.
- "unknown_game", "player_count", "bad_seed", "unknown_option", "unknown_choice": what it asks for does not exist.
- "long_name": a name in it is longer than a page lets anybody type.
- "newer", "older": the version of its rules is not played.

A refusal as "older" has two more parameters, for what can still be done with the game: `text`, all that is
known of it as indented JSON, to be saved in a file; and `deal`, a save of the same deal under the current rules with no
move made yet, "" where such a game cannot begin any more.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.bots import BOTS
from engine.core.game import Refusal, Seat, check_seed
from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.core.record import (
    LIMIT,
    Record,
    moves_as_json,
    read_link_head,
    read_moves,
    record_from_json,
    record_from_link,
    record_to_link,
)
from engine.core.untrusted import checked_type, parse_json
from engine.games.registry import GAMES, game_by_key, presentation_by_key
from engine.match.day import day_try_for_save, read_day_try
from engine.match.match import Lot, Match
from engine.match.seats import (
    HUMAN,
    NAMES,
    checked_seat_kinds,
    checked_seat_names,
    human_seats,
    seat_kinds_under_current_names,
    seat_names_with_defaults,
)
from engine.match.told import read_told_advice, told_advice_for_save
from engine.match.turns import Turn, moves_as_turns

SEP: Final = "~"
"""The separator between the parts of a link."""
FORMAT: Final = 3
"""The format of the saves that are written now."""
KEYS: Final = frozenset(
    {"format", "record", "seats", "minigame", "guess", "names", "undone", "pending", "lots", "told", "day", "left"}
)
"""The keys of a save; all but the record and the seats may be left out. Others are passed on."""
TOLD: Final = frozenset(
    {
        "damaged",
        "move_refused",
        "newer",
        "unknown_game",
        "player_count",
        "bad_seed",
        "unknown_option",
        "unknown_choice",
        "long_name",
    }
)
"""The codes of refusals that a reader sees as they are; all others but "older" become "foreign"."""

Save = dict[str, Any]
"""A save as JSON data, in the present format; a link is read into the same."""


def match_to_save(match: Match) -> str:
    """Return as text all that resumes the match: its turns, undone and pending moves, guess, seats, names."""
    last = len(match.turns) + len(match.undone)
    save = save_of_first_turns(match, len(match.turns)) | choices_left_to_chance_for_save(match, last)
    if told := told_advice_for_save(match.told, last):
        save["told"] = told
    if match.day:
        save["day"] = day_try_for_save(match.day)
    if match.bots_from is not None:
        save["left"] = match.bots_from
    if match.guess:
        save["guess"] = match.guess
    if match.undone:
        save["undone"] = [moves_as_json(turn) for turn in match.undone]
    if pending := tuple((seat, match.pending[seat]) for seat in human_seats(match.kinds) if seat in match.pending):
        save["pending"] = moves_as_json(pending)
    return save_as_text(save)


def save_before_turn(match: Match, turn: int) -> str:
    """Return as text a save of the match before the turn of this number, from 0."""
    return save_as_text(save_of_first_turns(match, turn) | choices_left_to_chance_for_save(match, turn - 1))


def choices_left_to_chance_for_save(match: Match, last: int) -> Save:
    """Return the part of a save that lists choices left to chance, up to the turn of this number, from 0."""
    if match.lots is None or not (match.lots or match.presentation.left_to_chance):
        return {}
    return {"lots": sorted(lot for lot in match.lots if lot[0] <= last)}


def save_of_first_turns(match: Match, turns: int) -> Save:
    """Return the save, as data, of this many first turns, without anything later."""
    save: Save = match.others | {
        "format": FORMAT,
        "record": match.record_before_turn(turns).to_json(),
        "seats": match.kinds,
    }
    if match.minigame:
        save["minigame"] = match.minigame.key
    if match.names != NAMES:
        save["names"] = match.names
    return save


def save_as_text(save: Save) -> str:
    """Return a save as compact JSON, without spaces."""
    return json.dumps(save, separators=(",", ":"))


def match_from_save(text: str) -> Match:
    """Return the match that a save holds; raise Refusal with one of the codes above."""
    try:
        return match_from_read_save(read_save(text))
    except Refusal as refusal:
        raise refusal_of_save_or_link(refusal, lambda: read_save(text)) from refusal


def read_save(text: str) -> Save:
    """Return the data of a save in the present format; raise Refusal: "damaged", "foreign" or "newer"."""
    if len(text) > LIMIT:
        raise Refusal("foreign")
    save: Save = checked_type(parse_json(text), dict)
    number = checked_type(save.get("format", 0), int)
    if number > FORMAT:
        raise Refusal("newer", version=number)
    if number < 0:
        raise Refusal("foreign")
    kinds = checked_type(save.get("seats"), list)
    return save | {"seats": kinds if number else seat_kinds_under_current_names(kinds)}


def match_to_link(match: Match) -> str:
    """Return the match as a link. Names, hidden choices and moves that could be redone are not in it."""
    parts = [record_to_link(match.record, match.game), ",".join(match.kinds)]
    if match.minigame:
        parts.append(match.minigame.key)
    if match.guess:
        parts.append(match.guess)
    return SEP.join(parts)


def match_from_link(link: str) -> Match:
    """Return the match that a link holds, broken lines or not; raise Refusal with one of the codes above."""
    link = "".join(link.split())
    try:
        return match_from_read_save(
            read_link_beyond_record(link) | {"record": record_from_link(link.split(SEP)[0], GAMES).to_json()}
        )
    except Refusal as refusal:
        raise refusal_of_save_or_link(refusal, lambda: unplayed_save_from_link(link)) from refusal


def read_link_beyond_record(link: str) -> Save:
    """Return the parts of a link other than its record, as in a save; raise Refusal for too few or too many."""
    _, *parts = link.split(SEP)
    if not parts:
        raise Refusal("damaged")
    if len(parts) > 3:
        raise Refusal("foreign")
    kinds, *more = parts
    return {
        "seats": seat_kinds_under_current_names(kinds.split(",")),
        **dict(zip(("minigame", "guess"), more, strict=False)),
    }


def unplayed_save_from_link(link: str) -> Save:
    """Return the data of a link that can be read without playing its moves: `moves` is their count, `link` the link.

    Raises Refusal as `read_link_head` and `read_link_beyond_record` do.
    """
    start, count, _ = read_link_head(link.split(SEP)[0])
    return read_link_beyond_record(link) | {"record": start.to_json(), "moves": count, "link": link}


def match_from_read_save(save: Save) -> Match:
    """Return the match of a save, its moves made; raise Refusal if there can be none."""
    record = record_from_json(save.get("record"), GAMES)
    presentation = presentation_by_key(record.game)
    kinds = checked_seat_kinds(save["seats"], record.players)
    names = checked_seat_names(save["names"], record.players) if "names" in save else NAMES
    mini = minigame_by_key(presentation, save["minigame"]) if "minigame" in save else None
    if mini:
        check_record_fits_minigame(mini, record, kinds)
    match = Match.from_record(presentation, record, kinds, mini, names)
    match.undone = read_undone_turns(match, save.get("undone", []))
    if "guess" in save:
        match.answer_riddle(checked_type(save["guess"], str))
    match.pending = read_hidden_choices(match, save.get("pending", []))
    if "lots" in save:
        match.lots = read_choices_left_to_chance(match, save["lots"])
    match.told = read_told_advice(save.get("told", []), match.game, match.kinds, len(match.turns) + len(match.undone))
    match.day = read_day_try(save["day"], match.game, record) if "day" in save else None
    match.bots_from = read_turn_left_to_bots(match, save["left"]) if "left" in save else None
    match.others = {key: value for key, value in save.items() if key not in KEYS}
    return match


def read_hidden_choices(match: Match, given: object) -> dict[Seat, str]:
    """Return a save's hidden choices: people's, legal, and not yet complete; raise Refusal for others."""
    moves = read_moves(given)
    pending = dict(moves)
    decision, game = match.decision, match.game
    seats = set(decision.seats) if decision else set()
    possible = pending.keys() <= {*human_seats(match.kinds)} and (not pending or pending.keys() < seats)
    if len(pending) < len(moves) or not possible:
        raise Refusal("foreign")
    for seat, text in moves:
        game.verify_move(match.state, seat, game.parse_move(text))
    return pending


def read_choices_left_to_chance(match: Match, given: object) -> set[Lot]:
    """Return the choices that a save says were left to chance; raise Refusal if somebody could not have made one."""
    found = {(checked_type(turn, int), checked_type(seat, int)) for turn, seat in checked_pairs(given)}
    people, last = human_seats(match.kinds), len(match.turns) + len(match.undone)
    if any(turn not in range(last + 1) or seat not in people for turn, seat in found):
        raise Refusal("foreign")
    return found


def read_turn_left_to_bots(match: Match, given: object) -> int:
    """Return the number of the first turn that a save says people left to bots; raise Refusal where there is none."""
    turn: int = checked_type(given, int)
    if turn not in range(len(match.turns) + len(match.undone) + 1):
        raise Refusal("foreign")
    return turn


def checked_pairs(given: object) -> list[tuple[object, object]]:
    """Return lists of exactly two items; raise Refusal for anything else."""
    found = [checked_type(each, list) for each in checked_type(given, list)]
    if any(len(each) != 2 for each in found):
        raise Refusal("foreign")
    return [(first, second) for first, second in found]


def read_undone_turns(match: Match, given: object) -> list[Turn]:
    """Return the moves that a save can redo, cut as the game's decisions are; raise Refusal for others."""
    undone = [read_moves(turn) for turn in checked_type(given, list)]
    moves = tuple(move for turn in undone for move in turn)
    if moves_as_turns(match.presentation, match.start, match.record.moves + moves)[len(match.turns) :] != undone:
        raise Refusal("foreign")
    return undone


def refusal_of_save_or_link(refusal: Refusal, read: Callable[[], Save]) -> Refusal:
    """Return how to refuse a save or a link: as "older" with what can be done with it, else by a code of TOLD.

    `read()` returns the data once more, without playing it.
    """
    if refusal.code == "older":
        save = read()
        text = json.dumps(save, indent=2, ensure_ascii=False)
        return Refusal("older", "", **(refusal.params | {"text": text, "deal": save_of_same_deal(save)}))
    return refusal if refusal.code in TOLD else Refusal("foreign")


def save_of_same_deal(save: Save) -> str:
    """Return a save of the same deal under the current rules, with no move made; "" if that cannot be played."""
    try:
        start = save["record"] | {"version": game_by_key(save["record"]["game"]).version, "moves": []}
        table = {key: value for key, value in save.items() if key in ("seats", "minigame", "names")}
        return match_to_save(match_from_read_save({"record": start, **table}))
    except Refusal:
        return ""


def new_match(request: Mapping[str, Any]) -> Match:
    """Return a new game or mini-game as the page asks for it.

    `request`: `game`, `seed`; for a mini-game its `key` (then the seed has no effect); else `players`, `seats`,
    `options`, and perhaps `names`.
    Raises Refusal for what does not exist ("unknown_game", "player_count", "bad_seed", "unknown_option",
    "unknown_choice", "long_name", "foreign").
    """
    presentation = presentation_by_key(request["game"])
    check_seed(request["seed"])
    if request.get("key"):
        return new_minigame_match(presentation, request["key"])
    game, players = presentation.game, request["players"]
    game.check_player_count(players)
    record = Record(game.key, game.version, players, request["seed"], request.get("options", {}))
    kinds, names = (
        checked_seat_kinds(request["seats"], players),
        seat_names_with_defaults(request.get("names", ()), players),
    )
    return Match(presentation, record, kinds, names=names)


def new_minigame_match(presentation: Presentation, key: str) -> Match:
    """Return a mini-game with its first deal, the one that the page pictures; `engine.match.next_deal` deals the next.

    Raises Refusal("foreign") if the game has no such mini-game.
    """
    mini = minigame_by_key(presentation, key)
    game = presentation.game
    record = Record(game.key, game.version, mini.players, mini.seeds[0], mini.options, mini.position)
    return Match(presentation, record, kinds_of_minigame_seats(mini), mini)


def minigame_by_key(presentation: Presentation, key: object) -> Minigame:
    """Return the mini-game of this key; raise Refusal("foreign") if there is none."""
    if not isinstance(key, str) or key not in presentation.minigames:
        raise Refusal("foreign")
    return presentation.minigames[key]


def kinds_of_minigame_seats(mini: Minigame) -> tuple[str, ...]:
    """Return who sits at each seat of a mini-game: the reader in its seat, but nowhere at a riddle; bots elsewhere."""
    kinds = [BOTS[level].key for level in mini.bots]
    if not mini.riddle:
        kinds.insert(mini.seat, HUMAN)
    return tuple(kinds)


def check_record_fits_minigame(mini: Minigame, record: Record, kinds: tuple[str, ...]) -> None:
    """Raise Refusal("foreign") unless the record is one of the deals of the mini-game, with its players and bots."""
    start = (record.players, dict(record.options), record.position, kinds)
    usual = (mini.players, dict(mini.options), mini.position, kinds_of_minigame_seats(mini))
    if start != usual or record.seed not in mini.seeds + mini.former_seeds:
        raise Refusal("foreign")
