/** Who comes back: since when nothing was done, and which game's questions are asked first then. */
import { numberOfDay } from "./day-calendar.js";
import { gameAt, keysOfGames } from "./kept-games.js";
import { lastAnswer, learntByGame } from "./learn.js";

/** After so many days in which nothing was played or answered, what may be forgotten is asked first. */
const AWAY = 3;

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

function isAway() {
  const last = Math.max(lastAnswer(), ...keysOfGames().map((key) => gameAt(key).at));
  return last > 0 && numberOfDay() - numberOfDay(new Date(last)) >= AWAY;
}
