/** Guesses which rule or ruling a question is about. It learns that from all that people say of each of them. */

/**
 * @typedef {import("./search-question.js").Question} Question
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {[string, number][]} Clues words and pairs of words, each with how much it counts
 * @typedef {{clues: Clues, about: number}} Line what people say, and the place among the guessed ones of what it is about
 */

/** How much a small word counts beside a telling one, a word that the pages say instead, a pair of words. */
const SMALL = 0.6;
const MEANT = 0.5;
const PAIR = 0.4;
/** Alternatives of a concept that count less are no clues. */
const SURE = 0.5;
/** So often all lines are gone through; how far a weight is moved at first, and how much less far each time. */
const ROUNDS = 6;
const STEP = 5;
const SLOWER = 0.3;
/** The power of a guess beside the other signs; the least chance; that of other kinds of entries beside the best. */
const POWER = 0.1;
const LEAST = 0.002;
const OTHERS = 0.3;

/** The kinds of entries that are guessed. */
const GUESSED = new Set(["rule", "ruling"]);

/** Softmax regression: each clue has a weight for each entry. */
export class Guess {
  #guessed;
  /** @type {Map<string, Float32Array>} */
  #weights = new Map();

  /**
   * @param {Entry[]} entries
   * @param {(text: string) => Question} read
   */
  constructor(entries, read) {
    this.#guessed = entries.filter(({ kind }) => GUESSED.has(kind));
    const lines = takenByTurns(this.#guessed.map((entry) => linesOf(entry))).map(({ text, about }) => ({ clues: cluesOf(read(text)), about }));
    for (const [clue] of lines.flatMap(({ clues }) => clues)) this.#weights.set(clue, new Float32Array(this.#guessed.length));
    for (let round = 0; round < ROUNDS; round++) {
      for (const line of lines) this.#learn(line, STEP / (1 + round * SLOWER));
    }
  }

  /**
   * By how much a question speaks for an entry: 1 for the likeliest, less for all others.
   * @param {Question} question
   * @returns {(entry: Entry) => number}
   */
  likelihoodByEntry(question) {
    const chances = this.#chances(cluesOf(question));
    const known = new Map(this.#guessed.map((entry, at) => [entry, chances[at] ?? 0]));
    const most = Math.max(...chances);
    return (entry) => ((LEAST + (known.get(entry) ?? OTHERS * most)) / (LEAST + most)) ** POWER;
  }

  /**
   * @param {Line} line
   * @param {number} step
   */
  #learn({ clues, about }, step) {
    const wrong = this.#chances(clues);
    wrong[about] = (wrong[about] ?? 0) - 1;
    for (const [clue, much] of clues) {
      const weights = this.#weights.get(clue);
      if (weights) addScaled(weights, wrong, -step * much);
    }
  }

  /**
   * The chance of each guessed entry that it is meant.
   * @param {Clues} clues
   */
  #chances(clues) {
    const sums = new Float32Array(this.#guessed.length);
    for (const [clue, much] of clues) {
      const weights = this.#weights.get(clue);
      if (weights) addScaled(sums, weights, much);
    }
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const all = powers.reduce((total, each) => total + each, 0);
    return powers.map((each) => each / all);
  }
}

/**
 * @param {Float32Array} sums
 * @param {Float32Array} others
 * @param {number} times
 */
function addScaled(sums, others, times) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (others[at] ?? 0) * times;
}

/**
 * What people say of an entry, or ask about it.
 * @param {Entry} entry
 */
function linesOf({ title, called = "", asked = "" }) {
  return [title, called, asked].flatMap((text) => text.split("\n")).filter((line) => line);
}

/**
 * The first lines of all entries, then the second ones, and so on: learnt in this order, none is forgotten over the next.
 * @param {string[][]} linesOfEach
 */
function takenByTurns(linesOfEach) {
  const most = Math.max(0, ...linesOfEach.map((lines) => lines.length));
  return Array.from({ length: most }, (_, turn) =>
    linesOfEach.flatMap((lines, about) => lines.slice(turn, turn + 1).map((text) => ({ text, about })))).flat();
}

/**
 * Its clues, so weighted that long questions count no more than short ones.
 * @param {Question} question
 * @returns {Clues}
 */
function cluesOf({ words, small, concepts }) {
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
