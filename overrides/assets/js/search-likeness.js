/** How much an entry is worded as a question is: by the lines that people say of it, by their words, by pairs of words. */

/**
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{words: number[], telling: Forms[], forms: Set<string>}} Line its words by their numbers, those that tell
 *   something, the forms of all
 * @typedef {{lines: Line[], words: Set<string>, pairs: Set<string>}} Wording of an entry; `words` has those of its lines
 */

/** Alternatives of a concept that count less do not make a line like a question. */
export const SURE = 0.5;
/** How much a line counts that says what is asked, all of it and nothing else: by meaning, by word. */
const SAME_MEANING = 0.3;
const SAME_WORDS = 0.36;
/** How much the second line most like the question counts beside the first. */
const SECOND = 1.6;
/** How much it counts that all words of the question, small ones too, are said of the entry; and all pairs of words. */
const WORDS = 0.5;
const PAIRS = 0.55;

/** Numbers for words, since they are compared quicker than their forms are. */
class WordNumbers {
  /** @type {Map<Forms, number>} */
  #known = new Map();
  /** By each form the words that have it. @type {Map<string, number[]>} */
  #having = new Map();

  /** @param {Forms} word */
  numberOf(word) {
    const number = this.#known.get(word) ?? this.#known.size;
    if (number < this.#known.size) return number;
    this.#known.set(word, number);
    for (const form of word) this.#having.set(form, [...this.#having.get(form) ?? [], number]);
    return number;
  }

  /**
   * By the number of each word, whether it has one of these forms.
   * @param {string[]} forms
   */
  hasOneOf(forms) {
    const found = new Uint8Array(this.#known.size);
    for (const form of forms) for (const word of this.#having.get(form) ?? []) found[word] = 1;
    return found;
  }
}

/**
 * Compares the wording of a question with that of each entry, to put hits in a better order. Made once for the entries
 * of a game; they are meant by their index from then on.
 */
export class Likeness {
  /** @type {Wording[]} */
  #wordings;
  #words = new WordNumbers();
  /** In how many entries each form of a word and each pair stands. @type {Map<string, number>} */
  #known = new Map();

  /**
   * @param {Entry[]} entries
   * @param {{all: (text: string) => Forms[], telling: (text: string) => Forms[]}} read the words of a text
   */
  constructor(entries, { all, telling }) {
    this.#wordings = entries.map((entry) => {
      const texts = linesOf(entry).filter((line) => all(line).length);
      const said = texts.map(all);
      const lines = texts.map((line) => {
        return { words: all(line).map((word) => this.#words.numberOf(word)), telling: telling(line), forms: new Set(all(line).flat()) };
      });
      return { lines, words: new Set(said.flat(2)), pairs: new Set([...said, all(entry.text ?? "")].flatMap(pairsOf)) };
    });
    for (const each of this.#wordings.flatMap(({ words, pairs }) => [...words, ...pairs])) {
      this.#known.set(each, (this.#known.get(each) ?? 0) + 1);
    }
  }

  /**
   * From 1 for an entry that says nothing of the question as it is worded.
   * @param {Concept[]} concepts
   * @param {Forms[]} question its words
   * @returns {(at: number) => number} by the place of the entry
   */
  likenessByEntry(concepts, question) {
    const [meaning, wording] = [this.#meaning(concepts), this.#wording(question)];
    const [stems, pairs] = [this.#shareSaid(question.map(stemOf)), this.#shareSaid(pairsOf(question))];
    return (at) => {
      const entry = /** @type {Wording} */ (this.#wordings[at]);
      let [first, second] = [0, 0];
      for (const line of entry.lines) {
        const alike = meaning(line) + wording(line);
        [first, second] = alike > first ? [alike, first] : [first, Math.max(second, alike)];
      }
      const said = WORDS * stems(entry.words) + PAIRS * pairs(entry.pairs);
      return (1 + first + SECOND * second) * (1 + said);
    };
  }

  /**
   * How much of a question a line says in other words, times how much of the line the question says.
   * @param {Concept[]} concepts
   * @returns {(line: Line) => number}
   */
  #meaning(concepts) {
    const sure = concepts.map(({ alternatives }) => alternatives.filter(({ weight }) => weight > SURE));
    const sayable = this.#words.hasOneOf(sure.flat().flatMap(({ words }) => words.flat()));
    return ({ words: own, telling, forms }) => {
      if (!own.some((word) => sayable[word])) return 0;
      const isSaid = (/** @type {Alternative} */ { words }) => words.every((word) => isAmong(word, forms));
      const said = sure.flatMap((alternatives) => alternatives.find(isSaid) ?? []);
      const meant = new Set(said.flatMap(({ words }) => words.flat()));
      const weight = said.reduce((sum, each) => sum + each.weight, 0);
      return SAME_MEANING * ((weight / concepts.length) * shareOf(telling, meant));
    };
  }

  /**
   * The same by the words as they are, small ones too: "who" and "how many" ask for different things. A long question may
   * say more than the line.
   * @param {Forms[]} question
   * @returns {(line: Line) => number}
   */
  #wording(question) {
    const asked = this.#words.hasOneOf(question.flat());
    return ({ words, forms }) => {
      let among = 0;
      for (const word of words) if (asked[word]) among++;
      const share = among / words.length;
      return share && SAME_WORDS * (Math.sqrt(shareOf(question, forms)) * share);
    };
  }

  /**
   * The share of words or pairs that an entry has; rare ones count more.
   * @param {string[]} asked
   * @returns {(said: Set<string>) => number}
   */
  #shareSaid(asked) {
    const weighed = asked.map((each) => ({ each, rarity: this.#rarity(each) }));
    const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0);
    return (said) => weighed.reduce((sum, { each, rarity }) => (said.has(each) ? sum + rarity : sum), 0) / (all || 1);
  }

  /** @param {string} each */
  #rarity(each) {
    return Math.log(1 + (this.#wordings.length + 1) / ((this.#known.get(each) ?? 0) + 0.5));
  }
}

/**
 * What says by itself what an entry is about: its title, what people call it, the questions that it answers.
 * @param {Entry} entry
 */
function linesOf({ title, called = "", asked = "" }) {
  return [title, called, asked].flatMap((text) => text.split("\n"));
}

/** @param {Forms} forms */
const stemOf = (forms) => forms.at(-1) ?? "";

/** @param {Forms[]} words */
function pairsOf(words) {
  const stems = words.map(stemOf);
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
}

/**
 * @param {Forms[]} words
 * @param {Set<string>} forms
 */
function shareOf(words, forms) {
  let among = 0;
  for (const word of words) if (isAmong(word, forms)) among++;
  return among / words.length;
}

/**
 * @param {Forms} word
 * @param {Set<string>} forms
 */
function isAmong(word, forms) {
  for (const form of word) if (forms.has(form)) return true;
  return false;
}
