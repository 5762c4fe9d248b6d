/** The pause at a real table between two parts of a game: how all stand, what people do now, and one button to go on. */
import { button, focusOn, makeElement } from "./dom.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** Put `element` into the page; it is hidden while the game goes on. */
export class Pause {
  element = makeElement("section", { class: "pause", hidden: "" });
  #told = makeElement("div");
  /** What had been told when somebody last went on. */
  #left = "";
  #facts = "";

  /** @param {() => void} goOn called once somebody goes on, and the pause is gone */
  constructor(goOn) {
    this.element.append(this.#told, button("go-on md-button md-button--primary", textOf("told.pause.done"), () => {
      this.#left = this.#facts;
      this.element.hidden = true;
      goOn();
    }));
  }

  get isShown() {
    return !this.element.hidden;
  }

  /**
   * @param {string} html the engine's; "" for no pause
   * @param {string[]} facts all that has been told: a pause that somebody has left is not shown again
   */
  async show(html, facts) {
    this.#facts = facts.join("\n");
    await morph(this.#told, html);
    this.element.ariaLabel = this.#told.querySelector(".title")?.textContent ?? "";
    this.element.hidden = !html || this.#left === this.#facts;
  }

  /** The focus goes to it. */
  focus() {
    focusOn(this.element, { preventScroll: true });
  }
}
