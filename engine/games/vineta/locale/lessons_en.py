"""English words around the worked examples and the mini-games of Vineta."""

EXAMPLES: dict[str, str] = {
    "example.vi_setup.title": "Four gods take their seats",
    "example.vi_setup.intro": (
        "Everything is laid out and dealt, and we look over Amina’s shoulder. Which two things does she know that"
        " nobody else at the table will ever see before the end?"
    ),
    "example.vi_houses.title": "The last five houses",
    "example.vi_houses.intro": (
        "Nearly the whole city is inhabited. Anyone may place any colour anywhere, as long as there is a house of it"
        " left: who runs out of lilac ones?"
    ),
    "example.vi_drawn.title": "A city in a moment",
    "example.vi_drawn.intro": (
        "With the option of this book, chance places the houses. Look at how many come to each district: can any one be"
        " much fuller than another?"
    ),
    "example.vi_turn.title": "One whole turn",
    "example.vi_turn.intro": (
        "Three cards each, and at the end a district goes under. Follow the two series: at which card does the lead"
        " change for good?"
    ),
    "example.vi_round.title": "One round, card by card",
    "example.vi_round.intro": (
        "We sit in Elena’s seat and see only her card. In which order are the cards shown, although all were chosen at"
        " once?"
    ),
    "example.vi_void.title": "Must, or can’t",
    "example.vi_void.intro": (
        "There is one series, and Joon started it. Hamid’s wind needs a second one; Joon’s calm sea finds a single card"
        " to take: whose?"
    ),
    "example.vi_pile.title": "The very last card",
    "example.vi_pile.intro": (
        "After 29 rounds each hand is down to one card, and the piles are empty. From where do new cards come, and"
        " which ones do not come back with them?"
    ),
    "example.vi_start_refused.title": "Where no series begins",
    "example.vi_start_refused.intro": (
        "Green 2 has sunk. Mina’s god chip already lies on green 1, Niko’s is still free: can you say why each of these"
        " attempts fails?"
    ),
    "example.vi_extend.title": "Three floods, two series",
    "example.vi_extend.intro": (
        "Pavel helps a series that Olga started, Quinn starts another. May Olga add to a series that is her own?"
    ),
    "example.vi_coast.title": "The sea comes in",
    "example.vi_coast.intro": "Rosa would like to flood yellow 2, but it lies inland. What must happen before she may?",
    "example.vi_emptied.title": "Gone, and back again",
    "example.vi_emptied.intro": (
        "Umar calms the sea around green 1, where Tove had laid just one card. What does that give back to her, in the"
        " same round?"
    ),
    "example.vi_first_card.title": "The first card flies away",
    "example.vi_first_card.intro": (
        "Xenia lets the wind take the card with which Vera started the series at green 1. Whose chip stays there, and"
        " who takes the first house when the district sinks?"
    ),
    "example.vi_swept.title": "Authority swept away",
    "example.vi_swept.intro": (
        "The series at green 1 is worth ten, seven of which are authority. Kamala takes away the only flood card: what"
        " is left of the ten?"
    ),
    "example.vi_authority.title": "Seven more, seven less",
    "example.vi_authority.intro": (
        "All three lay their only authority in the same round. Keep count of both series: which district is in danger"
        " after each card?"
    ),
    "example.vi_wind.title": "The wind has a choice",
    "example.vi_wind.intro": (
        "Cesar wants to move a flood card. Two of his attempts fail; what does the third do to the two series?"
    ),
    "example.vi_calm.title": "One card less in the water",
    "example.vi_calm.intro": (
        "Gabin has just strengthened his series at green 2. Which of its cards does Frida send back, and to whom?"
    ),
    "example.vi_hope.title": "False hope",
    "example.vi_hope.intro": (
        "Two districts are threatened. Ivo first points to a safe one: where does false hope lead houses, and where"
        " not?"
    ),
    "example.vi_hope_open.title": "Hope without danger",
    "example.vi_hope_open.intro": (
        "Nothing is threatened yet, so false hope may lead anywhere. What may Lev do with the house that Kaia has just"
        " moved?"
    ),
    "example.vi_hope_void.title": "Nobody left to lure",
    "example.vi_hope_void.intro": (
        "All the houses that are left stand on the only threatened district. Where could Adil’s false hope lead one of"
        " them?"
    ),
    "example.vi_rescue.title": "Two houses in safety",
    "example.vi_rescue.intro": (
        "Malik empties a threatened district a little. From where may he rescue houses, and may the two part on the"
        " way?"
    ),
    "example.vi_rescue_void.title": "Nobody at home",
    "example.vi_rescue_void.intro": "Only green 1 is threatened, and it is empty. What becomes of Pia’s rescue?",
    "example.vi_relocation.title": "Everybody moves out",
    "example.vi_relocation.intro": (
        "Green 1 is full and threatened, red 3 is nearly empty. Count the houses on both before and after: does the"
        " danger move with them?"
    ),
    "example.vi_relocation_void.title": "Nobody to exchange with",
    "example.vi_relocation_void.intro": (
        "Two districts are left, and one of them is in quarantine. Why does Thea’s relocation come to nothing?"
    ),
    "example.vi_panic.title": "In all directions",
    "example.vi_panic.intro": (
        "Three houses flee from green 1. Viola would like to send two of them the same way: may she?"
    ),
    "example.vi_panic_few.title": "Too few ways to flee",
    "example.vi_panic_few.intro": (
        "There are four houses on red 2, but only two other districts. How many houses does Ylva’s panic move?"
    ),
    "example.vi_panic_void.title": "Panic behind a closed gate",
    "example.vi_panic_void.intro": (
        "All the houses that are left stand on a district in quarantine. What can Chidi’s panic do?"
    ),
    "example.vi_quarantine.title": "Nobody leaves",
    "example.vi_quarantine.intro": (
        "Edda puts green 1 in quarantine. Four others then try, with four different cards, to take a house out of it;"
        " what does Femi manage all the same?"
    ),
    "example.vi_more.title": "Just one more round",
    "example.vi_more.intro": (
        "In the third round Jonna’s series leads. Which card gives Kofi the time to do something about it?"
    ),
    "example.vi_less.title": "Over before it began",
    "example.vi_less.intro": "Maud shortens the turn, and after two rounds it is over. Whom does that suit?",
    "example.vi_cancel.title": "More, less, more",
    "example.vi_cancel.intro": (
        "Three cards change the number of rounds, one after another. How many rounds does the turn have after each of"
        " them?"
    ),
    "example.vi_late_less.title": "Too late, but not for nothing",
    "example.vi_late_less.intro": (
        "Heidi lays one card less in the third round, when there is nothing left to shorten. What is it still good for"
        " when Iker shows his card?"
    ),
    "example.vi_source.title": "Eleven loses to seven",
    "example.vi_source.intro": (
        "Ada’s series is the bigger one, but Boris has already laid one card more, and a fourth round is coming. Which"
        " district sinks in the end, and who takes its seven houses?"
    ),
    "example.vi_tie.title": "Four against four",
    "example.vi_tie.intro": (
        "Three rounds have been played, and two series are level. What happens now, and who profits?"
    ),
    "example.vi_overtaken.title": "While two quarrel",
    "example.vi_overtaken.intro": (
        "Green 1 and green 2 are tied, green 3 is well behind. Look at what Valdis and Wren do to each other in the"
        " extra round: which district pays for it?"
    ),
    "example.vi_low.title": "Sunk by next to nothing",
    "example.vi_low.intro": (
        "Both series have been weakened by authority. Is either of them still high enough to sink a district?"
    ),
    "example.vi_sharing.title": "One house each, and round again",
    "example.vi_sharing.intro": (
        "Four players have had a hand in the series at green 1, three of them with flood cards. How are its houses"
        " shared when it sinks?"
    ),
    "example.vi_three.title": "Three players, one exception",
    "example.vi_three.intro": (
        "Follow the start player token: it moves after each round, but what does it do when the turn ends, and why"
        " would it be unfair otherwise?"
    ),
    "example.vi_nothing.title": "A turn without a flood",
    "example.vi_nothing.intro": "Three rounds have gone by, and nobody has threatened anything. How does the turn end?",
    "example.vi_thirty.title": "The thirtieth round",
    "example.vi_thirty.intro": (
        "After 29 rounds the two series are still level, and round 30 is the last that a turn can have. Who must decide"
        " after it, and between which districts?"
    ),
    "example.vi_final.title": "The waves are counted, then the houses",
    "example.vi_final.intro": (
        "Eight turns have been played, and of red 3 and green 1 only one is left. Count along: whose district is the"
        " last one, and is it enough to win?"
    ),
    "example.vi_eighth.title": "The last round of all",
    "example.vi_eighth.intro": (
        "Two districts are left, and one round of turn 8. Guess from the cards who wants which of them to stay, before"
        " the tiles are turned over."
    ),
    "example.vi_nobody.title": "A district without an owner",
    "example.vi_nobody.intro": (
        "Neither Timo nor Uma holds the tile of the last district. Which points does it bring all the same?"
    ),
    "example.vi_tie_end.title": "Fourteen points each",
    "example.vi_tie_end.intro": (
        "Vasco and Wanda have the same points. Wanda has taken more houses: does that help her?"
    ),
    "example.vi_shared.title": "Nothing between them",
    "example.vi_shared.intro": (
        "Alba and Bruno have the same points, and each has one own house on the last district. Who wins?"
    ),
}

