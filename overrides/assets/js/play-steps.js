/** Shows what happened step by step, at the speed the reader chose. */
import { button, keepAt, make, toolbar, topOf } from "./dom.js";
import { keepSpeed, speed } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").StepView} StepView */

/**
 * How long a caption stays: so many milliseconds, and so many a letter. At "step by step": until "next".
 * @type {Record<string, (caption: string) => number>}
 */
const STAY = {
  step: () => Infinity,
  slow: (caption) => 1600 + 55 * caption.length,
  normal: (caption) => 700 + 25 * caption.length,
  once: () => 0,
};

export class StepShow {
  next = button("next", textOf("play.next"), () => this.#goOn());
  /** The bar seen while steps are shown. */
  element = toolbar("pace", textOf("play.pace"), this.next, button("skip", textOf("play.skip"), () => this.#toTheEnd()));
  /** The reader's choice of speed: "all at once" holds for what is being shown, too. */
  choice = speedChoice(() => this.finish());
  #skipped = false;
  /** The reader wants to see nothing more until there is something to decide. */
  #through = false;
  /**
   * Where the button was seen last: it stays there, however much there is to read above it.
   * @type {number | null}
   */
  #top = null;
  #goOn = () => {};

  constructor() {
    this.element.hidden = true;
  }

  /** Whether the steps wait for the reader, one by one. */
  get stepwise() {
    return speed() === "step";
  }

  /**
   * @param {StepView[]} steps
   * @param {(step: StepView) => Promise<void>} show
   * @returns {Promise<StepView[]>} those that the reader did not want to see
   */
  async play(steps, show) {
    this.#skipped = this.#through || speed() === "once";
    this.element.hidden = this.#skipped || !steps.length;
    let seen = 0;
    for (const step of steps) {
      if (this.#skipped) break;
      const enough = this.#stay(step.say);
      await show(step);
      keepAt(this.next, this.#top);
      await enough;
      this.#top = topOf(this.next);
      seen += 1;
    }
    this.element.hidden = true;
    return steps.slice(seen);
  }

  /** It is the reader's turn: what follows it is shown again. */
  rest() {
    this.#through = false;
    this.#top = null;
  }

  #toTheEnd() {
    this.#through = true;
    this.finish();
  }

  /** The rest of these steps is not shown: the reader has seen enough, or does something else. */
  finish() {
    this.#skipped = true;
    this.#goOn();
  }

  /** @param {string} caption */
  #stay(caption) {
    const time = (STAY[speed()] ?? STAY.normal)?.(caption) ?? 0;
    return new Promise((resolve) => {
      this.#goOn = () => resolve(undefined);
      if (time < Infinity) setTimeout(resolve, time);
    });
  }
}

/**
 * The reader's choice of speed, remembered.
 * @param {() => void} atOnce
 */
function speedChoice(atOnce) {
  const options = Object.keys(STAY).map((name) => make("option", { value: name }, textOf(`speed.${name}`)));
  const select = make("select", {}, ...options);
  select.value = speed();
  select.addEventListener("change", () => {
    keepSpeed(select.value);
    if (select.value === "once") atOnce();
  });
  return make("label", { class: "speed" }, textOf("speed"), " ", select);
}
