"""Components within the sentences of Vineta: icons, names, letters."""

import re

import pytest

from engine.core.describe import JOINER
from engine.games.vineta.locale.tokens import TOKENS
from engine.games.vineta.render import piece_icon
from engine.games.vineta.render.pieces import short_district_name
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.notation import AUTHORITY_MOVES, HOUSE_MOVES, HOUSE_PLACEMENTS, RELOCATIONS
from tests.games.vineta.render.views import EN, FR, LANGUAGES
from tests.rendered import parsed


@LANGUAGES
def test_every_component_has_an_icon_with_a_text(words: dict[str, str]) -> None:
    for piece in (*CARDS, *DISTRICTS, *COLOURS, "chip", "start", "quarantined", "sea"):
        drawn = parsed(piece_icon(piece, words)).find("span")
        assert drawn is not None
        assert drawn.get("aria-label"), piece
        assert JOINER in "".join(drawn.itertext())
    for unknown in ("f5", "G4", "X", "", "w44", "r3"):
        with pytest.raises(LookupError):
            piece_icon(unknown, words)


def test_districts_go_by_the_initial_of_their_colour() -> None:
    assert [short_district_name(name, EN) for name in DISTRICTS] == list(DISTRICTS)
    assert [short_district_name(name, FR) for name in DISTRICTS[2:5]] == ["R3", "J1", "J2"]
    for words in (EN, FR):
        assert all(
            words[f"render.district_{name}"][0].upper() == short_district_name(name, words)[0] for name in DISTRICTS
        )
        assert all(words[f"render.colour_{letter}"][0].upper() == letter for letter in COLOURS)


@LANGUAGES
def test_every_move_has_a_text_of_its_own(words: dict[str, str]) -> None:
    cards = ["G1.1", "G1.2", "Y3.12", "G1.2>Y3"]
    texts = [
        *CARDS,
        *HOUSE_PLACEMENTS,
        *HOUSE_MOVES,
        *RELOCATIONS,
        *AUTHORITY_MOVES,
        *cards,
        *DISTRICTS,
        *(f"{letter}:" for letter in COLOURS),
    ]
    described = [TOKENS["move"](text, False, words) for text in texts]
    assert len(set(described)) == len(texts)
    assert all(parsed(TOKENS["move"](text, True, words)) is not None for text in (*CARDS, "B:G1", "@G1", "@"))


@pytest.mark.parametrize(
    ("form_name", "value", "fr", "en"),
    [
        ("district", "G1", "vert 1", "green 1"),
        ("the_district", "Y2", "le quartier jaune 2", "the yellow 2 district"),
        ("of_district", "R3", "du quartier rouge 3", "of red 3"),
        ("to_district", "G1", "au quartier vert 1", "to green 1"),
        ("on_district", "G1", "sur le quartier vert 1", "on green 1"),
        ("districts", ("G1", "Y2", "R1"), "vert 1, jaune 2 et rouge 1", "green 1, yellow 2 and red 1"),
        ("or_districts", ("G1", "Y2"), "vert 1 ou jaune 2", "green 1 or yellow 2"),
        ("districts", ("G1",), "vert 1", "green 1"),
        ("card", "hope", "faux espoir", "false hope"),
        ("card", "f3", "inondation 3", "flood 3"),
        ("a_card", "authority", "une carte « autorité »", "an “authority” card"),
        ("a_card", "more", "une carte « une carte de plus »", "a “one card more” card"),
        ("a_card", "f1", "une inondation de 1 vague", "a flood of 1 wave"),
        ("the_card", "f3", "l’inondation de 3 vagues", "the flood of 3 waves"),
        ("cards", ("f1", "hope", "f1"), "2 × inondation 1 + faux espoir", "2 × flood 1 + false hope"),
        ("cards", (), "aucune", "none"),
        ("flood", 2, "inondation 2", "flood 2"),
        ("waves_of", 1, "1 vague", "1 wave"),
        ("colour", "B", "bleue", "blue"),
        ("colours", "BOL", "bleu, orange et lilas", "blue, orange and lilac"),
        ("house", "B", "maison bleue", "blue house"),
        ("a_house", "I", "une maison ivoire", "an ivory house"),
        ("a_house", "B", "une maison bleue", "a blue house"),
        ("houses", "BOB", "2 bleues, 1 orange", "2 blue, 1 orange"),
        ("houses", "", "aucune", "none"),
        ("sums", (("G1", 4), ("Y2", -3)), "vert 1 (4) et jaune 2 (−3)", "4 on green 1 and −3 on yellow 2"),
        ("ordinal", 1, "1ʳᵉ", "1st"),
        ("ordinal", 12, "12ᵉ", "12th"),
        ("move", "B:G1>R2", "maison bleue, vert 1 → rouge 2", "blue house, green 1 → red 2"),
        ("move", "B:", "maison bleue", "blue house"),
        ("move", "G1+7", "vert 1 +7", "green 1 +7"),
        ("move", "G1-7", "vert 1 −7", "green 1 −7"),
        ("move", "G1.2>Y3", "2ᵉ carte de vert 1 → jaune 3", "2nd card of green 1 → yellow 3"),
        ("move", "G1=Y2", "vert 1 et jaune 2", "green 1 and yellow 2"),
        ("move", "@G1", "vert 1", "green 1"),
    ],
)
def test_components_within_sentences(form_name: str, value: object, fr: str, en: str) -> None:
    for words, expected in ((FR, fr), (EN, en)):
        plain = TOKENS[form_name](value, False, words)
        assert re.sub("[\u00a0\u202f]", " ", plain) == expected
        assert parsed(TOKENS[form_name](value, True, words)) is not None