MINIGAMES: dict[str, str] = {
    "minigame.vi_sink.title": "That one must go",
    "minigame.vi_sink.goal": (
        "One turn, three rounds, two bots against you: see to it that green 2 is the district that sinks. Your tiles do"
        " not matter here."
    ),
    "minigame.vi_sink.won": "Green 2 has gone under, just as you wanted.",
    "minigame.vi_sink.lost": (
        "It was not green 2 that went under. What counts is which series is highest in the end: keep some waves, the"
        " wind or your authority for the last round, when you can still act after the others."
    ),
    "minigame.vi_save.title": "Three cards against the sea",
    "minigame.vi_save.goal": (
        "The blue houses are yours: in the drawing, B is one of them, B2 two. You have three cards, no pile, and three"
        " rounds: when the turn ends, not one blue house may go under. Carry your people to safety, or send the sea"
        " elsewhere."
    ),
    "minigame.vi_save.won": "A district has sunk, and every blue house still stands.",
    "minigame.vi_save.lost": (
        "A blue house went under. One round is often too late for a rescue: look for the series that will be the"
        " highest, and remember that some cards can only act on a series that already lies there."
    ),
    "minigame.vi_last.title": "The very last turn",
    "minigame.vi_last.goal": (
        "Turn 8 begins, and only red 3 and green 1 are left. The blue houses are yours. Count what each end would bring"
        " you, and win the game without sharing."
    ),
    "minigame.vi_last.won": "Won! You have made the last turn count.",
    "minigame.vi_last.lost": (
        "Not this time. An own house on the last district is worth three that you take: before the first card, decide"
        " which of the two districts must stay, and whose houses must not stay with it."
    ),
    "minigame.vi_guess.title": "Whose district is it?",
    "minigame.vi_guess.goal": (
        "Watch three bots play six turns, and keep an eye on {seat:who}: where does this player send floods, and where"
        " do they take them away? The district on the secret tile is still there at the end."
    ),
    "minigame.vi_guess.question": "Which district does {seat:who} own?",
    "minigame.vi_guess.won": (
        "Well seen! {seat:of} district tile shows {answer:district}: nobody likes to flood the district they own, and"
        " most send the waves elsewhere."
    ),
    "minigame.vi_guess.lost": (
        "Not this one: {seat:of} district tile shows {answer:district}. Nobody likes to flood the district they own,"
        " and most send the waves elsewhere."
    ),
}
