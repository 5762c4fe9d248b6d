/** Finds, among the questions from the table that the pages answer in a sentence, the one that is asked: it, or none. */
import { sentencesOf, stanceOf, subjectOf, unlike } from "./search-stance.js";
import { NUMBERED } from "./search-texts.js";

/**
 * @typedef {import("./search-game.js").Hit} Hit
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {{ways: string[][][], open: boolean, isNumber: boolean, weight: number}} Meaning a concept: in which ways it can be said, each of some
 *   words with their forms, its own first; whether its last word is still being typed; how much it counts
 * @typedef {{meanings: Meaning[], stance: import("./search-stance.js").Stance, condition: Meaning[], isBare: boolean}} Said
 *   `condition`: "With three players, …"; `isBare`: all that it is about is told before it, "What now?"
 * @typedef {{typing: boolean, isKnown: (form: string) => boolean}} How
 */

const SENTENCE = /(?<=[.!?…])\s+/u;
/** Alternatives of a concept that count less do not say it. */
const SURE = 0.5;
/** How much counts what is told before what is asked, or before a question of the pages; a number, such as that of a card, beside a word. */
const BEFORE = 0.25;
const BEFORE_KNOWN = 0.7;
const NUMBER = 0.2;
/** Of what is asked, the question says so much at least, or something else is asked; of the question, so much is asked. */
const SAID = 0.8;
const ASKED = 0.7;
/** An answer cites one of so many best hits; not the first of them, only if the questions are as good as the same. */
const BEST = 4;
const SAME = 0.85;
/** Words that ask nothing by themselves, "blocked pawn", are so many at least, and nearly all of a question that names its subject. */
const WORDS = 2;
const NEARLY_ALL = 0.8;
/** Of both, so much is the same at least, or a question is none to be read beside what is asked. */
const NEAR = 0.45;
/** How much counts what is in common with a question that wants to know something else. */
const ELSE = 0.7;

/** The questions of one game. */
export class Answers {
  #reader;
  #questions;
  #rarityOf;
  #forms;
  /** What was read of each question. @type {Map<Entry, Said>} */
  #read = new Map();

  /**
   * @param {Entry[]} entries of the game
   * @param {import("./search-question.js").QuestionReader} reader
   * @param {import("./search-words.js").WordForms} forms
   * @param {(concept: Concept) => number} rarityOf how much a concept tells
   */
  constructor(entries, reader, forms, rarityOf) {
    this.#questions = entries.filter(({ cites }) => cites);
    this.#reader = reader;
    this.#forms = forms;
    this.#rarityOf = rarityOf;
  }

  /**
   * Gives one of the best hits the answer, if what is asked is one of the questions whose answers cite it; of these, the one most alike.
   * Else the best hit is given the question that is nearest, if it has enough in common with what is asked.
   * @param {string} question
   * @param {How} how
   * @param {Hit[]} hits
   */
  give(question, how, hits) {
    const numbered = hits.filter(({ entry }) => NUMBERED.has(entry.kind));
    const best = numbered.sort((one, other) => other.score - one.score).slice(0, BEST);
    const asked = this.#said(question, how);
    /** @type {{hit?: Hit, answer?: Entry, much: number}} */
    let most = { much: 0 };
    for (const answer of this.#questions) {
      const cited = answer.cites?.split("\n") ?? [];
      const place = best.findIndex(({ entry }) => cited.includes(entry.id));
      if (place < 0) continue;
      const [hit, much] = [best[place], this.#alike(asked, answer, how)];
      if (much > most.much && (place === 0 || much > SAME)) most = { hit, answer, much };
    }
    if (most.hit) most.hit.answer = most.answer;
    else if (best[0]) best[0].related = this.#nearest(asked, how);
  }

  /**
   * The question that has most in common with what is asked: to be read beside it, not as its answer.
   * @param {Said} asked
   * @param {How} how
   */
  #nearest(asked, how) {
    /** @type {{answer?: Entry, much: number}} */
    let most = { much: NEAR };
    for (const answer of this.#questions) {
      const known = this.#knownOf(answer, how);
      const [said, whole] = sharesInCommon(asked, known);
      const much = (2 * said * whole) / (said + whole || 1) * (unlike(asked.stance, known.stance) ? ELSE : 1);
      if (much > most.much) most = { answer, much };
    }
    return most.answer;
  }

