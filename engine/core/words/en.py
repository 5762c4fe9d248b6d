"""The words that every game shares, in English."""

from engine.core.telling import Grammar

GRAMMAR = Grammar(
    lang="en",
    you="you",
    your="your",
    conjunction="and",
    possessive=lambda name: f"{name}’s",
    is_one=lambda number: abs(number) == 1,
)

TEXTS: dict[str, str] = {
    "refused.unreadable": "“{text:n}” does not read as a move in this game.",
    "refused.game_over": "The game is over: nobody has a move left.",
    "refused.not_your_move": "It is not for {seat:who} to play now.",
    "refused.no_such_seat": "There is no seat number {seat:n} at this table.",
    "refused.player_count": "This game takes {low:n} to {high:n} players, not {players:n}.",
    "refused.unknown_option": "There is no option called “{option:n}”.",
    "refused.unknown_choice": "The option “{option:n}” has no choice called “{choice:n}”.",
    "refused.unknown_game": "The game “{game:n}” is not in this book.",
    "refused.bad_position": "This position cannot exist: something is wrong with “{place:n}”.",
    "refused.damaged": "This link or saved game is damaged: a piece is missing or a letter has changed. Nothing was lost.",
    "refused.newer": "This game comes from a newer edition of the book (rules version {version:n}). Reload the page, then try again.",
}
