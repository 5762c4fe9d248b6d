"""English words of the course of Land Unter: its stages, and the wrong rules by which people answer."""

COURSE: dict[str, str] = {
    "stage.who_takes.title": "Who takes which tide card?",
    "stage.who_takes.idea": (
        "The highest weather card must take the lower tide, the {{ ordinal LU.turned }} highest takes the other one."
    ),
    "stage.who_takes.1.told": (
        "Whoever is deepest in the water loses a life preserver: keep yours. {{ Word LU.turned }} tide cards are"
        " turned up, {tide:tide} and {other:tide}. The highest weather card has to take the lower tide."
    ),
    "stage.who_takes.1.ask": "Touch the player who must take {tide:tide}.",
    "stage.who_takes.2.told": "Now the other tide card.",
    "stage.who_takes.2.ask": "The lower tide is taken. Touch the player who takes {tide:tide}.",
    "stage.who_takes.3.told": "Another table, other cards.",
    "stage.who_takes.3.ask": "Touch the player who will take {tide:tide}, the higher tide card.",
    "stage.new_tide_covers.title": "A new tide card, and the old one",
    "stage.new_tide_covers.idea": "A new tide card always goes on top of the old one, and only the top one counts.",
    "stage.new_tide_covers.1.told": (
        "{seat:who} shows {old:tide} and has played the highest card. A new tide card goes on top of the old one."
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
        "All tide cards are taken. Those who took none still show an old one. The highest tide of all costs a life"
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
    "stage.highest_tide_twice.2.told": "Another table. Here both new tide cards have the same number.",
    "stage.highest_tide_twice.2.ask": "How many players lose a life preserver?",
    "stage.highest_tide_twice.2.why": (
        "{seat:who} alone {seat:verb|shows|show|show} the highest tide of all, {level:tide}: nobody else pays."
    ),
    "stage.count_preservers.title": "How many life preservers do you get?",
    "stage.count_preservers.idea": "Halves make whole ones; a single half left over does not count.",
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
    "stage.redrown.2.told": "Gamewright’s edition, Turn the Tide, has no re-drown. The same table, by its rules.",
    "stage.redrown.2.ask": "There is no re-drown. Touch the player who pays.",
    "stage.redrown.3.told": "Another table. Sam is eliminated.",
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
    "stage.split_tie.1.told": "Élise and Marc share the highest tide. She has life preservers left, he has none.",
    "stage.split_tie.1.ask": "The re-drown is in play. Touch the player who loses a life preserver.",
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
        " tide still in {{ LU.bonus }} more."
    ),
    "stage.points_and_bonus.1.told": (
        "The stage is over. Each life preserver left is worth {{ word LU.preserver_points }}"
        " point{{ s LU.preserver_points }}, and the lowest tide a bonus."
    ),
    "stage.points_and_bonus.1.ask": "Touch the player who gets the bonus.",
    "stage.points_and_bonus.2.told": "Another table. Marc was eliminated, and his tide cards are turned face down.",
    "stage.points_and_bonus.2.ask": "Touch the player who gets the bonus.",
    "stage.points_and_bonus.2.why": (
        "Of those still in, {seat:who} {seat:verb|shows|show|show} the lowest tide, {level:tide}."
    ),
    "stage.points_and_bonus.3.told": (
        "{seat:who} has no life preserver left, but is still in and shows the lowest tide."
    ),
    "stage.points_and_bonus.3.ask": "How many points does {seat:who} score in this stage?",
    "stage.points_and_bonus.3.why": "Life preservers and the bonus: {own:n} + {{ LU.bonus }} = {touch:n}.",
    "stage.sets_go_left.title": "The hands are passed",
    "stage.sets_go_left.idea": "After each stage the hands go to the left, and all life preservers are back.",
    "stage.sets_go_left.1.told": (
        "The stage is over. Everyone passes all their cards to the left: clockwise, from each player to the one below."
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
        "Before a real game: deal everyone {{ LU.hand }} weather cards, count your life preservers and take that many"
        " life preserver cards, then lay out the tide cards as a face-down pile. Here all is ready: play the end of a"
        " stage against bots."
    ),
    "wrong.lowest_card_takes_lower_tide": (
        "That would be right if the lowest weather card took the lower tide card. It is the other way round: look at"
        " {card:weather}."
    ),
    "wrong.highest_card_takes_higher_tide": (
        "That would be right if the highest weather card took the higher tide card. It is the other way round: it takes"
        " {tide:tide}."
    ),
    "wrong.highest_card_takes_both_tides": (
        "That would be right if the highest weather card took both tide cards. It takes the lower one, and no more."
    ),
    "wrong.lowest_card_takes_higher_tide": (
        "That would be right if the lowest weather card took the higher tide card. But a low card takes nothing at all."
    ),
    "wrong.new_tide_goes_under_old_one": (
        "That would be right if a new tide card went under the old one. It goes on top, and {old:tide} no longer"
        " counts."
    ),
    "wrong.better_tide_may_be_kept": (
        "That would be right if you could keep the better tide card. The new one covers it all the same."
    ),
    "wrong.tides_go_the_other_way_round": (
        "That would be right if the highest weather card took the higher tide card. It takes the lower one."
    ),
    "wrong.only_new_tides_count": (
        "That would be right if only tide cards taken in this round counted. An old one counts just as much."
    ),
    "wrong.highest_card_pays": (
        "That would be right if the highest weather card cost a life preserver. It is the highest tide that does."
    ),
    "wrong.only_old_tides_count": (
        "That would be right if a tide card cost nothing in the round in which it is taken. It counts at once."
    ),
    "wrong.tie_costs_nobody": (
        "That would be right if equal tide cards cost nobody anything. The highest tide always costs something."
    ),
    "wrong.only_one_pays_in_tie": (
        "That would be right if only one player paid. All who show this tide now pay, whether their card is new or old."
    ),
    "wrong.equal_new_tides_cost_both": (
        "That would be right if equal tide cards cost everyone who takes one. Look for the highest tide of all:"
        " {level:tide}."
    ),
    "wrong.single_half_counts": "That would be right if a single half counted as well. It doesn’t.",
    "wrong.each_half_counts_as_whole": (
        "That would be right if every card with a life preserver gave a whole one. Some show only half of one."
    ),
    "wrong.only_whole_ones_count": (
        "That would be right if only whole ones counted. Half and half make a whole one, too."
    ),
    "wrong.last_preserver_eliminates": (
        "That would be right if you were out with your last life preserver. You are out only when you have none to"
        " pay with."
    ),
    "wrong.nobody_plays_without_preservers": (
        "That would be right if nobody could play without life preservers. You can, until you have to lose another one."
    ),
    "wrong.only_who_pays_last_is_still_in": (
        "That would be right if those who had run out of life preservers before were out now. They too play on until"
        " they have to lose another one."
    ),
    "wrong.elimination_is_payment_enough": (
        "That would be right if an elimination were payment enough. With the re-drown, somebody still has to pay."
    ),
    "wrong.other_new_tide_stands_in": (
        "That would be right if whoever took the other tide card had to stand in. That is no reason to pay."
    ),
    "wrong.redrown_always_follows": "That would be right with the re-drown. Without it, nobody else pays.",
    "wrong.redrown_comes_before_the_end": (
        "That would be right if the re-drown came first. With only {{ word LU.survivors }} players left, the stage is"
        " already over."
    ),
    "wrong.eliminated_one_pays": (
        "That would be right if you could pay without a life preserver. Whoever has none to lose is eliminated."
    ),
    "wrong.whole_tie_is_forgiven": (
        "That would be right if a tie were forgiven as soon as one player cannot pay. Whoever can pay has to."
    ),
    "wrong.redrown_follows_a_payment": (
        "That would be right if a re-drown followed. But in this tie somebody has paid already."
    ),
    "wrong.no_tide_means_no_bonus": (
        "That would be right if no tide card meant no bonus. It is the lowest tide there is."
    ),
    "wrong.most_preservers_get_bonus": (
        "That would be right if the bonus went to the most life preservers. It goes to the lowest tide."
    ),
    "wrong.eliminated_get_bonus": (
        "That would be right if tide cards turned face down were the lowest tide. Nobody who was eliminated gets the"
        " bonus."
    ),
    "wrong.no_bonus_without_preservers": (
        "That would be right if the bonus took a life preserver. It is enough to be still in."
    ),
    "wrong.no_preservers_means_eliminated": (
        "That would be right for a player who was eliminated. {seat:who} is still in."
    ),
    "wrong.sets_go_right": "That would be right if the cards were passed to the right. They go to the left.",
    "wrong.sets_stay": (
        "That would be right if everyone kept their cards. They are passed on, so that everyone plays each set."
    ),
    "wrong.lost_preservers_stay_lost": (
        "That would be right if lost life preservers stayed lost. All that the cards show are back."
    ),
    "wrong.preservers_stay_with_seat": (
        "That would be right if everyone kept the life preservers that they have left. They are counted anew."
    ),
    "wrong.loser_leads": (
        "That would be right if whoever is hit by the tide led the next round. It is the player to the left."
    ),
    "asked.preservers_counted": "How many life preservers does {seat:who} get?",
    "asked.number_scoring_bonus": "How many players get the bonus?",
    "asked.number_winning": "How many players win the game?",
    "asked.seat_leading": "Touch the player who leads the next round.",
}
