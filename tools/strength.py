"""How strong the bots are: tables of what the arena found, for the page of a game's bots."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.bots import SearchBot
from engine.bots.arena import POOL
from engine.core.html import Html, fragment
from engine.games.registry import presentation_by_key
from tools.figures import bot_name, figures_table, interval_of, number_text, rows_of
from tools.paths import ARENA, OUTSIDE

WORDS: Final[dict[str, dict[str, str]]] = {
    "fr": {
        "neighbours": (
            "Part de victoires de chaque robot contre celui qui le précède, installé à toutes les autres places"
            "\u00a0; entre parenthèses, le nombre de parties"
        ),
        "pool": "Chaque robot face à des adversaires tirés au sort parmi les quatre",
        "others": "Autres rencontres\u00a0: un robot à une place, ses adversaires aux autres",
        "against": "{} contre {}",
        "worlds": "{}, {} parties imaginées par coup",
        "bot": "Robot",
        "ismcts": "ISMCTS d’OpenSpiel, à temps égal",
        "players": "Joueurs",
        "options": "Variantes",
        "even": "À force égale",
        "colon": "\u00a0: ",
        "games": "Parties",
        "share": "Part de victoires",
        "points": "Points",
        "rest": "Points des autres",
        "decimal": ",",
    },
    "en": {
        "neighbours": (
            "Each bot’s share of wins against the one before it, which sits in all the other seats; the number of games"
            " in brackets"
        ),
        "pool": "Each bot with opponents drawn from all four",
        "others": "Other matches: one bot in a seat, its opponents in all the others",
        "against": "{} against {}",
        "worlds": "{}, {} games imagined for a move",
        "bot": "Bot",
        "ismcts": "OpenSpiel’s ISMCTS, at equal time",
        "players": "Players",
        "options": "Options",
        "even": "Among equals",
        "colon": ": ",
        "games": "Games",
        "share": "Share of wins",
        "points": "Points",
        "rest": "Points of the others",
        "decimal": ".",
    },
}

NONE: Final = "\N{EN DASH}"
"""In a cell: there is nothing to say."""

Score = Mapping[str, Any]
"""A measured pairing, as the arena keeps it; its `opponent` is a bot from outside, if it has one."""
Match = tuple[int, tuple[int, ...], int | None]
"""A level, the levels against it, and in how many worlds level 4 tries a move at most; None where it does not play."""
Setting = tuple[bool, int, tuple[tuple[str, str], ...]]
"""Whether there are options other than the default, the number of players, and these options."""


def arena_page(game: str, lang: str) -> Html:
    """Return how strong the bots of a game are: each beside the one before it, against all four, and what is left."""
    texts, words = presentation_by_key(game).texts[lang], WORDS[lang]
    scores = rows_of(ARENA, game)
    neighbours = [score for score in scores if is_neighbours(score)]
    pool = [score for score in scores if is_pool(score)]
    others = [score for score in scores if not is_neighbours(score) and not is_pool(score)] + rows_of(OUTSIDE, game)
    return fragment(
        neighbours_table(neighbours, texts, words) if neighbours else "",
        pool_table(pool, texts, words) if pool else "",
        others_table(others, texts, words) if others else "",
    )


def is_neighbours(score: Score) -> bool:
    """Return whether a level played against the one before it."""
    return bool(list(score["pairing"]["against"]) == [score["pairing"]["level"] - 1])


def is_pool(score: Score) -> bool:
    """Return whether the others were drawn from all levels."""
    return tuple(score["pairing"]["against"]) == POOL


def match_of(score: Score) -> Match:
    """Return who played against whom, and with which budget."""
    pairing = score["pairing"]
    searching = SearchBot.level in (pairing["level"], *pairing["against"])
    return pairing["level"], tuple(pairing["against"]), pairing["iterations"] if searching else None


def setting_of(score: Score) -> Setting:
    """Return how many played, and by which options."""
    options = tuple((key, choice) for key, choice in score["pairing"]["options"])
    return bool(options), score["pairing"]["players"], options


def neighbours_table(scores: Sequence[Score], texts: Mapping[str, str], words: Mapping[str, str]) -> Html:
    """Return a row for each number of players and each set of options, a column for each match."""
    matches = sorted({match_of(score) for score in scores}, key=lambda match: (match[0], -(match[2] or 0)))
    settings = sorted({setting_of(score) for score in scores})
    cells = {(setting_of(score), match_of(score)): share_and_games(score, words) for score in scores}
    heads = [words["players"], words["even"], *(match_name(match, texts, words) for match in matches)]
    rows = (
        [
            setting_name(setting, texts, words),
            number_text(1 / setting[1], words, 2),
            *(cells.get((setting, match), NONE) for match in matches),
        ]
        for setting in settings
    )
    return figures_table(words["neighbours"], heads, rows)


def share_and_games(score: Score, words: Mapping[str, str]) -> str:
    """Return a share of wins, and in how many games."""
    return f"{share_of_wins(score, words)} ({score['games']})"


def share_of_wins(score: Score, words: Mapping[str, str]) -> str:
    """Return a share of wins."""
    return interval_of(score["share"], score["interval"], words, 2)


def match_name(match: Match, texts: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return who plays against whom; with how many worlds, where that matters."""
    level, against, worlds = match
    name = words["against"].format(bot_name(level, texts), opponent_names(against, texts))
    return words["worlds"].format(name, worlds) if worlds else name


