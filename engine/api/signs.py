"""What the signs in a picture mean, in a few words each."""

import re
from collections.abc import Sequence

from engine.api.steps import board_and_beside_html
from engine.core.describe import Describer
from engine.core.game import View
from engine.core.html import Html, fragment, tag
from engine.core.presentation import Presentation


def unfolded_signs_html(presentation: Presentation, describer: Describer, view: View, marks: Sequence[str]) -> Html:
    """Return what the signs in the picture of a table mean, to be unfolded."""
    picture = fragment(board_and_beside_html(view, presentation, describer, marks))
    summary = tag("summary", describer.filled_html("stage.signs"))
    return tag("details", summary, signs_html(presentation, describer, picture), class_="seen")


def signs_html(presentation: Presentation, describer: Describer, picture: Html) -> Html:
    """Return as a list what the signs of a picture mean, each in a few words."""
    return tag(
        "ul",
        (
            tag("li", describer.filled_html(f"signs.{name}", sign=piece), class_=f"sign-{name}")
            for name, (pattern, piece) in presentation.signs.items()
            if re.search(pattern, picture)
        ),
        class_="key",
    )
