"""What may be asked about a table of Vineta, and the answers, read off the events of the engine that plays it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core import situations
from engine.core.describe import SOMEBODY, event_field_names, event_text_key
from engine.core.game import Event
from engine.core.lessons import Example
from engine.core.schema import Path
from engine.core.situations import SEAT, Played, Question, Situation, Verdict
from engine.games.vineta import edits, question_besides, question_needs, question_opens, question_play, question_rulings
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.extra_told import untold_extra
from engine.games.vineta.own_houses import OWN
from engine.games.vineta.owners import series_on_district, ways_to_tell_owner
from engine.games.vineta.question_after import sharing_after_card
from engine.games.vineta.question_instead import instead_of_refused
from engine.games.vineta.question_points import parts_of_points, proved_winner, sure_points
from engine.games.vineta.question_reasons import reasons_without_target
from engine.games.vineta.question_sure import sure_of_highest, sure_shares
from engine.games.vineta.question_taken import taken_flood_verdict
from engine.games.vineta.question_targets import usable_districts_verdict
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import length
from engine.games.vineta.rules.components import DISTRICTS, SEATS
from engine.games.vineta.rules.hand import DRAWING_RULE
from engine.games.vineta.rules.start_player import TOKEN_RULE
from engine.games.vineta.table.pieces import colours_in_position
from engine.games.vineta.waves import (
    TIED,
    WORTH,
    are_cards_lacking,
    is_worth_tried,
    ways_to_be_worth,
    with_highest_equal,
    with_series_drawn,
)

Verdicts = Callable[[Played, Any], Verdict]

HIDDEN: Final = frozenset({"tiles", "owner"})
"""What is hidden at the table, too, until the game is over."""

CITY: Final = ("sunk", "quarantine")

TRIED: Final = (OWN, "side", "chip", "start", SEAT)
"""The kinds of places of which every value of their fields is tried."""


def rules_of_events(*events: Event | None) -> tuple[str, ...]:
    """Return the rules of these events, each once; None is left out."""
    return tuple(dict.fromkeys(event.rule for event in events if event is not None and event.rule))


# Which district sinks


def sinking_example(situation: Situation, seed: int) -> Example:
    """Return the end of the round as an example, up to the sinking; before the first round is over, the table as given.

    Raises Refusal("not_given") where neither a series nor a number of rounds is given.
    """
    position = situation.position
    if position.get("round") == 0:
        unplayed = {**question_play.given_pieces_on_table(situation), "round": 0}
        return situation.as_example(seed, (), unplayed, viewer=None)
    if not position.get("series") and not {"round", "sinking"} & position.keys():
        raise situations.missing_field_refusal("series")
    return question_play.round_end_example(with_highest_equal(situation, seed), seed, e.SeriesCompared, e.DistrictSunk)


def sinking_verdict(played: Played) -> Verdict:
    """Return the verdict on which district sinks, or why none does."""
    sunk = played.first(e.DistrictSunk)
    compared = played.first(e.SeriesCompared)
    if sunk is None:
        return no_sinking_verdict(played)
    if is_worth_tried(played.situation, sunk.district):
        return Verdict("sinks_open", {"district": sunk.district}, rules_of_events(compared, sunk))
    key = "sinks_low" if sunk.sentence_variant == "low" else "sinks"
    params: dict[str, Any] = {"district": sunk.district, "worth": sunk.worth}
    rounds = counted_rounds(played.situation) if key == "sinks" else 0
    if rounds:
        key, params = "sinks_over", {**params, "over": rounds, "next": rounds + 1}
    return Verdict(key, params, (*turn_length_rules(played.situation), *rules_of_events(compared, sunk)))


def counted_rounds(situation: Situation) -> int:
    """Return how many rounds the turn has had, if all are over by cards that change their number; 0 if not.

    Where ties have led further than the cards did, the cards are no reason.
    """
    over = situation.position.get("round", 0)
    told = situation.position.get("extra") and not untold_extra(situation)
    return over if told and over == question_play.due_round_count(situation) else 0


def turn_length_rules(situation: Situation) -> tuple[str, ...]:
    """Return the rule that counts the rounds, if cards are given that change their number."""
    return (length.LENGTH_RULE,) if situation.position.get("extra") else ()


def no_sinking_verdict(played: Played) -> Verdict:
    """Return the verdict on why no district sinks: a tie, nothing threatened, a choice to make, or rounds to play."""
    compared, added = played.first(e.SeriesCompared), played.first(e.RoundAdded)
    forced = played.first(e.EndForced)
    if forced:
        params: dict[str, Any] = {"seat": forced.seat, "districts": forced.districts}
        return Verdict("forced", params, rules_of_events(compared, forced))
    if added:
        rules = (*turn_length_rules(played.situation), *rules_of_events(compared, added), DRAWING_RULE, TOKEN_RULE)
        params = {"next": "next.round.two" if played.situation.players == SEATS[0] else "next.round"}
        if not added.districts:
            return Verdict("nothing", params, rules)
        if any(is_worth_tried(played.situation, name) for name in added.districts):
            return Verdict("tie_open", params, rules)
        return Verdict("tie", {**params, "districts": added.districts, "worth": added.worth}, rules)
    params = {"rounds": played.after.rounds, "over": played.after.round}
    return Verdict("not_yet", params, (length.LENGTH_RULE,))


# Who takes which houses


def sharing_example(situation: Situation, seed: int) -> Example:
    """Return the end of the round as an example, up to the sharing of the houses.

    Raises Refusal("not_given") without a series and all its cards, or the houses of the one that is highest.
    """
    top = question_play.highest_districts_in_situation(situation)
    if not top or any(are_cards_lacking(situation, name) for name in top):
        raise situations.missing_field_refusal("series")
    sure = len(top) == 1 and not any(question_needs.places_deciding_highest(situation))
    if sure and not situations.is_place_given(situation, f"houses.{top[0]}"):
        raise situations.missing_field_refusal(f"houses.{top[0]}")
    return question_play.round_end_example(situation, seed, e.SeriesCompared, e.HousesShared)


def sharing_verdict(played: Played) -> Verdict:
    """Return the verdict on how many houses each seat takes, or why none does."""
    sunk, shared = played.first(e.DistrictSunk), played.first(e.HousesShared)
    if sunk is None:
        return no_sinking_verdict(played)
    if shared is None:
        return Verdict("shared_none", {"district": sunk.district}, rules_of_events(sunk))
    params: dict[str, Any] = {"district": sunk.district, "count": sunk.houses}
    if shared.sentence_variant == "alone" or sunk.houses == 1:
        return Verdict("shared_alone", {**params, "seat": shared.takers[0]}, rules_of_events(sunk, shared))
    each = series_on_district(played.situation, sunk.district)
    cards = len(each["floods"]) if each else 0
    order = {"counts": shared.counts, "order": shared.takers[:cards], "again": max(0, len(shared.takers) - cards)}
    return Verdict("shared", {**params, **order}, rules_of_events(sunk, shared))


# What it scores


def score_verdict(played: Played) -> Verdict:
    """Return the verdict on who wins with how many points, or why the game does not end.

    While secret tiles are not told, the points are those of each filling.
    """
    won, shared = played.first(e.GameWon), played.first(e.VictoryShared)
    tie = played.first(e.TieCompared)
    counted = [event for event in played.events if isinstance(event, e.HousesScored | e.DistrictScored)]
    nobodys = played.first(e.NobodysDistrict)
    needed = question_needs.inputs_needed_for_score(played.situation)
    secret = [each for each in needed if each.partition(".")[0] in HIDDEN]
    untold = [each for each in secret if not situations.is_place_given(played.situation, each)]
    end = won or shared
    # Between what points are is of no use while it is not told how many houses a seat has taken.
    if untold and end and None not in played.situation.by_seat("taken"):
        winners = end.winners if isinstance(end, e.VictoryShared) else (end.seat,)
        points = tuple((score, score) for score in end.scores)
        return Verdict("score_open", {"winners": winners}, rules_of_events(end), scores=points)
    rules = rules_of_events(*counted, nobodys, tie, won, shared)
    if end is None:
        return no_sinking_verdict(played)
    houses = [event for event in counted if isinstance(event, e.HousesScored)]
    bonus = {event.seat: event.points for event in counted if isinstance(event, e.DistrictScored)}
    taken, own = [event.taken for event in houses], [event.points - event.taken for event in houses]
    parts = parts_of_points(taken, own, [bonus.get(event.seat, 0) for event in houses])
    params = {"scores": end.scores, **parts}
    if isinstance(end, e.VictoryShared):
        return Verdict("score_shared", {"winners": end.winners, **params}, rules)
    if tie:
        return Verdict("score_tie", {"seat": end.seat, "seats": tie.seats, "own": tie.own, **params}, rules)
    return Verdict("score", {"seat": end.seat, **params}, rules)


def is_colour_standing(situation: Situation, place: Path, value: str) -> bool:
    """Return whether a colour of a tile is that of a house left; any other stands for all that bring nothing."""
    standing = situation.position.get("houses", {}).values()
    return not place.startswith("tiles.") or place.endswith(".1") or any(value in str(entry) for entry in standing)


# What a card does

FREE: Final = ("done", "moved", "moves_rescue", "targets_houses", "goals_houses")
"""The verdicts on houses that may come from anywhere, or go anywhere, only where nothing is threatened."""


def card_verdict(played: Played) -> Verdict:
    """Return the verdict on a card: its effect, why it cannot be used so, or where; a player not told is not named."""
    verdict = verdict_on_card_as_played(played)
    if not played.before.series and question_besides.is_danger_open(played.situation) and verdict.key in FREE:
        verdict = replace(verdict, key="free", params={**verdict.params, "found": f"verdict.{verdict.key}"})
    if question_play.given_card_owner(played.situation) is not None or "seat" not in verdict.params:
        return verdict
    return replace(verdict, params={**verdict.params, "seat": SOMEBODY})


def verdict_on_card_as_played(played: Played) -> Verdict:
    """Return the verdict on a card, which names the seat that was taken for its player."""
    if played.refusal:
        instead, values = instead_of_refused(played)
        params = {"reason": f"refused.{played.refusal.code}", "instead": instead, **values, **played.refusal.params}
        return Verdict("refused", params, (played.refusal.rule,))
    done = [*question_rulings.events_of_card(played.events)]
    if not done:
        return usable_districts_verdict(played)
    first, *more = done
    if isinstance(first, e.CardVoid):
        why = reasons_without_target(played.before, first.card)
        return Verdict("void", {"seat": first.seat, "card": first.card, "why": why}, rules_of_events(first))
    if isinstance(first, e.HouseMoved) and not (
        first.card == "hope" and question_play.is_house_known(played.situation, first.source)
    ):
        return moved_houses_verdict(first, done, played.after)
    if isinstance(first, e.HousesSwapped):
        return Verdict("swapped", {"seat": first.seat, "one": first.one, "other": first.other}, rules_of_events(first))
    if isinstance(first, e.WindChanged | e.SeaCalmed):
        return taken_flood_verdict(played.situation, first, more)
    params = {"event": event_text_key(first)} | {name: getattr(first, name) for name in event_field_names(first)}
    if question_play.is_flood_open(played.situation, first):
        # The waves are those of a stand-in.
        params = situations.without_keys(params, "waves", "worth", "own") | {"event": f"open.{type(first).__name__}"}
    return Verdict("done", params, rules_of_events(*done))


def moved_houses_verdict(first: e.HouseMoved, done: Sequence[Event], after: Any) -> Verdict:
    """Return how many houses of which colours a card moves where, and how many are still to be moved."""
    ends = tuple(dict.fromkeys(event.target for event in done if isinstance(event, e.HouseMoved)))
    params: dict[str, Any] = {"card": first.card, "count": len(done), "source": first.source, "districts": ends}
    if after.moving:
        return Verdict("moved_partly", {**params, "left": after.moving.left}, rules_of_events(first))
    return Verdict("moved", params, rules_of_events(first))


# Advice


def example_to_advise_on(situation: Situation, seed: int) -> Example:
    """Return the situation as given, or with the card asked about turned over, if any.

    Raises Refusal("not_given") without a seat, or where it has no hand and places no house.
    """
    seat = question_play.given_card_owner(situation)
    situation = with_series_drawn(edits.with_assumed_homes_forgotten(situation), seed)
    if seat is None:
        raise situations.missing_field_refusal(SEAT)
    if "card" in situation.moves:
        card = question_play.card_asked_about(situation)
        for place in question_needs.inputs_needed_for_card(situation):
            if place.startswith("houses.") and not situations.is_place_given(situation, place):
                raise situations.missing_field_refusal("houses")
        return situation.as_example(seed, (card,), question_play.position_before_card_choice(situation, seat, card))
    if not situation.by_seat("hands")[seat] and not situation.position.get("reserve"):
        raise situations.missing_field_refusal("hand")
    return situation.as_example(seed)


# Every way to tell what an answer hangs on


def ways_to_tell(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return all ways to give a card of a series, a seat, or tiles; for houses there are too many."""
    kind, _, rest = place.partition(".")
    if kind == "owner":
        homeless = [str(seat) for seat, pair in enumerate(edits.given_tiles_by_seat(situation)) if not pair[1]]
        return [edits.with_owner_of_last_district(situation, owner) for owner in (*homeless, edits.NOBODY)]
    if kind == "floods":
        return ways_to_tell_owner(situation, place)
    if kind == WORTH:
        return ways_to_be_worth(situation, rest)
    if kind != "tiles":
        return EDITOR.ways_to_tell(situation, place) if kind in TRIED else ()
    seat, part = map(int, rest.split("."))
    named = [pair[part] for pair in edits.given_tiles_by_seat(situation)]
    tiles = DISTRICTS if part else colours_in_position(situation.position, situation.players)
    return [edits.with_secret_tile_before_seat(situation, seat, part, tile) for tile in tiles if tile not in named]


