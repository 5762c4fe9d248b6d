/** Finds the entries of the book that answer a question. It knows no page: the browser and the tests ask it alike. */
import { GameIndex } from "./search-game.js";
import { GameNames } from "./search-names.js";
import { NumberReader } from "./search-numbers.js";
import { Phrases } from "./search-phrases.js";
import { withoutAccents, nearestOf, WordForms, wordsOf } from "./search-words.js";

/**
 * @typedef {{id: string, kind: string, game: string, url: string, title: string, text?: string, under?: string,
 *   names?: string, words?: string, called?: string, asked?: string}} Entry as tools/search_index/entries.py makes it
 * @typedef {{lang: string, games: Record<string, string>, names: Record<string, string[]>, stopwords: string[], endings: string[],
 *   synonyms: Record<string, import("./search-phrases.js").Synonyms>, entries: Entry[],
 *   learnt?: Record<string, import("./search-guess.js").Learnt>}} Book the index of a language
 * @typedef {import("./search-game.js").Hit} Hit
 */

/** How much more the game counts that one is reading; less if it has answers only to a part of the question. */
const OWN = 5;
/** How much more a game counts that is named. */
const NAMED = 25;
/** @type {Set<string>} */
const NONE = new Set();
/** So long is a word that may be most like another. */
const LONG = 4;

/**
 * The search of one language over all games. It is costly to build: `searchIndex` (search-load.js) keeps one for the
 * visit.
 */
export class SearchIndex {
  #book;
  #forms;
  /** @type {Map<string, GameIndex>} */
  #games = new Map();
  #names;
  #numbers;
  /** Whether any game has a word of this form. @param {string} form */
  #isKnown = (form) => [...this.#games.values()].some((index) => index.knows(form));

  /**
   * @param {Book} book
   * @param {import("./search-words.js").Stemmer} stem
   */
  constructor(book, stem) {
    this.#book = book;
    this.#forms = new WordForms(stem, book);
    this.#names = new GameNames(book.names, book.entries, this.#forms);
    this.#numbers = new NumberReader(book.entries, this.#forms);
    const general = new Phrases(book.synonyms[""] ?? [], this.#forms);
    for (const game of ["", ...Object.keys(book.games)]) {
      const entries = book.entries.filter((entry) => entry.game === game);
      const phrases = game ? [general, new Phrases(book.synonyms[game] ?? [], this.#forms)] : [general];
      this.#games.set(game, new GameIndex(entries, this.#forms, phrases, book.learnt?.[game]));
    }
  }

  /**
   * The entries that answer best, the best first: those that the question names by their numbers, those of the game that
   * it names or one reads.
   * @param {string} question
   * @param {{game?: string, typing?: boolean}} [asked] the game one is reading; whether the last word may go on
   * @returns {Hit[]}
   */
  search(question, { game = "", typing = false } = {}) {
    const named = this.#names.hear(question, game);
    const about = named.game || game;
    const { entries, rest } = this.#numbers.read(named.rest, about);
    const words = rest.trim() || entries.map(({ id }) => id).join(" ");
    const how = { about, typing: typing && !named.game, named: named.game !== "" };
    const found = words ? this.#answers(words, how) : [...this.#sayingName(question, about), ...this.#pages(about)];
    const most = found[0]?.score ?? 1;
    const numbered = entries.map((entry) => ({ entry, score: most, share: 1, terms: NONE }));
    return [...numbered, ...found.filter((hit) => !entries.includes(hit.entry))];
  }

  /**
   * @param {string} question
   * @param {{about: string, typing: boolean, named: boolean}} how
   * @returns {Hit[]}
   */
  #answers(question, { about, typing, named }) {
    const hits = [...this.#games].flatMap(([key, index]) => {
      const found = index.ask(question, { typing, isKnown: this.#isKnown, own: about !== "" && key === about });
      const own = named ? NAMED : OWN ** Math.max(...found.map(({ share }) => share));
      for (const hit of found) hit.score *= about && key === about ? own : 1;
      return found;
    });
    return hits.sort((one, other) => other.score - one.score);
  }

  /**
   * What a game says of a name that is not its title.
   * @param {string} name
   * @param {string} game
   */
  #sayingName(name, game) {
    if (withoutAccents(name) === withoutAccents(this.titleOf(game))) return [];
    const isHeading = (/** @type {Hit} */ { entry }) => entry.kind === "heading" && entry.game === game;
    return this.#answers(name, { about: game, typing: false, named: true }).filter(isHeading).slice(0, 1);
  }

  /**
   * The pages of a game: who names it and asks nothing looks for these.
   * @param {string} game
   * @returns {Hit[]}
   */
  #pages(game) {
    const pages = this.#book.entries.filter((entry) => entry.kind === "page" && entry.game === game);
    return pages.map((entry) => ({ entry, score: 1, share: 1, terms: NONE }));
  }

  /**
   * What comes nearest to a question that nothing answers: each of its words as the word of the game most like it.
   * @param {string} question
   * @param {{game?: string}} [asked]
   * @returns {Hit[]}
   */
  nearest(question, { game = "" } = {}) {
    const words = (this.#games.get(game)?.words ?? []).filter((word) => word.length >= LONG);
    const likely = wordsOf(question).map((word) => nearestOf(withoutAccents(word), words));
    return this.search(likely.join(" "), { game });
  }

  /**
   * The table of contents: the pages of a game and the chapters of its rules; of no game, all pages.
   * @param {string} game
   */
  contents(game) {
    const isOurs = (/** @type {Entry} */ { kind, game: its, url, under }) =>
      kind === "page" ? !game || its === game : game && kind === "heading" && !under && url.startsWith(`${game}/rules/#`);
    return this.#book.entries.filter(isOurs);
  }

  /**
   * A question as a game reads it.
   * @param {string} question
   * @param {string} game
   */
  read(question, game) {
    return /** @type {GameIndex} */ (this.#games.get(game)).read(question, { typing: false, isKnown: this.#isKnown });
  }

  /**
   * The title of a game, "" for none.
   * @param {string} game
   */
  titleOf(game) {
    return this.#book.games[game] ?? "";
  }

  /**
   * A text in parts, of which those that a hit was found by are marked: whole words.
   * @param {string} text
   * @param {Hit} hit
   */
  marked(text, { terms }) {
    return text.split(/([\p{L}\p{N}]+)/u).map((part, at) => {
      return { text: part, found: at % 2 === 1 && this.#forms.formsOf(part).some((form) => terms.has(form)) };
    });
  }
}
