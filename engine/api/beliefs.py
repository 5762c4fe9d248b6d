"""The beliefs of a finished game's bots about the others' secrets, as tables for the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.presentation import Presentation
from engine.games.registry import HEURISTICS
from engine.match.match import Match
from engine.match.seats import BOT_KINDS

ATTENTIVE: Final = 3
"""From this level on, bots draw conclusions from what they have seen."""

SURE: Final = 0.99
"""The probability, 0 to 1, above which a secret counts as known. Chosen by hand."""

ROWS: Final = 10
"""The most secrets in a table: the likeliest of each kind, besides the true ones. Chosen by eye."""

Beliefs = Mapping[Seat, Mapping[str, float]]
"""For each seat, the probability, 0 to 1, that it holds each secret."""


@dataclass(frozen=True, slots=True)
class BotBelief:
    """A bot's beliefs just before the last decision, and its knowledge now that all cards are open."""

    bot: Seat
    held: Beliefs
    known: Beliefs

    def secrets_by_token(self, presentation: Presentation) -> dict[str, list[str]]:
        """Group all secrets that seats may hold by the token that names them, in the order first met."""
        found: dict[str, list[str]] = {}
        for secret in dict.fromkeys(secret for chances in self.held.values() for secret in chances):
            found.setdefault(presentation.secret(secret), []).append(secret)
        return found

    def secrets_worth_showing(self, secrets: Sequence[str], most: int) -> list[str]:
        """Return the `most` likeliest of these secrets and all true ones, in the order given."""
        chance = {secret: max(held.get(secret, 0) for held in self.held.values()) for secret in secrets}
        likely = sorted(secrets, key=lambda secret: -chance[secret])[:most]
        return [
            secret for secret in secrets if secret in likely or any(self.is_secret_true(secret, at) for at in self.held)
        ]

    def is_secret_true(self, secret: str, seat: Seat) -> bool:
        """Return whether a seat has turned out to hold this secret."""
        return self.known.get(seat, {}).get(secret, 0) > SURE


def beliefs_html(match: Match, describer: Describer) -> Html:
    """Return the tables of `belief_tables_html`, made once for each state of the match."""
    name = f"beliefs {describer.grammar.lang}"
    return match.value_cached_until_state_changes(name, lambda: belief_tables_html(match, describer))


def belief_tables_html(match: Match, describer: Describer) -> Html:
    """Return a table of beliefs for each attentive bot, folded; NOTHING where no bot has any."""
    tables = [
        belief_table(belief, match.presentation, describer)
        for belief in beliefs_of_attentive_bots(match)
        if belief.held
    ]
    if not tables:
        return NOTHING
    return tag("details", tag("summary", describer.filled_html("table.beliefs")), tables, class_="beliefs")


def beliefs_of_attentive_bots(match: Match) -> list[BotBelief]:
    """Return the beliefs of each attentive bot before the last decision and now; [] without such bots or any turn."""
    bots = [seat for seat, kind in enumerate(match.kinds) if is_attentive_bot(kind)]
    if not bots or not match.turns:
        return []
    before = match.record_before_turn(len(match.turns) - 1).replay(match.game)
    moments = before, match.state
    return [BotBelief(bot, *(beliefs_of_bot(match.presentation, state, bot) for state in moments)) for bot in bots]


def beliefs_of_bot(presentation: Presentation, state: Any, bot: Seat) -> Beliefs:
    """Return a bot's beliefs about the others in a state; {} in a game whose bots form none."""
    belief = HEURISTICS[presentation.game.key].belief
    return belief.beliefs(presentation.game.view(state, bot)) if belief else {}


def is_attentive_bot(kind: str) -> bool:
    """Return whether a kind of player is a bot of level `ATTENTIVE` or higher."""
    bot = BOT_KINDS.get(kind)
    return bot is not None and bot.level >= ATTENTIVE


def belief_table(belief: BotBelief, presentation: Presentation, describer: Describer) -> Html:
    """Return the table of one bot's beliefs: a row for each secret, a column for each seat."""
    heads = (tag("th", describer.seat_title(seat), scope="col") for seat in belief.held)
    kinds = belief.secrets_by_token(presentation)
    shown = {form: belief.secrets_worth_showing(secrets, ROWS // len(kinds)) for form, secrets in kinds.items()}
    bodies = (
        tag("tbody", (belief_row(belief, secret, form, describer) for secret in secrets))
        for form, secrets in shown.items()
    )
    caption = tag("caption", describer.filled_html("table.beliefs.of", seat=belief.bot))
    return tag("table", caption, tag("thead", tag("tr", tag("td"), heads)), bodies)


def belief_row(belief: BotBelief, secret: str, form: str, describer: Describer) -> Html:
    """Return the row of a secret: how likely the bot thought that each seat held it, with a mark where one does."""
    cells = (
        belief_cell(chances.get(secret, 0), belief.is_secret_true(secret, seat), describer)
        for seat, chances in belief.held.items()
    )
    return tag("tr", tag("th", describer.token_html(form, secret), scope="row"), cells)


def belief_cell(chance: float, true: bool, describer: Describer) -> Html:
    """Return a cell with a probability in percent; it is marked if it is `true` that the seat holds the secret."""
    percent = f"{round(100 * chance)}\u00a0%"
    if not true:
        return tag("td", percent)
    right = tag("span", " ", describer.filled_html("table.beliefs.true"), class_="visually-hidden")
    return tag("td", tag("b", f"{percent}\u00a0✓"), right, class_="true")
