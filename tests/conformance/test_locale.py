"""Everything that a game can say is there in both languages, complete and well set."""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from engine.core.describe import FIELD, FORMS, event_text_key
from engine.core.locale import LANGUAGES
from engine.games.registry import PRESENTATIONS
from tests.conformance.moments import kinds
from tests.descriptions import RULE, GameTexts, game_texts
from tests.lessons import lesson

NO_BREAK, THIN = "\u00a0", "\u202f"
UNDECIDED = "…?"
"""Printed so on a card of Drunter & Drüber, without a space."""
AGREEING = {"seat", "kind", "place"}
"""Fields that one language may need, for agreement or for an ordinal, where the other does without."""
CHOICES = {"verb": {3}, "if": {2}, "count": {2, 3}}
"""How many choices forms take."""

every_game = pytest.mark.parametrize(
    "told", [game_texts(presentation) for presentation in PRESENTATIONS.values()], ids=str
)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
def test_samples_know_every_kind_of_event_and_refusal(told: GameTexts) -> None:
    where = f"tests/games/{told}/event_samples.py"
    sampled, events = {type(event).__name__ for event in told.samples}, {kind.__name__ for kind in told.game.events}
    assert sampled == events, f"{where}: SAMPLES and GAME.events differ in {sorted(sampled ^ events)}"
    asked, codes = {refusal.code for refusal in told.refusals}, set(told.game.refusals)
    assert asked == codes, f"{where}: REFUSALS and GAME.refusals differ in {sorted(asked ^ codes)}"


@every_language
@every_game
def test_each_event_and_variant_has_its_own_sentence(told: GameTexts, lang: str) -> None:
    where = f"engine/games/{told}/locale/{lang}.py"
    said = {name.removesuffix(".several").removesuffix(".short") for name in told.events(lang)}
    happening = {event_text_key(event) for event in told.samples}
    assert not happening - said, f"{where}: EVENTS has no sentence for {sorted(happening - said)}"
    assert not said - happening, (
        f"{where}: EVENTS tells {sorted(said - happening)}, which no event in SAMPLES is told by: a name behind a dot "
        "is the `sentence_variant` of an event's class; add such an event, or remove the sentence"
    )
    twice = [text for text, count in Counter(told.events(lang).values()).items() if count > 1]
    assert not twice, f"{where}: two events have one sentence: {twice[0]}"


@every_language
@every_game
def test_a_sentence_for_several_seats_tells_their_events_together(told: GameTexts, lang: str) -> None:
    several = [name for name in told.events(lang) if name.endswith(".several")]
    assert len(told.together(lang)) == len(several)


@every_game
def test_both_languages_tell_the_same_things(told: GameTexts) -> None:
    first, second = (set(told.presentation.texts[lang]) for lang in LANGUAGES)
    assert not first - second, f"engine/games/{told}/locale: only in {LANGUAGES[0]}: {sorted(first - second)}"
    assert not second - first, f"engine/games/{told}/locale: only in {LANGUAGES[1]}: {sorted(second - first)}"
    for name in told.own("en"):
        french, english = ({found[0] for found in FIELD.findall(told.own(lang)[name])} for lang in LANGUAGES)
        uneven = (french ^ english) - AGREEING
        assert not uneven, f"engine/games/{told}/locale, “{name}”: only one language uses the field {sorted(uneven)}"
    for name in (name for name in told.presentation.texts["en"] if name.startswith("render.")):
        french, english = (set(re.findall(r"\{(\w+)\}", told.presentation.texts[lang][name])) for lang in LANGUAGES)
        uneven = (french ^ english) - AGREEING
        assert not uneven, f"engine/games/{told}/locale, “{name}”: only one language uses the field {sorted(uneven)}"


def field_faults(told: GameTexts, template: str, known: Collection[str]) -> Iterator[str]:
    """Yield the fields of a template that nobody fills in, or by no form that there is."""
    for name, form, rest in FIELD.findall(template):
        choices = rest.split("|") if rest else []
        if name not in known or form not in {*FORMS, *told.presentation.tokens, "each"}:
            yield f"{{{name}:{form}}} in “{template}”"
        if len(choices) not in CHOICES.get(form, {len(choices)}):
            yield f"{{{name}:{form}|{rest}}} in “{template}”"
        if form == "each" and choices and choices[0] not in told.presentation.tokens:
            yield f"each|{choices[0]} in “{template}”"


@every_language
@every_game
def test_fields_and_forms_of_a_template_exist(told: GameTexts, lang: str) -> None:
    faults: list[str] = []
    for event in told.samples:
        for name in {event_text_key(event) + part for part in ("", ".several", ".short")} & set(told.events(lang)):
            faults += field_faults(told, told.events(lang)[name], {field.name for field in fields(event)})
    for refusal in told.refusals:
        faults += field_faults(told, told.presentation.texts[lang][f"refused.{refusal.code}"], set(refusal.params))
    assert faults == []


