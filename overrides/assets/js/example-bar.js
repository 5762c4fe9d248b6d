/** The bar of an example, or of a match that is looked back at: first, back, where one is, on, last, play. */
import { button, makeElement, setUsable, toolbar } from "./dom.js";
import { outlookSwitch } from "./outlook.js";
import { textOf } from "./texts.js";

/** @typedef {import("./step-index.js").StepIndex} StepIndex */

/**
 * Buttons to go through steps. Put `element` into the page and call `update` whenever another step is shown; `go` is
 * given a function from the steps to an index, which may lie beyond the ends.
 */
export class StepBar {
  #where = makeElement("p", { class: "where" });
  #backward;
  #forward;
  #play;
  /** @type {HTMLElement} */
  element;

  /**
   * @param {(index: (steps: StepIndex) => number) => void} go
   * @param {() => void} togglePlay
   * @param {boolean} rounds whether it leads from round to round, too: where there are many steps
   */
  constructor(go, togglePlay, rounds = false) {
    this.#backward = [
      button("first", textOf("step.first"), () => go(() => 0)),
      ...rounds ? [button("round-before", textOf("keys.example.round_before"), () => go((steps) => steps.roundBefore))] : [],
      button("back", textOf("step.back"), () => go((steps) => steps.index - 1)),
    ];
    this.#forward = [
      button("on", textOf("step.on"), () => go((steps) => steps.index + 1)),
      ...rounds ? [button("next-round", textOf("keys.example.next_round"), () => go((steps) => steps.nextRound))] : [],
      button("last", textOf("step.last"), () => go((steps) => steps.last)),
    ];
    this.#play = button("play-pause", textOf("step.play"), togglePlay);
    // Most of them show a sign alone.
    for (const control of [...this.#backward, ...this.#forward]) control.title = control.textContent ?? "";
    const outlook = outlookSwitch();
    outlook.title = outlook.textContent ?? "";
    this.element = toolbar("step-bar", textOf("step.bar"),
      ...this.#backward, this.#where, ...this.#forward, this.#play, outlook);
  }

  /** @param {StepIndex} steps */
  update(steps) {
    this.#where.textContent = stepInWords(steps);
    for (const control of this.#backward) setUsable(control, steps.index > 0);
    for (const control of this.#forward) setUsable(control, steps.index < steps.last);
  }

  /**
   * While a question stands, the button to go on says that it goes on without an answer, and leads nobody there.
   * @param {boolean} asks
   */
  showAsking(asks) {
    if (!this.on) return;
    this.on.title = this.on.textContent = textOf(asks ? "step.pass" : "step.on");
    this.on.classList.toggle("pass", asks);
  }

  /** The button that goes on, in the row that is pressed. */
  get on() {
    return this.#forward[0];
  }

  focus() {
    this.on?.focus();
  }

  /** @param {boolean} playing */
  showPlaying(playing) {
    this.#play.textContent = textOf(playing ? "step.pause" : "step.play");
    this.#play.classList.toggle("playing", playing);
  }
}

/**
 * "Step 3 of 11 · round 2", in the page's language.
 * @param {StepIndex} steps
 */
export function stepInWords({ index, last, when }) {
  const fields = { step: index + 1, steps: last + 1, when };
  return textOf(when ? "step.where_when" : "step.where", fields);
}
