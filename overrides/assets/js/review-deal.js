/** How good the cards of a game were: its deal is played again by bots, as often as one has patience. */
import { brief } from "./brief.js";
import { engine } from "./client.js";
import { button, liveRegion, make, setUsable } from "./dom.js";
import { patiently } from "./loading.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** A slice of work, in milliseconds, and how long a figure stays. */
const SLICE = 50;
const STAY = 500;

/**
 * A button that lets bots play the same deal again, with the figures so far below it. Put `element` into the page;
 * `open` names the seat, `close` stops the work and keeps what was found.
 */
export class DealAgain {
  #host;
  #seat = 0;
  /** Counts what is begun and left: work for an earlier one ends. */
  #asked = 0;
  #bar = make("progress", { max: "1", "aria-label": textOf("review.deal.work"), hidden: "" });
  #button = button("deal", textOf("review.deal"), () => void this.#work(++this.#asked));
  #found = make("div", {});
  #said = liveRegion();
  element = make("div", { class: "same-deal" }, this.#button, this.#bar, this.#found, this.#said);

  /** @param {{id: () => string, place: Element}} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {number} seat */
  open(seat) {
    this.close();
    this.#seat = seat;
    this.#found.replaceChildren();
  }

  /** What has been played stays: it goes on from there when it is asked for again. */
  close() {
    this.#asked++;
    this.#bar.hidden = true;
    setUsable(this.#button, true);
  }

  /** @param {number} asked */
  async #work(asked) {
    setUsable(this.#button, false);
    let shown = -STAY;
    for (let done = 0; done < 1 && asked === this.#asked;) {
      const request = /** @type {const} */ ({ do: "deal", id: this.#host.id(), seat: this.#seat, ms: SLICE });
      const answer = await patiently(this.#host.place, () => engine.ask(request));
      if (asked !== this.#asked) return;
      if (answer?.kind !== "deal") return this.close();
      done = answer.done;
      this.#bar.hidden = done >= 1;
      this.#bar.value = done;
      if (done < 1 && performance.now() - shown < STAY) continue;
      await morph(this.#found, answer.html);
      shown = performance.now();
    }
    this.#said.textContent = brief(this.#found.textContent ?? "");
  }
}
