/**
 * The browser's storage as the book uses it. The keys name no language.
 * Where storage is refused or full (private mode), the visit's own memory stands in.
 */

/** No date is further from 1970. */
const FURTHEST = 8.64e15;

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * The text stored under a key, null if there is none. Never throws, unlike localStorage.
 * @param {string} key
 */
export function readStored(key) {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * Stores text under a key, for this visit at least: if the browser refuses, it is held in memory. Never throws.
 * @param {string} key
 * @param {string} value
 * @returns {boolean} whether it outlasts the visit
 */
export function writeStored(key, value) {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/**
 * Whether what is kept under a key outlasts the visit.
 * @param {string} key
 */
export const doesLast = (key) => !memory.has(key);

let hasAsked = false;

/**
 * Asks the browser, once a visit, not to clear what is kept when it wants room: some decide by themselves, some ask the
 * reader. Call it when something is kept that the reader would miss.
 */
export async function askToLast() {
  const storage = globalThis.navigator?.storage;
  if (hasAsked || !storage?.persist) return;
  hasAsked = true;
  try {
    if (!await storage.persisted()) await storage.persist();
  } catch {
    // It is kept as long as the browser likes.
  }
}

/** Whether the browser has promised not to clear what is kept; false where it cannot be asked. */
export async function isPromisedToLast() {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}

/**
 * Deletes a key from storage and memory; one that does not exist is no error.
 * @param {string} key
 */
export function removeStored(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that refuses access has kept nothing to remove.
  }
}

/**
 * All keys with a prefix, those that are held in memory only included, in no order.
 * @param {string} start
 * @returns {string[]} the keys that begin so
 */
export function keysFrom(start) {
  return [...new Set([...memory.keys(), ...storageKeys()])].filter((key) => key.startsWith(start));
}

/** @returns {string[]} */
function storageKeys() {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
  } catch {
    return [];
  }
}

/**
 * Whether a number that was stored can be shown as a date.
 * @param {number} at in milliseconds
 */
export const isTime = (at) => Math.abs(at) <= FURTHEST;

/**
 * How fast steps are shown: "step", "slow", "normal", "fast" or "once" (play-steps.js); "normal" until the reader chooses.
 * @returns {string}
 */
export const stepSpeed = () => readStored("trick:speed") ?? "normal";

/** Whether the reader has ever chosen a speed. */
export const hasChosenSpeed = () => readStored("trick:speed") !== null;

/**
 * Remembers the speed at which steps are shown, for all tables.
 * @param {string} name
 */
export const keepSpeed = (name) => writeStored("trick:speed", name);

/** The key of the rules that tables have told of. */
export const TOLD = "trick:told";

/**
 * The rules that tables have told of, once for each time.
 * @returns {string[]}
 */
export const rulesTold = () => readStored(TOLD)?.split(" ") ?? [];

/**
 * Remembers which rules tables have told of, in place of the list before.
 * @param {string[]} rules
 */
export const keepTold = (rules) => writeStored(TOLD, rules.join(" "));

/** Whether the reader wants to be asked before a costly move; off until switched on. */
export const coachIsOn = () => readStored("trick:coach") === "on";

/**
 * Remembers whether the reader wants to be asked before a costly move.
 * @param {boolean} on
 */
export const keepCoach = (on) => writeStored("trick:coach", on ? "on" : "off");

/** Whether the reader wants to hear moves; off until switched on. */
export const soundIsOn = () => readStored("trick:sound") === "on";

/**
 * Remembers whether the reader wants to hear moves.
 * @param {boolean} on
 */
export const keepSound = (on) => writeStored("trick:sound", on ? "on" : "off");

/** Whether boards tell what they tell on request; off until switched on. */
export const outlookIsOn = () => readStored("trick:outlook") === "on";

/**
 * Remembers whether boards tell what they tell on request.
 * @param {boolean} on
 */
export const keepOutlook = (on) => writeStored("trick:outlook", on ? "on" : "off");

/** Whether keys of one letter or sign do something; on until switched off. */
export const singleKeysAreOn = () => readStored("trick:keys") !== "off";

/**
 * Remembers whether keys of one letter or sign do something.
 * @param {boolean} on
 */
export const keepSingleKeys = (on) => writeStored("trick:keys", on ? "on" : "off");

/**
 * What was chosen last in the form for a new game, by the names of its menus; {} for nothing, or what cannot be read.
 * @param {string} slot
 * @returns {Record<string, unknown>}
 */
export function lastStart(slot) {
  try {
    return Object(JSON.parse(readStored(`trick:start:${slot}`) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Remembers what was chosen in the form for a new game; what a later version of the book remembers there stays.
 * @param {string} slot
 * @param {Record<string, string>} chosen
 */
export const keepStart = (slot, chosen) => writeStored(`trick:start:${slot}`, JSON.stringify({ ...lastStart(slot), ...chosen }));
