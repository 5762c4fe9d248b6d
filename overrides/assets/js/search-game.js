/** The index of one game: a word that all its rules use counts little there. */
import { Guess } from "./search-guess.js";
import { Likeness, SURE } from "./search-likeness.js";
import { QuestionReader } from "./search-question.js";
import { wordsOf } from "./search-words.js";

/**
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{entry: Entry, score: number, share: number, terms: Set<string>}} Hit `share`: of the question's concepts,
 *   the share that it matches; `terms`: the forms of the words that it was found by
 * @typedef {{score: number, terms: string[]}} Match
 * @typedef {Map<number, Match>} Matches by the place of the entry
 */

/** How much a word counts in each part of an entry. */
const PARTS = { number: 20, title: 3.5, names: 2, words: 1.3, called: 1.6, asked: 1.5, under: 1.8, text: 2 };
/** How much an entry of each kind counts: a rule comes before the prose that speaks of it. */
const KINDS = { rule: 1, term: 0.1, ruling: 0.92, example: 0.2, question: 0.35, heading: 0.84, minigame: 0.4, ask: 0.3, page: 0.6 };
/** How much a place beside the games counts whose title says something else than the question. */
const ASIDE = 0.03;
/** How much a term counts whose name is all that is asked for. */
const NAMED = 1.7;
/** How much the beginning of a word counts while it is being typed. */
const BEGUN = 0.4;
/** How a match of words counts beside likeness: the power of its score. */
const MATCH = 0.4;
/** So many of the best matches are compared by likeness, which takes time. */
const RERANKED = 30;

/** How the index is asked: a form of a word is neither cut nor changed once more. */
const AS_IT_IS = { tokenize: (/** @type {string} */ text) => [text], processTerm: (/** @type {string} */ text) => text, boost: PARTS };

/** The kinds of entries that are called by their number. */
const NUMBERED = new Set(["rule", "ruling"]);

/**
 * Full-text index of the entries of one game, or of those that belong to none. It reads nothing of the page; a
 * question is answered at once, the first one after some learning (search-guess.js).
 */
export class GameIndex {
  /** The forms of all words. @type {Set<string>} */
  vocabulary = new Set();
  #entries;
  /** What was found by the forms asked for so far. @type {Map<string, import("minisearch").SearchResult[]>} */
  #answered = new Map();
  /** Made when it is first asked for, which takes time. @type {Guess | undefined} */
  #guess;
  #index;
  #likeness;
  #reader;

