/**
 * Reads a question into concepts: its telling words, each with what the pages may say instead.
 */
import { fold, wordsOf } from "./search-words.js";

/**
 * @typedef {{words: string[], weight: number}} Alternative some words of the pages, and how much they count
 * @typedef {{alternatives: Alternative[], open: boolean}} Concept `open`: the word is still being typed
 * @typedef {[string[], string[]][]} Synonyms what people say, and what the pages say instead
 */

const SYNONYM = 0.9;
const COMPOUND = 0.9;

/** How much one word of a phrase counts. */
const PART = 0.4;

export class QuestionReader {
  #forms;
  /** @type {Set<string>} */
  #stop;

  /**
   * @param {import("./search-words.js").WordForms} forms
   * @param {string[]} stopwords
   */
  constructor(forms, stopwords) {
    this.#forms = forms;
    this.#stop = new Set(stopwords.map(fold));
  }

  /**
   * @param {string} question
   * @param {Synonyms} synonyms
   * @param {(word: string) => boolean} isKnown whether the pages have a word
   * @param {boolean} typing
   * @returns {Concept[]}
   */
  read(question, synonyms, isKnown, typing) {
    const words = wordsOf(question);
    const concepts = this.#withPhrases(words, synonyms).map(({ from, to, alternatives }) => {
      const own = words.slice(from, to).filter((word) => !this.isSmall(word));
      const compounds = this.#compounds(words, from, to, isKnown);
      const parts = own.length > 1 ? own.map((word) => ({ words: [word], weight: PART })) : [];
      const whole = own.length ? [{ words: own, weight: 1 }] : [];
      return { alternatives: [...whole, ...parts, ...alternatives, ...compounds], open: typing && to === words.length };
    });
    const telling = concepts.filter((concept) => concept.alternatives.length);
    // Nothing but small words: then they are what is looked for.
    return telling.length ? telling : words.map((word) => ({ alternatives: [{ words: [word], weight: 1 }], open: typing }));
  }

  /** @param {string} word */
  isSmall(word) {
    return this.#stop.has(fold(word));
  }

  /**
   * The words one by one, but those that people say together as one; each with its synonyms.
   * @param {string[]} words
   * @param {Synonyms} synonyms
   */
  #withPhrases(words, synonyms) {
    const forms = words.map((word) => this.#forms.of(word));
    const spans = words.map((_, at) => ({ from: at, to: at + 1, alternatives: /** @type {Alternative[]} */ ([]) }));
    for (const { from, to, meant } of this.#matches(forms, synonyms)) {
      const span = spans.find((each) => each.from <= from && to <= each.to) ?? { from, to, alternatives: [] };
      span.alternatives.push(...meant.map((other) => ({ words: this.#telling(other), weight: SYNONYM })));
      if (spans.includes(span)) continue;
      const inside = spans.filter((each) => each.from < to && from < each.to);
      if (inside.some((each) => each.from < from || each.to > to)) continue;
      spans.splice(spans.indexOf(/** @type {typeof span} */ (inside[0])), inside.length, span);
    }
    return spans;
  }

  /**
   * Where people say what a synonym is for; the longest first.
   * @param {string[][]} forms of each word of the question
   * @param {Synonyms} synonyms
   */
  #matches(forms, synonyms) {
    const found = [];
    for (const [said, meant] of synonyms) {
      for (const phrase of said) {
        const parts = wordsOf(phrase).map((word) => this.#forms.of(word));
        for (let from = 0; from + parts.length <= forms.length; from++) {
          const same = parts.every((part, at) => part.some((form) => forms[from + at]?.includes(form)));
          if (same) found.push({ from, to: from + parts.length, meant });
        }
      }
    }
    return found.sort((one, other) => other.to - other.from - (one.to - one.from));
  }

  /** @param {string} phrase */
  #telling(phrase) {
    const words = wordsOf(phrase);
    const telling = words.filter((word) => !this.isSmall(word));
    return telling.length ? telling : words;
  }

  /**
   * "out house" is also outhouse, "lifepreserver" also life preserver.
   * @param {string[]} words
   * @param {number} from
   * @param {number} to
   * @param {(word: string) => boolean} isKnown
   * @returns {Alternative[]}
   */
  #compounds(words, from, to, isKnown) {
    const word = words[from] ?? "";
    if (to - from > 1) return [];
    const wholes = [(words[from - 1] ?? "") + word, word + (words[to] ?? "")].filter((whole) => whole !== word && isKnown(whole));
    const found = wholes.map((whole) => ({ words: [whole], weight: COMPOUND }));
    if (isKnown(word)) return found;
    for (let cut = 2; cut <= word.length - 3; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.every(isKnown)) found.push({ words: parts, weight: COMPOUND });
    }
    return found;
  }
}
