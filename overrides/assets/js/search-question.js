/** Reads a question into concepts: its telling words, each with what the pages may say instead. */
import { nearOnes, wordsOf } from "./search-words.js";

/**
 * @typedef {string[]} Forms the forms under which a word may be found
 * @typedef {{words: Forms[], weight: number}} Alternative words that stand together for a concept, and how much they count
 * @typedef {{alternatives: Alternative[], open: boolean}} Concept `open`: the word is still being typed
 * @typedef {{concepts: Concept[], words: Forms[], small: boolean[]}} Question `words`: all of them, small ones too;
 *   `small`: which of them are left out
 */

/** How much a synonym counts beside the word itself, a word made of two or cut in two, a word of a phrase by itself. */
const SYNONYM = 0.9;
const COMPOUND = 0.9;
const PART = 0.15;

/** Reads the questions that are put to one game. */
export class QuestionReader {
  #forms;
  #phrases;
  #texts;

  /**
   * @param {import("./search-words.js").WordForms} forms
   * @param {import("./search-phrases.js").Phrases[]} phrases
   * @param {import("./search-texts.js").Texts} texts the words of the game
   */
  constructor(forms, phrases, texts) {
    this.#forms = forms;
    this.#phrases = phrases;
    this.#texts = texts;
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
    const left = forms.map(([bare = ""]) => this.#forms.small.has(bare));
    return { concepts: telling.length ? telling : small(), words: forms, small: left };
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
    if (forms.some((form) => this.#forms.small.has(form) || isKnown(form))) return forms;
    if (this.#phrases.some(({ words }) => forms.some((form) => words.has(form)))) return forms;
    const words = [...new Set([...this.#texts.words, ...this.#phrases.flatMap((each) => [...each.words]), ...this.#forms.small])];
    if (open && words.some((other) => other.startsWith(forms[0] ?? ""))) return forms;
    const near = nearOnes(forms, words).flatMap((other) => this.#forms.formsOf(other));
    return near.length ? [...new Set(near)] : forms;
  }

  /**
   * @param {string[]} words
   * @param {Forms[]} forms
   * @param {number} from
   * @param {number} to
   * @returns {Alternative[]}
   */
  #own(words, forms, from, to) {
    const inside = forms.slice(from, to).filter(([bare = ""]) => !this.#forms.small.has(bare));
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
      const begun = new Set(own.flatMap((form) => this.#phrases.flatMap((each) => each.like(form))));
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
    const isKnown = (/** @type {string} */ other) => this.#forms.formsOf(other).some((form) => this.#texts.having(form).length);
    const joined = [(words[at - 1] ?? "") + word, word + (words[at + 1] ?? "")].filter((whole) => whole !== word);
    const cuts = isKnown(word) ? [] : [...word].map((_, cut) => [word.slice(0, cut), word.slice(cut)]);
    const found = [...joined.map((whole) => [whole]), ...cuts.filter((pair) => pair.every((part) => part.length > 1))];
    const known = found.filter((each) => each.every(isKnown));
    return known.map((each) => ({ words: each.map((part) => this.#forms.formsOf(part)), weight: COMPOUND }));
  }
}
