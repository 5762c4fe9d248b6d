/** The better line of a key moment: the better move and what may well follow, played on the table's own board step by step. */
import { button, makeElement, setUsable, toolbar } from "./dom.js";
import { replayStepOfKey } from "./example-keys.js";
import { StepIndex } from "./step-index.js";
import { textOf } from "./texts.js";

/**
 * What it needs of its review.
 * @typedef {object} LineHost
 * @property {(turn: number, step: number) => Promise<import("./protocol.js").LineAnswer | null>} line the step of this number, from 1
 * @property {(step: import("./protocol.js").StepView, where: string) => Promise<void>} show
 * @property {() => void} leave
 */

class LineIndex extends StepIndex {
  count = 1;

  get moments() {
    return Array.from({ length: this.count }, (_, round) => ({ round, when: "" }));
  }
}

/** Put `bar` into the page, among what leads through steps; it is hidden and empty while no line is played. */
export class ReviewLine {
  #host;
  #steps = new LineIndex();
  #turn = 0;
  /** Counts the steps asked for: an answer for an earlier one is of no account. */
  #asked = 0;
  #back = button("back", textOf("review.line.back"), () => this.#go((steps) => steps.index - 1));
  #on = button("on", textOf("review.line.on"), () => this.#go((steps) => steps.index + 1));
  #leave = button("leave", textOf("review.line.leave"), () => this.#host.leave());
  #buttons = toolbar("step-bar", textOf("review.line"), this.#back, this.#on, this.#leave);
  bar = makeElement("div", { class: "replay walk", hidden: "" });

  /** @param {LineHost} host */
  constructor(host) {
    this.#host = host;
    for (const control of [this.#back, this.#on]) control.title = control.textContent ?? "";
  }

  get playing() {
    return !this.bar.hidden;
  }

  /** @param {number} turn of the decision */
  async begin(turn) {
    this.#turn = turn;
    this.bar.replaceChildren(this.#buttons);
    this.bar.hidden = false;
    await this.#go(() => 0);
    (this.#on.ariaDisabled ? this.#leave : this.#on).focus();
  }

  end() {
    this.#asked++;
    this.bar.hidden = true;
    this.bar.replaceChildren();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it was one of ours
   */
  onKey(event) {
    const index = replayStepOfKey(event);
    if (index) void this.#go(index);
    return Boolean(index);
  }

  /** @param {(steps: StepIndex) => number} index */
  async #go(index) {
    const asked = ++this.#asked;
    this.#steps.moveTo(index(this.#steps));
    const answer = await this.#host.line(this.#turn, this.#steps.index + 1);
    if (!answer || asked !== this.#asked) return;
    this.#steps.count = answer.steps;
    const { index: now, last } = this.#steps;
    setUsable(this.#back, now > 0);
    setUsable(this.#on, now < last);
    const where = textOf("review.line.where", { step: now + 1, steps: last + 1 });
    await this.#host.show({ ...answer.step, say: `${where}. ${answer.step.say}` }, where);
  }
}
