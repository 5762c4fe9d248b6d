/** What is said of a try at the deal of a day, and the lines in which it is shared. */
import { dayForAddress, dayInWords } from "./day-calendar.js";
import { tryOfDay } from "./day-kept.js";
import { textOf } from "./texts.js";

/**
 * How a game ended: the parts of a result that are told.
 * @typedef {{points: number, lead: number, won: boolean}} Ended
 * @typedef {import("./day-kept.js").Bots} Bots
 * @typedef {import("./day-kept.js").Try} Try
 */

/** What is said of a game that was won, and of another one: of a day, in the list of the days, in what is shared. */
const KEYS = /** @type {const} */ ({
  day: ["day.won", "day.ended"],
  row: ["day.row.won", "day.row.ended"],
  share: ["day.share.won", "day.share.ended"],
});

/**
 * How a game ended, as a sentence.
 * @param {keyof typeof KEYS} where it is said
 * @param {Ended} ended
 */
export function endedInWords(where, { points, lead, won }) {
  return textOf(KEYS[where][won ? 0 : 1], { points, best: points - lead });
}

/** The end of a try, undefined while it is not over. @param {Try | undefined} found @returns {Ended | undefined} */
export function endOf(found) {
  const { points, lead, won } = found ?? {};
  return points === undefined || lead === undefined || won === undefined ? undefined : { points, lead, won };
}

/** What bots have made of the cards, as a sentence; "" before their first game. @param {Bots | undefined} bots */
export const botsInWords = (bots) => (bots?.games ? textOf("day.bots", { won: bots.won, games: bots.games }) : "");

/**
 * The lines after a game at the deal of a day: of the try that counts, if that is over.
 * @param {HTMLElement} host the table
 * @param {number} day
 * @param {import("./protocol.js").ResultView} result of this game
 * @param {Bots | undefined} bots
 */
export function linesOfEnd(host, day, { points, lead, won }, bots) {
  const { game = "", day: rules = "" } = host.dataset;
  return linesToShare(game, day, rules, endOf(tryOfDay(game, day)) ?? { points: points ?? 0, lead, won }, bots, host.id);
}

/**
 * Three lines: the deal, how it went, the address of the deal.
 * @param {string} game
 * @param {number} day
 * @param {string} rules the version of the rules that is played here
 * @param {Ended} ended
 * @param {Bots | undefined} bots
 * @param {string} id of the table that the address opens
 */
export function linesToShare(game, day, rules, ended, bots, id) {
  const told = [endedInWords("share", ended), ...(bots?.games ? [textOf("day.share.bots", { won: bots.won, games: bots.games })] : [])];
  return [textOf("day.share", { game: textOf(`game.${game}`), date: dayInWords(day) }), told.join(" "), addressOfDay(day, rules, id)].join("\n");
}

/**
 * The address of the page with the deal of a day in it; it holds no language but that of the page.
 * @param {number} day
 * @param {string} rules
 * @param {string} id of the table that it opens
 */
function addressOfDay(day, rules, id) {
  return `${location.origin}${location.pathname}#${new URLSearchParams({ day: dayForAddress(day), rules, at: id })}`;
}
