"""What a course has not taught yet."""

import re

from engine.api.answers import StageView
from engine.core.presentation import Presentation
from tests.contracts import contract


def words_before_taught(presentation: Presentation, stage: str, lang: str, view: StageView) -> list[str]:
    """Return the words that are read in questions of a stage, or of a table of the bank, though a later stage teaches
    them."""
    keys = [each.key for each in presentation.course]
    taught = contract(presentation.game.key).TAUGHT
    later = [taught[key][lang] for key in keys[keys.index(stage) + 1 :] if key in taught]
    found = [view["idea"]]
    for task in view["tasks"]:
        found.append(task["question"])
        found += (part for touch in task["touches"] for part in (touch["name"], touch["said"]))
    read = re.sub(r"<[^>]*>", " ", " ".join(found))
    return [match.group() for pattern in later for match in re.finditer(rf"\b({pattern})s?\b", read, re.IGNORECASE)]
