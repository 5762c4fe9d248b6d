"""English words around the worked examples and the mini-games of Land Unter."""

EXAMPLES: dict[str, str] = {
    "example.deal_and_count.title": "Four hands are dealt and counted",
    "example.deal_and_count.intro": (
        "Count along: only the middle cards show life preservers, and three of the four players have a half left over."
    ),
    "example.preserver_counts_5.title": "All the cards among five players",
    "example.preserver_counts_5.intro": (
        "With five players no card stays in the box. Compare the hands: the one with the fewest life preservers has the"
        " easiest cards to play."
    ),
    "example.first_trick.title": "The first round",
    "example.first_trick.intro": (
        "Four cards are played for tide cards 4 and 7. Watch who takes which, and who loses a life preserver."
    ),
    "example.cover_ten_with_five.title": "Max covers his 10 with a 5",
    "example.cover_ten_with_five.intro": (
        "Max shows the highest tide on the table. He plays a high card to get a new tide card on top of it."
    ),
    "example.old_tide_drowns.title": "An old tide strikes",
    "example.old_tide_drowns.intro": (
        "Nina plays low and takes no tide card. Look at the one that is already in front of her."
    ),
    "example.tie_for_highest.title": "{{ Word LU.tide_copies }} players at the highest tide",
    "example.tie_for_highest.intro": (
        "Ida already shows a 9 when the other 9 turns up. See what happens once somebody else has taken it."
    ),
    "example.equal_tides.title": "{{ Word LU.turned }} equal tide cards",
    "example.equal_tides.intro": (
        "Both tide cards of this round are 6. {{ Word LU.turned }} players take one each, and the round goes on as"
        " usual."
    ),
    "example.last_preserver_still_in.title": "Anna loses her last life preserver and plays on",
    "example.last_preserver_still_in.intro": (
        "Two rounds to go, and Anna has only one life preserver. See what it means to lose it, and how she keeps her"
        " head above water."
    ),
    "example.elimination_redrown.title": "Mia is eliminated, and the sea strikes again",
    "example.elimination_redrown.intro": (
        "Mia has no life preserver left and takes the 11. Then look at who shows the highest tide without her."
    ),
    "example.elimination_no_redrown.title": "The same round without the re-drown",
    "example.elimination_no_redrown.intro": (
        "The cards are the same, but the re-drown is switched off. Paul gets away with his 8."
    ),
    "example.split_tie.title": "A tie, and only one has a life preserver",
    "example.split_tie.intro": (
        "Élise and Marc tie for the highest tide, 10. She still has life preservers, he has none."
    ),
    "example.stage_ends_early.title": "Only {{ word LU.survivors }} are left",
    "example.stage_ends_early.intro": (
        "Three players, and one of them is eliminated in the seventh round. Nobody plays another card: look at how the"
        " points are counted."
    ),
    "example.final_scores.title": "Scoring at the end of a stage",
    "example.final_scores.intro": (
        "The last round, then the points: one for each life preserver, and {{ word LU.bonus }} more for the lowest"
        " tide."
    ),
    "example.bonus_tie.title": "{{ Word LU.tide_copies }} players at the lowest tide",
    "example.bonus_tie.intro": (
        "Tim takes the second 4 in the last round; Zoé has been showing the first one for some time. Who gets the"
        " bonus?"
    ),
    "example.bonus_without_tide.title": "The bonus for staying dry",
    "example.bonus_without_tide.intro": (
        "Félix has not taken a single tide card in the whole stage. See what that is worth."
    ),
    "example.hands_passed.title": "Every set is passed to the left",
    "example.hands_passed.intro": (
        "The first stage is over. Follow one of the sets to the next player and count it again: all its life preservers"
        " are back."
    ),
    "example.game_end_tie.title": "A tie at the end of the game",
    "example.game_end_tie.intro": (
        "The last round of the last stage. Emma is two points ahead of Louis: will it be enough?"
    ),
    "example.open_variant.title": "A round with open cards",
    "example.open_variant.intro": (
        "The players play one after another and see the cards before theirs. Notice how easy it is for the last one,"
        " and who will be last in the next round."
    ),
    "example.open_two_losers.title": "Two losers, one leader",
    "example.open_two_losers.intro": (
        "Oscar and Lucie both lose a life preserver. Compare what they have left: that decides who leads."
    ),
    "example.full_stage.title": "A whole stage",
    "example.full_stage.intro": (
        "The last stage of a game, a step for each round. Cleo leads with 10 points, and it will be close."
    ),
}

