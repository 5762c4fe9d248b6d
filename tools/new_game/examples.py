"""The worked examples of a new game, one for each number of players, and their words and places in pages."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

HAND: Final = 4
"""Cards of a hand, as in the template's rules."""
NAMES: Final = (
    *("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ines", "Jon", "Kim", "Lou"),
    *("Mia", "Noa", "Omar", "Pia", "Quin", "Rosa", "Sam", "Tom"),
)
"""A name for each seat of each example: two to six of them."""
WORDS: Final = {
    "en": (
        "A whole game",
        "All the cards are played.",
        "A trick for {players}",
        "Among {players} players, the highest card wins.",
    ),
    "fr": (
        "Une partie entière",
        "Toutes les cartes sont jouées.",
        "Un pli à {players}",
        "À {players} joueurs, la plus haute carte prend le pli.",
    ),
}


def example_keys(prefix: str, seats: Sequence[int]) -> list[str]:
    """Return the keys of the examples: a whole game for the fewest players, a trick for each other number."""
    return [f"{prefix}_game", *(f"{prefix}_trick_{players}" for players in seats[1:])]


def player_names_by_example(seats: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """Yield who plays each example; nobody plays two."""
    for players, end in zip(seats, accumulate(seats), strict=True):
        yield NAMES[end - players : end]


def hands_of_example(players: int) -> list[list[int]]:
    """Return the hands of an example: the cards dealt out in turn, the lowest first."""
    return [[seat + 1 + players * lap for lap in range(HAND)] for seat in range(players)]


def moves_of_example(players: int, tricks: int) -> list[str]:
    """Return the cards laid, an attempt first: everybody lays the lowest, so the last seat takes every trick."""
    found = ["!30"]
    for trick in range(tricks):
        first = 0 if trick == 0 else players - 1
        found += [str(hands_of_example(players)[(first + step) % players][trick]) for step in range(players)]
    return found


def examples_module_text(title: str, key: str, prefix: str, seats: Sequence[int]) -> str:
    """Return the text of `lessons/examples.py`."""
    blocks = [
        f"    Example({name!r}, names={people!r}, position={{'hands': {hands_of_example(players)!r}}}, "
        f"moves={tuple(moves_of_example(players, tricks))!r}, last={last}),\n"
        for name, people, players, tricks, last in zip(
            example_keys(prefix, seats),
            player_names_by_example(seats),
            seats,
            [HAND] + [1] * (len(seats) - 1),
            ["GameWon"] + ["TrickTaken"] * (len(seats) - 1),
            strict=True,
        )
    ]
    return (
        f'"""Worked examples of {title}; their words are in `locale`."""\n\n'
        "from collections.abc import Mapping\nfrom typing import Final\n\nfrom engine.core.lessons import Example\n"
        f"from engine.games.{key}.rules.events import GameWon, TrickTaken\n\n"
        f"ALL: Final = (\n{''.join(blocks)})\n\n"
        "EXAMPLES: Mapping[str, Example] = {example.key: example for example in ALL}\n"
        '"""Every worked example, by its key."""\n'
    )


def lessons_module_text(title: str, lang: str, prefix: str, seats: Sequence[int]) -> str:
    """Return the text of `locale/lessons_<lang>.py`."""
    whole, played, trick, wins = WORDS[lang]
    first, *others = example_keys(prefix, seats)
    found = {f"example.{first}.title": whole, f"example.{first}.intro": played}
    for name, players in zip(others, seats[1:], strict=True):
        found[f"example.{name}.title"] = trick.format(players=players)
        found[f"example.{name}.intro"] = wins.format(players=players)
    return (
        f'"""The words of the examples and mini-games of {title}, in {"English" if lang == "en" else "French"}."""\n\n'
        f"EXAMPLES: dict[str, str] = {found!r}\n\nMINIGAMES: dict[str, str] = {minigame_texts(lang, prefix)!r}\n"
        "\nOUTCOMES: dict[str, str] = {}\n"
    )


def minigame_texts(lang: str, prefix: str) -> dict[str, str]:
    """Return the words of the mini-game."""
    said = {
        "en": (
            "Most tricks",
            "Take as many tricks as anybody.",
            "Nobody has more tricks.",
            "Somebody has more tricks.",
        ),
        "fr": ("Le plus de plis", "Que personne n’ait plus de plis.", "Personne n’a mieux fait.", "On a mieux fait."),
    }[lang]
    parts = ("title", "goal", "won", "lost")
    return {f"minigame.{prefix}_most_tricks.{part}": text for part, text in zip(parts, said, strict=True)}


def example_blocks_for_page(prefix: str, seats: Sequence[int]) -> str:
    """Return the blocks that show the examples of a trick on the page of the rules."""
    return "".join(f"\n/// example | {name}\n///\n" for name in example_keys(prefix, seats)[1:])
