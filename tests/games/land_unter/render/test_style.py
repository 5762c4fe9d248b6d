"""The style sheet of Land Unter has the numbers of the rules: no program fills them in."""

import re

from engine.games.land_unter.rules.components import HAND, HIGHEST_TIDE
from tools.paths import ROOT

SHEET = (ROOT / "overrides/assets/css/land-unter.css").read_text("utf-8")


def test_each_tide_has_its_height_below_the_rim() -> None:
    """The sea fills one part more than there are levels, so that the sky is seen above the highest tide."""
    heights = dict(re.findall(r'&\[data-n="(\d+)"\].*?--n: (\d+)', SHEET))
    assert heights == {str(level): str(level) for level in range(1, HIGHEST_TIDE + 1)}
    assert re.findall(r"var\(--n\) / (\d+)", SHEET) == [str(HIGHEST_TIDE + 1)]


def test_a_whole_hand_fits_one_row() -> None:
    assert re.findall(r"width: calc\(\(100% - 22px\) / (\d+)\)", SHEET) == [str(HAND)]
