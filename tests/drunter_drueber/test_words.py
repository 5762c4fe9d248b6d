"""Everything Drunter & Drüber can say is there in both languages, complete and well set."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from engine.core.game import Event, Refusal
from engine.core.telling import FIELD, FORMS, Teller
from engine.core.words import GRAMMARS, LANGUAGES
from engine.drunter_drueber.examples import EXAMPLES
from engine.drunter_drueber.game import DrunterDrueber
from engine.drunter_drueber.minigames import MINIGAMES
from engine.drunter_drueber.words import GAME as GAME_TEXTS
from engine.drunter_drueber.words import TEXTS, TOKENS, en, fr
from tests.drunter_drueber.told import REFUSALS, RULE, SAMPLES

EVENTS = {"fr": fr.EVENTS, "en": en.EVENTS}
NAMES = ("Max", "Anna", "Léo", "O'Neil & <fils>")
NO_BREAK, THIN = "\u00a0", "\u202f"
UNDECIDED = "…?"
"""Printed so on a card, without a space."""


def key(event: Event) -> str:
    """Return the key of the text that tells an event."""
    return ".".join(filter(None, (type(event).__name__, event.variant)))


def code(refusal: Refusal) -> str:
    """Return the code of a refusal."""
    return refusal.code


def teller(lang: str, you: int | None) -> Teller:
    """Return a voice of Drunter & Drüber."""
    return Teller(TEXTS[lang], GRAMMARS[lang], TOKENS, NAMES, you)


def said(lang: str, you: int | None, name: str) -> str:
    """Return the sentence of the first event of this key."""
    return teller(lang, you).event(next(event for event in SAMPLES if key(event) == name)).text


def refused(lang: str, name: str) -> str:
    """Return the first sentence of a refusal code, as told in the book."""
    return teller(lang, None).refusal(next(each for each in REFUSALS if each.code == name)).text


def prose(template: str) -> str:
    """Return a template with the heads of its fields taken out, and the undecided card."""
    return re.sub(r"\{\w+:\w+", "{", template).replace(UNDECIDED, "")


def check_fields(template: str, known: set[str]) -> None:
    """Each field of a template is known, and its form too, with as many choices as it takes."""
    for name, form, rest in FIELD.findall(template):
        assert name in known
        assert form in {*FORMS, *TOKENS, "each"}
        assert len(rest.split("|")) == {"verb": 3, "if": 2}.get(form, len(rest.split("|")))
        if form == "each" and rest:
            assert rest in TOKENS


def test_samples_know_every_kind_of_event() -> None:
    assert {type(event) for event in SAMPLES} == set(DrunterDrueber.events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_event_and_variant_has_its_own_sentence(lang: str) -> None:
    assert set(EVENTS[lang]) == {key(event) for event in SAMPLES}
    assert len(set(EVENTS[lang].values())) == len(EVENTS[lang])


def test_both_languages_tell_the_same_things() -> None:
    assert set(TEXTS["fr"]) == set(TEXTS["en"])
    for name in GAME_TEXTS["en"]:
        french, english = ({match[0] for match in FIELD.findall(GAME_TEXTS[lang][name])} for lang in LANGUAGES)
        assert french - {"seat", "kind"} == english - {"seat", "kind"}, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=key)
def test_fields_and_forms_of_a_template_exist(lang: str, event: Event) -> None:
    check_fields(EVENTS[lang][key(event)], {field.name for field in fields(event)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=code)
def test_fields_and_forms_of_a_refusal_exist(lang: str, refusal: Refusal) -> None:
    check_fields(TEXTS[lang][f"refused.{refusal.code}"], set(refusal.params))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1, 2])
def test_every_sentence_reads_well_to_every_reader(lang: str, you: int | None) -> None:
    voice = teller(lang, you)
    lines = [voice.event(event) for event in SAMPLES] + [voice.refusal(refusal) for refusal in REFUSALS]
    for line in lines:
        assert line.rule == RULE
        assert re.match(r"[A-ZÀ-Ý0-9]", line.text), line.text
        assert line.text.endswith("."), line.text
        assert not re.search(r"[{}|#]|  |[ \u00a0\u202f][,.]|\. [a-zà-ÿ]", line.text), line.text
        assert not re.match(r"[A-O]\d", line.text), f"a square does not begin a sentence: {line.text}"
        assert "<fils>" not in line.html


def test_you_and_others_agree_with_their_verbs() -> None:
    assert said("en", None, "VoteCalled").startswith("Max proposes")
    assert said("en", 0, "VoteCalled").startswith("You propose")
    assert said("fr", None, "VoteCalled").startswith("Max propose ")
    assert said("fr", 0, "VoteCalled").startswith("Vous proposez")
    assert said("fr", 1, "TurnPassed") == "Vous ne pouvez poser aucune de vos plaquettes et passez votre tour."


def test_squares_tiles_and_buildings_are_told() -> None:
    assert said("en", None, "TileLaid") == "Max builds the road east with a triple: h4\u00a0to\u00a0j4."
    assert "d’une plaquette de trois cases\u00a0: h4\u00a0à\u00a0j4" in said("fr", None, "TileLaid")
    assert said("en", None, "BuildingCovered").startswith("Church 5 at i5")
    assert said("fr", None, "BuildingCovered").startswith("Chapelle 5 disparaît en i5")


def test_those_who_are_not_tied_are_not_compared() -> None:
    assert "Max\u00a05, Léo\u00a00." in said("en", None, "VotesCompared")
    assert "Max\u00a05, Léo\u00a00." in said("fr", None, "VotesCompared")


def test_a_refusal_says_what_would_do() -> None:
    assert "only from its own pawn, at a9 or i10" in refused("en", "not_beside")
    assert "Its wall single goes to a wall pawn." in refused("en", "wrong_kind")
    assert "qu’à partir de son pion, en a9 ou i10" in refused("fr", "not_beside")


def test_refusals_of_the_game_are_told() -> None:
    assert {refusal.code for refusal in REFUSALS} == set(DrunterDrueber.refusals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_bots_and_lessons_have_their_words(lang: str) -> None:
    wanted = {f"bot.{level}.note" for level in range(1, 5)}
    for option in DrunterDrueber.options:
        at = [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
        wanted |= {f"option.{name}{part}" for name in at for part in ("", ".note")}
    wanted |= {f"example.{name}.{part}" for name in EXAMPLES for part in ("title", "intro")}
    wanted |= {f"minigame.{name}.{part}" for name in MINIGAMES for part in ("title", "goal", "won", "lost")}
    wanted |= {f"minigame.{name}.question" for name, mini in MINIGAMES.items() if mini.riddle}
    wanted |= {f"decide.{kind}" for kind in ("place", "vote", "joker", "main")}
    told = {name for name in GAME_TEXTS[lang] if re.match(r"(option|bot|example|minigame|decide)\.", name)}
    assert told == wanted


@pytest.mark.parametrize(("name", "template"), TEXTS["fr"].items())
def test_french_is_well_set(name: str, template: str) -> None:
    text = prose(template)
    assert not re.search(r"[\"']|\.\.\.|  ", text), name
    assert not re.search(rf"(?<!{THIN})[;!?]", text), name
    assert not re.search(rf"(?<![{NO_BREAK}{{]):", text), name
    assert not re.search(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»", text), name


@pytest.mark.parametrize(("name", "template"), TEXTS["en"].items())
def test_english_is_well_set(name: str, template: str) -> None:
    assert not re.search(r"[\"']|\.\.\.|  |[ \u00a0\u202f][;:!?]", prose(template)), name


def test_rule_ids_stay_with_their_rules() -> None:
    package = Path(fr.__file__).parent
    for path in [*package.glob("*.py"), *package.parent.glob("examples*.py"), package.parent / "minigames.py"]:
        assert not re.search(r"DD-\d", path.read_text("utf-8")), path.name
