"""Situations to ask about, by game: the name, the question, the table, and what the book must say.

`<game>.json` is a list of these, each with `name`, `question` and `situation` (as `engine.ask.links` has it), and what
is expected: `verdict` (its key, null where the table is impossible), `params`, `rules` (in any order) and `certainty`;
`findings`, the codes of all of them; `editions`, by "option=choice" the keys of other verdicts; or `refused`, the code
of the refusal. Of what is left out, nothing is expected, but no finding and no refusal is.

The names say which rules and rulings a situation shows: "L4", "VI-7.2". `not_shown.json` holds the rulings that no
table can show, each with the reason.
"""

import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from engine.ask import Answer, Situation, ask
from engine.ask.links import situation_from_json
from engine.core.game import Refusal
from engine.games.registry import PRESENTATIONS


@dataclass(frozen=True)
class StoredSituation:
    """One situation of a game."""

    game: str
    entry: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}-{self.entry['name']}"

    @property
    def question(self) -> str:
        """The key of the question."""
        return str(self.entry["question"])

    @property
    def situation(self) -> Situation:
        """The table."""
        return situation_from_json(self.entry["situation"])

    @cached_property
    def answer(self) -> Answer | Refusal:
        """What the book says, or the refusal of the question; asked once, several tests look at it."""
        try:
            return ask(self.game, self.situation, self.question)
        except Refusal as refusal:
            return refusal

    def differences(self) -> dict[str, tuple[object, object]]:
        """Return what is said and what is expected, by name, where they differ."""
        said, expected = found(self.answer), {"findings": [], "refused": "", **self.entry}
        expected["rules"] = sorted(expected.get("rules", ()))
        return {key: (said[key], expected[key]) for key in said if key in expected and said[key] != expected[key]}


def found(answer: Answer | Refusal) -> dict[str, Any]:
    """Return what the book says as a situation's file has it."""
    if isinstance(answer, Refusal):
        return {"refused": answer.code}
    verdict = answer.verdict
    return {
        "refused": "",
        "findings": [finding.code for finding in answer.findings],
        "verdict": verdict.key if verdict else None,
        "params": json.loads(json.dumps(verdict.params)) if verdict else {},
        "rules": sorted(verdict.rules) if verdict else [],
        "certainty": answer.certainty.kind if answer.certainty else "",
        "editions": {f"{each.option}={each.choice}": each.verdict.key for each in answer.editions},
    }


@cache
def situations() -> tuple[StoredSituation, ...]:
    """Return the situations of all games that have any; each is asked once, by whichever test comes first."""
    files = {key: Path(__file__).parent / f"{key}.json" for key in PRESENTATIONS}
    known = {key: json.loads(path.read_text("utf-8")) for key, path in files.items() if path.exists()}
    return tuple(StoredSituation(key, entry) for key, listed in known.items() for entry in listed)


def not_shown() -> dict[str, dict[str, str]]:
    """Return by game the rulings that no situation can show, each with the reason."""
    found: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "not_shown.json").read_text("utf-8"))
    return found
