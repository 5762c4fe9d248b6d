"""The words that every game shares, in English."""

from engine.core.describe import Grammar

GRAMMAR = Grammar(
    lang="en",
    you="you",
    your="your",
    conjunction="and",
    possessive=lambda name: f"{name}’s",
    word_and_name=lambda word, name: f"{word} {name}",
    is_one=lambda number: abs(number) == 1,
    decimal=".",
)

TEXTS: dict[str, str] = {
    "refused.unreadable": "“{text:n}” is not a move in this game.",
    "refused.nothing_chosen": ("There is still something to choose. Choose, then press the button again."),
    "refused.bad_fact": "This doesn’t fit what was told before it. Tell it anew, or take it out.",
    "refused.game_over": "The game is over, so nobody can move any more.",
    "refused.not_your_move": "{seat:who} {seat:verb|has|have|have} nothing to choose now.",
    "refused.not_now": "“{text:n}” is a move in this game, but not one that can be made now.",
    "refused.no_such_seat": "There is no seat number {seat:n} at this table.",
    "refused.player_count": "This game takes {low:n} to {high:n} players, not {players:n}.",
    "refused.unknown_option": "There is no option called “{option:n}”.",
    "refused.unknown_choice": "The option “{option:n}” has no choice called “{choice:n}”.",
    "refused.unknown_game": "The game “{game:n}” is not in this book.",
    "refused.bad_position": "This position is impossible: something is wrong with “{place:n}”.",
    "refused.bad_board": "This board is impossible: something is wrong with “{place:n}”.",
    "refused.damaged": (
        "This link or saved game is damaged: a part is missing or a character has changed. Nothing here has changed."
    ),
    "refused.foreign": (
        "This link or saved game doesn’t come from this book, or somebody has altered it. Nothing here has changed."
    ),
    "refused.move_refused": (
        "Move {number:n} in this link or saved game is not allowed by the rules, so it can’t be opened. Nothing here"
        " has changed."
    ),
    "refused.bad_request": "What was asked for isn’t here, or isn’t here any more. Reload the page, then try again.",
    "refused.long_name": "A name has {most:n} characters at most.",
    "refused.older": (
        "This game was played by version {version:n} of the rules. This book now plays version {current:n}, in which"
        " the same moves could mean something else. So it can’t be opened here, but nothing is lost: you can save its"
        " text, or play the same deal again."
    ),
    "refused.newer": "This game comes from a newer edition of the book. Reload the page, then try again.",
    "refused.other_game": "This link or saved game is of another game in this book. Nothing here has changed.",
    "refused.bad_seed": "The number of a deal is a whole number from 0 to {high:n}.",
    "ToChoose": "{seat:who} {seat:verb|has|have|have} to choose.",
    "MoveRefused": "{seat:who} {seat:verb|tries|try|try} this: {move:move}.",
    "name": "{seat:who}",
    "told.none": "none",
    "told.done": "Done",
    "told.more": "{n:n} or more",
    "told.fix": "Correct what was said",
    "told.unfit.remove": "{n:count|Remove it|Remove all #}",
    "told.so_far": "You said:",
    "told.cannot": "Why not the others?",
    "told.tally.left": "Still to place",
    "told.instead": "Asked here: {question:n}",
    "told.standings": "Points so far",
    "told.lead": "{seats:who} {seats:verb|leads|lead|lead}: {points:n}",
    "told.pause.now": "Now",
    "told.changed": "What this changes",
    "told.changed.before": "before",
    "told.changed.now": "now",
    "told.changed.more": "{n:count|# more change|# more changes}",
    "told.changed.nothing": "Nothing else changes, neither on the table nor on the way there.",
    "told.changed.way": "The table stays as it is, but on the way there something changes",
    "told.changed.at": "{when:n}:",
    "told.changed.points": "{seat:who} {seat:verb|has|have|have} {points:count|# point|# points}, not {before:n}.",
    "told.changed.not_over": "The game is not over yet.",
    "told.changed.unfit": "{n:count|# entry no longer fits|# entries no longer fit}: {name:n}",
    "told.changed.fit": "{n:count|# entry fits|# entries fit} again.",
    "told.sheet": "{game:n}: score sheet",
    "told.sheet.print": "Print a blank score sheet",
    "told.way": "What the book keeps",
    "told.way.referee": "The whole game",
    "told.way.referee.note": "You tap what happens; the book says at once what follows by the rules.",
    "told.way.pad": "Only the points",
    "told.way.pad.note": "You tap what counts; the book adds it up.",
    "told.start": "Begin",
    "told.no_js": (
        "With JavaScript switched on, the book keeps your game here while you play at the table: all on this device,"
        " even without a network. Without it, print this page: on paper it is the blank score sheet below."
    ),
    "told.no_js.aid": "All the rules on one page: the player aid",
    "table.again": "Play again",
    "table.again.same": "Same start again",
    "table.again.stronger": "Stronger bots",
    "table.use.look-back": "Step through the game",
    "table.use.challenge": "Challenge someone",
    "table.use.share": "Share the result",
    "table.day.counts": "The deal of the day, your try that counts: there is no undo in it, and no hint.",
    "table.day": (
        "{players:n} players: you and {others:n} bots of the level “{bot:n}”. A deal for each day, the same for"
        " everyone, in both languages. Your first try counts, without undo or hints; you can play any deal again as"
        " often as you like."
    ),
    "table.day.same": "Play it again (doesn’t count)",
    "table.day.bots": "This book’s bots are playing your cards now, too…",
    "table.day.again": "The deal of a day, played again: this try doesn’t count.",
    "table.victory.bravo": "Well done, {name:n}!",
    "table.victory.bravo.you": "Well done!",
    "table.victory.people.ahead": "You win {game:n}, {points:n} to {less:n}.",
    "table.victory.people.tied": (
        "You win {game:n} on the tie-break: {second:who} also {second:verb|has|have|have} {points:count|# point|#"
        " points}."
    ),
    "table.victory.people.shared": "You share the victory, with {points:count|# point|# points} each.",
    "table.victory.people.with": "You share the victory with {others:who}: {points:count|# point|# points} each.",
    "table.victory.ahead": (
        "{winners:who} {winners:verb|wins|win|win} with {points:count|# point|# points}, {margin:n} ahead"
        " of {second:who}."
    ),
    "table.victory.tied": (
        "{winners:who} {winners:verb|wins|win|win} on the tie-break: {second:who} also {second:verb|has|have|have}"
        " {points:count|# point|# points}."
    ),
    "table.victory.shared": "{winners:who} share the victory with {points:count|# point|# points} each.",
    "table.decided": "What made the difference: {what:clause}.",
    "table.decided.all": "That is the whole difference.",
    "table.decided.part": "That is {margin:n} of the {total:n} points of difference.",
    "table.decided.more": "That was {margin:count|# point|# points} ahead, {lost:n} of them lost again elsewhere.",
    "table.decided.even": "The tie-break could not part them either.",
    "table.behind": "You are {margin:count|# point|# points} short of that.",
    "table.challenge.won": "{game:n}: I won with {points:count|# point|# points} at a table of {players:n}.",
    "table.challenge.lost": "{game:n}: I scored {points:count|# point|# points} and ranked {place:n} of {players:n}.",
    "table.challenge.seen": "{game:n}: a game for {players:n} players.",
    "table.challenge.task.won": "{game:n}, “{title:n}”: I did it!",
    "table.challenge.task.lost": "{game:n}, “{title:n}”: I didn’t make it.",
    "table.challenge.invitation": "Can you do better with the same deal?",
    "table.final": "Final ranking",
    "table.account": "Where the points come from",
    "table.left": "Bots played for you: {bots:n} of {count:n} choices, from “{at:n}” on.",
    "table.left.all": "Bots played the whole game for you.",
    "table.bars": (
        "The bar below a total shows where its points come from: a colour for each column{lost:if|, hatched where they"
        " were lost|}."
    ),
    "table.player": "Player",
    "table.total": "Total",
    "table.share": "{points:n}",
    "table.counted": "The points: {scores:each}.",
    "table.count": "Count the points",
    "table.count.lost": "Lost in all",
    "table.count.tie": "Break the tie",
    "table.count.next": "Next: {seat:who}",
    "table.recap.before": "Just before:",
    "table.recap.cut": "What came before is in the log.",
    "table.evidence": "What gave {seat:who} away:",
    "table.winner": "winner",
    "table.over": "The game is over: {winners:who} {winners:verb|wins|win|share the victory}.",
    "table.curtain": "Hand the device to {seat:who}.",
    "table.curtain.again": "{seat:who} goes on.",
    "table.curtain.chosen": "{what:clause} {chosen:who} {chosen:verb|has|have|have} already chosen.",
    "table.finishing": "The bots are finishing the game…",
    "table.waiting": "{seats:who} {seats:verb|is|are|are} thinking…",
    "table.yours": "Your turn",
    "table.turn": "{seat:who}, your turn",
    "table.moves": "{moves:count|Only one move is possible.|# moves are possible.}",
    "table.viewer.none": "a spectator",
    "table.viewer.all": "all hands open",
    "table.undone": "Undone:",
    "table.changed.now": "Now:",
    "table.changed.printed": "Without your change:",
    "table.changed.before": "Before:",
    "table.changed.end": "At the end:",
    "table.changed.same": "In the end it comes to the same.",
    "table.changed.bots": (
        "From step {step:n} on, bots choose wherever a move of the example no longer fits. You can change their moves"
        " too."
    ),
    "table.change.of": "{seat:who}: {asked:n}{bot:if| (a bot chose)|}",
    "table.choice": "Another move for {seat:who}",
    "table.choice.now": "as it is now",
    "table.choice.take": "Change",
    "table.choice.all": "All {count:n} possible moves",
    "table.hint.head": "The chances of winning, move by move",
    "table.no_js": "Playing needs JavaScript; everything else in this book can be read without it.",
    "table.beliefs.true": "this is true",
    "table.beliefs": "What the bots believed",
    "table.beliefs.of": "{seat:who}, before the last decision",
    "suspicion.for": "speaks for it:",
    "suspicion.against": "speaks against it:",
    "suspicion.sum": (
        "{seat:who} guessed {right:n} of {count:n} right. A bot that remembers, and saw no more, would have had"
        " {bots:n}."
    ),
    "suspicion.reveal": "{seat:who} had guessed:",
    "suspicion.table": "What was guessed",
    "suspicion.of": "Who",
    "suspicion.truth": "Really",
    "suspicion.guess": "The guess",
    "suspicion.bot": "A bot’s guess",
    "suspicion.right": "right",
    "suspicion.wrong": "wrong",
    "suspicion.of_seat": "What was believed of {seat:who}, just before everything was shown:",
    "suspicion.watcher": "a bot that only watched",
    "table.part.first": "What",
    "table.part.second": "Where to",
    "table.guess": "That’s my answer",
    "table.done": "That’s the end.",
    "table.start": "Play",
    "table.start.named": "Play: {title:n}",
    "table.players": "Number of players",
    "table.seat": "Seat {seat:n}: {name:n}",
    "table.seat.own": "Seat {seat:n}: {name:n} (you)",
    "table.name": "Name at seat {seat:n}",
    "table.names": "Names",
    "table.human": "a person",
    "table.legend.bot": "A bot sits here: {bot:n}.",
    "table.seed": "Deal number (optional)",
    "table.bots": "Who are the bots?",
    "table.options": "Options",
    "table.seats": "Who plays?",
    "bot.1": "Dicey (easy, plays at random)",
    "bot.2": "Hawkeye (medium, plays by what it sees)",
    "bot.3": "Elephant (hard, remembers)",
    "bot.4": "Old fox (expert, thinks ahead)",
    "shell.help": "Type a move, or h for a hint, t for the table, u to take back, q to leave.",
    "shell.moves": "Moves: {moves:n}",
    "example.label": "Example",
    "stage.right": "Right.",
    "stage.other": "No, not this one.",
    "stage.much": "No, that is too much.",
    "stage.little": "No, that is too little.",
    "stage.nobody": "Nobody",
    "stage.yes": "Yes",
    "stage.no": "No",
    "asked.best_move": "What would you do? Touch it.",
    "stage.answers": "What these lessons teach",
    "moves.title": "Your move · {when:n}",
    "stage.signs": "The signs",
    "moves.seen": "The signs, and what each has",
    "moves.nearly": (
        "Almost as good: {move:move} costs about {cost:count|# point|# points} of winning chance, too little to count"
        " as a miss."
    ),
    "moves.costs": "Games fewer won in a hundred:",
    "moves.some": "{count:n} moves of {of:n}: the worst are left out.",
    "moves.compare.foil": "Why? Compare another move that is tempting: {worse:move}.",
    "moves.compare.as_good": (
        "Why? Compare {better:move}, which is worth as much, with another move that is tempting: {worse:move}."
    ),
    "moves.compare.yours": "Why? Compare what you had chosen, {worse:move}.",
    "moves.compare.yours.as_good": (
        "Why? Compare {better:move}, one of the best moves, with what you had chosen, {worse:move}."
    ),
    "moves.answer": "The best move",
    "render.untold": "{fact} (not entered)",
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
