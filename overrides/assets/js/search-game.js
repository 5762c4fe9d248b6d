/** The index of one game: a word that all its rules use counts little there. */
import { Guess } from "./search-guess.js";
import { Likeness, SURE } from "./search-likeness.js";
import { Matcher } from "./search-match.js";
import { QuestionReader } from "./search-question.js";
import { NUMBERED, Texts } from "./search-texts.js";

/**
 * @typedef {import("./search-match.js").Matches} Matches
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{entry: Entry, score: number, share: number, terms: Set<string>}} Hit `share`: of the question's concepts,
 *   the share that it matches; `terms`: the forms of the words that it was found by
 */

/** How much an entry of each kind counts: a rule comes before the prose that speaks of it. */
const KINDS = { rule: 1, term: 0.1, ruling: 0.92, example: 0.2, question: 0.35, heading: 0.84, minigame: 0.4, ask: 0.3, page: 0.6 };
/** How much a place beside the games counts whose title says something else than the question. */
const ASIDE = 0.03;
/** How much a term counts whose name is all that is asked for. */
const NAMED = 1.7;
/** How a match of words counts beside likeness: the power of its score. */
const MATCH = 0.4;
/** The share of an entry that matches all concepts, but for rounding. */
const WHOLE = 0.99;
/** So many of the best matches are compared by likeness, which takes time. */
const RERANKED = 30;

/** Full-text index of the entries of one game, or of those that belong to none. It reads nothing of the page. */
export class GameIndex {
  #entries;
  #forms;
  #guess;
  #likeness;
  #matcher;
  #reader;
  #texts;
  /** The forms of the words of titles that were looked at. @type {Map<Entry, Set<string>>} */
  #titles = new Map();

  /**
   * @param {Entry[]} entries
   * @param {import("./search-words.js").WordForms} forms
   * @param {import("./search-phrases.js").Phrases[]} phrases
   * @param {import("./search-guess.js").Learnt | undefined} learnt
   */
  constructor(entries, forms, phrases, learnt) {
    this.#forms = forms;
    this.#entries = entries;
    this.#texts = new Texts(entries, forms);
    this.#reader = new QuestionReader(forms, phrases, this.#texts);
    this.#matcher = new Matcher(this.#texts, entries.length);
    this.#likeness = new Likeness(this.#texts, entries.length, forms);
    this.#guess = learnt && new Guess(entries, learnt);
  }

  /** All words, without accents. */
  get words() {
    return this.#texts.words;
  }

  /**
   * Whether a word has this form.
   * @param {string} form
   */
  knows(form) {
    return this.#texts.having(form).length > 0;
  }

  /**
   * A question as this game reads it.
   * @param {string} question
   * @param {{typing: boolean, isKnown: (form: string) => boolean}} how
   */
  read(question, how) {
    return this.#reader.read(question, how);
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
    const found = concepts.map((concept) => this.#matcher.matches(concept));
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
    for (const hit of hits.values()) hit.score = hit.score ** MATCH * this.#weight(hit, concepts, foreign);
    const best = [...hits].sort(([, one], [, other]) => other.score - one.score);
    const likeness = this.#likeness.likenessByEntry(concepts, words);
    for (const [at, hit] of best.slice(0, RERANKED)) hit.score *= likeness(at);
    const likely = how.own && this.#guess?.likelihoodByEntry(read);
    for (const hit of likely ? hits.values() : []) if (likely) hit.score *= likely(hit.entry);
    return [...hits.values()];
  }

  /**
   * @param {Hit} hit
   * @param {Concept[]} concepts
   * @param {Concept[]} foreign those that no rule speaks of
   */
  #weight({ entry, share }, concepts, foreign) {
    if (entry.kind === "term" && share > WHOLE && this.#isNamed(entry, concepts)) return NAMED;
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
  #isSaidBy(entry) {
    const { title, called = "" } = entry;
    const said = this.#titles.get(entry) ?? new Set(this.#forms.telling(`${title} ${called}`).flat());
    this.#titles.set(entry, said);
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
      const own = this.#forms.telling(name);
      const isIn = (/** @type {string[]} */ forms) => own.some((word) => word.some((form) => forms.includes(form)));
      const fits = (/** @type {Alternative} */ { words, weight }) => weight > SURE && words.every(isIn);
      const fitting = concepts.map(({ alternatives }) => alternatives.filter(fits));
      const said = fitting.flatMap((each) => each.flatMap(({ words }) => words.flat()));
      return fitting.every((each) => each.length) && own.every((word) => word.some((form) => said.includes(form)));
    });
  }
}

/**
 * Whether a place is of no game, or about its bots: who asks for a rule does not mean it.
 * @param {Entry} entry
 */
const isAside = ({ game, url }) => !game || url.startsWith(`${game}/bots/`);
