"""Questions of people at a table, told by the fields and pieces of the page alone: one question, one right answer.

`told.json` holds them: the question, what is told, one thing after another ("<field>", value, or "<piece> on", spot),
and the answer that the printed rules and the rulings give. They were written before the book was asked.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from engine.api.requests import Edit
from engine.api.table_editor import EditedTable, edited_table, table_after_edit
from engine.ask.answering import ask
from engine.ask.links import Asked
from tests.entering import begun, presses

MOST_PRESSES: Final = 30
"""As many as fit in a minute, two seconds each."""
ON: Final = " on"
"""Behind the name of a piece that is put on a spot."""


@dataclass(frozen=True)
class Told:
    """A question of `told.json`."""

    entry: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.entry['game']}-{self.entry['name']}"

    def table(self) -> tuple[EditedTable, list[Edit]]:
        """Return the table, told step by step from nothing, and the edits."""
        game, players = self.entry["game"], str(self.entry["players"])
        table, edits = edited_table(begun(game, self.entry["question"]), "en"), list[Edit]()
        usual = str(table.situation.players)
        for place, value in [*([["players", players]] if players != usual else []), *self.entry["told"]]:
            if place == "question":
                table = edited_table(Asked(game, value, table.situation), "en")
                continue
            piece = place.removesuffix(ON)
            edits.append(Edit(tool=piece, spot=value) if piece != place else Edit(place=place, value=value))
            table = table_after_edit(table, edits[-1], [])
        return table, edits


TOLD: Final = [Told(entry) for entry in json.loads((Path(__file__).parent / "told.json").read_text("utf-8"))]


@pytest.mark.parametrize("told", TOLD, ids=str)
def test_a_question_is_told_and_answered_in_a_minute(told: Told) -> None:
    table, edits = told.table()
    answer = ask(told.entry["game"], table.situation, table.question.key)
    assert answer.verdict, [finding.code for finding in answer.findings]
    assert answer.certainty
    params = json.loads(json.dumps(answer.verdict.params))
    assert answer.verdict.key == told.entry["verdict"]
    assert params | told.entry["params"] == params
    assert answer.certainty.kind in ((told.entry["certainty"],) if "certainty" in told.entry else ("rules", "every"))
    assert presses(edits, table.editor_fields) <= MOST_PRESSES
