"""Everything Land Unter can say is there in both languages, complete and well set."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from engine.core.game import Event, Refusal
from engine.core.telling import FIELD, FORMS, Teller
from engine.core.words import GRAMMARS, LANGUAGES
from engine.land_unter import GAME
from engine.land_unter.examples import EXAMPLES
from engine.land_unter.minigames import MINIGAMES
from engine.land_unter.words import GAME as GAME_TEXTS
from engine.land_unter.words import TEXTS, TOKENS, en, fr
from tests.land_unter.told import RULE, SAMPLES

EVENTS = {"fr": fr.EVENTS, "en": en.EVENTS}
NAMES = ("Max", "Anna", "Léo", "O'Neil & <fils>")
REFUSALS = (
    Refusal("eliminated", RULE, seat=1),
    Refusal("not_your_turn", RULE, seat=0),
    Refusal("already_chosen", RULE, seat=1),
    Refusal("not_in_hand", RULE, card=44),
)
NO_BREAK, THIN = "\u00a0", "\u202f"


def key(event: Event) -> str:
    """Return the key of the text that tells an event."""
    return ".".join(filter(None, (type(event).__name__, event.variant)))


def teller(lang: str, you: int | None) -> Teller:
    """Return a voice of Land Unter."""
    return Teller(TEXTS[lang], GRAMMARS[lang], TOKENS, NAMES, you)


def prose(template: str) -> str:
    """Return a template with the heads of its fields taken out."""
    return re.sub(r"\{\w+:\w+", "{", template)


def test_samples_know_every_kind_of_event() -> None:
    assert {type(event) for event in SAMPLES} == set(GAME.events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_event_and_variant_has_its_own_sentence(lang: str) -> None:
    assert set(EVENTS[lang]) == {key(event) for event in SAMPLES}
    assert len(set(EVENTS[lang].values())) == len(EVENTS[lang])


def test_both_languages_tell_the_same_things() -> None:
    assert set(TEXTS["fr"]) == set(TEXTS["en"])
    for name in GAME_TEXTS["en"]:
        french, english = ({match[0] for match in FIELD.findall(GAME_TEXTS[lang][name])} for lang in LANGUAGES)
        assert french == english, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=key)
def test_fields_and_forms_of_a_template_exist(lang: str, event: Event) -> None:
    known = {field.name for field in fields(event)}
    for name, form, rest in FIELD.findall(EVENTS[lang][key(event)]):
        assert name in known
        assert form in {*FORMS, *TOKENS, "each"}
        assert len(rest.split("|")) == {"verb": 3, "if": 2}.get(form, len(rest.split("|")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1, 2])
def test_every_sentence_reads_well_to_every_reader(lang: str, you: int | None) -> None:
    voice = teller(lang, you)
    said = [voice.event(event) for event in SAMPLES] + [voice.refusal(refusal) for refusal in REFUSALS]
    for line in said:
        assert line.rule == RULE
        assert re.match(r"[A-ZÀ-Ý0-9]", line.text), line.text
        assert line.text.endswith("."), line.text
        assert not re.search(r"[{}|#]|  |[ \u00a0\u202f][,.]", line.text), line.text
        assert "<fils>" not in line.html


def test_you_and_others_agree_with_their_verbs() -> None:
    lost = SAMPLES[[type(event).__name__ for event in SAMPLES].index("PreserverLost")]
    assert teller("en", None).event(lost).text.startswith("Anna shows")
    assert teller("en", 1).event(lost).text.startswith("You show")
    assert teller("fr", None).event(lost).text.startswith("Anna montre")
    assert teller("fr", 1).event(lost).text.startswith("Vous montrez")


def test_refusals_of_the_game_are_told() -> None:
    assert {refusal.code for refusal in REFUSALS} == set(GAME.refusals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_bots_and_lessons_have_their_words(lang: str) -> None:
    wanted = {"bot.4", *(f"bot.{level}.note" for level in range(1, 5))}
    for option in GAME.options:
        at = [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
        wanted |= {f"option.{name}{part}" for name in at for part in ("", ".note")}
    wanted |= {f"example.{name}.{part}" for name in EXAMPLES for part in ("title", "intro")}
    wanted |= {f"minigame.{name}.{part}" for name in MINIGAMES for part in ("title", "goal", "won", "lost")}
    wanted |= {"decide.weather_card"}
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
    told = [*package.glob("*.py"), package.parent / "examples.py", package.parent / "minigames.py"]
    for path in told:
        assert not re.search(r"LU-\d", path.read_text("utf-8")), path.name
