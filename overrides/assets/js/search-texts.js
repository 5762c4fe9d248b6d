/** The words of a game's entries as numbers, one behind the other, and how to find the places of a word. */
import { withoutAccents, wordsAndBreaksOf } from "./search-words.js";

/**
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{entry: number, part: number, from: number, to: number}} Line what stands in one line of a part of an entry: from
 *   which place to before which other
 */

/** The parts of an entry. */
export const PARTS = /** @type {const} */ (["number", "title", "names", "words", "called", "asked", "under", "text"]);
/** The parts whose lines say by themselves what an entry is about. */
const SAID = new Set(["title", "called", "asked"]);
/** Words that have a form in common begin with the same letters, so many; one more if the form is longer than that. */
export const ALIKE = 2;
/** The number of a chapter says nothing of what it is about. */
const CHAPTER = /^\d+\. /;
/** The kinds of entries that are called by their number. */
export const NUMBERED = new Set(["rule", "ruling"]);

/** Made in milliseconds: no stem is looked for before a question wants it. */
export class Texts {
  /** The number of the word at each place. */
  tokens;
  /** The number of the line at each place. */
  lineAt;
  /** @type {Line[]} */
  lines = [];
  /** The distinct words without accents, by their numbers. @type {string[]} */
  words;
  /** How many places each part of each entry has, and how many on average where it has any. @type {Uint16Array[]} */
  lengths;
  /** @type {number[]} */
  average;
  #forms;
  /** The words as they are written. @type {Map<string, number>} */
  #written = new Map();
  /** The words that begin alike. @type {Map<string, [string, number][]>} */
  #alike = new Map();
  /** The words that have a form. @type {Map<string, number[]>} */
  #having = new Map();
  #starts;
  #places;

  /**
   * @param {Entry[]} entries
   * @param {import("./search-words.js").WordForms} forms
   */
  constructor(entries, forms) {
    this.#forms = forms;
    this.lengths = PARTS.map(() => new Uint16Array(entries.length));
    this.tokens = this.#read(entries);
    this.lineAt = new Uint16Array(this.tokens.length);
    this.lines.forEach(({ from, to }, number) => this.lineAt.fill(number, from, to));
    this.average = this.lengths.map((lengths) => lengths.reduce((sum, length) => sum + length, 0) / (lengths.filter(Boolean).length || 1));
    this.words = [...this.#written.keys()].map(withoutAccents);
    for (const [word, number] of this.#written) {
      const begin = (this.words[number] ?? "").slice(0, ALIKE);
      const alike = this.#alike.get(begin);
      if (alike) alike.push([word, number]);
      else this.#alike.set(begin, [[word, number]]);
    }
    [this.#starts, this.#places] = placesOfWords(this.tokens, this.words.length);
  }

  /**
   * The numbers of all words, in one go, which is much quicker than line by line.
   * @param {Entry[]} entries
   */
  #read(entries) {
    /** @type {string[]} */
    const texts = [];
    entries.forEach((each, entry) => PARTS.forEach((name, part) => {
      for (const text of linesOf(each, name)) {
        texts.push(text);
        this.lines.push({ entry, part, from: 0, to: 0 });
      }
    }));
    const words = wordsAndBreaksOf(texts.join("\n").toLowerCase());
    const tokens = new Uint16Array(words.length);
    let [place, line] = [0, 0];
    for (const word of words) {
      if (word === "\n") this.#end(line++, place);
      else tokens[place++] = this.#numberOf(word);
    }
    this.#end(line, place);
    return tokens.slice(0, place);
  }

  /** @param {string} word */
  #numberOf(word) {
    const known = this.#written.get(word);
    if (known !== undefined) return known;
    this.#written.set(word, this.#written.size);
    return this.#written.size - 1;
  }

  /**
   * A line ends, and the next one begins.
   * @param {number} number
   * @param {number} place
   */
  #end(number, place) {
    const [line, next] = [this.lines[number], this.lines[number + 1]];
    if (next) next.from = place;
    if (!line) return;
    line.to = place;
    const lengths = /** @type {Uint16Array} */ (this.lengths[line.part]);
    lengths[line.entry] = (lengths[line.entry] ?? 0) + place - line.from;
  }

  /**
   * Whether the lines of a part say by themselves what their entry is about.
   * @param {Line} line
   */
  static isSaid({ part }) {
    return SAID.has(PARTS[part] ?? "");
  }

  /**
   * Whether a line is the text of an entry.
   * @param {Line} line
   */
  static isText({ part }) {
    return PARTS[part] === "text";
  }

  /** @param {number} word its number */
  placesOf(word) {
    return this.#places.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  /**
   * The numbers of the words that have a form.
   * @param {string} form
   */
  having(form) {
    const known = this.#having.get(form);
    if (known) return known;
    const alike = this.#alike.get(form.slice(0, ALIKE)) ?? [];
    const begin = form.length > ALIKE + 1 ? form.slice(0, ALIKE + 1) : "";
    const found = alike.filter(([word, number]) => this.words[number]?.startsWith(begin) && this.#forms.formsOf(word).includes(form)).map(([, number]) => number);
    this.#having.set(form, found);
    return found;
  }
}

/**
 * @param {Entry} entry
 * @param {typeof PARTS[number]} part
 */
function linesOf(entry, part) {
  if (part === "number") return NUMBERED.has(entry.kind) ? [entry.id] : [];
  // The words of a text follow on each other across its paragraphs.
  const text = entry[part];
  if (!text) return [];
  if (part === "text") return [text.replaceAll("\n", " ")];
  return part === "title" || part === "under" ? text.split("\n").map((line) => line.replace(CHAPTER, "")) : text.split("\n");
}

/**
 * Where the places of each word begin, and the places.
 * @param {Uint16Array} tokens
 * @param {number} words how many there are
 * @returns {[Uint32Array, Uint32Array]}
 */
function placesOfWords(tokens, words) {
  const starts = new Uint32Array(words + 1);
  for (const word of tokens) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(tokens.length);
  for (let place = 0; place < tokens.length; place++) {
    const word = tokens[place] ?? 0;
    const at = next[word] ?? 0;
    places[at] = place;
    next[word] = at + 1;
  }
  return [starts, places];
}
