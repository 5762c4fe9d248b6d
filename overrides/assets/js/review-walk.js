/** A walk through the key moments of a review: one at a time, on the table's own board, best first. */
import { firstPartOf } from "./brief.js";
import { button, makeElement, setUsable, toolbar } from "./dom.js";
import { replayStepOfKey } from "./example-keys.js";
import { StepIndex } from "./step-index.js";
import { textOf } from "./texts.js";

/**
 * Where a key moment is: its step, from 1, and the turn of the decision to be marked there, null for none.
 * @typedef {{step: number, turn: number | null}} WalkStop
 */

/**
 * What it needs of its review.
 * @typedef {object} WalkHost
 * @property {(stop: WalkStop, where: string, say: string) => Promise<void>} show the board of a key moment
 * @property {() => void} leave
 */

class MomentIndex extends StepIndex {
  /** @type {{round: number, when: string}[]} */
  heads = [];

  get moments() {
    return this.heads;
  }
}

/**
 * Put `bar` into the page, among what leads through steps; it is hidden and empty while nobody walks. `begin` shows a key moment
 * of a list in the engine's HTML, and nothing else of it.
 */
export class ReviewWalk {
  #host;
  #steps = new MomentIndex();
  /** @type {HTMLElement | null} the list of the key moments, null while nobody walks */
  #list = null;
  #back = button("back", textOf("review.walk.back"), () => this.#go((steps) => steps.index - 1));
  #on = button("on", textOf("review.walk.on"), () => this.#go((steps) => steps.index + 1));
  #leave = button("leave", textOf("review.walk.leave"), () => this.#host.leave());
  #buttons = toolbar("step-bar", textOf("review.walk"), this.#back, this.#on, this.#leave);
  bar = makeElement("div", { class: "replay walk", hidden: "" });

  /** @param {WalkHost} host */
  constructor(host) {
    this.#host = host;
    for (const control of [this.#back, this.#on]) control.title = control.textContent ?? "";
  }

  get walking() {
    return this.#list !== null;
  }

  get index() {
    return this.#steps.index;
  }

  /**
   * @param {HTMLElement} list
   * @param {number} index from 0
   */
  begin(list, index) {
    this.#list = list;
    this.bar.replaceChildren(this.#buttons);
    this.bar.hidden = false;
    this.#steps.heads = this.#items.map((_, round) => ({ round, when: "" }));
    return this.#go(() => index);
  }

  /** The list may be drawn anew: it is left as it is. */
  end() {
    for (const item of this.#items) delete item.dataset.current;
    this.#list = null;
    this.bar.hidden = true;
    this.bar.replaceChildren();
  }

  focus() {
    (this.#on.ariaDisabled ? this.#leave : this.#on).focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it was one of ours
   */
  onKey(event) {
    const index = this.walking && replayStepOfKey(event);
    if (index) void this.#go(index);
    return Boolean(index);
  }

  /** @returns {HTMLElement[]} */
  get #items() {
    return this.#list ? [...this.#list.querySelectorAll(":scope > li")].filter((item) => item instanceof HTMLElement) : [];
  }

  /** @param {(steps: StepIndex) => number} index */
  async #go(index) {
    this.#steps.moveTo(index(this.#steps));
    const { index: now, last } = this.#steps;
    setUsable(this.#back, now > 0);
    setUsable(this.#on, now < last);
    for (const [at, each] of this.#items.entries()) {
      if (at === now) each.dataset.current = "";
      else delete each.dataset.current;
    }
    const item = this.#items[now];
    if (!item) return;
    const { step, turn } = item.dataset;
    // Of several people it is told whose moments these are.
    const where = [textOf("review.walk.where", { step: now + 1, steps: last + 1 }), this.#list?.dataset.of].filter(Boolean).join(" · ");
    const told = [...item.querySelectorAll(":scope > p")].map((part) => part.textContent ?? "");
    await this.#host.show({ step: Number(step), turn: turn ? Number(turn) : null }, where, firstPartOf(`${where}. ${told.join(" ")}`));
  }
}
