/** The games at a real table that this browser keeps, each under a key of its own: `trick:follow:<game>:<id>`. */
import { askToLast, isTime, keysFrom, readStored, removeStored, writeStored } from "./store.js";

/**
 * What a game at a real table is, and all that has been told of it. `options`: the choice for each option; `names`: by seat, "" for the usual
 * name.
 * @typedef {{players: number, options: Record<string, string>, way: "referee" | "pad", names: string[], facts: string[]}} Followed
 */

/**
 * A kept game. `at`: when it was told last, in milliseconds; `say`: where it stands, by language.
 * @typedef {Followed & {key: string, at: number, over: boolean, others: Record<string, unknown>}} KeptFollowed
 */

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
    const { version, players, options, way, names, facts, at, over, ...others } = JSON.parse(readStored(key) ?? "");
    const types = [version, players, options, over, at].map((part) => typeof part).join();
    if (types !== "number,number,object,boolean,number" || version > VERSION || !isTime(at)) return [];
    if (!["referee", "pad"].includes(way) || !areTexts(names) || !areTexts(facts)) return [];
    return [{ key, players, options: options ?? {}, way, names, facts, at, over, others }];
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
 * @param {Followed & {over: boolean}} game
 * @returns {boolean} whether it outlasts the visit
 */
export function keepFollowed(key, { players, options, way, names, facts, over }) {
  void askToLast();
  // What a later version of the book has added to it stays.
  const others = followedIn(key)[0]?.others ?? {};
  return writeStored(key, JSON.stringify({ ...others, version: VERSION, players, options, way, names, facts, over, at: Date.now() }));
}

/**
 * Removes a kept game.
 * @param {string} key
 */
export const forgetFollowed = (key) => removeStored(key);
