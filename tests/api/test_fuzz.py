"""Any JSON at all: each request is answered, and one that is refused has changed nothing."""

import json
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.api.answers import Answer, Refused
from engine.api.endpoints import ENDPOINTS, dispatch_request
from engine.api.open_matches import MATCHES
from engine.ask.links import Asked, question_to_link, situation_from_json
from tests.api.client import ask, send, settle
from tests.api.reviewed import OVER
from tests.api.whole_requests import NEW, WHOLE, places, save

NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([10**20, 10**21, -(10**400), 10**4299, 2**63]))
TEXTS = st.one_of(
    st.text(max_size=4),
    st.sampled_from(
        ["t", "fr", "land_unter", "vineta", "human", "greedy", "44", "weather_card-0-0", "x-1-1", "~", "\ud800"]
    ),
)
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), TEXTS)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)


KINDS = {get_args(get_type_hints(answer)["kind"])[0] for answer in get_args(Answer)}
"""Of answers."""


def test_every_action_is_tried() -> None:
    assert {request["do"] for request in WHOLE} == set(ENDPOINTS)


@st.composite
def mutated(draw: st.DrawFn, whole: dict[str, Any]) -> dict[str, Any]:
    """Return a request in which something is replaced, left out, or added."""
    request: dict[str, Any] = json.loads(json.dumps({"id": "t", "lang": "en", **whole}))
    for _ in range(draw(st.integers(1, 2))):
        holder, key = draw(st.sampled_from(list(places(request))))
        if draw(st.booleans()) or not isinstance(holder, dict):
            holder[key] = draw(JSON)
        else:
            del holder[key]
    if draw(st.integers(0, 4)) == 0:
        request[draw(TEXTS)] = draw(JSON)
    return request


def state() -> tuple[object, ...]:
    """Return all that a request can change; () if the match is closed."""
    opened = MATCHES.get("t")
    if opened is None:
        return ()
    match = opened.match
    return opened, match, match.record, dict(match.pending), match.shown, len(match.unseen), match.changes, match.guess


@pytest.fixture(autouse=True)
def table() -> None:
    """A game under way, the reader's move."""
    settle(ask("open", lang="en", new=NEW))


ANY = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.parametrize("whole", WHOLE, ids=lambda whole: "-".join(map(str, whole.values()))[:24])
@ANY
@given(data=st.data())
def test_no_field_of_a_request_breaks_anything(whole: dict[str, Any], data: st.DataObject) -> None:
    if "t" not in MATCHES:
        ask("open", id="t", new=NEW)
    before = state()
    answer = json.loads(dispatch_request(json.dumps(data.draw(mutated(whole)))))
    assert answer["kind"] in KINDS
    if answer["kind"] == "refused":
        assert answer.keys() == Refused.__annotations__.keys()
        assert state() == before
    for name in MATCHES.keys() - {"t", OVER}:
        del MATCHES[name]


@ANY
@given(data=st.data())
def test_no_part_of_a_save_breaks_anything(data: st.DataObject) -> None:
    broken = data.draw(mutated(save()))
    answer = send("open", id="t", save=json.dumps({key: broken[key] for key in broken if key not in ("id", "lang")}))
    assert answer["kind"] in ("table", "refused")
    if answer["kind"] == "table":
        assert send("again")["kind"] == "table"


@ANY
@given(data=st.data(), question=st.sampled_from(["round", "stage", "advice", "x"]))
def test_no_part_of_a_laid_table_breaks_anything(data: st.DataObject, question: str) -> None:
    whole = {"position": {"tides": [4, 7], "levels": [3, 9, 1], "hands": [[5], None, None]}, "moves": {"card.0": "44"}}
    broken = {key: value for key, value in data.draw(mutated(whole)).items() if key in whole}
    if not all(isinstance(part, dict) for part in broken.values()):
        return
    moves = {key: value for key, value in broken.get("moves", {}).items() if isinstance(value, str)}
    try:
        text = question_to_link(
            Asked("land_unter", question, situation_from_json({**broken, "moves": moves, "players": 3}))
        )
    except UnicodeEncodeError:
        return
    assert send("edit", game="land_unter", text=text)["kind"] in ("editor", "refused")
    assert send("ask", text=text, ms=0)["kind"] in ("verdict", "advising", "refused")


@ANY
@given(text=st.one_of(st.text(), JSON.map(json.dumps)))
def test_any_text_is_answered(text: str) -> None:
    assert json.loads(dispatch_request(text))["kind"] == "refused"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "think", "ms": -(10**400)},
        {"do": "think", "ms": 10_001},
        {"do": "think", "ms": 5.0},
        {"do": "open", "new": {**NEW, "seed": 10**4299}},
        {"do": "open", "new": NEW, "link": "x"},
        {"do": "play", "seat": 0, "move": "1", "more": 1},
        {"do": "undo", "id": ["t"]},
    ],
    ids=lambda request: str(request)[:40],
)
def test_a_request_out_of_bounds_is_refused(request_: dict[str, Any]) -> None:
    before = state()
    assert ask(**request_)["code"] == "bad_request"
    assert state() == before


@pytest.mark.parametrize(
    "changes",
    [
        [[f"weather_card-0-{number}", "1"] for number in range(5000)],
        [["weather_card-0-0", "1"], ["weather_card-0-0", "2"]],
    ],
    ids=["too many", "a place twice"],
)
@pytest.mark.parametrize("do", ["example", "open"])
def test_changes_of_an_example_are_as_many_as_there_are_places(do: str, changes: list[list[str]]) -> None:
    wish: dict[str, Any] = {"game": "land_unter", "key": "first_trick", "changes": changes}
    request = wish if do == "example" else {"from_example": {**wish, "step": 1}}
    assert ask(do, **request)["code"] == "foreign"


def test_the_largest_seed_can_be_played_again() -> None:
    ask("open", new={**NEW, "seed": 10**21 - 1})
    assert ask("again")["kind"] == "table"