  /**
   * @param {Entry[]} entries
   * @param {typeof import("minisearch").default} MiniSearch
   * @param {import("./search-words.js").WordForms} forms
   * @param {{stopwords: string[], synonyms: import("./search-question.js").Synonyms}} words
   */
  constructor(entries, MiniSearch, forms, { stopwords, synonyms }) {
    this.#entries = entries;
    this.#index = new MiniSearch({
      fields: Object.keys(PARTS),
      idField: "at",
      tokenize: wordsOf,
      processTerm: (word) => {
        const kept = forms.formsOf(word);
        for (const form of kept) this.vocabulary.add(form);
        return kept;
      },
    });
    this.#index.addAll(entries.map((entry, at) => ({ ...entry, at, number: NUMBERED.has(entry.kind) ? entry.id : "" })));
    const reader = new QuestionReader(forms, stopwords, synonyms, this.vocabulary);
    const all = (/** @type {string} */ text) => wordsOf(text).map((word) => forms.formsOf(word));
    this.#likeness = new Likeness(entries, { all, telling: (text) => reader.telling(text) });
    this.#reader = reader;
  }

  /**
   * What answers a question, in any order. A score is the sum, over the concepts of the question, of how well an entry
   * matches each, next to the entry that matches it best.
   * @param {string} question
   * @param {{typing: boolean, isKnown: (form: string) => boolean, own: boolean}} how `own`: whether one is reading this game
   * @returns {Hit[]}
   */
  ask(question, how) {
    const read = this.#reader.read(question, how);
    const { concepts, words } = read;
    /** @type {Map<number, Hit>} */
    const hits = new Map();
    const found = concepts.map((concept) => this.#matches(concept));
    for (const matches of found) {
      const most = Math.max(...[...matches.values()].map(({ score }) => score));
      for (const [at, { score, terms }] of matches) {
        const hit = hits.get(at) ?? { entry: /** @type {Entry} */ (this.#entries[at]), score: 0, share: 0, terms: new Set() };
        hits.set(at, hit);
        hit.score += Math.sqrt(score / most) / concepts.length;
        hit.share += 1 / concepts.length;
        for (const term of terms) hit.terms.add(term);
      }
    }
    const foreign = concepts.filter((_, at) => this.#isOfNoRule(/** @type {Matches} */ (found[at])));
    for (const hit of hits.values()) hit.score = hit.score ** MATCH * this.#weight(hit.entry, concepts, foreign);
    const best = [...hits].sort(([, one], [, other]) => other.score - one.score);
    const likeness = this.#likeness.likenessByEntry(concepts, words);
    for (const [at, hit] of best.slice(0, RERANKED)) hit.score *= likeness(at);
    if (how.own) this.#weigh(hits.values(), read, how.isKnown);
    return [...hits.values()];
  }

  /**
   * Let count what a question is likely to be about.
   * @param {Iterable<Hit>} hits
   * @param {import("./search-question.js").Question} question
   * @param {(form: string) => boolean} isKnown
   */
  #weigh(hits, question, isKnown) {
    this.#guess ??= new Guess(this.#entries, (text) => this.#reader.read(text, { typing: false, isKnown }));
    const likely = this.#guess.likelihoodByEntry(question);
    for (const hit of hits) hit.score *= likely(hit.entry);
  }

  /**
   * @param {Entry} entry
   * @param {Concept[]} concepts
   * @param {Concept[]} foreign those that no rule speaks of
   */
  #weight(entry, concepts, foreign) {
    if (entry.kind === "term" && this.#isNamed(entry, concepts)) return NAMED;
    const isSaid = isAside(entry) ? this.#isSaidBy(entry) : () => true;
    const aside = !concepts.every(isSaid) && !foreign.some(isSaid);
    return (aside ? ASIDE : 1) * KINDS[/** @type {keyof typeof KINDS} */ (entry.kind)];
  }

  /**
   * Whether a game has rules, and none of them speaks of what was matched.
   * @param {Matches} matches
   */
  #isOfNoRule(matches) {
    const isRule = ({ kind = "" } = {}) => NUMBERED.has(kind);
    return this.#entries.some(isRule) && ![...matches.keys()].some((at) => isRule(this.#entries[at]));
  }

  /**
   * Whether the title of an entry, or what people call it, says a concept.
   * @param {Entry} entry
   * @returns {(concept: Concept) => boolean}
   */
  #isSaidBy({ title, called = "" }) {
    const said = new Set(this.#reader.telling(`${title} ${called}`).flat());
    return ({ alternatives }) => alternatives.some(({ words, weight }) =>
      weight > SURE && words.every((forms) => forms.some((form) => said.has(form))));
  }

  /**
   * Whether a question is nothing but the name of a term.
   * @param {Entry} entry
   * @param {Concept[]} concepts
   */
  #isNamed(entry, concepts) {
    return (entry.names ?? "").split(/[,\n]/).some((name) => {
      const own = this.#reader.telling(name);
      const isIn = (/** @type {string[]} */ forms) => own.some((word) => word.some((form) => forms.includes(form)));
      const fits = (/** @type {Alternative} */ { words, weight }) => weight > SURE && words.every(isIn);
      const fitting = concepts.map(({ alternatives }) => alternatives.filter(fits));
      const said = fitting.flatMap((each) => each.flatMap(({ words }) => words.flat()));
      return fitting.every((each) => each.length) && own.every((word) => word.some((form) => said.includes(form)));
    });
  }

  /**
   * @param {Concept} concept
   * @returns {Matches}
   */
  #matches({ alternatives, open }) {
    /** @type {Matches} */
    const best = new Map();
    for (const { words, weight } of alternatives) {
      const [first, ...others] = words.map((forms) => this.#found(forms, open));
      for (const [at, { score, terms }] of first ?? []) {
        const more = others.map((matches) => matches.get(at));
        // Of several words, all.
        if (more.includes(undefined)) continue;
        const sum = more.reduce((total, each) => total + (each?.score ?? 0), score);
        keepBest(best, at, { score: (sum * weight) / words.length, terms: [...terms, ...more.flatMap((each) => each?.terms ?? [])] });
      }
    }
    return best;
  }

  /**
   * @param {string[]} forms
   * @param {boolean} open
   * @returns {Matches}
   */
  #found(forms, open) {
    /** @type {Matches} */
    const best = new Map();
    for (const form of forms) for (const { id, score, terms } of this.#whole(form)) keepBest(best, id, { score, terms });
    const [bare = ""] = forms;
    const begun = open && bare.length > 1 ? this.#index.search(bare, { ...AS_IT_IS, prefix: true }) : [];
    for (const { id, score, terms } of begun) keepBest(best, id, { score: score * BEGUN, terms });
    return best;
  }

  /** @param {string} form of a whole word: kept, since it is asked again with each letter that is typed after it */
  #whole(form) {
    const found = this.#answered.get(form) ?? this.#index.search(form, AS_IT_IS);
    this.#answered.set(form, found);
    return found;
  }
}

/**
 * Whether a place is of no game, or about its bots: who asks for a rule does not mean it.
 * @param {Entry} entry
 */
const isAside = ({ game, url }) => !game || url.startsWith(`${game}/bots/`);

/**
 * The best score counts; the words of all matches are marked.
 * @param {Matches} best
 * @param {number} at
 * @param {Match} match
 */
function keepBest(best, at, { score, terms }) {
  const old = best.get(at);
  best.set(at, old ? { score: Math.max(old.score, score), terms: [...old.terms, ...terms] } : { score, terms });
}
