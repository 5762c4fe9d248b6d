"""The words of the coach, in English."""

COACH: dict[str, str] = {
    "table.use.review": "My moments",
    "table.use.reviews": "Everyone’s moments",
    "table.use.review.counted": "{count:count|My decisions|My moment|My # moments}",
    "table.use.review.of": "{seat:of} moments",
    "table.use.review.counted.of": "{seat:of} {count:count|decisions|moment|# moments}",
    "coach.walk": "{count:count|See the moment|See the # moments}",
    "coach.title": "What {seat:who} decided",
    "coach.honest": (
        "Judged by what {seat:who} could see at the time, never by hidden cards: each move was tried in {first:n}"
        " to {most:n} deals that fit, against players who follow simple rules of thumb. Losing ten points of"
        " winning chance means winning ten games fewer in a hundred. A decision is real if some move was proven worse."
    ),
    "coach.honest.estimate": "The chances are estimates.",
    "coach.honest.proven": "In bots’ games, chances of 60\u00a0% told like this came true about 60 times in 100.",
    "coach.chances": "Chances of winning, as {seat:who} could estimate them",
    "coach.figures": "The figures",
    "coach.when": "When",
    "coach.when.choice": "{when:n}, choice {number:n}",
    "coach.score": (
        "{seat:who} found the best move, or one as good, in {found:count|none|#|#} of"
        " {all:count|# real decision|# real decisions}."
    ),
    "coach.score.chance": "Chance alone would find about {chance:n}.",
    "coach.score.others": "Chance alone would find about {chance:n}, {bot2:n} {level2:n}, {bot3:n} {level3:n}.",
    "coach.score.rest": (
        "In {rest:count|# more decision|# more decisions} no move was proven worse: {rest:count|it does|they do} not"
        " count."
    ),
    "coach.score.none": "No decision was a real one: nowhere was a move proven worse than another.",
    "coach.lots": (
        "{count:count|# move left to chance or to a bot is|# moves left to chance or to bots are} not judged."
    ),
    "coach.lots.unknown": (
        "{count:count|# move is|# moves are} not judged: this save or link does not tell whether chance made"
        " {count:count|it|them}."
    ),
    "coach.unseen": "No decision has been judged yet: each takes a few seconds.",
    "coach.spotless": "No decision stands out as a mistake.",
    "coach.inaccuracy": "a little worse",
    "coach.mistake": "a mistake",
    "coach.blunder": "a costly mistake",
    "coach.well_seen": "well seen",
    "coach.only_move": "a great move",
    "coach.turn": "the turning point",
    "coach.idle": "little at stake",
    "coach.fine": "fine",
    "coach.close": "too close to call",
    "coach.advised": "as the hint said",
    "coach.corrected": (
        "The hint held {made:move} level with the best after {told:n} deals; after {deals:n}, {best:move} is"
        " {cost:count|# point|# points} ahead. That is the hint’s mistake, not one of yours."
    ),
    "coach.cost": (
        "{best:move} was better, by about {cost:count|# point|# points} of winning chance (give or take {error:n})."
    ),
    "coach.facts": "{better:move} compared with {worse:move}, in {deals:n} deals that bots play on:",
    "coach.facts.named": "Compared with {worse:move}, in {deals:n} deals that bots play on:",
    "coach.fact": "{what:clause}: {often:count|never|once|# times} instead of {seldom:count|never|once|#}.",
    "coach.fact.way": (
        "{what:clause}: {often:count|never|once|# times} instead of {seldom:count|never|once|#}, mostly {way:clause}"
        " ({times:count|once|# times})."
    ),
    "coach.fact.only_way": (
        "{what:clause}: {often:count|never|once|# times} instead of {seldom:count|never|once|#}, each time"
        " {way:clause}."
    ),
    "coach.with.this": "with this move",
    "coach.with.best": "with the best move",
    "coach.with.better": "with {better:move}",
    "coach.with.yours": "with your move ({better:move})",
    "coach.with.other": "with your try ({worse:move})",
    "coach.with.tempting": "with {worse:move} instead",
    "coach.spoken": "{one:clause}, {what:clause}, {often:clause}. {other:clause}, {seldom:clause}.",
    "coach.spoken.way": (
        "{one:clause}, {what:clause}, {often:clause} (usually {way:clause}). {other:clause}, {seldom:clause}."
    ),
    "coach.spoken.only_way": (
        "{one:clause}, {what:clause}, {often:clause} ({way:clause}). {other:clause}, {seldom:clause}."
    ),
    "coach.spoken.more": "{one:clause} more often than {other:clause}, {what:clause}.",
    "coach.spoken.averaged": "{one:clause}, {what:clause} on average; {other:clause}, {seldom:mean|#|#}.",
    "coach.share.never": "never",
    "coach.share.hardly": "hardly ever",
    "coach.also": "Also, {one:clause}, {what:clause}: {often:clause} instead of {seldom:clause}.",
    "coach.also.way": (
        "Also, {one:clause}, {what:clause} (usually {way:clause}): {often:clause} instead of {seldom:clause}."
    ),
    "coach.also.only_way": (
        "Also, {one:clause}, {what:clause} ({way:clause}): {often:clause} instead of {seldom:clause}."
    ),
    "coach.share.half": "about half the time",
    "coach.share.nearly": "nearly every time",
    "coach.share.always": "every time",
    "coach.share.often": "about {often_count:count|once|# times} in {often_of:n}",
    "coach.share.seldom": "about {seldom_count:count|once|# times} in {seldom_of:n}",
    "coach.part": ("Many small things add up; the largest goes with about {share:n}\u00a0% of the difference."),
    "coach.fact.averaged": "On average, {what:clause} instead of {seldom:mean|#|#}.",
    "coach.lens.seen": "By what {seat:who} could see.",
    "coach.lens.open": "With all cards open.",
    "coach.open": (
        "{best:move} would have been best, with a winning chance of about {chance:n}\u00a0%, against"
        " {made_chance:n}\u00a0% with {made:move}."
    ),
    "coach.open.same": (
        "no move was clearly better than {made:move}, with a winning chance of about {made_chance:n}\u00a0%."
    ),
    "coach.open.luck": (
        "this time {made:move} cost nothing: its winning chance was about {made_chance:n}\u00a0%, and no move was"
        " clearly better."
    ),
    "coach.open.lost": "the game was as good as lost, whichever move was made.",
    "coach.open.won": "the game was as good as won, whichever move was made.",
    "coach.many": "Many small things make the difference, rather than one.",
    "coach.many.points": (
        "Many small things make the difference: with {better:move} you end up {points:mean|# point|# points} further"
        " ahead of the others."
    ),
    "coach.well": (
        "{seat:who} saw it coming: {greedy:move} looks good at first sight, but costs about"
        " {cost:count|# point|# points} of winning chance."
    ),
    "coach.only_good": (
        "{move:move} was the only good move: every other one costs at least {cost:count|# point|# points} of winning"
        " chance."
    ),
    "coach.turned": (
        "After {move:move} the winning chance was about {then:n}\u00a0%; when {seat:who} had to decide again, it was"
        " {now:n}\u00a0%. That came of the others’ moves and of chance."
    ),
    "coach.telling": "the most telling move",
    "coach.giveaway": (
        "The secret: {secret:n}. Going by what all could see, a bot that remembers gave it {before:n}\u00a0% before"
        " {move:move}, and {after:n}\u00a0% after."
    ),
    "coach.giveaways": "What gave the secret away, turn by turn",
    "coach.giveaways.believed": "Believed",
    "coach.giveaways.change": "{secret:n}: {before:n}\u00a0%, then {after:n}\u00a0%",
    "coach.try": "Try again",
    "coach.show": "Show me",
    "coach.line": "Play the line",
    "coach.line.begins": "{move:move}, then what may well follow: one of the deals that the book imagined.",
    "coach.deal": "Show me a deal like that",
    "coach.deal.note": "One of the deals that the book imagined, played on by simple rules of thumb.",
    "coach.deal.board": "At that moment:",
    "coach.deal.here": "With {move:move}, {what:clause}.",
    "coach.deal.not_here": "With {move:move}, that does not happen.",
    "coach.all": "All decisions",
    "coach.played": "Played",
    "coach.best": "better: {best:move}",
    "coach.costs": "Cost",
    "coach.points": "{cost:count|# point|# points}",
    "coach.question": "{move:move} was played here. Can you find something better?",
    "coach.right": "Yes: nothing is better than {move:move}.",
    "coach.near": (
        "Close: {move:move} costs about {cost:count|# point|# points} of winning chance. Something is better still."
    ),
    "coach.not_yet": "Not yet: {move:move} costs about {cost:count|# point|# points} of winning chance.",
    "coach.shown.better": (
        "{move:move} was better here: see the dashes. What was played, {made:move}, has a firm line."
    ),
    "coach.shown.in_turn": (
        "{move:move} was better here; {made:move} was played. The two buttons show them on the board, one at a time."
    ),
    "coach.shown.switch": "Moves on the board",
    "coach.shown.switch.better": "Better: {move:move}",
    "coach.shown.switch.made": "Played: {move:move}",
    "coach.shown.well": "{move:move} was well seen: see the dashes.",
    "coach.then.same": "That is what was chosen then.",
    "coach.then.equal": "{now:move} is worth about as much as {then:move}, chosen then.",
    "coach.then.better": (
        "Compared with {then:move}, chosen then, {now:move} gains about {gap:count|# point|# points} of winning chance."
    ),
    "coach.then.worse": (
        "Compared with {then:move}, chosen then, {now:move} loses about {gap:count|# point|# points} of winning chance."
    ),
    "coach.solution": "{best:move} is best, with a winning chance of about {chance:n}\u00a0%.",
    "coach.nudge": "Ask yourself whether {what:clause}.",
    "coach.nudge.averaged": "Ask yourself {what:clause}.",
    "coach.nudge.more": "Ask again to see a move.",
    "coach.only": "There is nothing to choose here: {best:move} is the only legal move.",
    "coach.so_far": "So far this rests on {deals:n} deals; the reason is still to be found.",
    "coach.little": "It matters little what you choose here.",
    "coach.advice": (
        "{best:move} looks best, with a winning chance of about {chance:n}\u00a0% (give or take {error:n})."
    ),
    "coach.advice.sure": "{best:move} wins for certain, whatever the others do.",
    "coach.advice.level": (
        "{deals:n} deals tell no difference between these moves; your winning chance is about {chance:n}\u00a0%"
        " (give or take {error:n}):"
    ),
    "coach.advice.little": (
        "It matters little what you choose here: {deals:n} deals tell no difference. Your winning chance is about"
        " {chance:n}\u00a0% (give or take {error:n}) with any move:"
    ),
    "coach.advice.open": "After {deals:n} deals, too close to call:",
    "coach.advice.more": " and {count:n} more",
    "coach.behind": "behind:",
    "coach.most": "at most {chance:n}\u00a0%",
    "coach.decided.won": "The game is decided: {seat:who} {seat:verb|wins|win|win}, whatever anybody plays.",
    "coach.decided.lost": "The game is decided: {seat:who} cannot win any more, whatever anybody plays.",
    "coach.decided.shared": (
        "The game is decided: {seat:who} {seat:verb|shares|share|share} the victory, whatever anybody plays."
    ),
    "coach.decided.margin": "Most points still come with:",
    "coach.second": "Next comes {second:move}, its winning chance {cost:count|# point|# points} lower.",
    "coach.goal": (
        "{best:move} looks best: {seat:who} {seat:verb|reaches|reach|reach} the goal in {count:n} of {deals:n} deals."
    ),
    "coach.goal.second": "Next comes {second:move}, with {count:n} of {deals:n}.",
    "coach.goal.cost": "What cost you the goal:",
    "coach.goal.cost.none": "None of your moves clearly cost you the goal.",
    "coach.goal.foil": "With {worse:move} it is {count:n} of {deals:n}.",
    "coach.goal.none": "In none of the deals tried {seat:verb|does|do|do} {seat:who} still reach the goal.",
    "coach.goal.head": "How often the goal is reached, move by move",
    "coach.goal.row": "{count:n} of {deals:n}:",
    "coach.same": (
        "The same deal again, with the bot “{bot:n}” in {seat:of} place: {won:n} of {games:n} games won, and"
        " {points:count|# point|# points} on average."
    ),
    "coach.same.own": "{seat:who} scored {own:n}: more than the bot in {below:n} of these games.",
    "coach.fox": "And what would the {bot:n} have done?",
    "coach.fox.best": (
        "The {bot:n} would have chosen {best:move}. In the deals that fit what {seat:who} can see, it wins about"
        " {chance:n} of 100; with {made:move}, {made_chance:n}."
    ),
    "coach.fox.certified": (
        "Calculated when this book was built: {best:move} came out best by far in {deals:n} deals, and again in"
        " {deals:n} others, against players who follow simple rules of thumb."
    ),
    "coach.sure": ("Sure? Have another look: {move:move} costs about {cost:count|# point|# points} of winning chance."),
    "coach.sure.goal": (
        "Sure? Have another look: with {move:move} {seat:who} {seat:verb|reaches|reach|reach} the goal in"
        " {count:count|none|#|#} of {deals:n} deals, with a better move in {best:n}."
    ),
    "coach.sure.noted": "Sure? Have another look.",
    "coach.sure.fact": (
        "In {deals:n} deals, {what:clause}: {often:count|never|once|# times}; with a better move,"
        " {better:count|never|once|# times}."
    ),
    "coach.sure.fact.way": (
        "In {deals:n} deals, {what:clause}: {often:count|never|once|# times}; with a better move,"
        " {better:count|never|once|# times}; mostly {way:clause} ({times:count|once|# times})."
    ),
    "coach.sure.fact.only_way": (
        "In {deals:n} deals, {what:clause}: {often:count|never|once|# times}; with a better move,"
        " {better:count|never|once|# times}; each time {way:clause}."
    ),
    "coach.sure.fact.averaged": "On average, {what:clause}; with a better move, {better:mean|#|#}.",
    "coach.sure.points": (
        "On average, with a better move {seat:who} {seat:verb|ends|end|end} up {points:mean|# point|# points} further"
        " ahead of the others."
    ),
    "coach.sure.anyway": "To play it anyway, play it again.",
    "coach.asked": "Asked about here:",
    "coach.asked.move": "{move:move}, a winning chance of about {chance:n}\u00a0% (give or take {error:n})",
    "coach.asked.certain": "{move:move}, a winning chance of {chance:n}\u00a0%, for certain",
    "coach.asked.made": "played",
    "coach.asked.move.to_goal": (
        "{move:move}, a chance of about {chance:n}\u00a0% of reaching the goal (give or take {error:n})"
    ),
    "coach.asked.certain.to_goal": "{move:move}, a chance of {chance:n}\u00a0% of reaching the goal, for certain",
    "coach.honest.to_goal": (
        "Judged by what {seat:who} could see at the time, never by hidden cards: each move was tried in {deals:n}"
        " deals that fit, against players who follow simple rules of thumb, and counted is how often the goal was"
        " reached. A decision is real if some move was proven worse."
    ),
    "coach.chances.to_goal": "Chances of reaching the goal, as {seat:who} could estimate them",
    "coach.cost.to_goal": (
        "{best:move} was better, by about {cost:count|# point|# points} of the chance of reaching the goal (give or"
        " take {error:n})."
    ),
    "coach.open.to_goal": (
        "{best:move} would have been best, with a chance of about {chance:n}\u00a0% of reaching the goal, against"
        " {made_chance:n}\u00a0% with {made:move}."
    ),
    "coach.open.same.to_goal": (
        "no move was clearly better than {made:move}, with a chance of about {made_chance:n}\u00a0% of reaching the"
        " goal."
    ),
    "coach.open.luck.to_goal": (
        "this time {made:move} cost nothing: the chance of reaching the goal was about {made_chance:n}\u00a0%, and no"
        " move was clearly better."
    ),
    "coach.open.lost.to_goal": "the goal was as good as missed, whichever move was made.",
    "coach.open.won.to_goal": "the goal was as good as reached, whichever move was made.",
    "coach.well.to_goal": (
        "{seat:who} saw it coming: {greedy:move} looks good at first sight, but costs about {cost:count|# point|#"
        " points} of the chance of reaching the goal."
    ),
    "coach.only_good.to_goal": (
        "{move:move} was the only good move: every other one costs at least {cost:count|# point|# points} of the"
        " chance of reaching the goal."
    ),
    "coach.turned.to_goal": (
        "After {move:move} the chance of reaching the goal was about {then:n}\u00a0%; when {seat:who} had to decide"
        " again, it was {now:n}\u00a0%. That came of the others’ moves and of chance."
    ),
    "coach.near.to_goal": (
        "Close: {move:move} costs about {cost:count|# point|# points} of the chance of reaching the goal. Something is"
        " better still."
    ),
    "coach.not_yet.to_goal": (
        "Not yet: {move:move} costs about {cost:count|# point|# points} of the chance of reaching the goal."
    ),
    "coach.then.better.to_goal": (
        "Compared with {then:move}, chosen then, {now:move} gains about {gap:count|# point|# points} of the chance of"
        " reaching the goal."
    ),
    "coach.then.worse.to_goal": (
        "Compared with {then:move}, chosen then, {now:move} loses about {gap:count|# point|# points} of the chance of"
        " reaching the goal."
    ),
    "coach.solution.to_goal": "{best:move} is best, with a chance of about {chance:n}\u00a0% of reaching the goal.",
}
