/** After the first round of a game a reader who has never chosen a speed is offered a quicker one, once a visit. */
import { button, makeElement } from "./dom.js";
import { hasChosenSpeed } from "./store.js";
import { textOf } from "./texts.js";

/** So often steps are watched before a choice, until they are known to be slow or not. */
const WATCHED = 2;

let offered = false;

/** Put `element` between what is told and what is asked. */
export class FasterOffer {
  #watched = 0;
  #choice;
  element = makeElement("p", { class: "faster", hidden: "" }, textOf("play.faster.ask"), " ", button("go-faster", textOf("play.faster"), () => this.#take()));

  /** @param {HTMLElement} choice that of the speed */
  constructor(choice) {
    this.#choice = choice;
  }

  /**
   * Call it with each answer.
   * @param {number} steps how many it shows
   * @param {boolean} chooses whether the reader has something to choose then
   */
  follow(steps, chooses) {
    // Bots may think on beside the reader: that changes nothing.
    if (!chooses || steps) this.element.hidden = true;
    if (steps > 1) this.#watched += 1;
    if (offered || hasChosenSpeed() || this.#watched <= WATCHED || !chooses) return;
    offered = true;
    this.element.hidden = false;
  }

  #take() {
    this.element.hidden = true;
    const select = this.#choice.querySelector("select");
    if (!select) return;
    select.value = "fast";
    select.dispatchEvent(new Event("change"));
  }
}
