/** Undo and redo of what is told at a real table. */
import { button, makeElement, setUsable } from "./dom.js";
import { textOf } from "./texts.js";

/**
 * All that has been told: whole facts, and the words of one under way. `at`, `insert`: which one that is, as in "follow".
 * @typedef {{facts: string[], words: string[], at: number | null, insert: boolean}} Step
 */

/** @param {string[]} facts @param {string[]} [words] @returns {Step} */
const stepAtEnd = (facts, words = []) => ({ facts, words, at: null, insert: false });

/** @param {Step} one @param {Step} other */
const haveSameFacts = (one, other) => one.facts.join("\n") === other.facts.join("\n");

/** Whether both tell the same fact. @param {Step} one @param {Step} other */
const tellSameFact = (one, other) => haveSameFacts(one, other) && one.at === other.at && one.insert === other.insert;

/**
 * Put `undo` and `redo` into the page. A step back takes back what was pressed last: a word of a fact under way, else a whole fact, or what a
 * correction changed.
 */
export class Steps {
  undo = button("undo", textOf("told.undo"), () => this.#step(this.#before, this.#after, "told.undone"));
  redo = button("redo", textOf("told.redo"), () => this.#step(this.#after, this.#before, "told.redone"));
  /** What had been told before each change, and before each one that was undone. @type {Step[]} */
  #before = [];
  /** @type {Step[]} */
  #after = [];
  #now = stepAtEnd([]);
  #put;

  /** @param {(step: Step, done: string) => void} put takes what is told now in place of what was, and what is to be said of that */
  constructor(put) {
    this.#put = put;
    // They stand beside the question as signs; their words stay their names.
    for (const [step, sign, name] of /** @type {const} */ ([[this.undo, "↶", "told.undo"], [this.redo, "↷", "told.redo"]])) {
      step.replaceChildren(makeElement("span", { "aria-hidden": "true" }, sign), makeElement("span", { class: "word" }, textOf(name)));
      step.title = textOf(name);
    }
  }

  /**
   * A game is opened: each of its facts can be taken back, and each word of the next one.
   * @param {string[]} facts
   * @param {string[]} words of the next one
   * @param {number[]} places those of the words that somebody chose
   */
  begin(facts, words, places) {
    this.#before = [...facts.map((_, count) => stepAtEnd(facts.slice(0, count))), ...places.map((place) => stepAtEnd(facts, words.slice(0, place)))];
    this.#after = [];
    this.#now = stepAtEnd(facts, words);
    this.#fit();
  }

  /** Something else is told now. @param {Step} step */
  told(step) {
    const { facts, words, at, insert } = step, last = this.#now;
    if (!tellSameFact(step, last) || words.join(" ") !== last.words.join(" ")) {
      if (haveSameFacts(step, last) && (last.at === null || step.at !== null)) this.#before.push(last);
      else this.#leaveFact(step);
      this.#after = [];
      this.#now = { facts, words, at, insert };
    }
    this.#fit();
  }

  /** A fact that is whole is taken back as one, and so is a correction; one that was given up has left nothing. @param {Step} step the next one */
  #leaveFact(step) {
    const last = this.#now;
    let first = last;
    for (let before = this.#before.at(-1); before && tellSameFact(before, last); before = this.#before.at(-1)) first = this.#before.pop() ?? first;
    if (last.at === null) this.#before.push(step.words.length ? last : first);
    else if (haveSameFacts(step, last)) this.#before.pop();
  }

  /**
   * @param {Step[]} from
   * @param {Step[]} to
   * @param {string} said
   */
  #step(from, to, said) {
    const step = from.pop();
    if (!step) return;
    to.push(this.#now);
    this.#now = step;
    this.#fit();
    this.#put(step, textOf(said));
  }

  #fit() {
    setUsable(this.undo, this.#before.length > 0);
    setUsable(this.redo, this.#after.length > 0);
  }
}
