"""What the best bot would have done in a worked example, as a page tells it and as its scripts ask first."""

import json

from engine.api.asked_step import best_move_view
from engine.api.reasons import contrast_facts_html
from engine.bots import BOTS
from engine.coach.ledger import chance_in_percent
from engine.core.html import Html, fragment, tag
from engine.games.registry import presentation_by_key
from engine.match.best_move import JUDGING_WORLDS, best_move_of_example


def best_move_in_example_html(game: str, key: str, lang: str) -> Html:
    """Return what the best bot would have done at the first decision of an example, folded under its question.

    Raises KeyError if there is no example of this key, NotCertain if no move is the best one beyond doubt.
    """
    found, presentation = best_move_of_example(game, key), presentation_by_key(game)
    describer = presentation.describer(lang, presentation.examples[key].names)
    bot = presentation.texts[lang][f"bot.{max(BOTS)}"].partition(" (")[0]
    pair = {"bot": bot, "best": found.best, "made": found.made}
    chances = {
        "chance": chance_in_percent(found.chance),
        "made_chance": chance_in_percent(found.made_chance),
    }
    first = describer.filled_html("coach.fox.best", seat=found.seat, **pair, **chances)
    facts = contrast_facts_html(found.contrast.facts, "", found.made, found.seat, describer)
    last = describer.filled_html("coach.fox.certified", best=found.best, deals=JUDGING_WORLDS)
    told = fragment(tag("p", first), facts, tag("p", last))
    asked = best_move_view(presentation, key, lang, found, first) if key in presentation.asked_steps else None
    return tag(
        "details",
        tag("summary", describer.filled_html("coach.fox", bot=bot)),
        told,
        class_="fox",
        data_game=game,
        data_key=key,
        data_asked=asked and json.dumps(asked, ensure_ascii=False, separators=(",", ":")),
    )
