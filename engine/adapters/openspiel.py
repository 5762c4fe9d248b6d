"""The games as games of OpenSpiel, registered when this module is imported: "trick_" and the key.

    pyspiel.load_game("trick_vineta", {"players": 3, "houses": "drawn"})

The first node is one of chance: it draws one of `deals` deals, whose number is the seed; what is left to chance later
follows from it. Those who choose at once do so one after another, unseen by each other. An action is the number of a
move in `vectors_of_game(key).moves`. An observation tensor has the shape (`vectors_of_game(key).size(players)`,); an
information state is a text, all events as the seat saw them. Returns are shares of the victory, 1 for all together.
"""

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from engine.adapters import vectors_of_game
from engine.core.game import AnyGame, EventLog, Seat
from engine.core.heuristics import victory_shares
from engine.games.registry import GAMES, game_by_key

DEALS: Final = 1000
"""How many deals there are if nobody says otherwise, each as likely as the others."""
LONGEST: Final = 10_000
"""No game takes more moves than this."""


class SpielGame(pyspiel.Game):
    """One of our games; a subclass for each says which."""

    key: ClassVar[str]
    type_of_game: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take how many play, how many deals there are and the game's options; raise Refusal as the game does."""
        given = dict(params or {})
        self.deals, game = int(given.pop("deals", DEALS)), game_by_key(self.key)
        players = int(given.pop("players", game.player_counts[0]))
        game.check_player_count(players)
        self.options, self.vectors = game.checked_options_with_defaults(given), vectors_of_game(self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vectors.moves),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type_of_game, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what makes observations of this game."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A moment of a game: before the deal, or a state of ours with all that has happened."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.key, self.options, self.deals = game.key, game.options, game.deals
        self.dealt: Any = None
        self.log = EventLog()

    @property
    def game(self) -> AnyGame:
        """The rules: no attribute, or each copy of the state would copy them."""
        return game_by_key(self.key)

    def current_player(self) -> int:
        """Return who moves: chance first, then the first of those who have to."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.game.decision(self.dealt)
        return decision.seats[0] if decision else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: Seat) -> list[int]:
        """Return the numbers of a player's legal moves, rising."""
        return vectors_of_game(self.key).legal_numbers(self.game, self.dealt, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each with the same chance."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or make the current player's move."""
        game, moves = self.game, vectors_of_game(self.key).moves
        if self.dealt is None:
            self.dealt = game.begin(self.num_players(), action, self.options, log=self.log)
        else:
            game.play(self.dealt, self.current_player(), game.parse_move(moves[action]), self.log)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in the notation of moves."""
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else vectors_of_game(self.key).moves[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return each seat's share of the victory, 0 before the end."""
        result = self.game.result(self.dealt) if self.dealt is not None else None
        return victory_shares(result) if result else [0.0] * self.num_players()

    def __str__(self) -> str:
        """Return the table in text, with all cards open."""
        return "before the deal" if self.dealt is None else str(self.dealt)


class SpielObserver:
    """Makes observations: a tensor with its parts by their names, and a text."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.vectors, self.wanted = game.vectors, wanted
        self.tensor = np.zeros(game.vectors.size(game.num_players()), np.float32)
        self.dict = {name: self.tensor[place] for name, place in game.vectors.layout(game.num_players()).items()}

    def seat_shown(self, player: Seat) -> Seat | None:
        """Return whose view is observed: a bystander's where nothing private is wanted."""
        return None if self.wanted.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Put a player's observation of a state into the tensor: all 0 before the deal."""
        self.tensor.fill(0)
        if state.dealt is not None:
            self.tensor[:] = self.vectors.observation(state.game.view(state.dealt, self.seat_shown(player)))

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return a player's observation as text; where all is remembered, the events as it saw them."""
        seat = self.seat_shown(player)
        if self.wanted.perfect_recall:
            return "\n".join(str(event.as_seen_by(seat)) for event in state.log)
        return "" if state.dealt is None else str(state.game.view(state.dealt, seat))


def register(key: str) -> None:
    """Let OpenSpiel know a game of ours."""
    game = game_by_key(key)
    options = {option.key: option.default_choice for option in game.options}
    kind = pyspiel.GameType(
        short_name=f"trick_{key}",
        long_name=f"Trick by Trick: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.player_counts[0], "deals": DEALS, **options},
    )
    pyspiel.register_game(kind, type(f"Spiel_{key}", (SpielGame,), {"key": key, "type_of_game": kind}))


for each in GAMES:
    register(each)
