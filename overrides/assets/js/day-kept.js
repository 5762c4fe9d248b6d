/**
 * Which deals of a day the reader has begun, and how the try that counts ended: `trick:daily`, in this browser only.
 * Nothing is removed but by the reader; what a later version of the book has added stays, and what cannot be read is left
 * as it is.
 */
import { readStored, removeStored, writeStored } from "./store.js";

/**
 * The try that counts. `at`: when its first decision was made, in milliseconds; `key`: that of the kept game. Once it is
 * over, `points`, `lead` and `won` as in `ResultView`, and `bots`: what bots have made of the cards so far.
 * @typedef {{won: number, games: number, done: boolean}} Bots
 * @typedef {{at: number, key: string, points?: number, lead?: number, won?: boolean, bots?: Bots}} Try
 * @typedef {{days: Record<string, Record<string, Try>>, others: Record<string, unknown>}} Days
 */

/** The key of it all in the storage. */
export const DAILY = "trick:daily";
/** The version of the form in which it is kept. A later one is not read. */
const VERSION = 1;

/** What is kept, as text; null for nothing. */
export const daysText = () => readStored(DAILY);

/** Keeps text in place of what is kept; null for nothing. @param {string | null} text */
export function keepDaysText(text) {
  if (text === null) removeStored(DAILY);
  else writeStored(DAILY, text);
}

/**
 * Parses what is kept, or what a file has of it.
 * @param {string | null} text
 * @returns {Days | null} null if it cannot be read
 */
export function daysIn(text) {
  if (text === null) return { days: {}, others: {} };
  try {
    const { version, days, ...others } = JSON.parse(text);
    const tries = isRecord(days) ? Object.values(days).flatMap((each) => isRecord(each) ? Object.values(each) : [null]) : [null];
    return version === VERSION && tries.every(isTry) ? { days, others } : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
const isRecord = (value) => value instanceof Object && !Array.isArray(value);

/** @param {any} found */
function isTry(found) {
  const { at, key, points, lead, won, bots } = found ?? {};
  const types = [at, key, points, lead, won].map((part) => typeof part).join();
  const ended = types === "number,string,number,number,boolean";
  if (!ended && types !== "number,string,undefined,undefined,undefined") return false;
  return bots === undefined || [bots?.won, bots?.games, bots?.done].map((part) => typeof part).join() === "number,number,boolean";
}

/** Whether what is kept can be read. */
export const areDaysReadable = () => daysIn(daysText()) !== null;

/**
 * The try of a day that counts, if it was begun.
 * @param {string} game
 * @param {number} day
 * @returns {Try | undefined}
 */
export const tryOfDay = (game, day) => daysIn(daysText())?.days[game]?.[day];

/**
 * The reader has decided something in a game of a day that is to count.
 * @param {string} game
 * @param {number} day
 * @param {string} key of the kept game
 * @returns {string} the key of the one that counts: no other one does
 */
export function noteBegun(game, day, key) {
  const before = tryOfDay(game, day);
  if (!before) change(game, day, { at: Date.now(), key });
  return before?.key ?? key;
}

/**
 * The try that counts is over; another one changes nothing.
 * @param {string} game
 * @param {number} day
 * @param {string} key of the kept game
 * @param {Pick<import("./protocol.js").ResultView, "points" | "lead" | "won">} result
 */
export function noteEnded(game, day, key, { points, lead, won }) {
  const before = tryOfDay(game, day);
  if (before?.key === key && points !== null) change(game, day, { ...before, points, lead, won });
}

/**
 * What bots have made of the cards so far, for a try that is over.
 * @param {string} game
 * @param {number} day
 * @param {Bots} bots
 */
export function noteBots(game, day, { won, games, done }) {
  const before = tryOfDay(game, day);
  if (before?.points !== undefined && games > (before.bots?.games ?? 0)) change(game, day, { ...before, bots: { won, games, done } });
}

/**
 * Adds tries from a file; of two at one deal the earlier one counts. Nothing is added to what cannot be read.
 * @param {string} text
 * @param {{movedHere: Map<string, string>, movedThere: Map<string, string>}} moved the new keys of games that have one
 */
export function addDays(text, { movedHere, movedThere }) {
  const before = daysIn(daysText()), added = daysIn(text);
  // What cannot be read goes where there is nothing: there it is said to be so.
  if (before && !added && daysText() === null) keepDaysText(text);
  if (!before || !added) return;
  const days = { ...withKeys(before.days, movedHere) };
  for (const [game, tries] of Object.entries(withKeys(added.days, movedThere))) {
    const here = { ...days[game] };
    for (const [day, there] of Object.entries(tries)) if (!here[day] || there.at < here[day].at) here[day] = there;
    days[game] = here;
  }
  keep({ days, others: { ...added.others, ...before.others } });
}

/**
 * @param {Days["days"]} days
 * @param {Map<string, string>} moved
 * @returns {Days["days"]}
 */
function withKeys(days, moved) {
  const tries = (/** @type {Record<string, Try>} */ each) =>
    Object.fromEntries(Object.entries(each).map(([day, found]) => [day, { ...found, key: moved.get(found.key) ?? found.key }]));
  return Object.fromEntries(Object.entries(days).map(([game, each]) => [game, tries(each)]));
}

/**
 * @param {string} game
 * @param {number} day
 * @param {Try} found
 */
function change(game, day, found) {
  const all = daysIn(daysText());
  if (all) keep({ ...all, days: { ...all.days, [game]: { ...all.days[game], [day]: found } } });
}

/** @param {Days} all */
function keep({ days, others }) {
  writeStored(DAILY, JSON.stringify({ ...others, version: VERSION, days }));
}
