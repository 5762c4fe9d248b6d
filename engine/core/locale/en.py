"""The words that every game shares, in English."""

from engine.core.describe import Grammar

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
    "refused.nothing_chosen": "Nothing is chosen yet. Choose among the possibilities, then press the button again.",
    "refused.game_over": "The game is over: nobody has a move left.",
    "refused.not_your_move": "It is not for {seat:who} to choose now.",
    "refused.not_now": "“{text:n}” is a move of this game, but not for this moment.",
    "refused.no_such_seat": "There is no seat number {seat:n} at this table.",
    "refused.player_count": "This game takes {low:n} to {high:n} players, not {players:n}.",
    "refused.unknown_option": "There is no option called “{option:n}”.",
    "refused.unknown_choice": "The option “{option:n}” has no choice called “{choice:n}”.",
    "refused.unknown_game": "The game “{game:n}” is not in this book.",
    "refused.bad_position": "This position cannot exist: something is wrong with “{place:n}”.",
    "refused.bad_board": "This board cannot exist: something is wrong with “{place:n}”.",
    "refused.damaged": (
        "This link or saved game is damaged: a piece is missing or a letter has changed. Nothing was lost."
    ),
    "refused.older": (
        "This game was played by version {version:n} of the rules. This book now plays version {current:n}, under which"
        " the same moves could mean something else. So it can’t be opened here, but nothing is lost: you can save its"
        " text, or play the same deal anew."
    ),
    "refused.newer": "This game comes from a newer edition of the book. Reload the page, then try again.",
    "refused.bad_seed": "The number of a deal is a whole number from 0 to {high:n}.",
    "MoveRefused": "{seat:who} {seat:verb|tries|try|try} this: {move:move}.",
    "name": "{seat:who}",
    "table.again": "Play again",
    "table.final": "Final ranking",
    "table.player": "Player",
    "table.total": "Total",
    "table.share": "{points:n}",
    "table.evidence": "What gave {seat:who} away:",
    "table.winner": "winner",
    "table.over": "The game is over: {winners:who} {winners:verb|wins|win|share the victory}.",
    "table.curtain": "Hand the device to {seat:who}.",
    "table.waiting": "The bots are thinking…",
    "table.moves": "{moves:count|Only one move is possible.|# moves are possible.}",
    "table.undone": "Undone:",
    "table.changed": (
        "Move changed: step {step:n} is the first that goes another way; the engine has played everything from there on"
        " again."
    ),
    "table.cut_short": (
        "Step {step:n} is the first that goes another way, and in the end the printed moves no longer fit: choose the"
        " next one, or play on yourself."
    ),
    "table.hint": "The bot “{bot:n}” would play {move:move}.",
    "table.hint.head": "What the bot counted",
    "table.no_js": "Playing needs JavaScript; everything else in this book can be read without it.",
    "table.beliefs.true": "this is true",
    "table.beliefs": "What the bots believed",
    "table.beliefs.of": "{seat:who}, before the last decision",
    "table.part.first": "What",
    "table.part.second": "Where to",
    "table.guess": "That is my answer",
    "table.done": "That is the end.",
    "table.start": "Play",
    "table.start.named": "Play: {title:n}",
    "table.players": "Number of players",
    "table.seat": "Seat {seat:n}: {name:n}",
    "table.human": "a person",
    "table.seed": "Deal number (optional)",
    "table.bots": "Who are the bots?",
    "table.options": "Options",
    "table.seats": "Who plays?",
    "bot.1": "Dicey (at random)",
    "bot.2": "Hawkeye (by sight)",
    "bot.3": "Elephant (from memory)",
    "bot.4": "Old fox (thinks ahead)",
    "example.label": "Example",
    "render.lang": "en",
    "render.and": ", ",
    "render.parts": "; ",
    "render.colon": ": ",
    "render.said": "{name}: {facts}.",
    "render.points_none": "0 points",
    "render.points_one": "{count} point",
    "render.points_many": "{count} points",
    "render.when_over": "End of the game",
}
