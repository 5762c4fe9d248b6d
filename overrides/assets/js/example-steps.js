/** The steps of a worked example: all stand in the page, one is seen at a time. */

import { StepIndex } from "./step-index.js";

/**
 * The steps of an `ol.steps` that the page holds already: `show` hides all but one (the browser's own search still
 * finds the others), `showAll` undoes that.
 */
export class Steps extends StepIndex {
  #list;

  /** @param {HTMLElement} list the `ol.steps` of the page */
  constructor(list) {
    super();
    this.#list = list;
  }

  /** @returns {HTMLElement[]} */
  get items() {
    return [...this.#list.querySelectorAll(":scope > .step")].filter((item) => item instanceof HTMLElement);
  }

  get moments() {
    return this.items.map(({ dataset: { round = "", when = "" } }) => ({ round, when }));
  }

  /** The current step. */
  get item() {
    return this.items[this.index];
  }

  /** The caption of the current step, as a reader hears it. */
  get caption() {
    const sentences = this.item?.querySelectorAll("figcaption p") ?? [];
    return [...sentences].map(({ textContent }) => textContent?.trim()).join(" ");
  }

  /** @param {number} index */
  show(index) {
    // One step is no list; hidden items would still be counted aloud.
    this.#list.role = "none";
    this.moveTo(index);
    for (const [number, item] of this.items.entries()) {
      item.classList.toggle("current", number === this.index);
      // Still found by the browser's own search, which then opens the step ("beforematch").
      if (number === this.index) item.removeAttribute("hidden");
      else item.setAttribute("hidden", "until-found");
    }
  }

  /** Every step is seen again, as in the page before JavaScript. */
  showAll() {
    this.#list.role = null;
    for (const item of this.items) {
      item.classList.remove("current");
      item.removeAttribute("hidden");
    }
  }
}
