/** Finds the entries of the book that answer a question. It knows no page: the browser and the tests ask it alike. */
import { GameIndex } from "./search-game.js";
import { GameNames } from "./search-names.js";
import { NumberReader } from "./search-numbers.js";
import { Phrases } from "./search-phrases.js";
import { withoutAccents, nearestOf, WordForms, wordsOf } from "./search-words.js";

/**
 * @typedef {{id: string, kind: string, game: string, url: string, title: string, text?: string, under?: string,
 *   names?: string, words?: string, called?: string, asked?: string, cites?: string}} Entry as tools/search_index/entries.py makes it
 * @typedef {{lang: string, games: Record<string, string>, names: Record<string, string[]>, stopwords: string[], endings: string[],
 *   synonyms: Record<string, import("./search-phrases.js").Synonyms>, entries: Entry[],
 *   frequent: Record<string, {asked: string, id: string}[]>, learnt?: Record<string, import("./search-guess.js").Learnt>}} Book the index of a language
 * @typedef {import("./search-game.js").Hit} Hit
 */

/** How much more the game counts that one is reading, as a power, and how much that it answers better than the others, or worse. */
const OWN = 1.6;
const BETTER = 0.2;
/** How much more a game counts that is named. */
const NAMED = 25;
/** So many questions of each game are shown where one reads none. */
const OF_EACH = 2;
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
    const numbered = entries.map((entry) => ({ entry, score: most, share: 1, terms: NONE, fit: 0, sure: true, may: true }));
    return [...numbered, ...found.filter((hit) => !entries.includes(hit.entry))];
  }

  /**
   * @param {string} question
   * @param {{about: string, typing: boolean, named: boolean}} how
   * @returns {Hit[]}
   */
  #answers(question, { about, typing, named }) {
    const found = new Map([...this.#games].map(([key, index]) => [key, index.ask(question, { typing, isKnown: this.#isKnown })]));
    const fits = [...found].map(([key, hits]) => ({ key, fit: Math.max(0, ...hits.map(({ fit }) => fit)) }));
    const best = (/** @type {boolean} */ own) => Math.max(0, ...fits.flatMap(({ key, fit }) => (key && (key === about) === own ? fit : [])));
    const weight = named ? NAMED : Math.exp(OWN + BETTER * (best(true) - best(false)));
    for (const hit of (about && found.get(about)) || []) hit.score *= weight;
    const hits = [...found.values()].flat().sort((one, other) => other.score - one.score);
    return answersFirst(hits, about);
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
    return pages.map((entry) => ({ entry, score: 1, share: 1, terms: NONE, fit: 0, sure: true, may: true }));
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
   * What is asked most often of a game; of no game, a little of each.
   * @param {string} game
   * @returns {{asked: string, entry: Entry}[]}
   */
  frequent(game) {
    const own = this.#book.frequent[game];
    const asked = own ? own.map((each) => ({ ...each, game })) : Object.entries(this.#book.frequent).flatMap(([key, all]) => all.slice(0, OF_EACH).map((each) => ({ ...each, game: key })));
    return asked.flatMap(({ asked, id, game: key }) => {
      const entry = this.#book.entries.find((each) => each.game === key && each.id === id);
      return entry ? { asked, entry } : [];
    });
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

/**
 * The hits, but one that begins with the answer to the very question comes before all others of its game, and that question by
 * itself no more. Who reads one game is not told the answers of others.
 * @param {Hit[]} hits
 * @param {string} about the game that is asked about, "" for all
 */
function answersFirst(hits, about) {
  for (const hit of hits) if (about && hit.entry.game !== about) for (const told of /** @type {const} */ (["answer", "related"])) delete hit[told];
  const answered = hits.filter(({ answer }) => answer);
  const others = hits.filter((hit) => !answered.includes(hit) && !answered.some(({ answer }) => answer === hit.entry));
  for (const hit of answered) {
    Object.assign(hit, { sure: true, may: true });
    const first = about ? 0 : others.findIndex(({ entry }) => entry.game === hit.entry.game);
    others.splice(first < 0 ? others.length : first, 0, hit);
  }
  return others;
}
