/** Undo and redo of what is told at a real table. */
import { button, setUsable } from "./dom.js";
import { textOf } from "./texts.js";

/** Put `undo` and `redo` into the page. A step back takes a whole list of facts, so that corrections are undone, too. */
export class Steps {
  undo = button("undo", textOf("told.undo"), () => this.#step(this.#before, this.#after, "told.undone"));
  redo = button("redo", textOf("told.redo"), () => this.#step(this.#after, this.#before, "told.redone"));
  /** What had been told before each change, and before each one that was undone. @type {string[][]} */
  #before = [];
  /** @type {string[][]} */
  #after = [];
  /** @type {string[]} */
  #now = [];
  #put;

  /** @param {(facts: string[], done: string) => void} put takes what is told now in place of what was, and what is to be said of that */
  constructor(put) {
    this.#put = put;
  }

  /** A game is opened: each of its facts can be taken back. @param {string[]} facts */
  begin(facts) {
    this.#before = facts.map((_, count) => facts.slice(0, count));
    this.#after = [];
    this.#now = facts;
    this.#fit();
  }

  /** Other facts are told now. @param {string[]} facts */
  told(facts) {
    if (facts.join("\n") !== this.#now.join("\n")) {
      this.#before.push(this.#now);
      this.#after = [];
      this.#now = facts;
    }
    this.#fit();
  }

  /**
   * @param {string[][]} from
   * @param {string[][]} to
   * @param {string} said
   */
  #step(from, to, said) {
    const facts = from.pop();
    if (!facts) return;
    to.push(this.#now);
    this.#now = facts;
    this.#fit();
    this.#put(facts, textOf(said));
  }

  #fit() {
    setUsable(this.undo, this.#before.length > 0);
    setUsable(this.redo, this.#after.length > 0);
  }
}
