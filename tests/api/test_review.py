"""The review as the page gets it: pictures, moments, another try; nothing before the end, nothing of other people."""

import re
from dataclasses import replace

import pytest

from engine.api.better_move import moment_with_better_move, preview_and_grid_html
from engine.api.ending import outcome_html, review_button_text
from engine.api.looking_back import moment_answer
from engine.api.open_matches import MATCHES
from engine.api.review import ReviewPage
from engine.api.view_model import legal_move_texts, match_describer
from engine.coach.ledger import Grade, Standing
from engine.core.locale import LANGUAGES
from engine.match.key_moments import LevelsOnSameDecisions, MomentKind, key_moments
from engine.match.review import DecisionReview, Review
from tests.api.client import TABLE_REQUEST, Answer, ask, begin_match
from tests.api.reviewed import OVER, finished_report, finished_save, review, text
from tests.coach.decisions import ToldLedger
from tests.match.test_review import new, play

RIVAL = re.compile(r"compared with (\S+), in 100 deals that bots play on:", re.IGNORECASE)
SENTENCE = re.compile(
    r": (never|once|\d+ times) instead of (never|once|\d+)(?:, mostly [^(]+ \((?:once|\d+ times)\))?\."
)


@pytest.fixture(scope="module")
def save() -> str:
    """Return the match that is reported."""
    return finished_save()


@pytest.fixture(scope="module")
def report() -> dict[str, str]:
    """Return the finished report in both languages."""
    return finished_report()


def test_a_slice_of_reviewing_answers_how_far_it_is(save: str) -> None:
    assert ask("open", id="u", save=save, lang="en")["reviewed"] == [0]
    assert "No decision has been judged yet" in ask("report", id="u", seat=0)["html"], "nothing is praised unseen"
    first = ask("review", id="u", ms=0)
    assert (first["kind"], first["finished"]) == ("reviewing", False)
    assert 0 <= first["done"] < 1
    assert ask("report", id="u", seat=0)["kind"] == "report", "it can be read while it grows"


def test_every_number_of_a_sentence_is_that_of_the_worlds(report: dict[str, str]) -> None:
    _, *parts = RIVAL.split(text(report["en"]))
    rivals = zip(parts[::2], parts[1::2], strict=True)
    found = {(worse, *numbers) for worse, lines in rivals for numbers in SENTENCE.findall(lines)}
    explained = (MomentKind.WELL_SEEN, MomentKind.MISTAKE)
    told = {each.decision.turn: each.decision.contrast for each in key_moments(review()) if each.kind in explained}
    facts = {
        (str(each.worse), shown(fact.better, " times"), shown(fact.worse))
        for each in told.values()
        if each
        for fact in each.facts
    }
    assert found == facts
    assert found


def shown(count: float, unit: str = "") -> str:
    """Return how a number of deals is written."""
    return {0: "never", 1: "once"}.get(int(count), f"{count:g}{unit}")


def test_both_languages_tell_the_same_moments(report: dict[str, str]) -> None:
    marks = [re.findall(r'data-(?:try|moment|fold)="[^"]*"', html) for html in report.values()]
    assert marks[0] == marks[1]
    assert 1 <= report["en"].count('class="moment"') <= 5
    assert "by what you could see" in text(report["en"])
    assert "d’après ce que vous pouviez voir" in text(report["fr"])
    for html in report.values():
        assert not re.search(r"[{}|#]", text(html).replace("#", "")), "a template is not filled in"


def test_a_deal_shows_what_is_told_of_one_of_its_moves(report: dict[str, str]) -> None:
    for lang, not_here in (("en", "that does not happen."), ("fr", "cela n’arrive pas.")):
        html = report[lang]
        deals = re.findall(r'data-fold="deal-.*?</details>', html)
        assert deals
        for deal in deals:
            first, then = deal.split("<section>")[1:]
            assert ("<mark>" in first, "<mark>" in then) == (True, False), "facts of this game happen or not"
            assert (not_here in text(first), not_here in text(then)) == (False, True)


