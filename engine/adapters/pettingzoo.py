"""The games as environments of PettingZoo.

    env = aec_env("vineta", players=3, options={"houses": "drawn"})
    env = parallel_env("land_unter")

Agents are "seat_0" and so on. An action is the number of a move in `vectors_of_game(key).moves`. An observation is a
dictionary of two arrays: "observation", of shape (`vectors_of_game(key).size(players)`,) and type int16, and
"action_mask", of shape (number of moves,) and type int8: 1 for each legal move, all 0 for a seat that has not to move.
Rewards come at the end: a seat's share of the victory, 1 for all together. The seed of `reset` is that of the deal.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from engine.adapters import vectors_of_game
from engine.core.game import SEEDS, Seat
from engine.core.heuristics import victory_shares
from engine.core.rng import Random, random_stream, seed_by_lot
from engine.core.vectors import LEAST, MOST
from engine.games.registry import game_by_key

Observation: TypeAlias = dict[str, Any]
Infos: TypeAlias = dict[str, dict[str, Any]]
ANSI: Final = "ansi"


class Table:
    """A game in numbers, as far as both kinds of environments are alike."""

    def __init__(
        self,
        key: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take the game, how many play (by default as few as can), its options, and the render mode: None or "ansi".

        Raises Refusal for a game, a number of players or an option that there is not.
        """
        self.game, self.vectors = game_by_key(key), vectors_of_game(key)
        self.players = self.game.player_counts[0] if players is None else players
        self.options, self.render_mode = self.game.checked_options_with_defaults(options), render_mode
        self.metadata = {"name": f"{key}_v0", "render_modes": [ANSI], "is_parallelizable": False}
        self.chance: Random | None = None
        self.deal(None)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        size, moves = self.vectors.size(self.players), len(self.vectors.moves)
        row, mask = spaces.Box(LEAST, MOST, (size,), np.int16), spaces.Box(0, 1, (moves,), np.int8)
        space = spaces.Dict({"observation": row, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(moves))

    def observation_space(self, agent: str) -> spaces.Space:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return the table in text, with all cards open, where the render mode is "ansi"."""
        return str(self.dealt) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Do nothing: there is nothing to be let go of."""

    def deal(self, seed: int | None) -> None:
        """Begin a game anew: with this seed, else with the next that follows from the last, else with one by lot."""
        if seed is not None or self.chance is None:
            seed = seed_by_lot() if seed is None else seed
            self.chance = random_stream(seed, "adapter")
        else:
            seed = self.chance.randrange(len(SEEDS))
        self.dealt = self.game.begin(self.players, seed, self.options)

    def observed(self, agent: str) -> Observation:
        """Return what an agent knows and may do, as arrays."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.vectors.moves), np.int8)
        mask[self.vectors.legal_numbers(self.game, self.dealt, seat)] = 1
        row = self.vectors.observation(self.game.view(self.dealt, seat))
        return {"observation": np.array(row, np.int16), "action_mask": mask}

    def seats_to_move(self) -> tuple[Seat, ...]:
        """Return the seats that have to move, () at the end."""
        decision = self.game.decision(self.dealt)
        return decision.seats if decision else ()

    def play(self, seat: Seat, action: int) -> None:
        """Make the move of a number; raise Refusal if it is illegal."""
        self.game.play(self.dealt, seat, self.game.parse_move(self.vectors.moves[action]))

    def shares(self) -> dict[str, float]:
        """Return each agent's share of the victory, 0 before the end."""
        result = self.game.result(self.dealt)
        shares = victory_shares(result) if result else [0.0] * self.players
        return dict(zip(self.possible_agents, shares, strict=True))


class TrickAECEnv(Table, AECEnv):
    """A game as an AECEnv: those who choose at once do so one after another, unseen by each other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game anew; `options` is not used: those of the game are the environment's."""
        self.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.seats_to_move()[0]]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do."""
        return self.observed(agent)

    def step(self, action: Any) -> None:
        """Make the move of the agent whose turn it is; raise Refusal if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play(self.possible_agents.index(agent), action)
        if owed := self.seats_to_move():
            self.agent_selection = self.agents[owed[0]]
        else:
            self.rewards = self.shares()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class TrickParallelEnv(Table, ParallelEnv):
    """A game as a ParallelEnv: in each step all who have to choose do so at once; the actions of others do nothing.

    Land Unter, played face down, and the cards of Vineta are chosen at once; elsewhere one agent chooses in a step.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a game anew and return what all know; `options` is not used, as in `TrickAECEnv`."""
        self.deal(seed)
        self.agents = [*self.possible_agents]
        return {agent: self.observed(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Make the moves of all who have to choose: Refusal where one is illegal, KeyError where one is missing."""
        for seat in self.seats_to_move():
            self.play(seat, actions[self.possible_agents[seat]])
        agents, over = self.agents, not self.seats_to_move()
        self.agents = [] if over else agents
        infos: Infos = {agent: {} for agent in agents}
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return {agent: self.observed(agent) for agent in agents}, self.shares(), ends, cuts, infos


def aec_env(
    key: str, players: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> TrickAECEnv:
    """Return a game as an AECEnv; raise Refusal as `Table` does."""
    return TrickAECEnv(key, players, options, render_mode)


def parallel_env(
    key: str, players: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> TrickParallelEnv:
    """Return a game as a ParallelEnv; raise Refusal as `Table` does."""
    return TrickParallelEnv(key, players, options, render_mode)
