"""The course of every game: each question is answered by the engine, can be touched, and is told in both languages."""

import re
from collections import Counter
from itertools import chain

import pytest

from engine.api.course import MOST_PICTURES, TaskTold, stage_keys, stage_view
from engine.core.course import ASKED, BESIDE, IN_WORDS, NOBODY, SEATS, SPOTS, Stage
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.course import LEAST_WRONG_RULES, played_task
from tests.paths import ROOT
from tests.taught import words_before_taught

MOST_WORDS = 40
"""So many words at most are read before one acts."""

TAUGHT = {key: presentation for key, presentation in PRESENTATIONS.items() if presentation.course}
STAGES = {
    stage.key: (presentation, stage)
    for presentation in TAUGHT.values()
    for stage in presentation.course
    if not stage.play
}
every_game = pytest.mark.parametrize("presentation", TAUGHT.values(), ids=TAUGHT)
every_stage = pytest.mark.parametrize(("presentation", "stage"), STAGES.values(), ids=STAGES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def asked(presentation: Presentation, stage: Stage, lang: str) -> list[TaskTold]:
    """Return the tasks of a stage in one language."""
    return [TaskTold(presentation, stage, number, lang) for number in stage.numbers]


@every_stage
def test_the_engine_answers_and_wrong_rules_explain(presentation: Presentation, stage: Stage) -> None:
    for task in stage.tasks:
        played = played_task(presentation, task)
        assert any(touch.right for touch in played.touches)
        assert len({touch.wrong for touch in played.touches} - {None}) >= LEAST_WRONG_RULES
        assert all(touch.steps for touch in played.touches if touch.right), (
            f"{stage.key}: nothing moves when it is right"
        )
        assert not any(touch.right and touch.wrong for touch in played.touches)
        assert bool(task.aim) == (ASKED in task.example.moves), f"{stage.key}: `aim` goes with a move that is asked for"


@every_stage
def test_what_is_asked_is_asked_again_on_another_table(presentation: Presentation, stage: Stage) -> None:
    assert len(stage.numbers) > 1, f"{stage.key}: a stage wants a variation"
    tables = [stage_view(presentation.game.key, stage.key, "en")["tasks"][at]["board"] for at in (0, -1)]
    assert tables[0] != tables[1], f"{stage.key}: the last question is about the first table"


@every_stage
def test_each_touch_is_in_the_picture(presentation: Presentation, stage: Stage) -> None:
    for told in asked(presentation, stage, "en"):
        task, board = told.task, told.table_html()
        assert len({*task.touches}) == len(task.touches)
        for touch in {*task.touches} - {NOBODY} if task.at != BESIDE else ():
            seat, spot, piece = (
                rf'<li class="[^"]*\bs{touch}\b',
                rf'data-spot="{touch}"',
                rf'data-piece="{task.at} {touch}"',
            )
            wanted = {SEATS: seat, SPOTS: spot}.get(task.at, piece)
            assert re.search(wanted, board), f"{stage.key}, question {told.number}: “{touch}” is not in its picture"


@every_language
@every_stage
def test_what_a_picture_shows_is_explained_below_it(presentation: Presentation, stage: Stage, lang: str) -> None:
    for told in asked(presentation, stage, lang):
        seen = [told.touch_view(touch)["boards"] for touch in told.played.touches]
        assert max(map(len, seen)) <= MOST_PICTURES
        boards = [told.table_html(), *chain.from_iterable(seen)]
        if "signs" in presentation.texts[lang]:
            assert all(board.endswith(told.signs) for board in boards), f"{stage.key}, question {told.number}"
            assert told.task.board_only or 'class="legend"' in told.signs, f"{stage.key}, question {told.number}"
            assert "★" in told.signs or not re.search('class="[^"]*best', boards[0]), f"{stage.key}: ★ is not explained"


@every_language
@every_stage
def test_little_is_read_before_one_acts(presentation: Presentation, stage: Stage, lang: str) -> None:
    for told in asked(presentation, stage, lang):
        text = re.sub(r"<[^>]*>", " ", told.question_html())
        words = re.findall(r"[\w’-]+", text)
        assert len(words) <= MOST_WORDS, f"{stage.key}, question {told.number}: {len(words)} words in {lang}"


@every_language
@every_stage
def test_a_right_touch_is_told_why_with_the_rule_and_where_a_text_says_it_that_is_enough(
    presentation: Presentation, stage: Stage, lang: str
) -> None:
    for told in asked(presentation, stage, lang):
        for touch in told.played.touches:
            said = told.touch_view(touch)["said"]
            has_text = bool(told.key_of_why(touch if touch.right else told.right))
            assert ('</p><p class="why">' in said) == (touch.right or (told.is_unexplained(touch) and has_text))
            if 'class="why"' in said:
                _verdict, why, *more = said.split("</p>")[:-1]
                assert not (more and has_text)
                deciding = told.events_to_deciding(touch if touch.right else told.right)[-1]
                rule = told.rule_cited("why", deciding)
                assert f'href="#{rule}"' in why


@every_language
@every_stage
def test_no_touch_is_called_wrong_without_a_reason(presentation: Presentation, stage: Stage, lang: str) -> None:
    for told in asked(presentation, stage, lang):
        for touch in told.played.touches:
            said = told.touch_view(touch)["said"]
            assert 'class="rule"' in said, f"{stage.key}, question {told.number}: “{touch.touch}” is told no reason"
            # Of numbers it is told which way they are wrong, unless a wrong rule says more.
            if told.task.form == "n" and told.is_unexplained(touch):
                way = "little" if int(touch.touch) < int(told.right.touch) else "much"
                assert presentation.texts[lang][f"stage.{way}"] in said
            # What has not happened is not told as if it had: soon the table is again as it was.
            decides = any(isinstance(each.event, told.task.decides) for step in touch.steps for each in step)
            assert (presentation.texts[lang]["stage.would"] in said) == bool(touch.wrong and decides)


@every_language
@every_game
def test_a_course_has_its_words(presentation: Presentation, lang: str) -> None:
    wanted, whys = {f"stage.{stage.key}.title" for stage in presentation.course}, set[str]()
    for stage in presentation.course:
        wanted.add(f"stage.{stage.key}.{'told' if stage.play else 'idea'}")
        whys |= {f"stage.{stage.key}.before"} if stage.play else set()
        wanted |= {f"stage.{stage.key}.{at}.{part}" for at in stage.numbers for part in ("told", "ask")}
        wanted |= {f"stage.{stage.key}.{at}.ask" for at in range(1, len(stage.all_tasks) + 1)}
        for at, task in enumerate(stage.all_tasks, 1):
            named = (name for name in presentation.texts[lang] if name.startswith(f"render.{task.form}_"))
            whys |= {
                f"stage.{stage.key}.{at}.why{end}" for end in ("", *(f".{each.partition('_')[2]}" for each in named))
            }
        legends = {f"stage.{stage.key}.{at}.legend" for at in range(1, len(stage.all_tasks) + 1)}
        wanted |= {f"stage.{stage.key}.legend"} if stage.legend and not legends & {*presentation.texts[lang]} else set()
        whys |= legends
    steps = presentation.asked_steps.values()
    wanted |= {each.text for each in steps}
    tasks = chain(*(stage.all_tasks for stage in presentation.course), (each.task for each in steps))
    wanted |= {f"wrong.{rule.__name__}" for task in tasks for rule in task.wrong}
    shared = {
        "stage.right",
        "stage.other",
        "stage.much",
        "stage.little",
        "stage.would",
        *(f"stage.{touch}" for touch in IN_WORDS),
        "stage.answers",
        "stage.found",
        "stage.on_paper",
        "stage.before",
        "stage.signs",
        "asked.best_move",
    }
    said = {name for name in presentation.texts[lang] if re.match(r"(stage(?!\.field)|wrong|asked)\.", name)}
    said -= shared | whys
    where = f"engine/games/{presentation.game.key}/locale"
    wanted -= shared
    assert not wanted - said, f"{where}: {sorted(wanted - said)} is missing in {lang}"
    assert not said - wanted, f"{where}: nothing asks for {sorted(said - wanted)}"


@every_language
@every_game
def test_a_course_is_on_the_page_where_one_learns(presentation: Presentation, lang: str) -> None:
    key = presentation.game.key
    text = (ROOT / "docs" / lang / key.replace("_", "-") / "index.md").read_text("utf-8")
    assert text.count(f"/// course | {key}\n") == 1, (
        f"docs/{lang}: “/// course | {key}” belongs on the page of the game"
    )


@every_language
@every_game
def test_no_stage_speaks_of_what_a_later_one_teaches(presentation: Presentation, lang: str) -> None:
    key = presentation.game.key
    for stage in presentation.course:
        if stage.tasks:
            early = words_before_taught(presentation, stage.key, lang, stage_view(key, stage.key, lang))
            assert not early, f"{key}, stage {stage.key}: {early} is taught later"


@every_game
def test_one_plays_in_the_last_stage_alone(presentation: Presentation) -> None:
    played = [stage for stage in presentation.course if stage.play]
    assert played in ([], [presentation.course[-1]])
    assert all(stage.play in presentation.minigames and not stage.tasks for stage in played)


def test_no_two_stages_have_one_key() -> None:
    twice = [key for key, count in Counter(key for _, key in stage_keys()).items() if count > 1]
    assert not twice, f"two stages are called “{twice[0]}”"
