/** Reads a question into concepts: its telling words, each with what the pages may say instead. */
import { withoutAccents, nearOnes, wordsOf } from "./search-words.js";

/**
 * @typedef {string[]} Forms the forms under which a word may be found
 * @typedef {{words: Forms[], weight: number}} Alternative words that stand together for a concept, and how much they count
 * @typedef {{alternatives: Alternative[], open: boolean}} Concept `open`: the word is still being typed
 * @typedef {{concepts: Concept[], words: Forms[], small: boolean[]}} Question `words`: all of them, small ones too;
 *   `small`: which of them are left out
 * @typedef {[string[], string[]][]} Synonyms what people say, and what the pages say instead
 * @typedef {{said: Forms[], meant: Forms[][]}} Phrase
 */

/** How much a synonym counts beside the word itself, a word made of two or cut in two, a word of a phrase by itself. */
const SYNONYM = 0.9;
const COMPOUND = 0.9;
const PART = 0.15;

/** Reads the questions that are put to one game. */
export class QuestionReader {
  #forms;
  /** @type {Set<string>} */
  #small;
  /** By the forms of their first words. @type {Map<string, Phrase[]>} */
  #phrases = new Map();
  /** @type {Set<string>} */
  #sayable;
  #vocabulary;

  /**
   * @param {import("./search-words.js").WordForms} forms
   * @param {string[]} stopwords
   * @param {Synonyms} synonyms
   * @param {Set<string>} vocabulary the forms of all words of the game
   */
  constructor(forms, stopwords, synonyms, vocabulary) {
    this.#forms = forms;
    this.#small = new Set(stopwords.map(withoutAccents));
    this.#vocabulary = vocabulary;
    const phrases = synonyms.flatMap(([said, meant]) => {
      const instead = meant.map((phrase) => this.#telling(wordsOf(phrase)));
      return said.map((phrase) => ({ said: wordsOf(phrase).map((word) => forms.formsOf(word)), meant: instead }));
    });
    for (const phrase of phrases) {
      for (const form of phrase.said[0] ?? []) this.#phrases.set(form, [...this.#phrases.get(form) ?? [], phrase]);
    }
    this.#sayable = new Set([...this.#small, ...phrases.flatMap(({ said }) => said.flat())]);
  }

  /**
   * @param {string} question
   * @param {{typing: boolean, isKnown: (form: string) => boolean}} how whether the last word may go on; whether any game
   *   has a word
   * @returns {Question}
   */
  read(question, { typing, isKnown }) {
    const words = wordsOf(question);
    const forms = words.map((word, at) => this.#right(word, isKnown, typing && at === words.length - 1));
    const concepts = this.#spans(words, forms).map(({ from, to, meant }) => {
      const own = this.#own(words, forms, from, to);
      const alternatives = [...own, ...meant.map((other) => ({ words: other, weight: SYNONYM }))];
      return { alternatives, open: typing && to === words.length };
    });
    const telling = concepts.filter((concept) => concept.alternatives.length);
    // If the question has nothing but small words, the search looks for these.
    const small = () => forms.map((form) => ({ alternatives: [{ words: [form], weight: 1 }], open: typing }));
    const left = forms.map(([bare = ""]) => this.#small.has(bare));
    return { concepts: telling.length ? telling : small(), words: forms, small: left };
  }

  /**
   * The telling words of a name.
   * @param {string} name
   */
  telling(name) {
    return this.#telling(wordsOf(name));
  }

  /** @param {string[]} words */
  #telling(words) {
    const telling = words.filter((word) => !this.#isSmall(word));
    return (telling.length ? telling : words).map((word) => this.#forms.formsOf(word));
  }

  /** @param {string} word */
  #isSmall(word) {
    return this.#small.has(withoutAccents(word));
  }

  /**
   * The forms of a word; of one that nobody says, those of the words that it is most like.
   * @param {string} word
   * @param {(form: string) => boolean} isKnown
   * @param {boolean} open whether it may be the beginning of a word
   * @returns {Forms}
   */
  #right(word, isKnown, open) {
    const forms = this.#forms.formsOf(word);
    if (forms.some((form) => this.#sayable.has(form) || isKnown(form))) return forms;
    const words = [...this.#vocabulary, ...this.#sayable];
    if (open && words.some((other) => other.startsWith(forms[0] ?? ""))) return forms;
    const near = nearOnes(forms, words);
    return near.length ? near : forms;
  }

  /**
   * @param {string[]} words
   * @param {Forms[]} forms
   * @param {number} from
   * @param {number} to
   * @returns {Alternative[]}
   */
  #own(words, forms, from, to) {
    const inside = forms.slice(from, to).filter(([bare = ""]) => !this.#small.has(bare));
    if (!inside.length) return [];
    if (to - from === 1) return [{ words: inside, weight: 1 }, ...this.#compounds(words, from)];
    return [{ words: inside, weight: 1 }, ...inside.map((form) => ({ words: [form], weight: PART }))];
  }

  /**
   * The words one by one, but those that people say together as one; each with what the pages say instead.
   * @param {string[]} words
   * @param {Forms[]} forms
   */
  #spans(words, forms) {
    const spans = words.map((_, at) => ({ from: at, to: at + 1, meant: /** @type {Forms[][]} */ ([]) }));
    for (const { from, to, meant } of this.#said(forms)) {
      const around = spans.find((each) => each.from <= from && to <= each.to);
      if (around) around.meant.push(...meant);
      const inside = spans.filter((each) => from <= each.from && each.to <= to);
      // A phrase inside a longer one has just been added to it; a phrase that overlaps one only in part is dropped.
      if (around || inside.length < to - from) continue;
      spans.splice(spans.findIndex((each) => each.from === from), inside.length, { from, to, meant: [...meant] });
    }
    return spans;
  }

  /**
   * Where a question says what a synonym is for; the longest first.
   * @param {Forms[]} forms
   */
  #said(forms) {
    const isAt = (/** @type {Forms} */ word, /** @type {number} */ at) => word.some((form) => forms[at]?.includes(form));
    const found = forms.flatMap((own, from) => {
      const begun = new Set(own.flatMap((form) => this.#phrases.get(form) ?? []));
      const whole = [...begun].filter(({ said }) => said.every((word, at) => isAt(word, from + at)));
      return whole.map(({ said, meant }) => ({ from, to: from + said.length, meant }));
    });
    return found.sort((one, other) => other.to - other.from - (one.to - one.from));
  }

  /**
   * "out house" is also outhouse, "lifepreserver" also life preserver.
   * @param {string[]} words
   * @param {number} at
   * @returns {Alternative[]}
   */
  #compounds(words, at) {
    const word = words[at] ?? "";
    const isKnown = (/** @type {string} */ other) => this.#forms.formsOf(other).some((form) => this.#vocabulary.has(form));
    const joined = [(words[at - 1] ?? "") + word, word + (words[at + 1] ?? "")].filter((whole) => whole !== word);
    const cuts = isKnown(word) ? [] : [...word].map((_, cut) => [word.slice(0, cut), word.slice(cut)]);
    const found = [...joined.map((whole) => [whole]), ...cuts.filter((pair) => pair.every((part) => part.length > 1))];
    const known = found.filter((each) => each.every(isKnown));
    return known.map((each) => ({ words: each.map((part) => this.#forms.formsOf(part)), weight: COMPOUND }));
  }
}
