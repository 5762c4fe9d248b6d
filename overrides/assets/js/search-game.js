/** The index of one game: a word that all its rules use counts little there. */
import { Answers } from "./search-answers.js";
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
 * @typedef {{entry: Entry, score: number, share: number, terms: Set<string>, fit: number, sure: boolean, may: boolean,
 *   answer?: Entry, related?: Entry}} Hit `share`: of
 *   the question's concepts, the share that it matches; `terms`: the forms of the words that it was found by; `fit`: how much
 *   speaks for it that it answers the question; `sure`: whether that is enough, or it is merely what comes nearest; `may`: whether
 *   it may still be the answer; `answer`: the question from the table that is asked, if it says in a sentence what this entry says;
 *   `related`: one that has something in common with what is asked, where none is that
 * @typedef {Hit & {covered: number}} Found `covered`: the share again, but rare concepts count more
 */

/** How much an entry of each kind counts: a rule comes before the prose that speaks of it. */
const KINDS = { rule: 1, term: 0.1, ruling: 0.92, example: 0.2, question: 0.35, heading: 0.84, minigame: 0.4, ask: 0.3, page: 0.84 };
/** The kind of questions that are answered in a word: they are no hits themselves, and their words do not count. */
const SHORT = "short";
/** How much a place beside the games counts whose title says something else than the question. */
const ASIDE = 0.03;
/** How much a term counts whose name is all that is asked for. */
const NAMED = 1.7;
/** How a match of words counts beside likeness: the power of its score. */
const MATCH = 0.4;
/** The share of an entry that matches all concepts, but for rounding. */
const WHOLE = 0.99;
/** How much speaks for it that an entry answers a question: what it covers of that, its wording, a guess. So much is enough, or too little. */
const COVERED = 3;
const WORDED = 4;
const GUESSED = 4;
const ENOUGH = 5;
const LITTLE = 2.9;
/** So many of the best matches are compared by likeness, which takes time. */
const RERANKED = 30;

/** Full-text index of the entries of one game, or of those that belong to none. It reads nothing of the page. */
export class GameIndex {
  #answers;
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
   * @param {Entry[]} all
   * @param {import("./search-words.js").WordForms} forms
   * @param {import("./search-phrases.js").Phrases[]} phrases
   * @param {import("./search-guess.js").Learnt | undefined} learnt
   */
  constructor(all, forms, phrases, learnt) {
    const entries = all.filter(({ kind }) => kind !== SHORT);
    this.#forms = forms;
    this.#entries = entries;
    this.#texts = new Texts(entries, forms);
    this.#reader = new QuestionReader(forms, phrases, this.#texts);
    this.#matcher = new Matcher(this.#texts, entries.length);
    this.#answers = new Answers(all, this.#reader, forms, (concept) => this.#rarity(this.#matcher.matches(concept)));
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
   * @param {{typing: boolean, isKnown: (form: string) => boolean}} how
   * @returns {Hit[]}
   */
  ask(question, how) {
    const read = this.#reader.read(question, how);
    const { concepts, words } = read;
    const matches = concepts.map((concept) => this.#matcher.matches(concept));
    const hits = this.#gather(matches);
    const foreign = concepts.filter((_, at) => this.#isOfNoRule(/** @type {Matches} */ (matches[at])));
    for (const hit of hits.values()) hit.score = hit.score ** MATCH * this.#weight(hit, concepts, foreign);
    const best = [...hits].sort(([, one], [, other]) => other.score - one.score);
    const likeness = this.#likeness.likenessByEntry(concepts, words);
    const guess = this.#guess?.chances(read);
    for (const [at, hit] of best.slice(0, RERANKED)) {
      const [alike, chance] = [likeness(at), guess?.chanceOf(hit.entry) ?? 0];
      hit.score *= alike;
      hit.fit += COVERED * hit.covered + WORDED * Math.log(alike) + GUESSED * chance;
      hit.sure = hit.fit > ENOUGH;
      hit.may = hit.fit > LITTLE;
    }
    for (const hit of hits.values()) hit.score *= guess?.likelihoodOf(hit.entry) ?? 1;
    const found = [...hits.values()];
    this.#answers.give(question, how, found);
    return found;
  }

  /**
   * The entries that match some concept of a question, by their places.
   * @param {Matches[]} found what matches each concept
   */
  #gather(found) {
    const rarity = found.map((matches) => this.#rarity(matches));
    const all = rarity.reduce((sum, each) => sum + each, 0);
    /** @type {Map<number, Found>} */
    const hits = new Map();
    for (const [which, matches] of found.entries()) {
      const most = Math.max(...[...matches.values()].map(({ score }) => score));
      for (const [at, { score, terms }] of matches) {
        const entry = /** @type {Entry} */ (this.#entries[at]);
        const hit = hits.get(at) ?? { entry, score: 0, share: 0, covered: 0, terms: new Set(), fit: 0, sure: false, may: false };
        hits.set(at, hit);
        hit.score += Math.sqrt(score / most) / found.length;
        hit.share += 1 / found.length;
        hit.covered += (rarity[which] ?? 0) / all;
        for (const term of terms) hit.terms.add(term);
      }
    }
    return hits;
  }

  /**
   * How much a concept tells: the more, the fewer entries match it.
   * @param {Matches} matches
   */
  #rarity({ size }) {
    return Math.log(1 + this.#entries.length / (size + 0.5));
  }

  /**
   * @param {Hit} hit
   * @param {Concept[]} concepts
   * @param {Concept[]} foreign those that no rule speaks of
   */
  #weight(hit, concepts, foreign) {
    const { entry, share } = hit;
    if (entry.kind === "term" && share > WHOLE && this.#isNamed(entry, concepts)) {
      hit.fit = ENOUGH;
      return NAMED;
    }
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