MINIGAMES: dict[str, str] = {
    "note.after.first": ("No other card can beat it, {why:clause}: you take {tide:tide}{apart:if|, the lower tide|}."),
    "note.after.second": (
        "{over:who} {over:verb|has|have|have} only higher cards left, and nobody else has one: you take"
        " {tide:tide}{apart:if|, the higher tide|}."
    ),
    "note.after.nothing": "{over:who} {over:verb|has|have|have} only higher cards left: you take no tide card.",
    "note.after.safe": "Whatever the others play, this round costs you no life preserver.",
    "note.after.pays": "Whatever the others play, this round costs you a life preserver.",
    "note.after.out": "Whatever the others play, this round eliminates you.",
    "note.why.highest": "as it is the highest of all",
    "note.why.gone": "as {gone:weather} {gone_count:count|has|have} been played",
    "note.why.own": "as {own:weather} {own_count:count|is|are} in your hand",
    "note.why.gone_own": (
        "as {gone:weather} {gone_count:count|has|have} been played, and {own:weather} {own_count:count|is|are} in your"
        " hand"
    ),
    "note.why.all": "as all higher ones have been played or are in your hand",
    "note.why.known": "as you know what the others have left",
    "note.tide_left": "Tide {tide:tide} is still to be taken.",
    "note.left_in_hand": "What they have left: {cards:each|weather}.",
    "example.eleven_in_front.title": "An 11 in front of you",
    "example.eleven_in_front.intro": (
        "Three rounds of the stage are left. Mila shows an 11, the highest tide, and has one life preserver. Her cards"
        " are 9, 11 and 30. With which one does she get out of this? Make up your mind before you go on."
    ),
    "note.aim_now": (
        "Your aim: as many points as you can in this stage, {points:count|one|#} for each life preserver you keep"
        " ({left:count|one|#} left), {bonus:count|one|#} more for the lowest tide."
    ),
    "note.aim_now.none": "You have no life preserver left. Your aim: not to have to lose one, or you are eliminated.",
    "aim": (
        "Your aim: have life preservers left. Each round, the highest tide costs one; "
        "at the end of a stage each one left scores, and the highest total wins."
    ),
    "minigame.one_trick.title": "Just one round",
    "minigame.one_trick.goal": "Get through this round without losing a life preserver.",
    "minigame.one_trick.won": (
        "Well played: somebody else had the highest tide, and you have kept all your life preservers."
    ),
    "minigame.one_trick.lost": (
        "This time the highest tide was yours. Look at the tide cards again: could you have come first, or not at all?"
    ),
    "minigame.last_four.title": "The last four rounds",
    "minigame.last_four.goal": "Score at least three points in this stage.",
    "minigame.last_four.won": "Three points or more: you have brought your life preservers safely home.",
    "minigame.last_four.lost": (
        "Fewer than three points. A high card just before the end can cover your tide, and the lowest tide gets a"
        " bonus."
    ),
    "minigame.bad_hand.title": "A bad hand",
    "minigame.bad_hand.goal": "Play a whole stage with these cards and score at least four points.",
    "minigame.bad_hand.won": "Four points or more with cards like these: the sea has met its match.",
    "minigame.bad_hand.lost": (
        "Fewer than four points. Cards from the middle are safest when somebody else is sure to take the higher tide."
    ),
    "minigame.swap_beat.title": "With your neighbour’s own cards",
    "minigame.swap_beat.goal": (
        "The second stage begins, and you have the very cards that have just scored two points for the bot on your"
        " right. Score more than two with them."
    ),
    "minigame.swap_beat.won": "More points with the very same cards: now your neighbour knows how it is done.",
    "minigame.swap_beat.lost": (
        "No more than two points: the bot did as well or better with these cards. Use their high numbers to cover a"
        " high tide at the right moment."
    ),
}

OUTCOMES: dict[str, str] = {
    "outcome.lower_tide": (
        "{owner:who} {owner:verb|takes|take|take} the lower tide card, {tide:tide}, with the highest card"
    ),
    "outcome.higher_tide": "{owner:who} {owner:verb|takes|take|take} the higher tide card, {tide:tide}",
    "outcome.equal_tide": "{owner:who} {owner:verb|takes|take|take} a tide card {tide:tide}",
    "outcome.loss": "{owner:who} {owner:verb|loses|lose|lose} a life preserver in this round",
    "outcome.other_loss": "{owner:who} {owner:verb|loses|lose|lose} a life preserver in this round",
    "outcome.loss_later": "{owner:who} {owner:verb|loses|lose|lose} a life preserver before the stage ends",
    "outcome.other_loss_later": "{owner:who} {owner:verb|loses|lose|lose} a life preserver before the stage ends",
    "outcome.eliminated": "{owner:who} {owner:verb|is|are|are} eliminated before the stage ends",
    "outcome.other_eliminated": "{owner:who} {owner:verb|is|are|are} eliminated before the stage ends",
    "outcome.bonus": "{owner:who} {owner:verb|gets|get|get} the bonus point{{ s LU.bonus }} of this stage",
    "outcome.other_bonus": "{owner:who} {owner:verb|gets|get|get} the bonus point{{ s LU.bonus }} of this stage",
    "outcome.card_takes_lower": "{owner:of} {card:weather} takes a lower tide card in a later round",
    "outcome.card_takes_higher": "{owner:of} {card:weather} takes a higher tide card in a later round",
    "way.level_and_round": "with tide {level:tide} in round {round:n}",
    "way.level": "with tide {level:tide}",
    "way.round": "in round {round:n}",
}
