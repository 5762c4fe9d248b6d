/**
 * Finds the entries of the book that answer a question. It knows no page: the browser and the tests ask it alike.
 *
 * Every game has an index of its own, where a word that all its rules use counts little. An entry's score is the sum, over
 * the concepts of the question, of the best match of each.
 */
import { QuestionReader } from "./search-question.js";
import { fold, isNear, nearestOf, WordForms, wordsOf } from "./search-words.js";

/**
 * @typedef {{id: string, kind: string, game: string, url: string, title: string, text?: string, under?: string,
 *   names?: string, words?: string, asked?: string, told?: string}} Entry
 * @typedef {{lang: string, games: Record<string, string>, stopwords: string[],
 *   synonyms: Record<string, import("./search-question.js").Synonyms>, entries: Entry[]}} Book
 * @typedef {{entry: Entry, score: number, covered: number, terms: Set<string>}} Hit
 * @typedef {{score: number, terms: string[]}} Match
 * @typedef {typeof import("minisearch").default} Engine
 */

export const TUNE = {
  boost: { number: 20, title: 4, names: 4, words: 2, asked: 3, under: 1.5, text: 1.5, told: 0.7 },
  kinds: { rule: 1.25, term: 1.1, ruling: 1, example: 0.7, question: 0.7, heading: 0.6, minigame: 0.5, page: 0.5 },
  power: 0.8,
  prefix: 0.4,
  near: 0.6,
  cover: 2,
  termCover: 4,
  game: 5,
  exact: 1.5,
  sentence: 0.6,
  together: 0.5,
};

/** So many of the best hits are looked at more closely. */
const NEAR_TOP = 30;

/** The index of one game. */
class GameIndex {
  /** @type {Set<string>} */
  vocabulary = new Set();
  /** @type {Map<Entry, string[][]>} */
  #texts = new Map();
  #index;
  #forms;
  /** @type {Set<string>} */
  #small;

