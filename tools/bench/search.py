"""How often the search answers right, by the questions in tests/questions: its first hit, one of its first three."""

import json
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.bench.compressed import compressed
from tools.paths import LANGS, ROOT, SITE, page_folder
from tools.search_index.index import INDEX

QUESTIONS: Final = ROOT / "tests/questions"
LATER: Final = ("later", "fresh", "unseen", "spoken", "kept", "home", "apart", "named", "away")
SETS: Final = {"first": QUESTIONS} | {name: QUESTIONS / name for name in LATER}
"""The sets of questions; what each is worth is told beside them."""
UNANSWERED: Final = "unanswered"
"""The folder of questions to which the book has no answer."""
IN_A_WORD: Final = "answered"
"""The folder of questions that are, or are not, one of those that a page answers in a sentence."""
FIRST: Final = 1
THREE: Final = 3


@dataclass(frozen=True)
class Asked:
    """A question of a set, and what the search says to it."""

    game: str
    kind: str
    ask: str
    answers: tuple[str, ...]
    """The ids that are right."""
    hits: tuple[str, ...]
    """The ids that were found, the best first; those of other games begin with the game's folder."""

    sure: bool
    """Whether the search takes the first hit for an answer, and not merely for what comes nearest."""

    may: bool
    """Whether one of the nearest may be the answer: where none may, the book says that it doesn't say."""

    def right(self, among: int) -> bool:
        """Return whether one of the first hits is right."""
        return any(hit in self.answers for hit in self.hits[:among])


def questions(lang: str, folder: Path = QUESTIONS) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the questions of a language, each with the folder of the game's pages.

    A question that is asked on another page has this one's folder as `page`, "" for one of no game.
    """
    for path in sorted(folder.glob(f"*.{lang}.json")):
        game = page_folder(path.name.partition(".")[0])
        yield from ((game, question) for question in json.loads(path.read_text("utf-8")))


def ask(lang: str) -> tuple[dict[str, list[Asked]], dict[str, float]]:
    """Put all questions of a language to the search of the built site; return the answers by set, and milliseconds."""
    folders = SETS | {UNANSWERED: QUESTIONS / UNANSWERED}
    sets = {name: list(questions(lang, folder)) for name, folder in folders.items()}
    found = put(lang, [(game, question) for asked in sets.values() for game, question in asked])
    said = zip(found["hits"], found["sure"], found["may"], strict=True)
    results = {name: [answered(game, each, *next(said)) for game, each in asked] for name, asked in sets.items()}
    return results, {"build": found["build"], "ask": found["ask"]}


def put(lang: str, asked: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    """Put questions to the search of the built site; return what `search.mjs` tells of each, and milliseconds."""
    questions = [{"ask": question["ask"], "game": question.get("page", game)} for game, question in asked]
    given = json.dumps({"lang": lang, "index": str(SITE / lang / INDEX), "questions": questions})
    command = ["node", str(ROOT / "tools/bench/search.mjs")]
    done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    return dict(json.loads(done.stdout))


def in_a_word(lang: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield each question that may be answered in a sentence, and the question whose answer the search shows, or ""."""
    asked = list(questions(lang, QUESTIONS / IN_A_WORD))
    yield from zip((question for _, question in asked), put(lang, asked)["said"], strict=True)


def answered(game: str, question: dict[str, Any], hits: list[str], sure: bool, may: bool) -> Asked:
    """Return a question of a game with the ids that were found."""
    found = tuple(hit.removeprefix(f"{game}/") for hit in hits)
    return Asked(game, question["kind"], question["ask"], tuple(question["answers"]), found, sure, may)


def share(results: list[Asked], among: int) -> float:
    """Return the share of the questions of which one of the first hits is right."""
    return sum(each.right(among) for each in results) / len(results)


def share_doubted(results: list[Asked]) -> float:
    """Return the share of the questions to which the search has no certain answer, but only what comes nearest."""
    return sum(not each.sure for each in results) / len(results)


def share_denied(results: list[Asked]) -> float:
    """Return the share of the questions of which the search says that the book does not answer them."""
    return sum(not each.may for each in results) / len(results)


def measure() -> dict[str, Any]:
    """Return, for each language, shares by kind and set, milliseconds, and the bytes of the index compressed."""
    found = {}
    for lang in LANGS:
        results, times = ask(lang)
        none = results.pop(UNANSWERED)
        right = [each for asked in results.values() for each in asked if each.right(FIRST)]
        doubted, denied = ([told(none), told(right)] for told in (share_doubted, share_denied))
        first = results.pop("first")
        kinds = defaultdict(list, {"all": first})
        for each in first:
            kinds[each.kind].append(each)
        kinds |= {f"set “{name}”": asked for name, asked in results.items()}
        shares = {kind: [share(group, FIRST), share(group, THREE)] for kind, group in kinds.items()}
        found[lang] = {"shares": shares, "doubted": doubted, "denied": denied, "bytes": index_bytes(lang), **times}
    return found


def index_bytes(lang: str) -> int:
    """Return the bytes of a language's index, with all that was learnt, as it travels."""
    return len(compressed(SITE / lang / INDEX))


def lines(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines to read."""
    shown = [f"{'search: first right, in first three':36}" + "".join(f"{lang:>18}" for lang in found)]
    for kind in next(iter(found.values()))["shares"]:
        shares = (found[lang]["shares"][kind] for lang in found)
        shown.append(f"  {kind:34}" + "".join(f"{first:>11.0%}{three:>7.0%}" for first, three in shares))
    for lang, figures in found.items():
        size, build, once = figures["bytes"] / 1000, figures["build"], figures["ask"]
        shown.append(f"search {lang}: {size:.0f} kB compressed, {build:.0f} ms to begin, {once:.1f} ms a question")
        for name, told in (("doubted", "no certain answer"), ("denied", "“the book doesn’t say”")):
            none, right = figures[name]
            shown.append(f"search {lang}: {told} to {none:.0%} of what it doesn’t say, {right:.1%} of right answers")
    return shown
