/** How good the cards of a game were: its deal is played again by bots, as often as one has patience. */
import { firstPartOf } from "./brief.js";
import { engine } from "./client.js";
import { button, liveRegion, makeElement } from "./dom.js";
import { askWithProgress } from "./loading.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** A slice of work, in milliseconds, and how long a figure stays. */
const SLICE = 50;
const STAY = 500;

/**
 * A button that lets bots play the same deal again, stops them and lets them go on, with the figures so far below it.
 * Put `element` into the page; `open` names the seat, `close` stops the work and keeps what was found.
 */
export class DealAgain {
  #host;
  #seat = 0;
  /** Counts what is begun and left: work for an earlier one ends. */
  #asked = 0;
  #bar = makeElement("progress", { max: "1" });
  #progress = makeElement("label", { class: "work", hidden: "" }, textOf("review.deal.work"), this.#bar);
  #working = false;
  #button = button("deal", textOf("review.deal"), () => (this.#working ? this.#stop() : void this.#work(++this.#asked)));
  #found = makeElement("div", {});
  #said = liveRegion();
  element = makeElement("div", { class: "same-deal" }, this.#button, this.#progress, this.#found, this.#said);

  /** @param {{id: () => string, place: Element}} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {number} seat */
  open(seat) {
    this.close();
    this.#seat = seat;
    this.#found.replaceChildren();
    this.#said.textContent = "";
    this.#button.textContent = textOf("review.deal");
  }

  /** Stops playing. The games played so far stay, and a later request goes on from there. */
  close() {
    this.#asked++;
    this.#progress.hidden = true;
    if (this.#working) this.#offer(false, "review.deal.go_on");
  }

  #stop() {
    this.close();
    this.#said.textContent = firstPartOf(`${textOf("review.deal.stopped")} ${this.#figures}`);
  }

  /**
   * @param {boolean} working
   * @param {string} key of what the button says; it keeps the focus
   */
  #offer(working, key) {
    this.#working = working;
    this.#button.textContent = textOf(key);
  }

  /** What was found so far, in words. */
  get #figures() {
    return this.#found.textContent ?? "";
  }

  /** @param {number} asked */
  async #work(asked) {
    this.#offer(true, "review.deal.stop");
    this.#said.textContent = textOf("review.deal.work");
    this.#progress.hidden = false;
    let shown = -STAY;
    for (let done = 0; done < 1 && asked === this.#asked;) {
      const request = /** @type {const} */ ({ do: "deal", id: this.#host.id(), seat: this.#seat, ms: SLICE });
      const answer = await askWithProgress(this.#host.place, () => engine.ask(request));
      if (asked !== this.#asked) return;
      if (answer?.kind !== "deal") return this.close();
      done = answer.done;
      this.#progress.hidden = done >= 1;
      this.#bar.value = done;
      if (done < 1 && performance.now() - shown < STAY) continue;
      await morph(this.#found, answer.html);
      shown = performance.now();
    }
    if (asked !== this.#asked) return;
    this.#offer(false, "review.deal");
    this.#said.textContent = firstPartOf(this.#figures);
  }
}
