"""The course of Vineta, as data; its texts are in `locale`."""

from engine.core.course import Stage
from engine.games.vineta.lessons.course_floods import FLOODS

COURSE: tuple[Stage, ...] = FLOODS
"""The stages of the course, in order."""
