"""A game at a real table as a page keeps it, or as a link holds it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.api.requests import MOST_FACTS, FollowRequest
from engine.core.following import Way
from engine.core.game import Refusal
from engine.core.record import table_from_address, table_to_address
from engine.core.untrusted import checked_type
from engine.games.registry import presentation_by_key


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game at a real table as a page keeps it, without names: what it is, and all that has been told of it."""

    game: str
    players: int
    options: Mapping[str, str]
    way: Way
    facts: Sequence[str]

    def to_link(self) -> str:
        """Return the game as text for an address."""
        kept = {"game": self.game, "players": self.players, "options": self.options, "way": self.way}
        return table_to_address({**kept, "facts": self.facts})


def game_of_request(request: FollowRequest) -> KeptGame:
    """Return the game that a request names, or that is in its link.

    Raises Refusal: "damaged" or "foreign" for a link that holds none, "other_game" for one of another game.
    """
    if not request.link:
        return KeptGame(request.game, request.players, request.options, Way(request.way), request.facts)
    table = table_from_address(request.link)
    if table.get("way") not in [*Way]:
        raise Refusal("foreign")
    game = checked_type(table.get("game"), str)
    if game != request.game:
        raise Refusal("other_game", game=game, minigame="")
    options = checked_type(table.get("options"), dict)
    facts = [checked_type(fact, str) for fact in checked_type(table.get("facts"), list)]
    if len(facts) > MOST_FACTS:
        raise Refusal("foreign")
    return KeptGame(game, checked_type(table.get("players"), int), options, Way(table["way"]), facts)


def checked_game(kept: KeptGame) -> KeptGame:
    """Return a game with a choice for each option.

    Raises Refusal: "bad_request" for a game that is not followed, and for a wrong number of players or a wrong option.
    """
    presentation = presentation_by_key(kept.game)
    if presentation.real_table is None:
        raise Refusal("bad_request")
    presentation.game.check_player_count(kept.players)
    return replace(kept, options=presentation.game.checked_options_with_defaults(kept.options))
