/** How the reader's games ended, kept in this browser only: one result a kept game, its last one. */
import { isTime, doesLast, readStored, writeStored } from "./store.js";

/**
 * `key` is that of the kept game, `at` when it ended, in milliseconds.
 * @typedef {import("./protocol.js").ResultView & {key: string, at: number}} Result
 * @typedef {Pick<Result, "game" | "minigame" | "levels"> & {played: number, won: number, best: number | null}} Total
 */

/**
 * Results as they are kept. `others`: what a later version of the book has added to the list.
 * @typedef {{results: Result[], others: Record<string, unknown>}} Results
 */

/** The key of all results in the storage. */
export const RESULTS = "trick:results";
/** The version of the form in which results are kept; until November 2026 it was a bare list. A later one is not read. */
const VERSION = 1;

/** The results as they are kept: text that may have been damaged. */
export const resultsText = () => readStored(RESULTS) ?? "[]";

/**
 * Stores results as text, over what was there; returns whether they outlast the visit.
 * @param {string} text
 */
export const keepResultsText = (text) => writeStored(RESULTS, text);

/** Whether they outlast the visit: storage that is full or refused keeps nothing. */
export const doResultsLast = () => doesLast(RESULTS);

/**
 * Reads the results of all games that ended in this browser.
 * @returns {Result[]} the oldest first; none where they are damaged
 */
export function keptResults() {
  return resultsIn(resultsText())?.results ?? [];
}

/**
 * Parses results and checks the shape of each, so that a file from elsewhere cannot break the page.
 * @param {string} text of a file, or of what is kept
 * @returns {Results | null} the results with the oldest first; null if it holds none
 */
export function resultsIn(text) {
  try {
    const found = JSON.parse(text);
    const { version = 1, results, ...others } = Array.isArray(found) ? { results: found } : found;
    if (version !== VERSION || !Array.isArray(results) || !results.every(isResult)) return null;
    return { results: results.sort((a, b) => a.at - b.at), others };
  } catch {
    return null;
  }
}

/**
 * Each time the list gets another `mark`, and tells `after` which one it was written, as kept games do.
 * @param {Results} all
 */
function keepResults({ results, others }) {
  const mark = Math.random().toString(36).slice(2);
  return keepResultsText(JSON.stringify({ ...others, version: VERSION, mark, after: others.mark ?? "", results }));
}

/** What was noted last in this tab, until another tab has seen it. @type {{note: () => boolean, mark: unknown} | null} */
let noted = null;

/**
 * Another tab has written the list. If it had not seen yet what was noted here, that is noted once more.
 * @param {StorageEvent} event
 */
function hear({ key, newValue }) {
  if (key !== RESULTS || !noted) return;
  const { after } = resultsIn(newValue ?? "")?.others ?? {};
  const { note, mark } = noted;
  noted = null;
  // Where the list here is still the last one, that of the other tab was the earlier one.
  if (after !== undefined && after !== mark && resultsIn(resultsText())?.others.mark !== mark) note();
}

/**
 * Adds the result of a kept game, or replaces the one under the same key, which keeps its time. Damaged results are
 * left alone.
 * @param {string} key
 * @param {import("./protocol.js").ResultView} result
 * @returns {boolean} false if the storage refuses it
 */
export function noteResult(key, { game, minigame, levels, points, lead, won }) {
  const before = resultsIn(resultsText());
  // A damaged list is not written over: its text can still be saved and mended.
  if (!before) return true;
  const last = before.results.find((result) => result.key === key);
  const result = { at: Date.now(), ...last, game, minigame, levels, points, lead, won, key };
  const lasting = keepResults({ ...before, results: [...before.results.filter((other) => other !== last), result] });
  noted = { note: () => noteResult(key, result), mark: resultsIn(resultsText())?.others.mark };
  globalThis.window?.addEventListener("storage", hear);
  return lasting;
}

/**
 * Adds results from elsewhere; of two of one game the one here stays. Nothing is added to damaged results.
 * @param {Results} added
 * @param {{movedHere: Map<string, string>, movedThere: Map<string, string>}} [moved] the new keys of games that have one
 * @returns {number | null} how many were new; null if those here are damaged
 */
export function addResults(added, { movedHere, movedThere } = { movedHere: new Map(), movedThere: new Map() }) {
  const before = resultsIn(resultsText());
  if (!before) return null;
  const here = before.results.map((result) => ({ ...result, key: movedHere.get(result.key) ?? result.key }));
  const there = added.results.map((result) => ({ ...result, key: movedThere.get(result.key) ?? result.key }));
  const keys = new Set(here.map(({ key }) => key));
  const fresh = new Map(there.filter(({ key }) => !keys.has(key)).map((result) => [result.key, result]));
  const results = [...here, ...fresh.values()].sort((a, b) => a.at - b.at);
  keepResults({ results, others: { ...added.others, ...before.others } });
  return fresh.size;
}

/**
 * Sums up what was played: games, victories and best points, which are null for mini-games.
 * @param {Result[]} all
 * @returns {Total[]} one for each game and its opponents: how many players there are is a part of it
 */
export function totalsOf(all) {
  /** @type {Map<string, Total>} */
  const found = new Map();
  for (const { game, minigame, levels, points, won } of all) {
    const name = [game, minigame, ...levels].join();
    const total = found.get(name) ?? { game, minigame, levels, played: 0, won: 0, best: null };
    const best = points === null ? total.best : Math.max(points, total.best ?? points);
    found.set(name, { ...total, played: total.played + 1, won: total.won + Number(won), best });
  }
  return [...found.values()];
}

/**
 * The largest number of games won in a row, whatever games they were.
 * @param {Result[]} all
 */
export function longestRun(all) {
  let [run, longest] = [0, 0];
  for (const { won } of all) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * The won game with the largest lead over the next player, the first of several; undefined if none was won by points.
 * @param {Result[]} all
 * @returns {Result | undefined}
 */
export function biggestWin(all) {
  return all.filter(({ won, lead }) => won && lead > 0).sort((a, b) => b.lead - a.lead)[0];
}

/** @param {any} result */
function isResult(result) {
  const { game, minigame, levels, points, lead, won, key, at } = result ?? {};
  const types = [game, minigame, lead, won, key, at].map((part) => typeof part).join();
  return types === "string,string,number,boolean,string,number" && Array.isArray(levels) && isTime(at)
    && (points === null || typeof points === "number");
}