  /**
   * @param {Entry[]} entries
   * @param {Engine} MiniSearch
   * @param {WordForms} forms
   * @param {string[]} stopwords
   */
  constructor(entries, MiniSearch, forms, stopwords) {
    this.entries = entries;
    this.#forms = forms;
    this.#small = new Set(stopwords.map(fold));
    this.#index = new MiniSearch({
      fields: ["number", "title", "names", "words", "asked", "under", "text", "told"],
      idField: "at",
      tokenize: wordsOf,
      processTerm: (word) => {
        const kept = forms.of(word);
        for (const form of kept) this.vocabulary.add(form);
        return kept;
      },
    });
    this.#index.addAll(entries.map((entry, at) => ({ ...entry, at, number: entry.id })));
  }

  /**
   * The telling words of an entry, in their order and in all their forms.
   * @param {Entry} entry
   */
  textOf(entry) {
    let text = this.#texts.get(entry);
    if (!text) {
      const { title, asked = "", text: said = "" } = entry;
      const words = wordsOf(`${title} ${asked} ${said}`).filter((word) => !this.#small.has(fold(word)));
      text = words.map((word) => this.#forms.of(word));
      this.#texts.set(entry, text);
    }
    return text;
  }

  /**
   * The words of this game that may be meant by a mistyped one.
   * @param {string[]} forms
   */
  near(forms) {
    return [...this.vocabulary].filter((word) => forms.some((form) => isNear(form, word)));
  }

  /**
   * @param {string} form
   * @param {boolean} prefix
   */
  find(form, prefix) {
    return this.#index.search(form, { tokenize: (text) => [text], processTerm: (text) => text, prefix, boost: TUNE.boost });
  }
}

export class SearchIndex {
  #book;
  #forms;
  #reader;
  /** @type {Map<string, GameIndex>} */
  #games = new Map();

  /**
   * @param {Book} book
   * @param {Engine} MiniSearch
   * @param {import("./search-words.js").Stemmer} stem
   */
  constructor(book, MiniSearch, stem) {
    this.#book = book;
    this.#forms = new WordForms(stem);
    this.#reader = new QuestionReader(this.#forms, book.stopwords);
    for (const game of ["", ...Object.keys(book.games)]) {
      const entries = book.entries.filter((entry) => entry.game === game);
      this.#games.set(game, new GameIndex(entries, MiniSearch, this.#forms, book.stopwords));
    }
  }

  /**
   * The entries that answer best, the best first.
   * @param {string} question
   * @param {{game?: string, typing?: boolean}} [asked] the game one is reading; whether the last word may go on
   * @returns {Hit[]}
   */
  search(question, { game = "", typing = false } = {}) {
    const hits = [...this.#games.keys()].flatMap((each) => {
      const found = this.#ask(question, each, typing);
      for (const hit of found) if (game && each === game) hit.score *= TUNE.game;
      return found;
    });
    return hits.sort(byScore);
  }

  /**
   * What comes nearest to a question that nothing answers: each of its words as the word of the game most like it.
   * @param {string} question
   * @param {{game?: string}} [asked]
   * @returns {Hit[]}
   */
  nearest(question, { game = "" } = {}) {
    const words = this.#games.get(game)?.vocabulary ?? [];
    const likely = wordsOf(question).map((word) => nearestOf(fold(word), words));
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
      return { text: part, found: at % 2 === 1 && this.#forms.of(part).some((form) => terms.has(form)) };
    });
  }

  /**
   * @param {string} question
   * @param {string} game
   * @param {boolean} typing
   */
  #ask(question, game, typing) {
    const index = /** @type {GameIndex} */ (this.#games.get(game));
    const synonyms = [...this.#book.synonyms[""] ?? [], ...(game ? this.#book.synonyms[game] ?? [] : [])];
    const isKnown = (/** @type {string} */ word) => this.#forms.of(word).some((form) => index.vocabulary.has(form));
    const concepts = this.#reader.read(question, synonyms, isKnown, typing);
    const found = concepts.map((concept) => this.#matches(concept, index));
    const weights = found.map(({ size }) => Math.log(1 + index.entries.length / Math.max(size, 1)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    /** @type {Map<number, Hit>} */
    const hits = new Map();
    found.forEach((matches, at) => {
      for (const [id, { score, terms }] of matches) {
        const entry = /** @type {Entry} */ (index.entries[id]);
        const hit = hits.get(id) ?? { entry, score: 0, covered: 0, terms: new Set() };
        hits.set(id, hit);
        hit.score += score ** TUNE.power;
        hit.covered += (weights[at] ?? 0) / total;
        for (const term of terms) hit.terms.add(term);
      }
    });
    for (const hit of hits.values()) hit.score *= this.#weight(hit, concepts);
    const ranked = [...hits.values()].sort(byScore);
    for (const hit of ranked.slice(0, NEAR_TOP)) hit.score *= 1 + TUNE.together * this.#together(hit.entry, concepts, index);
    return ranked;
  }

  /**
   * How many words of the question stand side by side in an entry as they do in the question, as a share of one.
   * @param {Entry} entry
   * @param {import("./search-question.js").Concept[]} concepts
   * @param {GameIndex} index
   */
  #together(entry, concepts, index) {
    if (concepts.length < 2) return 0;
    const text = index.textOf(entry);
    const asked = concepts.map(({ alternatives }) => new Set(alternatives.flatMap(({ words }) => words.flatMap((word) => this.#forms.of(word)))));
    const isAt = (/** @type {number} */ place, /** @type {number} */ concept) => text[place]?.some((form) => asked[concept]?.has(form)) ?? false;
    let pairs = 0;
    for (let concept = 0; concept + 1 < asked.length; concept++) {
      const found = text.some((_, place) => isAt(place, concept) && [1, 2].some((step) => isAt(place + step, concept + 1)));
      pairs += found ? 1 : 0;
    }
    return pairs / (concepts.length - 1);
  }

  /**
   * @param {Hit} hit
   * @param {import("./search-question.js").Concept[]} concepts
   */
  #weight(hit, concepts) {
    const { entry } = hit;
    let weight = hit.covered ** (entry.kind === "term" ? TUNE.termCover : TUNE.cover) * (TUNE.kinds[/** @type {keyof typeof TUNE.kinds} */ (entry.kind)] ?? 1);
    if (entry.kind === "term" && concepts.length > 2) weight *= TUNE.sentence;
    if (this.#isNamed(entry, concepts)) weight *= TUNE.exact;
    return weight;
  }

  /**
   * Whether a question is nothing but the name of a term.
   * @param {Entry} entry
   * @param {import("./search-question.js").Concept[]} concepts
   */
  #isNamed(entry, concepts) {
    if (entry.kind !== "term") return false;
    const asked = concepts.map(({ alternatives }) => alternatives.flatMap(({ words }) => words.length === 1 ? this.#forms.of(words[0] ?? "") : []));
    return (entry.names ?? "").split(/[,\n]/).some((name) => {
      const words = wordsOf(name).filter((word) => !this.#reader.isSmall(word)).map((word) => this.#forms.of(word));
      return words.length === asked.length && words.every((forms) => asked.some((other) => forms.some((form) => other.includes(form))));
    });
  }

  /**
   * @param {import("./search-question.js").Concept} concept
   * @param {GameIndex} index
   */
  #matches({ alternatives, open }, index) {
    /** @type {Map<number, Match>} */
    const best = new Map();
    for (const { words, weight } of alternatives) {
      const found = words.map((word) => this.#found(word, open, index));
      for (const [id, { score, terms }] of found[0] ?? []) {
        const others = found.slice(1).map((matches) => matches.get(id));
        // Of several words, all.
        if (others.some((other) => !other)) continue;
        const all = [{ score, terms }, .../** @type {Match[]} */ (others)];
        const sum = all.reduce((total, match) => total + match.score, 0);
        keepBest(best, id, { score: (sum * weight) / all.length, terms: all.flatMap((match) => match.terms) });
      }
    }
    return best;
  }

  /**
   * @param {string} word
   * @param {boolean} open
   * @param {GameIndex} index
   */
  #found(word, open, index) {
    /** @type {Map<number, Match>} */
    const best = new Map();
    const take = (/** @type {string} */ form, /** @type {number} */ weight, prefix = false) => {
      for (const { id, score, terms } of index.find(form, prefix)) keepBest(best, id, { score: score * weight, terms });
    };
    const forms = this.#forms.of(word);
    const [bare = ""] = forms;
    for (const form of forms) take(form, 1);
    if (open && bare.length > 1) take(bare, TUNE.prefix, true);
    if (best.size || this.#isKnownElsewhere(forms)) return best;
    for (const near of index.near(forms)) take(near, TUNE.near);
    if (!best.size && bare.length > 3) take(bare, TUNE.prefix, true);
    return best;
  }

  /** @param {string[]} forms */
  #isKnownElsewhere(forms) {
    return [...this.#games.values()].some(({ vocabulary }) => forms.some((form) => vocabulary.has(form)));
  }
}

/**
 * @param {Hit} one
 * @param {Hit} other
 */
function byScore(one, other) {
  return other.score - one.score;
}

/**
 * @param {Map<number, Match>} best
 * @param {number} id
 * @param {Match} match
 */
function keepBest(best, id, match) {
  if ((best.get(id)?.score ?? 0) < match.score) best.set(id, match);
}
