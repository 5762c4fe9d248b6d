"""English words of the course of Land Unter: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Who takes which tide card?",
    "stage.who_takes.idea": (
        "The highest weather card must take the lower tide, the {{ ordinal LU.turned }} highest takes the other one."
    ),
    "stage.who_takes.1.told": (
        "To win, keep your life preservers: high water costs them. In each round {{ word LU.turned }} tide cards are"
        " turned up, then all show a weather card at once. The highest must take the lower tide."
    ),
    "stage.who_takes.1.ask": "Touch the player who takes {tide:tide}.",
    "stage.who_takes.2.told": "The other tide card is for the {{ ordinal LU.turned }} highest weather card.",
    "stage.who_takes.2.ask": "The lower tide is taken. Touch the player who takes {tide:tide}.",
    "stage.who_takes.2.why": (
        "{card:weather} is the {{ ordinal LU.turned }} highest, so {seat:who} {seat:verb|takes|take|take} {tide:tide}."
    ),
    "stage.who_takes.3.told": "Another table, other cards: compare them yourself.",
    "stage.who_takes.3.ask": "Touch the player who will take {tide:tide}, the higher tide card.",
    "stage.who_takes.3.why": (
        "{card:weather} is the {{ ordinal LU.turned }} highest, so {seat:who} {seat:verb|takes|take|take} {tide:tide}."
    ),
    "stage.new_tide_covers.title": "A new tide card, and the old one",
    "stage.new_tide_covers.idea": "A new tide card always goes on top of the old one, and only the top one counts.",
    "stage.new_tide_covers.1.told": (
        "{seat:who} shows {old:tide} and has played the highest card. The card you take goes on top of the old one."
    ),
    "stage.new_tide_covers.1.ask": "Touch the tide card that will count for {seat:who}.",
    "stage.new_tide_covers.2.told": (
        "Another table. {seat:who} shows a comfortable {old:tide}, and has played the {{ ordinal LU.turned }} highest"
        " card."
    ),
    "stage.new_tide_covers.2.ask": "Touch the tide card that will count for {seat:who}.",
    "stage.who_pays.title": "Who loses a life preserver?",
    "stage.who_pays.idea": "The highest tide of all costs a life preserver, even if that card is an old one.",
    "stage.who_pays.1.told": (
        "The tide cards are taken; who took none still shows an old one. The highest tide of all costs a life"
        " preserver."
    ),
    "stage.who_pays.1.ask": "Touch the player who loses a life preserver.",
    "stage.who_pays.2.told": "Another table, and again all tide cards are taken.",
    "stage.who_pays.2.ask": "Touch the player who loses a life preserver.",
    "stage.highest_tide_twice.title": "A tie at the highest tide",
    "stage.highest_tide_twice.idea": "In a tie for the highest tide, each of the tied players loses a life preserver.",
    "stage.highest_tide_twice.1.told": (
        "Of each tide card there are {{ word LU.tide_copies }}. Here the highest tide, {level:tide}, is shown more"
        " than once."
    ),
    "stage.highest_tide_twice.1.ask": "How many players lose a life preserver?",
    "stage.highest_tide_twice.1.why": "{payers:who} show the highest tide, {level:tide}: they alone pay.",
    "stage.highest_tide_twice.2.told": "Another table. Here both new tide cards have the same number.",
    "stage.highest_tide_twice.2.ask": "How many players lose a life preserver?",
    "stage.highest_tide_twice.2.why": (
        "{seat:who} alone {seat:verb|shows|show|show} the highest tide of all, {level:tide}: nobody else pays."
    ),
    "stage.count_preservers.title": "How many life preservers do you get?",
    "stage.count_preservers.idea": (
        "Halves make whole ones; a single half does not count. A hand that shows few life preservers is no bad hand:"
        " its very high or very low cards are better at keeping clear of high water."
    ),
    "stage.count_preservers.1.told": (
        "These are your cards. {{ 2 * LU.band + 1 }} to {{ 3 * LU.band }} show a life preserver, {{ LU.band + 1 }} to"
        " {{ 2 * LU.band }} and {{ 3 * LU.band + 1 }} to {{ 4 * LU.band }} half of one, the others none. A single half"
        " left over does not count."
    ),
    "stage.count_preservers.1.ask": "How many life preserver cards do you take?",
    "stage.count_preservers.1.why": (
        "{whole:count|No card shows|One card shows|# cards show} a whole life preserver, {half:count|none|one|#} half"
        " of one: {whole:n} + {pairs:n} = {touch:n}{rest:count|.|, and half of one left over.|.}"
    ),
    "stage.count_preservers.2.told": "Another hand.",
    "stage.count_preservers.2.ask": "How many life preserver cards do you take?",
    "stage.count_preservers.2.why": (
        "{whole:count|No card shows|One card shows|# cards show} a whole life preserver, {half:count|none|one|#} half"
        " of one: {whole:n} + {pairs:n} = {touch:n}{rest:count|.|, and half of one left over.|.}"
    ),
    "stage.last_preserver.title": "The last life preserver",
    "stage.last_preserver.idea": (
        "Without life preservers you play on. You are out only when you have to lose another one."
    ),
    "stage.last_preserver.1.told": (
        "{seat:who} shows the highest tide, and has to pay with the last life preserver. You are out only when you"
        " have none to pay with."
    ),
    "stage.last_preserver.1.ask": "How many players are still in after this round?",
    "stage.last_preserver.2.told": "Another table, and again {seat:who} pays with the last one.",
    "stage.last_preserver.2.ask": "How many players are still in after this round?",
    "stage.redrown.title": "Somebody drowns",
    "stage.redrown.idea": (
        "With no life preserver to lose, you are eliminated. With the re-drown, the highest tide of those left then"
        " pays, unless only {{ word LU.survivors }} players are left."
    ),
    "stage.redrown.1.told": (
        "Mia showed the highest tide but had no life preserver: she is eliminated. Somebody still has"
        " to pay. That is the re-drown: it hits the highest tide of those left."
    ),
    "stage.redrown.1.ask": "The re-drown is in play. Touch the player who pays.",
    "stage.redrown.2.told": (
        "Turn the Tide, Gamewright’s edition, has no re-drown. Here is the same table, by its rules."
    ),
    "stage.redrown.2.ask": "There is no re-drown. Touch the player who pays.",
    "stage.redrown.3.told": (
        "Another table. Sam is eliminated. If the re-drown hits somebody without a life preserver, they are out as"
        " well."
    ),
    "stage.redrown.3.ask": "The re-drown is in play. Touch the player who pays.",
    "stage.redrown.4.told": (
        "Another table, with {{ word LU.no_redrown }} players. Sara is eliminated. As soon as only"
        " {{ word LU.survivors }} are left, the stage ends."
    ),
    "stage.redrown.4.ask": "Touch the player who pays.",
    "stage.split_tie.title": "A tie, and one cannot pay",
    "stage.split_tie.idea": (
        "In a tie you lose a life preserver, or are eliminated for want of one. The re-drown comes only if nobody paid."
    ),
    "stage.split_tie.1.told": (
        "Élise and Marc share the highest tide. She has life preservers left, he has none. A re-drown would come only"
        " if nobody paid."
    ),
    "stage.split_tie.1.ask": "Touch the player who loses a life preserver.",
    "stage.split_tie.1.why": (
        "In this tie {seat:who} can pay, and {seat:verb|does|do|do}; whoever can’t is eliminated. As somebody has paid,"
        " there is no re-drown."
    ),
    "stage.split_tie.2.told": (
        "Another table. Emma and Noé shared the highest tide, and neither had a life preserver left:"
        " both are eliminated."
    ),
    "stage.split_tie.2.ask": "The re-drown is in play. Touch the player who pays.",
    "stage.split_tie.2.why": (
        "Nobody has paid yet, so there is a re-drown: {seat:who} now {seat:verb|shows|show|show} the highest tide,"
        " {level:tide}."
    ),
    "stage.points_and_bonus.title": "Points and the bonus",
    "stage.points_and_bonus.idea": (
        "A life preserver scores {{ LU.preserver_points }}, an elimination {{ LU.eliminated_points }}, and the lowest"
        " tide still in {{ LU.bonus }} more; in a tie, each gets it."
    ),
    "stage.points_and_bonus.1.told": (
        "The stage is over. Each life preserver left is worth {{ word LU.preserver_points }}"
        " point{{ s LU.preserver_points }}. Of those still in, the lowest tide gets a bonus; no tide card means level"
        " zero."
    ),
    "stage.points_and_bonus.1.ask": "Touch the player who gets the bonus.",
    "stage.points_and_bonus.2.told": (
        "Another table. Marc was eliminated: he scores {{ LU.eliminated_points }}, and his tide cards are face down."
    ),
    "stage.points_and_bonus.2.ask": "Touch the player who gets the bonus.",
    "stage.points_and_bonus.2.why": (
        "Of those still in, {seat:who} {seat:verb|shows|show|show} the lowest tide, {level:tide}."
    ),
    "stage.points_and_bonus.3.told": (
        "{seat:who} has no life preserver left, but is still in and shows the lowest tide."
    ),
    "stage.points_and_bonus.3.ask": "How many points does {seat:who} score in this stage?",
    "stage.points_and_bonus.3.why": "Life preservers and the bonus: {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.points_and_bonus.4.ask": (
        "The stage is over. How many points {seat:verb|does|do|do} {seat:who} score in this stage?"
    ),
    "stage.points_and_bonus.4.why": "Life preservers and the bonus: {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.sets_go_left.title": "The hands are passed",
    "stage.sets_go_left.idea": (
        "After each stage the hands go to the left, and all life preservers are back. Once everyone has played every"
        " hand, the most points win."
    ),
    "stage.sets_go_left.1.told": (
        "The stage is over. Everyone, even the eliminated, passes all their {{ LU.hand }} cards to the left: clockwise,"
        " from each player to the one below."
    ),
    "stage.sets_go_left.1.ask": "Touch the player who gets {giver:of} cards.",
    "stage.sets_go_left.1.why": "{receiver:who} {receiver:verb|sits|sit|sit} to the left of {giver:who}.",
    "stage.sets_go_left.2.told": (
        "Another table. {giver:who} has lost some life preservers: the small figure tells how many the cards show."
    ),
    "stage.sets_go_left.2.ask": "With how many life preservers does {receiver:who} begin the next stage?",
    "stage.sets_go_left.2.why": "The cards show {touch:n}, and are counted anew, whatever was lost with them.",
    "stage.own_rounds.title": "Your turn",
    "stage.own_rounds.told": (
        "A stage begins with {{ LU.hand }} weather cards for everyone, as well as the life preservers they show; the"
        " other cards are put away. Here is the end of one, against bots."
    ),
    "wrong.lowest_card_takes_lower_tide": (
        "The lowest card for the lower tide? It is the other way round: look at {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "The highest card for the higher tide? It is the other way round: it takes {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "Both tide cards for the highest weather card? No, it takes only the lower one."
    ),
    "wrong.lowest_card_takes_higher_tide": "The higher tide for the lowest card? No: a low card takes nothing at all.",
    "wrong.new_tide_goes_under_old_one": (
        "The new tide card doesn’t slip underneath: it goes on top, and {old:tide} no longer counts."
    ),
    "wrong.better_tide_may_be_kept": "Keep the better one? If only! The new tide card always covers it.",
    "wrong.tides_go_the_other_way_round": (
        "The highest weather card doesn’t take the higher tide: it takes the lower one."
    ),
    "wrong.only_new_tides_count": "Not only the cards just taken: an old one counts just as much.",
    "wrong.highest_card_pays": "It isn’t the highest weather card that costs a life preserver, it’s the highest tide.",
    "wrong.only_old_tides_count": "A tide card counts from the very round in which it is taken. No mercy!",
    "wrong.tie_costs_nobody": "Equal tide cards don’t cancel each other out: the highest tide always costs something.",
    "wrong.only_one_pays_in_tie": "Not just one: all who show this tide now pay, whether their card is new or old.",
    "wrong.equal_new_tides_cost_both": (
        "Taking equal tide cards is no reason to pay. Look for the highest tide of all: {level:tide}."
    ),
    "wrong.single_half_counts": "A half left over on its own doesn’t count.",
    "wrong.each_half_counts_as_whole": "Not every card with a life preserver shows a whole one: some have only half.",
    "wrong.only_whole_ones_count": "Don’t forget the halves: half and half make a whole one.",
    "wrong.last_preserver_eliminates": (
        "Losing your last one doesn’t put you out. You are out only when you have none to pay with."
    ),
    "wrong.nobody_plays_without_preservers": "You can play without any, until you have to lose another one.",
    "wrong.only_who_pays_last_is_still_in": (
        "Those who ran out before are still in as well, until they have to lose another one."
    ),
    "wrong.elimination_is_payment_enough": (
        "An elimination doesn’t settle it: with the re-drown, somebody still has to pay."
    ),
    "wrong.other_new_tide_stands_in": (
        "Having just taken a tide card is no reason to pay: only the highest tide can be one."
    ),
    "wrong.redrown_always_follows": "That is what the re-drown would do. Without it, nobody else pays.",
    "wrong.redrown_comes_before_the_end": (
        "Too late for a re-drown: with only {{ word LU.survivors }} players left, the stage is already over."
    ),
    "wrong.eliminated_one_pays": (
        "You can’t pay with what you haven’t got: whoever has no life preserver to lose is eliminated."
    ),
    "wrong.whole_tie_is_forgiven": "One who cannot pay doesn’t save the other: whoever can pay has to.",
    "wrong.redrown_follows_a_payment": "No re-drown here: one of those who tie can pay, and does.",
    "wrong.no_tide_means_no_bonus": "No tide card, no bonus? On the contrary: nothing is lower than that.",
    "wrong.most_preservers_get_bonus": "The bonus is no prize for life preservers: it goes to the lowest tide.",
    "wrong.eliminated_get_bonus": "Face down doesn’t mean lowest: nobody who was eliminated gets the bonus.",
    "wrong.no_bonus_without_preservers": "The bonus takes no life preserver: being still in is enough.",
    "wrong.no_preservers_means_eliminated": "That is what an eliminated player scores. {seat:who} is still in.",
    "wrong.bonus_is_forgotten": "These are the life preservers alone. The lowest tide also brings a bonus.",
    "wrong.bonus_counts_alone": "This is the bonus alone. The life preservers that are left score, too.",
    "wrong.lost_preservers_score_too": (
        "That would be without having lost any. Only life preservers that are left score; the small figure says how"
        " many there were at the start."
    ),
    "wrong.earlier_stages_count_too": "This is the total of the game so far. The question is about this stage alone.",
    "wrong.sets_go_right": "That would be to the right. The cards go to the left.",
    "wrong.sets_stay": "Nobody keeps their cards: they are passed on, so that everyone plays each set.",
    "wrong.lost_preservers_stay_lost": "Lost life preservers come back: as many as the cards show.",
    "wrong.preservers_stay_with_seat": (
        "Life preservers don’t stay with the player: they are counted anew, from the cards."
    ),
    "wrong.loser_leads": (
        "Being hit by the tide doesn’t give you the lead: it is the player to the left who leads the next round."
    ),
    "asked.preservers_counted": "How many life preservers does {seat:who} get?",
    "asked.number_scoring_bonus": "How many players get the bonus?",
    "asked.number_winning": "How many players win the game?",
    "asked.seat_leading": "Touch the player who leads the next round.",
}
