/**
 * What the browser remembers for the reader: games under way, and the speed. The keys name no language.
 * Where storage is refused or full (private mode), the visit's own memory stands in.
 */

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key */
function read(key) {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** @param {string} game */
export const lastGame = (game) => read(`trick:last:${game}`);

/** @param {string} game */
export const gameBefore = (game) => read(`trick:before:${game}`);

/**
 * @param {string} game
 * @param {string} save
 */
export const keepGame = (game, save) => write(`trick:last:${game}`, save);

/**
 * Another game is about to be kept under this name: the one that was there stays within reach.
 * @param {string} game
 */
export function shelveGame(game) {
  const save = lastGame(game);
  if (save) write(`trick:before:${game}`, save);
}

/** @returns {string} */
export const speed = () => read("trick:speed") ?? "normal";

/** @param {string} name */
export const keepSpeed = (name) => write("trick:speed", name);

export const soundIsOn = () => read("trick:sound") === "on";

/** @param {boolean} on */
export const keepSound = (on) => write("trick:sound", on ? "on" : "off");