# What people often argue about.

TWO_EQUAL: Final = [{"district": "G1", "floods": ["0:f3", "1:f1"]}, {"district": "G2", "floods": ["2:f2", "3:f2"]}]
EQUAL: Final = Situation(4, {"series": TWO_EQUAL, "sunk": [], "round": 3})
ONE_HIGHER: Final = [{"district": "G1", "floods": ["0:f3"]}, {"district": "G2", "floods": ["1:f2", "2:f2", "1:f1"]}]
SEVEN_HOUSES: Final = dict.fromkeys(DISTRICTS) | {"G2": 7}
SHARED: Final = Situation(3, {"series": ONE_HIGHER, "sunk": [], "houses": SEVEN_HOUSES})
ONE_SERIES: Final = [{"district": "G1", "floods": ["1:f3"]}]
SECOND_SERIES: Final = Situation(3, {"series": ONE_SERIES}, {"card": "f2", situations.SEAT: "1", "to": "G2"})

CARD_ASKS: Final = (
    *("card", SEAT, "card_round", "card_extra", "target", "series", "card_alone", *CITY, "card_houses"),
    *("place", "card_owners", "card_count"),
)

QUESTIONS: Final = (
    Question(
        "card",
        CARD_ASKS,
        question_play.card_play_example,
        situations.citing_rulings(card_verdict, question_rulings.rulings_of_card, question_rulings.OURS),
        needs=question_needs.inputs_needed_for_card,
        ways=ways_to_tell,
        besides=question_besides.besides_card,
        goes_on=sharing_after_card,
        common={"second_series": SECOND_SERIES},
    ),
    Question(
        "sinks",
        ("any_series", "worth", "sunk", "round", "extra", TIED, question_besides.ALONE),
        sinking_example,
        situations.citing_rulings(sinking_verdict, question_rulings.rulings_of_sinking, question_rulings.OURS),
        needs=question_needs.inputs_needed_for_sinking,
        certain=sure_of_highest,
        ways=ways_to_tell,
        past=frozenset([WORTH]),
        besides=question_besides.besides_sinking,
        common={"equal": EQUAL},
    ),
    Question(
        "shared",
        ("own_series", "worth", "count", "owners", "sunk"),
        sharing_example,
        situations.citing_rulings(sharing_verdict, question_rulings.rulings_of_sharing, question_rulings.OURS),
        needs=question_needs.inputs_needed_for_sharing,
        certain=sure_shares,
        ways=ways_to_tell,
        past=frozenset([WORTH]),
        common={"share": SHARED},
    ),
    Question(
        "opens",
        (question_opens.OPENER, question_opens.FIRST, question_opens.LASTED, question_opens.MOST),
        question_opens.opener_example,
        question_opens.opener_verdict,
        needs=question_opens.inputs_needed_to_open,
        certain=question_opens.sure_of_opener,
        # After as many rounds as there are seats, the same seats come again.
        ways=lambda situation, place: (
            question_opens.ways_to_have_rounds(situation)
            if place == question_opens.HAD
            else EDITOR.ways_to_tell(situation, place)[: SEATS[-1]]
        ),
        past=question_opens.PAST,
        draws=question_opens.is_turn_told,
        shows=("any_series", "sunk"),
    ),
    Question(
        "score",
        ("last", "owner", "own", "taken", "houses", "colour"),
        question_play.game_end_example,
        situations.citing_rulings(score_verdict, question_rulings.rulings_of_score, question_rulings.OURS),
        needs=question_needs.inputs_needed_for_score,
        ways=ways_to_tell,
        past=frozenset([WORTH, OWN]),
        odds=HIDDEN,
        certain=sure_points,
        proved=proved_winner,
        lists=True,
        names=is_colour_standing,
        shows=("own_series",),
    ),
    Question(
        "advice",
        (SEAT, "hand", "tile", "series", "worth", "houses", *CITY, "round", "card_told", "extra_told"),
        example_to_advise_on,
        needs=lambda situation: [f"hands.{question_play.given_card_owner(situation) or 0}"],
    ),
)
"""All questions about a table of Vineta; what they ask for are names of fields and tools of the editor."""
