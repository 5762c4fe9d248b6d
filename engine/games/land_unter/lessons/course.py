"""The course of Land Unter, as data; its texts are in `locale`."""

from engine.core.course import Stage
from engine.games.land_unter.lessons.course_preservers import PRESERVERS
from engine.games.land_unter.lessons.course_rounds import ROUNDS

COURSE = (*ROUNDS, *PRESERVERS, Stage("own_rounds", play="last_four"))
"""The stages of the course, in order."""
