/** What is chosen of an answer at a real table before it is told: it outlasts a look at an earlier entry, a correction, and a reload. */

/**
 * `asked`: what it is an answer to; `words`: what is chosen.
 * @typedef {{asked: string, words: string[]}} Choice
 */

/** One answer at a time is half chosen: that to what is asked next. */
export class Draft {
  /** @type {Choice} */
  #kept = { asked: "", words: [] };
  #changed;

  /** @param {(kept: string[]) => void} changed called with what is to be kept of it, once that is otherwise */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Takes up what was kept: what is asked, then what is chosen. @param {string[]} kept */
  takeUp([asked = "", ...words]) {
    this.#kept = { asked, words };
  }

  /** What was chosen of an answer; [] for nothing. @param {string} asked "" for none that is kept */
  wordsFor(asked) {
    return asked && asked === this.#kept.asked ? this.#kept.words : [];
  }

  /** @param {string} asked "" for an answer that is not kept @param {string[]} words */
  choose(asked, words) {
    if (!asked || (asked === this.#kept.asked && words.join() === this.#kept.words.join())) return;
    if (!words.length && asked !== this.#kept.asked) return;
    this.#kept = words.length ? { asked, words } : { asked: "", words: [] };
    this.#changed(words.length ? [asked, ...words] : []);
  }
}
