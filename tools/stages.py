"""The stages of the courses as files of one language's site: a page asks for each when it is near."""

import json
from pathlib import Path
from typing import Final

from engine.api.course import stage_keys, stage_view

STAGES: Final = "assets/stages"
"""Where they lie in the site of a language; `overrides/assets/js/paths.js` names it, too."""


def write_stages(book: Path, lang: str) -> None:
    """Write every stage of every game; raise Unproven for one that is not fit to be asked."""
    for game, key in stage_keys():
        target = book / STAGES / game / f"{key}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(stage_view(game, key, lang), ensure_ascii=False, separators=(",", ":"))
        target.write_text(text, "utf-8")
