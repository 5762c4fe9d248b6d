"""Games at a real table, for every game that is followed there: told by what everybody sees, they end as they were."""

from itertools import islice
from random import Random

import pytest

from engine.core.following import Followed, Way, follow, tell_fact, words_as_read
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.following import all_tables, disagreement, random_game

FOLLOWED = [each for each in PRESENTATIONS.values() if each.real_table]
SOME = 12
"""How many games are told here; `python -m engine follow` tells as many as one likes."""

every_followed_game = pytest.mark.parametrize("presentation", FOLLOWED, ids=lambda each: each.game.key)


@every_followed_game
def test_public_facts_alone_lead_to_the_true_end(presentation: Presentation) -> None:
    for seed, (players, options) in enumerate(islice(all_tables(presentation), SOME)):
        assert not disagreement(presentation, players, seed, options), f"seed {seed}, {players} players, {options}"


@every_followed_game
@pytest.mark.parametrize("way", Way)
def test_whatever_is_told_is_told_or_refused_and_a_refusal_changes_nothing(
    presentation: Presentation, way: Way
) -> None:
    table, rng = presentation.real_table, Random(5)
    assert table is not None
    for players, options in islice(all_tables(presentation), SOME):
        followed = table.begin(players, options, way)
        for _ in range(30):
            words = words_at_random(followed, rng)
            before = followed.clone()
            if tell_fact(followed, " ".join(words)).refusal:
                assert followed.state == before.state
            assert len(followed.scores) == followed.view().players == players
            if followed.next_ask(()) is None:
                break


def words_at_random(followed: Followed, rng: Random) -> list[str]:
    """Return a fact of random choices, now and then one that may not be told, or too few of them, or too many."""
    words: list[str] = []
    while ask := followed.next_ask(words):
        count = rng.randint(ask.least, min(ask.most, len(ask.choices)))
        chosen = [choice.word for choice in rng.sample(ask.choices, count)]
        words.append("+".join(chosen) or "-")
        if rng.random() < 0.02:
            return words[:-1] if rng.random() < 0.5 else [*words, "nonsense"]
    return words


@every_followed_game
def test_a_corrected_fact_leaves_the_others_told_or_refused(presentation: Presentation) -> None:
    table, rng = presentation.real_table, Random(3)
    assert table is not None
    for seed, (players, options) in enumerate(islice(all_tables(presentation), SOME // 2)):
        log, _ = random_game(presentation, players, seed, options)
        facts = [*table.public_facts(players, options, log)]
        for _ in range(6):
            changed = [*facts]
            place = rng.randrange(len(facts))
            changed[place] = rng.choice(facts)
            told = follow(table.begin(players, options, Way.REFEREE), changed)
            assert len(told) == len(facts)
            assert not any(fact.refusal for fact in told[:place])


@every_followed_game
def test_after_a_slip_what_no_longer_fits_keeps_all_its_words(presentation: Presentation) -> None:
    table, rng = presentation.real_table, Random(1)
    assert table is not None
    for seed, (players, options) in enumerate(islice(all_tables(presentation), SOME // 2)):
        log, _ = random_game(presentation, players, seed, options)
        facts = [*table.public_facts(players, options, log)]
        for slip in range(3):
            changed, place = [*facts], rng.randrange(len(facts))
            # Another fact, one too many, one forgotten.
            changed[place : place + (slip != 1)] = [rng.choice(facts)] * (slip != 2)
            followed, states = table.begin(players, options, Way.REFEREE), list[Followed]()
            for text in changed:
                states.append(followed.clone())
                told = tell_fact(followed, text)
                read = words_as_read(told.words, followed, reversed(states)) if told.refusal else told.answers
                assert len(read) == len(told.words), text


@every_followed_game
@pytest.mark.parametrize("fact", ["", " ", "x", "+", "-", "0 " * 99, "1+1", "\u202e", "0 0 0 0 0 0 0"])
def test_nonsense_is_refused(presentation: Presentation, fact: str) -> None:
    assert presentation.real_table
    followed = presentation.real_table.begin(
        presentation.game.player_counts[0], presentation.game.checked_options_with_defaults(None), Way.REFEREE
    )
    (told,) = follow(followed, [fact])
    assert told.refusal is not None
    assert told.refusal.code == "bad_fact"
