/** Finds the entries of the book that answer a question. It knows no page: the browser and the tests ask it alike. */
import { GameIndex } from "./search-game.js";
import { withoutAccents, nearestOf, WordForms, wordsOf } from "./search-words.js";

/**
 * @typedef {{id: string, kind: string, game: string, url: string, title: string, text?: string, under?: string,
 *   names?: string, words?: string, called?: string, asked?: string}} Entry as tools/search_index/entries.py makes it
 * @typedef {{lang: string, games: Record<string, string>, stopwords: string[], endings: string[],
 *   synonyms: Record<string, import("./search-question.js").Synonyms>, entries: Entry[]}} Book the index of a language
 * @typedef {import("./search-game.js").Hit} Hit
 */

/** How much more the game counts that one is reading; less if it has answers only to a part of the question. */
const OWN = 5;
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

  /**
   * @param {Book} book
   * @param {typeof import("minisearch").default} MiniSearch
   * @param {import("./search-words.js").Stemmer} stem
   */
  constructor(book, MiniSearch, stem) {
    this.#book = book;
    this.#forms = new WordForms(stem, book.endings);
    for (const game of ["", ...Object.keys(book.games)]) {
      const entries = book.entries.filter((entry) => entry.game === game);
      const synonyms = [...book.synonyms[""] ?? [], ...(game ? book.synonyms[game] ?? [] : [])];
      this.#games.set(game, new GameIndex(entries, MiniSearch, this.#forms, { stopwords: book.stopwords, synonyms }));
    }
  }

  /**
   * The entries that answer best, the best first.
   * @param {string} question
   * @param {{game?: string, typing?: boolean}} [asked] the game one is reading; whether the last word may go on
   * @returns {Hit[]}
   */
  search(question, { game = "", typing = false } = {}) {
    const games = [...this.#games];
    const isKnown = (/** @type {string} */ form) => games.some(([, { vocabulary }]) => vocabulary.has(form));
    const hits = games.flatMap(([key, index]) => {
      const found = index.ask(question, { typing, isKnown, own: game !== "" && key === game });
      const weight = game && key === game ? OWN ** Math.max(...found.map(({ share }) => share)) : 1;
      for (const hit of found) hit.score *= weight;
      return found;
    });
    return hits.sort((one, other) => other.score - one.score);
  }

  /**
   * What comes nearest to a question that nothing answers: each of its words as the word of the game most like it.
   * @param {string} question
   * @param {{game?: string}} [asked]
   * @returns {Hit[]}
   */
  nearest(question, { game = "" } = {}) {
    const words = [...this.#games.get(game)?.vocabulary ?? []].filter((word) => word.length >= LONG);
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
