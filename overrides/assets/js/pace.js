/** About how long what comes in bytes still needs, by what has come in the last seconds. */
import { textOf } from "./texts.js";

/** What is over sooner is not worth an estimate; in milliseconds. */
export const LONG = 5000;
/** By the bytes of so many milliseconds the rest is estimated: what a device had kept comes at once, and says nothing. */
const WINDOW = 10_000;
/** From so many seconds on they are told as minutes. */
const IN_MINUTES = 95;

/** Told again and again how far it has come, it says how long it still needs. */
export class Pace {
  /** @type {{at: number, done: number}[]} the last seconds, the oldest first */
  #seen = [];
  /** @type {number | undefined} */
  #begun;

  /**
   * @param {number} at in milliseconds, never less than before
   * @param {number} done bytes that have come
   * @param {number} total bytes, 0 while that is unknown
   * @returns {number | null} seconds; null while it is short, at the end, and where nothing comes
   */
  secondsLeft(at, done, total) {
    this.#begun ??= at;
    this.#seen.push({ at, done });
    while (this.#seen.length > 1 && (this.#seen[0]?.at ?? at) < at - WINDOW) this.#seen.shift();
    const [first] = this.#seen;
    if (!first || at - this.#begun < LONG || done >= total || done <= first.done) return null;
    return ((total - done) * (at - first.at)) / (done - first.done) / 1000;
  }
}

/**
 * An estimate as words: in steps of ten seconds, from a minute and a half on in minutes.
 * @param {number} seconds
 */
export function timeLeftText(seconds) {
  if (seconds >= IN_MINUTES) return textOf("engine.minutes", { n: Math.round(seconds / 60) });
  return textOf("engine.seconds", { n: Math.max(1, Math.ceil(seconds / 10)) * 10 });
}
