"""The course of Vineta, as data; its texts are in `locale`."""

from engine.core.course import Stage
from engine.games.vineta.lessons.course_cards import CARDS
from engine.games.vineta.lessons.course_floods import FLOODS
from engine.games.vineta.lessons.course_houses import HOUSES
from engine.games.vineta.lessons.course_length import LENGTH
from engine.games.vineta.lessons.course_setup import SETTING_UP
from engine.games.vineta.lessons.course_sinking import SINKING
from engine.games.vineta.lessons.course_turns import TURNS

COURSE: tuple[Stage, ...] = (
    SINKING,
    *FLOODS,
    *CARDS,
    *HOUSES,
    LENGTH,
    *TURNS,
    SETTING_UP,
    Stage("own_turn", play="vi_save"),
)
"""The stages of the course, in order."""
