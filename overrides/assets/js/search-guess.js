/** Guesses which rule or ruling a question is about, by what was learnt of all that people say of each (tools/search_index/learn.mjs). */

/**
 * @typedef {import("./search-question.js").Question} Question
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {[string, number][]} Clues words and pairs of words, each with how much it counts
 * @typedef {{step: number, clues: string}} Learnt of a game: on each line a clue, a tab, and for each entry that it speaks for or
 *   against two letters, which one and by how many steps
 */

/** How much a small word counts beside a telling one, a word that the pages say instead, a pair of words. */
const SMALL = 0.6;
const MEANT = 0.5;
const PAIR = 0.4;
/** Alternatives of a concept that count less are no clues. */
const SURE = 0.5;
/** The power of a guess beside the other signs; the least chance; that of other kinds of entries beside the best. */
const POWER = 0.1;
const LEAST = 0.002;
const OTHERS = 0.3;
/** The letter of the first entry, in the text of the weights that the build writes. */
export const FIRST = 48;
/** The letter of a weight of nothing there. */
export const NOTHING = 80;

/** Softmax regression, learnt when the book is built: each clue has a weight for each entry. */
export class Guess {
  #guessed;
  #step;
  #clues;
  /** Read for the first question. @type {Map<string, string> | undefined} */
  #weights;

  /**
   * @param {Entry[]} entries
   * @param {Learnt} learnt
   */
  constructor(entries, { step, clues }) {
    this.#guessed = entries.filter(isGuessed);
    this.#step = step;
    this.#clues = clues;
  }

  /**
   * What a question is likely to be about: the chance of each entry, and by how much the question speaks for it, 1 for the
   * likeliest and less for all others.
   * @param {Question} question
   */
  chances(question) {
    const chances = this.#chances(cluesOf(question));
    const known = new Map(this.#guessed.map((entry, at) => [entry, chances[at] ?? 0]));
    const most = Math.max(...chances);
    return {
      chanceOf: (/** @type {Entry} */ entry) => known.get(entry) ?? 0,
      likelihoodOf: (/** @type {Entry} */ entry) => ((LEAST + (known.get(entry) ?? OTHERS * most)) / (LEAST + most)) ** POWER,
    };
  }

  /**
   * The chance of each guessed entry that it is meant.
   * @param {Clues} clues
   */
  #chances(clues) {
    const weights = this.#weights ??= new Map(this.#clues.split("\n").map((line) => /** @type {[string, string]} */ (line.split("\t"))));
    const sums = this.#guessed.map(() => 0);
    for (const [clue, much] of clues) {
      const letters = weights.get(clue) ?? "";
      for (let at = 0; at < letters.length; at += 2) {
        const entry = letters.charCodeAt(at) - FIRST;
        sums[entry] = (sums[entry] ?? 0) + much * this.#step * (letters.charCodeAt(at + 1) - NOTHING);
      }
    }
    return softmax(sums);
  }
}

/**
 * Whether an entry can be guessed: only of rules and rulings are there enough phrases to learn from.
 * @param {Entry} entry
 */
export const isGuessed = ({ kind }) => kind === "rule" || kind === "ruling";

/**
 * Chances that add up to one, from sums on the scale of logarithms.
 * @param {number[]} sums
 */
export function softmax(sums) {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / all);
}

/**
 * Its clues, so weighted that long questions count no more than short ones.
 * @param {Question} question
 * @returns {Clues}
 */
export function cluesOf({ words, small, concepts }) {
  const stems = words.map((forms) => forms.at(-1) ?? "");
  const meant = concepts.flatMap(({ alternatives }) => alternatives.filter(({ weight }) => weight > SURE));
  /** @type {Clues} the last of a clue counts */
  const found = [
    ...meant.flatMap((each) => each.words.map((forms) => /** @type {[string, number]} */ ([forms.at(-1) ?? "", MEANT]))),
    ...stems.slice(1).map((stem, at) => /** @type {[string, number]} */ ([`${stems[at]} ${stem}`, PAIR])),
    ...stems.map((stem, at) => /** @type {[string, number]} */ ([stem, small[at] ? SMALL : 1])),
  ];
  const clues = [...new Map(found)];
  const length = Math.hypot(...clues.map(([, much]) => much)) || 1;
  return clues.map(([clue, much]) => [clue, much / length]);
}
