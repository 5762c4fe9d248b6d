/**
 * One file for everything that the book keeps: games, tables, results, settings. It is a JSON object: `book` is BOOK,
 * `version` that of this form, `at` when it was written, `stored` each text under its key in the storage. Fields of later
 * versions are kept, and passed on in the next file.
 */
import { addTables, isTableKey } from "./ask-kept.js";
import { addDays, DAILY } from "./day-kept.js";
import { addGames, isGameKey } from "./kept-games.js";
import { addKnown, KNOWN, knownIn } from "./known.js";
import { addLearnt, LEARNT, learntIn } from "./learn.js";
import { addResults, RESULTS, resultsIn } from "./results.js";
import { doesLast, keysFrom, readStored, writeStored } from "./store.js";

/**
 * What became of a file: what was `added` from it; a `save` of one game, which the engine reads; or why it was `refused`,
 * with nothing changed.
 * @typedef {{kind: "added", games: number, apart: number, tables: number, results: number | null, lasting: boolean}} Added
 * @typedef {Added | {kind: "save", game: string, minigame: string} | {kind: "refused", why: "damaged" | "foreign" | "newer"}} Taken
 */

const BOOK = "trick-by-trick";
const VERSION = 1;
const PREFIX = "trick:";
/** What files of later versions say beside what this one knows. */
const OTHERS = "trick:others";

/** @type {Taken} */
const FOREIGN = { kind: "refused", why: "foreign" };

/**
 * Everything that is kept, as the text of a file.
 * @returns {string}
 */
export function storedAsText() {
  const stored = Object.fromEntries(keysFrom(PREFIX).filter((key) => key !== OTHERS).sort().map((key) => [key, readStored(key)]));
  return JSON.stringify({ ...others(), book: BOOK, version: VERSION, at: Date.now(), stored }, null, 1);
}

/** @returns {Record<string, unknown>} */
function others() {
  try {
    return Object(JSON.parse(readStored(OTHERS) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Adds what a file has of everything, or of results, to what is kept; nothing that is here is lost. A file of one game is
 * only recognized. Settings that are here stay.
 * @param {string} text
 * @returns {Taken}
 */
export function takeFile(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return { kind: "refused", why: "damaged" };
  }
  if (found?.book === BOOK) return takeEverything(found);
  const results = resultsIn(text);
  if (results) return { ...NOTHING_ADDED, results: addResults(results), lasting: doesLast(RESULTS) };
  const { record, minigame } = Object(found);
  return record instanceof Object ? { kind: "save", game: String(record.game), minigame: String(minigame ?? "") } : FOREIGN;
}

/** @type {Added} */
const NOTHING_ADDED = { kind: "added", games: 0, apart: 0, tables: 0, results: 0, lasting: true };

/**
 * @param {Record<string, unknown>} file
 * @returns {Taken}
 */
function takeEverything({ book: _book, version, at: _at, stored, ...more }) {
  if (typeof version !== "number" || !(version >= 1) || !(stored instanceof Object)) return FOREIGN;
  if (version > VERSION) return { kind: "refused", why: "newer" };
  const items = Object.entries(stored);
  if (!items.every(isOurs)) return FOREIGN;
  return addItems(items, { ...more, ...others() });
}

/**
 * @param {[key: string, text: unknown]} item
 * @returns {item is [string, string]}
 */
function isOurs(item) {
  return item[0].startsWith(PREFIX) && typeof item[1] === "string";
}

/**
 * @param {[key: string, text: string][]} items
 * @param {Record<string, unknown>} more
 * @returns {Added}
 */
function addItems(items, more) {
  const { added: games, ...moved } = addGames(items.filter(([key]) => isGameKey(key)));
  const tables = addTables(items.filter(([key]) => isTableKey(key)));
  const rest = items.filter(([key]) => !isGameKey(key) && !isTableKey(key) && key !== OTHERS);
  const text = rest.find(([key]) => key === RESULTS)?.[1] ?? "[]";
  const found = resultsIn(text);
  const results = found && addResults(found, moved);
  const days = rest.find(([key]) => key === DAILY);
  if (days) addDays(days[1], moved);
  const learnt = learntIn(rest.find(([key]) => key === LEARNT)?.[1] ?? "");
  if (learnt) addLearnt(learnt);
  const known = knownIn(rest.find(([key]) => key === KNOWN)?.[1] ?? "");
  if (known) addKnown(known);
  // Results that cannot be read go where there are none: there they are said to be so, and can be saved again.
  for (const [key, value] of rest) if (readStored(key) === null) writeStored(key, value);
  if (Object.keys(more).length) writeStored(OTHERS, JSON.stringify(more));
  const apart = moved.movedHere.size + moved.movedThere.size;
  return { kind: "added", games, apart, tables, results, lasting: keysFrom(PREFIX).every(doesLast) };
}