def opponent_names(against: Sequence[int], texts: Mapping[str, str]) -> str:
    """Return the names of these levels."""
    return ", ".join(bot_name(level, texts) for level in against)


def setting_name(setting: Setting, texts: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return the number of players, and the options that are not the default."""
    _, players, options = setting
    return ", ".join([str(players), *options_of(options, texts, words)])


def options_of(options: Sequence[Sequence[str]], texts: Mapping[str, str], words: Mapping[str, str]) -> list[str]:
    """Return options with their choice."""
    return [texts[f"option.{key}"] + words["colon"] + texts[f"option.{key}.{choice}"] for key, choice in options]


def pool_table(scores: Sequence[Score], texts: Mapping[str, str], words: Mapping[str, str]) -> Html:
    """Return a row for each bot, the best one first; level 4 with the worlds that it had beyond those of the others."""
    keys = ("share", "games", "players", "points", "rest")
    ranked = sorted(scores, key=lambda score: -score["share"])
    usual = min(score["pairing"]["iterations"] for score in scores)
    rows = (
        [pool_name(score, usual, texts, words), *(score_cell(key, score, texts, words) for key in keys)]
        for score in ranked
    )
    return figures_table(words["worlds"].format(words["pool"], usual), [words[key] for key in ("bot", *keys)], rows)


def pool_name(score: Score, usual: int, texts: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return the name of a bot; with how many worlds it tries a move, where they are more than usual."""
    name, worlds = bot_name(score["pairing"]["level"], texts), score["pairing"]["iterations"]
    return words["worlds"].format(name, worlds) if worlds > usual else name


def others_table(scores: Sequence[Score], texts: Mapping[str, str], words: Mapping[str, str]) -> Html:
    """Return a row for each match."""
    keys = ["match", "share", "games", "players", "options", "points", "rest"]
    if not any(score["pairing"]["options"] for score in scores):
        keys.remove("options")
    rows = ([score_cell(key, score, texts, words) for key in keys] for score in scores)
    return figures_table(words["others"], [words.get(key, "") for key in keys], rows)


def score_cell(key: str, score: Score, texts: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return what a table says of a score in one of its columns, by the key of its head; "match" has no head."""
    pairing = score["pairing"]
    if key == "share":
        return share_of_wins(score, words)
    if key in ("points", "rest"):
        return number_text(score["points" if key == "points" else "others"], words, 1)
    if key == "options":
        return ", ".join(options_of(pairing["options"], texts, words)) or NONE
    if key == "match":
        return outside_name(score, texts, words) or match_name(match_of(score), texts, words)
    return str(score["games"] if key == "games" else pairing["players"])


def outside_name(score: Score, texts: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return how a match against a bot from outside is named, "" for others."""
    outside = score.get("opponent", "")
    return outside and words["against"].format(bot_name(score["pairing"]["level"], texts), words[outside])
