/** The games at a real table that this browser keeps, each under a key of its own: `trick:follow:<game>:<id>`. */
import { askToLast, isTime, keysFrom, readStored, removeStored, writeStored } from "./store.js";

/**
 * What a game at a real table is, and all that has been told of it. `options`: the choice for each option; `names`: by seat, "" for the usual
 * name.
 * @typedef {{players: number, options: Record<string, string>, way: "referee" | "pad", names: string[], facts: string[]}} Followed
 */

/**
 * Where a game stands. `half`: what has been told of the next fact; `draft`: what is chosen of its next word, as in companion-draft.js; `say`: in
 * words, by language.
 * @typedef {{half?: string[], draft?: string[], over: boolean, say: Record<string, string>}} Standing
 */

/**
 * A kept game. `at`: when it was told last, in milliseconds; `others`: what a later version of the book has added to it.
 * @typedef {Followed & Standing & {key: string, at: number, others: Record<string, unknown>}} KeptFollowed
 */

/** What the people at tables are called, for the next table of any game: `last` by seat, `known` all of them, the newest first. */
const NAMES = "trick:names";
/** So many names are remembered. */
const MOST_NAMES = 24;

/** The version of the form in which a game is kept. A later one is not read. */
const VERSION = 1;
const PREFIX = "trick:follow:";

/** Whether a key is that of a kept game at a real table. @param {string} key */
export const isFollowedKey = (key) => key.startsWith(PREFIX);

/**
 * Reads the games of one kind that this browser keeps.
 * @param {string} game
 * @returns {KeptFollowed[]} the newest first; what cannot be read stays kept and is left out
 */
export function keptFollowed(game) {
  return keysFrom(`${PREFIX}${game}:`).flatMap((key) => followedIn(key)).sort((a, b) => b.at - a.at);
}

/**
 * Whether a value is a list of texts.
 * @param {unknown} list
 * @returns {list is string[]}
 */
const areTexts = (list) => Array.isArray(list) && list.every((each) => typeof each === "string");

/**
 * @param {string} key
 * @returns {KeptFollowed[]} none if it cannot be read
 */
function followedIn(key) {
  try {
    const { version, players, options, way, names, facts, half, draft, at, over, say, ...others } = JSON.parse(readStored(key) ?? "");
    const types = [version, players, options, over, at].map((part) => typeof part).join();
    if (types !== "number,number,object,boolean,number" || version > VERSION || !isTime(at)) return [];
    if (!["referee", "pad"].includes(way) || !areTexts(names) || !areTexts(facts)) return [];
    return [{ key, players, options: options ?? {}, way, names, facts, half: areTexts(half) ? half : [], draft: areTexts(draft) ? draft : [], at, over, say: Object(say), others }];
  } catch {
    return [];
  }
}

/**
 * The key of a game that begins.
 * @param {string} game
 */
export const newFollowedKey = (game) => `${PREFIX}${game}:${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;

/**
 * Keeps a game under its key, in place of what was kept there.
 * @param {string} key
 * @param {Followed & Standing} game
 * @param {number} [at] when it was told last
 * @returns {boolean} whether it outlasts the visit
 */
export function keepFollowed(key, { players, options, way, names, facts, half, draft, over, say }, at = Date.now()) {
  void askToLast();
  // What a later version of the book has added to it stays.
  const before = followedIn(key)[0], chosen = draft ?? before?.draft;
  return writeStored(key, JSON.stringify({ ...before?.others, version: VERSION, players, options, way, names, facts, half, draft: chosen, over, say, at }));
}

/**
 * Keeps what is half chosen in a game that is kept.
 * @param {string} key
 * @param {string[]} draft
 */
export function keepDraft(key, draft) {
  const [game] = followedIn(key);
  if (game) keepFollowed(key, { ...game, draft }, game.at);
}

/**
 * Removes a kept game.
 * @param {string} key
 */
export const forgetFollowed = (key) => removeStored(key);

/**
 * The names of the last table, by seat, and all that are remembered.
 * @returns {{last: string[], known: string[]}}
 */
export function namesOfTables() {
  try {
    const { last, known } = JSON.parse(readStored(NAMES) ?? "");
    return areTexts(last) && areTexts(known) ? { last, known } : { last: [], known: [] };
  } catch {
    return { last: [], known: [] };
  }
}

/**
 * Remembers what the people at a table are called, in this browser only.
 * @param {string[]} last by seat, "" for nobody in particular
 */
export function keepNamesOfTable(last) {
  const named = last.filter(Boolean);
  if (named.length) writeStored(NAMES, JSON.stringify({ last, known: [...new Set([...named, ...namesOfTables().known])].slice(0, MOST_NAMES) }));
}
