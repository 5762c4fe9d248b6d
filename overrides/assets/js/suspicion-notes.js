/**
 * What people at a table note of the others' secrets: marks, and what they guessed before all was shown. Each person has
 * notes of their own. They are plain data, kept with the game (kept-games.js), and in no link and no save of the engine.
 */

/** @typedef {"" | "out" | "star"} Mark nothing, crossed out, a star */
/** @typedef {{marks: Record<string, string>, guesses: Record<string, string>}} Noted */
/** @typedef {import("./protocol.js").SecretsView} SecretsView */

/** A press leads from each mark to the next. @type {Record<Mark, Mark>} */
const NEXT = { "": "out", out: "star", star: "" };

/** The notes of all people at a table, as they are kept; `noted` is what is to be kept. */
export class SuspicionNotes {
  /** @type {Noted} */
  noted;

  /** @param {unknown} kept as `noted` was, or anything at all: what is no note is left out */
  constructor(kept) {
    const { marks, guesses } = Object(kept);
    this.noted = { marks: textsOf(marks), guesses: textsOf(guesses) };
  }

  /**
   * @param {number} own the seat whose notes they are
   * @param {number} rival
   * @param {string} secret
   * @returns {Mark}
   */
  markOf(own, rival, secret) {
    const mark = this.noted.marks[`${own} ${rival} ${secret}`];
    return mark === "out" || mark === "star" ? mark : "";
  }

  /**
   * Sets the next mark.
   * @param {number} own
   * @param {number} rival
   * @param {string} secret
   * @returns {Mark}
   */
  turn(own, rival, secret) {
    const mark = NEXT[this.markOf(own, rival, secret)], key = `${own} ${rival} ${secret}`;
    if (mark) this.noted.marks[key] = mark;
    else delete this.noted.marks[key];
    return mark;
  }

  /**
   * What was guessed; else what alone has a star.
   * @param {number} own
   * @param {number} rival
   * @param {SecretsView} asked
   * @returns {string} the secret, "" for none
   */
  guessOf(own, rival, { key, secrets }) {
    const given = this.noted.guesses[`${own} ${rival} ${key}`];
    if (given !== undefined) return given;
    const [star, ...others] = secrets.filter(({ secret }) => this.markOf(own, rival, secret) === "star");
    return star && !others.length ? star.secret : "";
  }

  /**
   * @param {number} own
   * @param {number} rival
   * @param {SecretsView} asked
   * @param {string} secret "" for no idea
   */
  guess(own, rival, { key }, secret) {
    this.noted.guesses[`${own} ${rival} ${key}`] = secret;
  }
}

/** @param {unknown} found */
function textsOf(found) {
  return Object.fromEntries(Object.entries(Object(found)).filter(([, value]) => typeof value === "string"));
}
