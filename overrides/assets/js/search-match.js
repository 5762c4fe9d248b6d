/** How well each entry of a game matches a word: by how rare the word is, how often and in which parts the entry says it (BM25+). */
import { PARTS } from "./search-texts.js";

/**
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {{score: number, terms: string[]}} Match
 * @typedef {Map<number, Match>} Matches by the place of the entry
 */

/** How much a word counts in each part of an entry. */
const WEIGHTS = { number: 20, title: 3.5, names: 2, words: 1.3, called: 1.6, asked: 1.5, under: 1.8, text: 2 };
/** How little it counts that a word is said again, how much that the part is short, how much that it is said at all. */
const AGAIN = 1.2;
const SHORTER = 0.7;
const AT_ALL = 0.5;
/** How much the beginning of a word counts while it is being typed, and how much less if much is still to come. */
const BEGUN = 0.15;
const STILL = 0.3;

/** Matches words, and words that stand together for a concept. */
export class Matcher {
  #texts;
  #entries;
  /** What was matched so far: with each letter that is typed all words before it are asked for again. @type {Map<string, Map<number, number>>} */
  #known = new Map();

  /**
   * @param {import("./search-texts.js").Texts} texts
   * @param {number} entries how many there are
   */
  constructor(texts, entries) {
    this.#texts = texts;
    this.#entries = entries;
  }

  /**
   * @param {Concept} concept
   * @returns {Matches}
   */
  matches({ alternatives, open }) {
    /** @type {Matches} */
    const best = new Map();
    for (const { words, weight } of alternatives) {
      const [first, ...others] = words.map((forms) => this.#found(forms, open));
      for (const [at, { score, terms }] of first ?? []) {
        const more = others.map((matches) => matches.get(at));
        // Of several words, all.
        if (more.includes(undefined)) continue;
        const sum = more.reduce((total, each) => total + (each?.score ?? 0), score);
        keepBest(best, at, { score: (sum * weight) / words.length, terms: [...terms, ...more.flatMap((each) => each?.terms ?? [])] });
      }
    }
    return best;
  }

  /**
   * @param {string[]} forms
   * @param {boolean} open
   * @returns {Matches}
   */
  #found(forms, open) {
    /** @type {Matches} */
    const best = new Map();
    for (const form of forms) {
      for (const [at, score] of this.#scores(form)) keepBest(best, at, { score, terms: [form] });
    }
    const [bare = ""] = forms;
    for (const word of open && bare.length > 1 ? this.#begunBy(bare) : []) {
      const less = (BEGUN * word.length) / (word.length + STILL * (word.length - bare.length));
      for (const [at, score] of this.#scores(word)) keepBest(best, at, { score: score * less, terms: [word] });
    }
    return best;
  }

  /** @param {string} begin */
  #begunBy(begin) {
    return new Set(this.#texts.words.filter((word) => word.startsWith(begin) && word !== begin));
  }

  /** @param {string} form */
  #scores(form) {
    const known = this.#known.get(form) ?? this.#score(form);
    this.#known.set(form, known);
    return known;
  }

  /**
   * The score of each entry that has a form.
   * @param {string} form
   */
  #score(form) {
    const { lines, lineAt, lengths, average } = this.#texts;
    /** How often each part of each entry says it. @type {Map<number, number>[]} */
    const often = PARTS.map(() => new Map());
    for (const word of this.#texts.having(form)) {
      for (const place of this.#texts.placesOf(word)) {
        const { entry, part } = /** @type {import("./search-texts.js").Line} */ (lines[/** @type {number} */ (lineAt[place])]);
        often[part]?.set(entry, (often[part]?.get(entry) ?? 0) + 1);
      }
    }
    /** @type {Map<number, number>} */
    const scores = new Map();
    for (const [part, name] of PARTS.entries()) {
      const saying = /** @type {Map<number, number>} */ (often[part]);
      const rarity = Math.log(1 + (this.#entries - saying.size + 0.5) / (saying.size + 0.5));
      for (const [entry, times] of saying) {
        const long = 1 - SHORTER + SHORTER * ((lengths[part]?.[entry] ?? 0) / (average[part] ?? 1));
        const score = WEIGHTS[name] * rarity * (AT_ALL + (times * (AGAIN + 1)) / (times + AGAIN * long));
        scores.set(entry, (scores.get(entry) ?? 0) + score);
      }
    }
    return scores;
  }
}

/**
 * The best score counts; the words of all matches are marked.
 * @param {Matches} best
 * @param {number} at
 * @param {Match} match
 */
function keepBest(best, at, { score, terms }) {
  const old = best.get(at);
  best.set(at, old ? { score: Math.max(old.score, score), terms: [...old.terms, ...terms] } : { score, terms });
}
