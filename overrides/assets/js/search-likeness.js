/** How much an entry is worded as a question is: by the lines that people say of it, by their words, by pairs of words. */
import { Texts } from "./search-texts.js";

/**
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {import("./search-texts.js").Line} Line
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

/** Compares the wording of a question with that of each entry of a game, to put hits in a better order. */
export class Likeness {
  #texts;
  #entries;
  #isSmall;
  /** The lines that say what each entry is about. @type {Line[][]} */
  #said;
  /** The entries that say a word or a pair of words, once it was asked for. @type {Map<string, Set<number>>} */
  #saying = new Map();

  /**
   * @param {Texts} texts
   * @param {number} entries how many there are
   * @param {import("./search-words.js").WordForms} forms
   */
  constructor(texts, entries, forms) {
    this.#texts = texts;
    this.#entries = entries;
    this.#said = Array.from({ length: entries }, () => []);
    for (const line of texts.lines) if (Texts.isSaid(line)) this.#said[line.entry]?.push(line);
    this.#isSmall = texts.words.map((word) => forms.small.has(word));
  }

  /**
   * From 1 for an entry that says nothing of the question as it is worded.
   * @param {Concept[]} concepts
   * @param {Forms[]} question its words
   * @returns {(at: number) => number} by the place of the entry
   */
  likenessByEntry(concepts, question) {
    const marks = new Marks(this.#texts);
    const asked = question.map((forms) => marks.markOf(forms));
    const sure = concepts.map(({ alternatives }) => alternatives.filter(({ weight }) => weight > SURE).map(({ words, weight }) => {
      return { marks: words.map((forms) => marks.markOf(forms)), weight };
    }));
    const stems = question.map(stemOf);
    const words = this.#shareSaid(stems.map((stem) => this.#sayingWord(stem)));
    const pairs = this.#shareSaid(stems.slice(1).map((stem, at) => this.#sayingPair(stems[at] ?? "", stem)));
    return (at) => {
      let [first, second] = [0, 0];
      for (const line of this.#said[at] ?? []) {
        const own = marks.inLine(line);
        if (!own) continue;
        const alike = this.#meaning(line, own, sure, marks) + this.#wording(line, own, asked, marks);
        [first, second] = alike > first ? [alike, first] : [first, Math.max(second, alike)];
      }
      return (1 + first + SECOND * second) * (1 + WORDS * words(at) + PAIRS * pairs(at));
    };
  }

  /**
   * How much of a question a line says in other words, times how much of the line the question says.
   * @param {Line} line
   * @param {Set<number>} own the marks of its words
   * @param {{marks: number[], weight: number}[][]} concepts
   * @param {Marks} marks
   */
  #meaning({ from, to }, own, concepts, marks) {
    const said = concepts.flatMap((alternatives) => alternatives.find((each) => each.marks.every((mark) => own.has(mark))) ?? []);
    if (!said.length) return 0;
    const meant = new Set(said.flatMap((each) => each.marks));
    const weight = said.reduce((sum, each) => sum + each.weight, 0);
    let [telling, sayable, small] = [0, 0, 0];
    for (let place = from; place < to; place++) {
      const token = this.#texts.tokens[place] ?? 0;
      const isMeant = marks.ofToken(token).some((mark) => meant.has(mark));
      if (this.#isSmall[token]) small += Number(isMeant);
      else [telling, sayable] = [telling + 1, sayable + Number(isMeant)];
    }
    const share = telling ? sayable / telling : small / (to - from);
    return SAME_MEANING * (weight / concepts.length) * share;
  }

  /**
   * The same by the words as they are, small ones too: "who" and "how many" ask for different things. A long question may
   * say more than the line.
   * @param {Line} line
   * @param {Set<number>} own the marks of its words
   * @param {number[]} asked
   * @param {Marks} marks
   */
  #wording({ from, to }, own, asked, marks) {
    let among = 0;
    for (let place = from; place < to; place++) {
      if (marks.ofToken(this.#texts.tokens[place] ?? 0).some((mark) => asked.includes(mark))) among++;
    }
    const share = asked.filter((mark) => own.has(mark)).length / asked.length;
    return SAME_WORDS * Math.sqrt(share) * (among / (to - from));
  }

  /**
   * The entries of which a word is said.
   * @param {string} stem
   */
  #sayingWord(stem) {
    const known = this.#saying.get(stem);
    if (known) return known;
    const entries = /** @type {Set<number>} */ (new Set());
    for (const word of this.#texts.having(stem)) {
      for (const place of this.#texts.placesOf(word)) {
        const line = this.#lineAt(place);
        if (Texts.isSaid(line)) entries.add(line.entry);
      }
    }
    this.#saying.set(stem, entries);
    return entries;
  }

  /**
   * The entries that say two words one after the other, or of which they are said so.
   * @param {string} first its stem
   * @param {string} second its stem
   */
  #sayingPair(first, second) {
    const pair = `${first} ${second}`;
    const known = this.#saying.get(pair);
    if (known) return known;
    const entries = /** @type {Set<number>} */ (new Set());
    const next = new Set(this.#texts.having(second));
    for (const word of this.#texts.having(first)) {
      for (const place of this.#texts.placesOf(word)) {
        if (!next.has(this.#texts.tokens[place + 1] ?? -1)) continue;
        const line = this.#lineAt(place);
        if (place + 1 < line.to && (Texts.isSaid(line) || Texts.isText(line))) entries.add(line.entry);
      }
    }
    this.#saying.set(pair, entries);
    return entries;
  }

  /** @param {number} place */
  #lineAt(place) {
    return /** @type {Line} */ (this.#texts.lines[/** @type {number} */ (this.#texts.lineAt[place])]);
  }

  /**
   * The share of words or pairs that an entry has; rare ones count more.
   * @param {Set<number>[]} saying the entries that have each
   * @returns {(at: number) => number}
   */
  #shareSaid(saying) {
    const rarity = saying.map(({ size }) => Math.log(1 + (this.#entries + 1) / (size + 0.5)));
    const all = rarity.reduce((sum, each) => sum + each, 0);
    return (at) => saying.reduce((sum, each, which) => (each.has(at) ? sum + (rarity[which] ?? 0) : sum), 0) / (all || 1);
  }
}

/** Marks the words of a game that are asked for: each word of a question, or of what may be meant by it, has a mark. */
class Marks {
  #texts;
  /** @type {Map<Forms, number>} */
  #marks = new Map();
  /** The marks of each word of the game. @type {number[][]} */
  #having;

  /** @param {Texts} texts */
  constructor(texts) {
    this.#texts = texts;
    this.#having = new Array(texts.words.length).fill(NONE);
  }

  /** @param {Forms} forms */
  markOf(forms) {
    const mark = this.#marks.get(forms) ?? this.#marks.size;
    if (mark < this.#marks.size) return mark;
    this.#marks.set(forms, mark);
    for (const word of new Set(forms.flatMap((form) => this.#texts.having(form)))) {
      this.#having[word] = [...this.ofToken(word), mark];
    }
    return mark;
  }

  /** @param {number} token */
  ofToken(token) {
    return this.#having[token] ?? NONE;
  }

  /**
   * The marks of a line, null if it has none, as most lines.
   * @param {Line} line
   */
  inLine({ from, to }) {
    /** @type {Set<number> | null} */
    let found = null;
    for (let place = from; place < to; place++) {
      for (const mark of this.ofToken(this.#texts.tokens[place] ?? 0)) found = (found ?? new Set()).add(mark);
    }
    return found;
  }
}

/** @type {number[]} */
const NONE = [];

/** @param {Forms} forms */
const stemOf = (forms) => forms.at(-1) ?? "";
