/** What people say, and what the pages say instead. */
import { ALIKE } from "./search-texts.js";
import { withoutAccents, wordsOf } from "./search-words.js";

/**
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {[string[], string[]][]} Synonyms what people say, and what the pages say instead
 * @typedef {{said: Forms[], meant: Forms[][]}} Phrase
 */

/** The synonyms of a game, or of all; their words are read only for a question that begins alike. */
export class Phrases {
  #forms;
  /** By their first letters. @type {Map<string, [string, string[]][]>} */
  #said = new Map();
  /** The same, read. @type {Map<string, Phrase[]>} */
  #read = new Map();
  /** @type {Set<string> | undefined} */
  #words;

  /**
   * @param {Synonyms} synonyms
   * @param {import("./search-words.js").WordForms} forms
   */
  constructor(synonyms, forms) {
    this.#forms = forms;
    for (const [said, meant] of synonyms) {
      for (const phrase of said) {
        const begin = beginOf(phrase);
        this.#said.set(begin, [...this.#said.get(begin) ?? [], [phrase, meant]]);
      }
    }
  }

  /** All words that people say, without accents. */
  get words() {
    const said = () => [...this.#said.values()].flat().flatMap(([phrase]) => wordsOf(phrase).map(withoutAccents));
    return this.#words ??= new Set(said());
  }

  /**
   * The phrases whose first word may be one of this form.
   * @param {string} form
   */
  like(form) {
    const begin = beginOf(form);
    const read = this.#read.get(begin) ?? (this.#said.get(begin) ?? []).map(([phrase, meant]) => {
      return { said: wordsOf(phrase).map((word) => this.#forms.formsOf(word)), meant: meant.map((each) => this.#forms.telling(each)) };
    });
    this.#read.set(begin, read);
    return read;
  }
}

/**
 * The first letters of the first word: "l'eau" begins with "l".
 * @param {string} phrase
 */
const beginOf = (phrase) => withoutAccents(phrase.match(/[\p{L}\p{N}]+/u)?.[0] ?? "").slice(0, ALIKE);
