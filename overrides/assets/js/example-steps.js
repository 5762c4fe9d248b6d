/** The steps of a worked example: all stand in the page, one is seen at a time. */

export class Steps {
  #list;
  index = 0;

  /** @param {HTMLElement} list the `ol.steps` of the page */
  constructor(list) {
    this.#list = list;
  }

  /** @returns {HTMLElement[]} */
  get items() {
    return [...this.#list.querySelectorAll(":scope > .step")].filter((item) => item instanceof HTMLElement);
  }

  get last() {
    return this.items.length - 1;
  }

  /** The caption of the current step, as a reader hears it. */
  get caption() {
    return this.items[this.index]?.querySelector("figcaption")?.textContent?.trim() ?? "";
  }

  /** When the current step is, in words ("round 3"), or "" outside of any. */
  get when() {
    return this.items[this.index]?.dataset.when ?? "";
  }

  /** @param {number} index */
  show(index) {
    // One step is no list; hidden items would still be counted aloud.
    this.#list.role = "none";
    this.index = Math.max(0, Math.min(index, this.last));
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

  /** The first step of the next round, or the last step. */
  get nextRound() {
    const round = this.#roundOf(this.index);
    const next = this.items.findIndex((_, index) => index > this.index && this.#roundOf(index) !== round);
    return next < 0 ? this.last : next;
  }

  /** The first step of this round; standing on it, that of the round before. */
  get roundBefore() {
    const round = this.#roundOf(Math.max(0, this.index - 1));
    return this.items.findIndex((_, index) => this.#roundOf(index) === round);
  }

  /** @param {number} index */
  #roundOf(index) {
    return this.items[index]?.dataset.round ?? "";
  }
}
