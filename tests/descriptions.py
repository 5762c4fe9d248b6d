"""The texts of every game by language, and sample events to be described.

A game's `tests/games/<game>/event_samples.py` holds SAMPLES (an event of each kind and variant) and REFUSALS
(one of each code, at least), all by RULE.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.core.describe import Describer, Line, Texts, event_field_names, event_text_key
from engine.core.game import AnyGame, Event, Refusal
from engine.core.presentation import Presentation

RULE = "a rule"
NAMES = ("Max", "Anna", "Léo", "O'Neil & <fils>", "Pia", "Ève")


@dataclass(frozen=True)
class GameTexts:
    """The texts of one game, with samples of its events and refusals."""

    presentation: Presentation
    package: ModuleType
    samples: Sequence[Event]
    refusals: Sequence[Refusal]

    def __str__(self) -> str:
        return self.presentation.game.key

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.presentation.game

    def own(self, lang: str) -> Texts:
        """Return the texts that only this game has."""
        words: Texts = self.package.OWN_TEXTS[lang]
        return words

    def events(self, lang: str) -> Mapping[str, str]:
        """Return the sentences of its events, by key."""
        events: Mapping[str, str] = import_module(f"{self.package.__name__}.{lang}").EVENTS
        return events

    def match_describer(self, lang: str, you: int | None = None) -> Describer:
        """Return the describer of a match of this game, for one reader."""
        return self.presentation.describer(lang, NAMES, you)

    def said(self, lang: str, you: int | None, name: str) -> str:
        """Return the sentence of the first sample of this key."""
        return (
            self.match_describer(lang, you)
            .describe_event(next(event for event in self.samples if event_text_key(event) == name))
            .text
        )

    def together(self, lang: str, you: int | None = None) -> list[Line]:
        """Return the sentences for two seats of those samples that have one."""
        describer, several = self.match_describer(lang, you), {}
        for event in self.samples:
            if f"{event_text_key(event)}.several" in self.events(lang):
                seats: list[dict[str, Any]] = [{event_field_names(event)[0]: seat} for seat in (0, 1)]
                several[event_text_key(event)] = [replace(event, **params) for params in seats]
        return [line for events in several.values() for line in describer.describe_events(events)]

    def refused(self, lang: str, code: str) -> str:
        """Return the first sentence of a refusal code, as a bystander reads it."""
        return (
            self.match_describer(lang).describe_refusal(next(each for each in self.refusals if each.code == code)).text
        )


def game_texts(presentation: Presentation) -> GameTexts:
    """Return the texts and samples of a game."""
    samples = import_module(f"tests.games.{presentation.game.key}.event_samples")
    package = import_module(f"engine.games.{presentation.game.key}.locale")
    return GameTexts(presentation, package, samples.SAMPLES, samples.REFUSALS)