  /**
   * @param {Entry} entry
   * @param {How} how
   */
  #knownOf(entry, how) {
    const known = this.#read.get(entry) ?? this.#said(entry.title, { ...how, typing: false }, BEFORE_KNOWN);
    this.#read.set(entry, known);
    return known;
  }

  /**
   * How much of what is asked a question says, times how much of the question is asked; 0 if it is another question.
   * @param {Said} asked
   * @param {Entry} entry
   * @param {How} how
   */
  #alike(asked, entry, how) {
    const known = this.#knownOf(entry, how);
    if (unlike(asked.stance, known.stance) || (known.condition.length && !shareSaid(known.condition, asked.meanings))) return 0;
    const [said, whole] = sharesInCommon(asked, known);
    if (asked.stance.wants) return said < SAID || whole < ASKED ? 0 : said * whole;
    return said < SAID || whole < NEARLY_ALL || asked.meanings.length < WORDS || known.isBare ? 0 : said * whole;
  }

  /**
   * @param {string} text
   * @param {How} how
   * @param {number} [before] how much counts what is told before
   * @returns {Said}
   */
  #said(text, how, before = BEFORE) {
    const sentences = sentencesOf(text, (word) => this.#forms.isSmall(word) || this.#forms.formsOf(word).some(how.isKnown));
    const read = (/** @type {string} */ sentence, /** @type {boolean} */ isLast) =>
      this.#reader.read(subjectOf(sentence), { ...how, typing: how.typing && isLast }).concepts.map((concept) => this.#meaning(concept, isLast ? 1 : before));
    const meanings = sentences.flatMap((sentence, at) => read(sentence, at === sentences.length - 1));
    const last = sentences.at(-1) ?? "";
    const [condition = "", ...rest] = (text.toLowerCase().split(SENTENCE).at(-1) ?? "").split(", ");
    return { meanings, condition: rest.length ? read(condition, false) : [], stance: stanceOf(last), isBare: !/\p{L}/u.test(subjectOf(last)) };
  }

  /**
   * @param {Concept} concept
   * @param {number} weight
   * @returns {Meaning}
   */
  #meaning(concept, weight) {
    const ways = concept.alternatives.filter((each) => each.weight > SURE).map(({ words }) => words);
    const isNumber = ways.flat(2).every((form) => /^\d+$/.test(form));
    return { ways, open: concept.open, isNumber, weight: weight * this.#rarityOf(concept) };
  }
}

/**
 * How much of what is asked a question says, and how much of the question is asked.
 * @param {Said} asked
 * @param {Said} known
 * @returns {[number, number]}
 */
const sharesInCommon = (asked, known) => [shareSaid(asked.meanings, known.meanings), shareSaid(known.meanings, asked.meanings)];

/**
 * The share of what some concepts say that others say, too; rare concepts count more, and numbers little beside none.
 * @param {Meaning[]} some
 * @param {Meaning[]} others
 */
function shareSaid(some, others) {
  const isNumbered = others.some(({ isNumber }) => isNumber);
  const own = others.flatMap(({ ways }) => ways.slice(0, 1).flat());
  const [all, said] = [some, some.filter((each) => isSaid(each, others, own))].map((these) =>
    these.reduce((sum, { weight, isNumber }) => sum + weight * (isNumber && !isNumbered ? NUMBER : 1), 0));
  return all ? (said ?? 0) / all : 0;
}

/**
 * Whether others say a concept: they can be called the same, or its word is a part of what they can be called, or together they say it.
 * @param {Meaning} meaning
 * @param {Meaning[]} others
 * @param {string[][]} own the words of these
 */
function isSaid({ ways, open }, others, own) {
  const [first = []] = ways;
  const called = others.flatMap((other) => other.ways);
  return called.some((way) => isIn(first, way, open) || ways.some((its) => isIn(its, way, open) && isIn(way, its))) || ways.some((its) => isIn(its, own, open));
}

/**
 * Whether words are among others; of a word still being typed, the beginning is enough.
 * @param {string[][]} words
 * @param {string[][]} others
 * @param {boolean} [open]
 */
function isIn(words, others, open = false) {
  const isSame = (/** @type {string} */ form, /** @type {string} */ other) => form === other || (open && other.startsWith(form));
  return words.every((forms) => others.some((its) => forms.some((form) => its.some((other) => isSame(form, other)))));
}
