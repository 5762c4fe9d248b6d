/** The index of one game: a word that all its rules use counts little there. */
import { QuestionReader } from "./search-question.js";
import { wordsOf } from "./search-words.js";

/**
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {{all: Forms[], telling: Forms[]}} Line its words, and those that tell something
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{entry: Entry, score: number, share: number, terms: Set<string>}} Hit `share`: of the question's concepts,
 *   the share that it matches; `terms`: the forms of the words that it was found by
 * @typedef {{score: number, terms: string[]}} Match
 * @typedef {Map<number, Match>} Matches by the place of the entry
 */

/** How much a word counts in each part of an entry. */
const PARTS = { number: 20, title: 3.5, names: 2, words: 1.3, called: 1.6, asked: 1.5, under: 1.8, text: 2 };
/** How much an entry of each kind counts: a rule comes before the prose that speaks of it. */
const KINDS = { rule: 1, term: 0.3, ruling: 0.66, example: 0.2, question: 0.35, heading: 0.65, minigame: 0.4, page: 0.6 };
/** How much a term counts whose name is all that is asked for. */
const NAMED = 1.3;
/** How much the beginning of a word counts while it is being typed. */
const BEGUN = 0.4;
/** Alternatives that count less do not name a term, nor make a line like a question. */
const SURE = 0.5;
/** How much more an entry counts of which a line says what is asked, all of it and nothing else: by meaning, by word. */
const SAME_MEANING = 0.75;
const SAME_WORDS = 0.75;

/** These are called by their number. */
const NUMBERED = new Set(["rule", "ruling"]);

export class GameIndex {
  /** The forms of all words. @type {Set<string>} */
  vocabulary = new Set();
  #entries;
  /** What each entry is called and asked. @type {Line[][]} */
  #lines;
  #forms;
  #index;
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
        const kept = forms.of(word);
        for (const form of kept) this.vocabulary.add(form);
        return kept;
      },
    });
    this.#index.addAll(entries.map((entry, at) => ({ ...entry, at, number: NUMBERED.has(entry.kind) ? entry.id : "" })));
    this.#forms = forms;
    const reader = new QuestionReader(forms, stopwords, synonyms, this.vocabulary);
    this.#lines = entries.map((entry) => linesOf(entry).map((line) => ({ all: this.#allWords(line), telling: reader.telling(line) })));
    this.#reader = reader;
  }

  /**
   * What answers a question, in any order. A score is the sum, over the concepts of the question, of how well an entry
   * matches each, next to the entry that matches it best.
   * @param {string} question
   * @param {{typing: boolean, isKnown: (form: string) => boolean}} how
   * @returns {Hit[]}
   */
  ask(question, how) {
    const concepts = this.#reader.read(question, how);
    /** @type {Map<number, Hit>} */
    const hits = new Map();
    for (const matches of concepts.map((concept) => this.#matches(concept))) {
      const most = Math.max(...[...matches.values()].map(({ score }) => score));
      for (const [at, { score, terms }] of matches) {
        const hit = hits.get(at) ?? { entry: /** @type {Entry} */ (this.#entries[at]), score: 0, share: 0, terms: new Set() };
        hits.set(at, hit);
        hit.score += Math.sqrt(score / most) / concepts.length;
        hit.share += 1 / concepts.length;
        for (const term of terms) hit.terms.add(term);
      }
    }
    const words = this.#allWords(question);
    for (const [at, hit] of hits) {
      const alike = (this.#lines[at] ?? []).map(({ all, telling }) =>
        SAME_MEANING * sameMeaning(telling, concepts) + SAME_WORDS * sameWords(all, words));
      hit.score *= this.#weight(hit.entry, concepts) * (1 + Math.max(0, ...alike));
    }
    return [...hits.values()];
  }

  /** @param {string} text */
  #allWords(text) {
    return wordsOf(text).map((word) => this.#forms.of(word));
  }

  /**
   * @param {Entry} entry
   * @param {Concept[]} concepts
   */
  #weight(entry, concepts) {
    if (entry.kind === "term" && this.#isNamed(entry, concepts)) return NAMED;
    return KINDS[/** @type {keyof typeof KINDS} */ (entry.kind)];
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
      const found = words.map((forms) => this.#found(forms, open));
      for (const at of found[0]?.keys() ?? []) {
        const all = found.flatMap((matches) => matches.get(at) ?? []);
        // Of several words, all.
        if (all.length < words.length) continue;
        const sum = all.reduce((total, { score }) => total + score, 0);
        keepBest(best, at, { score: (sum * weight) / words.length, terms: all.flatMap(({ terms }) => terms) });
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
    const take = (/** @type {string} */ form, /** @type {number} */ weight, prefix = false) => {
      const options = { tokenize: one, processTerm: same, prefix, boost: PARTS };
      const found = this.#index.search(form, options);
      for (const { id, score, terms } of found) keepBest(best, id, { score: score * weight, terms });
    };
    for (const form of forms) take(form, 1);
    const [bare = ""] = forms;
    if (open && bare.length > 1) take(bare, BEGUN, true);
    return best;
  }
}

/**
 * What says by itself what an entry is about: its title, what people call it, the questions that it answers.
 * @param {Entry} entry
 */
function linesOf({ title, called = "", asked = "" }) {
  return [title, called, asked].flatMap((text) => text.split("\n")).filter((line) => wordsOf(line).length);
}

/**
 * How much of a question a line says in other words, times how much of the line the question says.
 * @param {Forms[]} line
 * @param {Concept[]} concepts
 */
function sameMeaning(line, concepts) {
  const isIn = (/** @type {Forms} */ forms) => line.some((word) => isSame(word, forms));
  const said = concepts.flatMap(({ alternatives }) =>
    alternatives.find(({ words, weight }) => weight > SURE && words.every(isIn)) ?? []);
  const shared = line.filter((word) => said.some(({ words }) => words.some((forms) => isSame(word, forms))));
  const weight = said.reduce((sum, each) => sum + each.weight, 0);
  return (weight / concepts.length) * (shared.length / line.length);
}

/**
 * The same by the words as they are, small ones too: "who" and "how many" ask for different things.
 * @param {Forms[]} line
 * @param {Forms[]} question
 */
function sameWords(line, question) {
  const isIn = (/** @type {Forms[]} */ words) => (/** @type {Forms} */ word) => words.some((other) => isSame(word, other));
  return (question.filter(isIn(line)).length / question.length) * (line.filter(isIn(question)).length / line.length);
}

/**
 * @param {Forms} one the forms of a word
 * @param {Forms} other
 */
function isSame(one, other) {
  return one.some((form) => other.includes(form));
}

/** @param {string} text */
const one = (text) => [text];

/** @param {string} text */
const same = (text) => text;

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
