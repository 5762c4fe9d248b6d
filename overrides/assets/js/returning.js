/** Who comes back: since when nothing was done, of which game, and which one's questions are asked first then. */
import { DAY, numberOfDay } from "./day-calendar.js";
import { gameAt, keysOfGames, slotOf } from "./kept-games.js";
import { coursesBegun, dueIn, lastAnswer, learntByGame, nightOfToday } from "./learn.js";
import { keptResults } from "./results.js";

/** After so many days in which nothing was played or answered, what may be forgotten is asked first. */
const AWAY = 3;
/** So many questions are a night. */
export const ASKED = 6;

/**
 * The game of which some questions are asked first: that of which most are due.
 * @param {string} [only] this game or none
 * @returns {string | null} null for a new reader, for one who has done something of late, and where nothing is due
 */
export function gameToRefresh(only) {
  if (!isAway()) return null;
  const due = Object.entries(learntByGame()).filter(([game, found]) => found.due && (!only || game === only));
  const [first] = due.sort(([, one], [, other]) => other.due - one.due);
  return first?.[0] ?? null;
}

/**
 * When something of a game was played, learnt or answered last, in milliseconds.
 * @param {string} game
 */
export function lastTimeOf(game) {
  const learnt = (coursesBegun()[game]?.recent?.day ?? 0) * DAY;
  const kept = keysOfGames().filter((key) => slotOf(key).startsWith(`${game}/`)).map((key) => gameAt(key).at);
  const ended = keptResults().filter((each) => each.game === game).map(({ at }) => at);
  return Math.max(learnt, lastAnswer(game), ...kept, ...ended);
}

/** Whether a game's questions are done for today: some were asked to their end, which lessons are not, and none is due. @param {string} game */
export const isDoneToday = (game) => nightOfToday(game) !== undefined && !dueIn(game);

function isAway() {
  const last = Math.max(lastAnswer(), ...keysOfGames().map((key) => gameAt(key).at));
  return last > 0 && numberOfDay() - numberOfDay(new Date(last)) >= AWAY;
}