@every_language
@pytest.mark.parametrize("you", [None, 0, 1, 2])
@every_game
def test_every_sentence_reads_well_to_every_reader(told: GameTexts, lang: str, you: int | None) -> None:
    match_describer = told.match_describer(lang, you)
    single = [*map(match_describer.describe_event, told.samples), *map(match_describer.describe_refusal, told.refusals)]
    short = match_describer.describe_events(told.samples, short=True)
    for line in [*single, *short, *told.together(lang, you)]:
        assert line.rule == RULE
        assert re.match(r"[A-ZÀ-Ý0-9]", line.text), line.text
        assert not re.match(r"[A-Z]\d", line.text), f"a square does not begin a sentence: {line.text}"
        assert line.text.endswith("."), line.text
        assert not re.search(r"[{}|#]|  |[ \u00a0\u202f][,.]|\. [a-zà-ÿ]", line.text), line.text
        assert "<fils>" not in line.html


def lesson_keys(told: GameTexts) -> set[str]:
    """Return the keys of what options, bots, examples, decisions and mini-games have to say."""
    presentation = told.presentation
    wanted = {f"bot.{level}.note" for level in range(1, 5)}
    for option in presentation.game.options:
        at = [option.key, *(f"{option.key}.{choice}" for choice in option.choices)]
        wanted |= {f"option.{name}{part}" for name in at for part in ("", ".note")}
    wanted |= {f"example.{name}.{part}" for name in presentation.examples for part in ("title", "intro")}
    wanted |= {
        f"minigame.{name}.{part}" for name in presentation.minigames for part in ("title", "goal", "won", "lost")
    }
    wanted |= {f"minigame.{name}.question" for name, mini in presentation.minigames.items() if mini.riddle}
    return wanted | {f"decide.{choice.place[0]}" for name in presentation.examples for choice in lesson(name).choices}


@every_language
@every_game
def test_options_bots_and_lessons_have_their_words(told: GameTexts, lang: str) -> None:
    """Every kind of decision comes up in an example, and has words too; a game may call a bot by a name of its own."""
    said = {name for name in told.own(lang) if re.match(r"(option|bot|example|minigame|decide)\.", name)}
    said = {name for name in said if not re.fullmatch(r"bot\.\d", name)}
    missing, strange = sorted(lesson_keys(told) - said), sorted(said - lesson_keys(told))
    assert not missing, f"engine/games/{told}/locale: “{missing[0]}” is missing in {lang}"
    assert not strange, f"engine/games/{told}/locale: nothing asks for “{strange[0]}”"


@every_language
@every_game
def test_every_kind_of_decision_has_its_question(told: GameTexts, lang: str) -> None:
    wanted = {"table.round", "table.set_up", *(f"decide.{kind}" for kind in kinds(str(told)))}
    missing = sorted(wanted - set(told.own(lang)))
    assert not missing, f"engine/games/{told}/locale/{lang}.py: “{missing[0]}” is missing"


@every_game
def test_no_text_is_left_in_the_other_language(told: GameTexts) -> None:
    """Texts of two words or more differ between languages."""
    first, second = (told.presentation.texts[lang] for lang in LANGUAGES)
    same = [
        name
        for name, text in first.items()
        if text == second[name] and len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}", "", text))) >= 2
    ]
    assert not same, f"engine/games/{told}/locale: “{same[0]}” is not translated: {first[same[0]]}"


@every_language
@every_game
def test_each_text_is_a_template_of_its_own_kind(told: GameTexts, lang: str) -> None:
    """Texts of drawings (`render.…`) take `{name}`, sentences take `{name:form}` (see engine/core/describe.py)."""
    for name, text in told.presentation.texts[lang].items():
        fields = re.findall(r"\{([^{}]*)\}", text)
        wrong = [each for each in fields if (":" in each) == name.startswith("render.")]
        assert not wrong, f"engine/games/{told}/locale, “{name}” in {lang}: {{{wrong[0]}}} is the other kind of field"


def prose(template: str) -> str:
    """Return a template with the heads of its fields taken out, and the undecided card."""
    return re.sub(r"\{\w+:\w+", "{", template).replace(UNDECIDED, "")


@every_game
def test_french_is_well_set(told: GameTexts) -> None:
    faults = "|".join(
        (r"[\"']|\.\.\.|  ", rf"(?<!{THIN})[;!?]", rf"(?<![{NO_BREAK}{{]):", rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»")
    )
    for name, text in told.presentation.texts["fr"].items():
        found = re.search(rf".?(?:{faults})", prose(text))
        assert not found, (
            f"engine/games/{told}/locale, “{name}” in French has “{found and found[0]}”: it wants U+00A0 before : and "
            "inside «\u00a0», U+202F before ; ! ?, ’ for ' and … for ..."
        )


@every_game
def test_english_is_well_set(told: GameTexts) -> None:
    faults = r"[\"']|\.\.\.|  |[ \u00a0\u202f][;:!?]"
    for name, text in told.presentation.texts["en"].items():
        found = re.search(faults, prose(text))
        assert not found, (
            f"engine/games/{told}/locale, “{name}” in English has “{found and found[0]}”: it wants no space before "
            ": ; ! ?, “…” and ’ for straight quotes, and … for ..."
        )


@every_game
def test_rule_ids_stay_with_their_rules(told: GameTexts) -> None:
    package = Path(str(told.package.__file__)).parent
    for path in [*package.glob("*.py"), *(package.parent / "lessons").glob("*.py")]:
        assert not re.search(rf"{told.presentation.game.letters}-\d", path.read_text("utf-8")), path.name