@pytest.mark.parametrize(
    ("chance", "en", "fr"),
    [
        (0.5, r"this time \S+ cost nothing: ", r"cette fois-ci, \S+ n’a rien coûté\s?: "),
        (0.02, "the game was as good as lost, ", "la partie était pour ainsi dire perdue, "),
        (0.98, "the game was as good as won, ", "la partie était pour ainsi dire gagnée, "),
    ],
)
def test_a_mistake_that_cost_nothing_as_the_cards_lay_is_told_so(
    chance: float, en: str, fr: str, report: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    blamed = review().decisions_with_worst_moves()
    for each in blamed:
        assert each.open_claims
        equal = tuple(replace(claim, standing=Standing.LEVEL, chance=chance) for claim in each.open_claims)
        monkeypatch.setattr(each, "open_claims", equal)
    told = {lang: text(ask("report", id=OVER, seat=0, lang=lang)["html"]) for lang in LANGUAGES}
    assert len(re.findall(f"With all cards open. {en}", told["en"], re.IGNORECASE)) == len(blamed) > 0
    assert len(re.findall(f"Cartes sur table. {fr}", told["fr"], re.IGNORECASE)) == len(blamed)


def test_a_move_well_seen_is_praised_for_what_the_first_thought_costs(
    report: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DecisionReview, "has_found_hard_move", True)
    html = ask("report", id=OVER, seat=0, lang="en")["html"]
    assert text(html).count("looks good at first sight, but costs about") == html.count("grade well_seen") > 0
    assert html.index("grade well_seen") < html.index("data-try="), "praise comes first"


def test_real_decisions_alone_are_counted_next_to_what_bots_find(report: dict[str, str]) -> None:
    score = LevelsOnSameDecisions(review())
    while not score.is_finished:
        score.work_for_seconds(60)
    found = score.score()
    judged = len(review().decisions_with_move_made)
    told = text(report["en"])
    assert f"in {found.found} of {found.decisions} real decisions. Chance alone would find" in told
    assert f"Hawkeye {found.by_level[2]}, Elephant {found.by_level[3]}." in told
    assert f"In {judged - found.decisions} more decisions" in told
    table = report["en"].partition('data-fold="all"')[2]
    assert table.count("<td>little at stake</td>") == judged - found.decisions > 0


def test_the_picture_says_what_the_table_says(report: dict[str, str]) -> None:
    html = report["en"]
    assert len(re.findall(r'class="line seat\d" d="M[\d., ]+"', html)) == 3
    figures = re.findall(r"<td>(\d+)\u00a0%</td>" * 3, html)
    assert len(figures) > 20
    assert all(98 <= sum(map(int, row)) <= 102 for row in figures)


@pytest.mark.usefixtures("report")
def test_only_the_end_of_a_game_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = [each for each in review().decisions_with_move_made if each.claim]
    for each in judged:
        assert each.claim
        told = ToldLedger(replace(each.claim, chances=(1.0, 0.0, 0.0)))
        monkeypatch.setattr(each, "ledger", told)
    *estimated, over = ReviewPage(review(), "en").chances_after_each_move(judged)
    assert {max(spot.chances) for spot in estimated} == {0.99}
    assert max(over.chances) == 1.0


def test_decisions_of_one_turn_are_told_apart() -> None:
    match = play(new("drunter_drueber"), 40)
    found = Review(match, 0)
    found.catch_up_with_match()
    names = [*ReviewPage(found, "en").decision_moments_in_words.values()]
    assert len(names) == len({*names}) == len(found.decisions_with_move_made) > 5
    several = [name for name in names if "," in name]
    assert [int(name[-1]) for name in several[:2]] == [1, 2]
    assert several[0].partition(",")[0] == several[1].partition(",")[0]
    assert any("," not in name for name in names)


def shown_moment(turn: int) -> Answer:
    """Return the moment of a decision as its button asks for it."""
    html = ask("report", id=OVER, seat=0)["html"]
    found = re.search(rf'data-moment="(\d+)" data-turn="{turn}" data-seat="0"', html)
    assert found
    return ask("moment", id=OVER, step=int(found[1]), decision={"seat": 0, "turn": turn})


def test_a_moment_tells_and_marks_the_better_move(report: dict[str, str]) -> None:
    better = equal = 0
    for each in review().decisions_with_move_made:
        assert each.claim
        answer = shown_moment(each.turn)
        best = f"{each.best.move} was better here: see the dashes."
        told = f"{best} What was played, {each.move}, has a firm line."
        if each.grade is Grade.FINE:
            equal += 1
            assert answer["advised"] is None, "nothing is proven"
        else:
            better += 1
            assert answer["advised"]["move"] == str(each.best.move)
            assert answer["advised"]["made"] == str(each.move)
            again = ask("decision", id=OVER, seat=0, turn=each.turn)
            assert answer["advised"]["form"] == again["form"], "its card in the hand"
            assert answer["step"]["say"].startswith(told)
            assert text(answer["step"]["caption"]).startswith(told)
    assert better
    assert equal
    assert ask("moment", id=OVER, step=3)["advised"] is None


def test_a_walk_leads_through_the_key_moments_and_so_do_the_dots(report: dict[str, str]) -> None:
    html, found = report["en"], key_moments(review())
    assert f'data-walk="0">See the {len(found)} moments</button>' in html
    items = re.findall(r'<li class="moment" data-step="(\d+)"(?: data-turn="(\d+)")?>', html)
    marked = [str(each.decision.turn) if each.kind is not MomentKind.TURN else "" for each in found]
    assert [turn for _, turn in items] == marked
    shows = re.findall(r'<button type="button" data-walk="(\d+)">Show me', html)
    assert shows == [*map(str, range(len(found)))]
    dots = {int(dot) for dot in re.findall(r'<circle[^>]*data-walk="(\d+)"', html)}
    assert dots <= {*range(len(found))}
    assert len(dots) == len({each.decision.turn for each in found}), "the first of several at one place"
    for step, turn in items:
        decision = {"seat": 0, "turn": int(turn)} if turn else None
        answer = ask("moment", id=OVER, step=int(step), decision=decision)
        assert answer["kind"] == "moment"
        assert (answer["advised"] is None) == (not turn)
        assert not turn or answer["step"]["caption"].startswith(answer["advised"]["line"])


def test_the_button_at_the_end_says_how_many_key_moments_there_are(save: str) -> None:
    first = ask("open", id="u", save=save, lang="en")
    assert 'data-use="review" data-seat="0">My moments</button>' in first["form"]
    count = f"My {len(key_moments(review()))} moments"
    MATCHES["u"].reviews[0] = review()
    assert ask("review", id="u", ms=10_000, lang="en")["labels"] == [count]
    assert f">{count}</button>" in ask("hide", id="u")["form"]
    first = ask("open", id="u", save=save, lang="en")
    assert ask("review", id="u", ms=0)["labels"] == [], "nothing is named while it may change"


def test_of_several_people_the_button_says_whose_moments_it_shows(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask("open", id="u", save=save, lang="fr")
    match = MATCHES["u"].match
    monkeypatch.setattr("engine.api.ending.reviewable_seats", lambda _: (0, 1))
    said = [review_button_text(match, 1, match_describer(match, lang), {1: 0}) for lang in ("fr", "en")]
    assert said == [f"Les décisions de {match.names[1]}", f"{match.names[1]}’s decisions"]
    html = str(outcome_html(match, match_describer(match, "fr"), {}))
    (folded,) = re.findall(r'<div class="reviews" role="group" aria-label="Les moments de chacun">(.*?)</div>', html)
    assert re.findall(r'data-seat="(\d)"', folded) == ["0", "1"]
    assert folded.count("md-button--primary") == 2, "whoever presses finds their own"


def test_a_moment_tells_a_move_well_seen(report: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    made = next(each for each in review().decisions_with_move_made if each.claim and each.claim.equal)
    monkeypatch.setattr(DecisionReview, "has_found_hard_move", True)
    answer = shown_moment(made.turn)
    assert answer["step"]["say"].startswith(f"{made.move} was well seen: see the dashes.")
    assert answer["advised"]["move"] == str(made.move)
    assert answer["advised"]["made"] == "", "one mark is enough"


def test_what_cannot_be_reviewed_is_refused(save: str) -> None:
    ask("open", id="u", save=save, lang="en")
    for request in ({"seat": 1}, {"seat": -1}, {"seat": 9}):
        assert ask("report", id="u", **request)["code"] == "bad_request"
    assert ask("decision", id="u", seat=0, turn=999)["code"] == "bad_request"
    assert ask("moment", id="u", step=1, decision={"seat": 0, "turn": 999})["code"] == "bad_request"
    ask("open", id="u", new={**TABLE_REQUEST, "players": 3, "seats": ["human", "greedy", "greedy"]})
    assert ask("report", id="u", seat=0)["code"] == "bad_request", "nobody learns anything before the end"
    assert ask("review", id="u", ms=0)["kind"] == "reviewing"


def test_without_people_nothing_is_left_to_review() -> None:
    begin_match("greedy", "greedy", "greedy")
    assert ask("review", ms=0) == {"kind": "reviewing", "done": 1.0, "finished": True, "hint": None, "labels": []}


@pytest.mark.parametrize("key", ["vineta", "drunter_drueber"])
def test_a_better_move_on_a_board_is_drawn_there(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(new(key), 1)
    found = Review(match, 0)
    found.catch_up_with_match()
    while found.decisions[0].claim is None:
        found.decisions[0].do_next_slice_of_work()
    (decision,) = found.decisions_with_move_made
    describer, text = match_describer(match, "en"), str(match.turns[decision.turn][0][1])
    preview, grid = preview_and_grid_html(decision, text, found, describer)
    assert preview
    assert re.match(r"<trick-grid inert[ =]", grid)
    assert "data-move-preview" in grid
    game, claim = match.presentation.game, decision.claim
    assert claim
    legal = map(game.parse_move, legal_move_texts(match, decision.playouts.view, 0))
    best = next(each for each in legal if each != decision.move)
    worse = replace(claim, cost=0.2, error=0.01, standing=Standing.BEHIND)
    monkeypatch.setattr(decision, "ledger", ToldLedger(replace(claim, move=best, standing=Standing.BEST), worse))
    plain = moment_answer(match, None, 1, "en")
    answer = moment_with_better_move(plain, found, decision.turn, describer)
    advised = answer["advised"]
    assert advised
    assert advised["made_preview"] == preview, "one move at a time: what both put down would be counted twice"
    assert advised["preview"] == preview_and_grid_html(decision, game.format_move(best), found, describer)[0]
    assert advised["preview"] != preview
    shown = re.findall(r'data-shown="(\w+)" aria-pressed="(\w+)">([^<:]+): ', advised["switch"])
    assert shown == [("better", "true", "Better"), ("made", "false", "Played")]
    assert advised["form"] == ""
    assert "dashes" not in answer["step"]["say"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", r"vote on the outhouse at [a-o]\d+: JAAA \(yes 3\)"),
        ("fr", r"vote sur les cabinets en [a-o]\d+ : JAAA \(oui 3\)"),
    ],
)
def test_a_vote_is_named_by_what_it_was_about_and_what_its_cards_are_worth(lang: str, said: str) -> None:
    match = play(new("drunter_drueber"), 40)
    found = Review(match, 0)
    found.catch_up_with_match()
    page, votes = ReviewPage(found, lang), 0
    for each in found.decisions_with_move_made:
        if each.kind == "vote":
            each.move = match.presentation.game.parse_move("jaaa")
            votes += 1
        told = text(page.move_made_html(each))
        assert bool(re.fullmatch(said, told)) == (each.kind == "vote"), told
    assert votes


def test_the_table_of_decisions_has_three_columns_and_a_better_move_below_the_one_made(report: dict[str, str]) -> None:
    """Four would be wider than a phone."""
    html = report["en"].partition('data-fold="all"')[2]
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    assert [len(re.findall("<t[hd]", row)) for row in rows] == [3] * (1 + len(review().decisions_with_move_made))
    for each, row in zip(review().decisions_with_move_made, rows[1:], strict=True):
        assert each.claim
        _, moves, cost = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)
        better = "" if each.claim.equal else f" Better: {each.best.move} "
        assert text(moves) == f"{each.move}{better}"
        assert text(cost)
