/**
 * A decision that is looked back at: seen as it was asked, with the move that was better marked; it cannot be made. Where
 * the board shows moves, buttons show the better one and the one that was made in turn.
 */
import { makeElement } from "./dom.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** Put `element` into the page; `show` fills it. */
export class PastDecision {
  #preview;
  /** @type {import("./protocol.js").AdvisedView | null} */
  #advised = null;
  element = makeElement("div", { class: "past", hidden: "" });

  /** @param {import("./play-preview.js").Preview} preview what marks the board */
  constructor(preview) {
    this.#preview = preview;
    this.element.addEventListener("click", ({ target }) => this.#onPress(target));
  }

  /** @param {import("./protocol.js").AdvisedView | null} advised what was better at the moment that is shown, null for nothing */
  async show(advised) {
    this.#advised = advised;
    await morph(this.element, advised ? advised.switch + advised.form : "");
    for (const input of this.element.querySelectorAll("input")) input.disabled = true;
    for (const control of this.element.querySelectorAll("form button")) control.remove();
    // The decision is over: the legend says what it was, instead of asking.
    for (const legend of this.element.querySelectorAll("legend")) legend.textContent = textOf("replay.choice");
    // Without a form it must not have the class by which decisions are found.
    const asked = this.element.classList.toggle("decision", Boolean(advised?.form));
    this.element.hidden = !asked && !advised?.switch;
    this.#mark("better");
  }

  /** @param {EventTarget | null} target */
  #onPress(target) {
    const pressed = target instanceof Element ? target.closest("[data-shown]") : null;
    if (pressed instanceof HTMLElement) this.#mark(pressed.dataset.shown === "made" ? "made" : "better");
  }

  /** @param {"better" | "made"} which move is seen on the board */
  #mark(which) {
    for (const each of this.element.querySelectorAll("[data-shown]")) {
      each.ariaPressed = String(each instanceof HTMLElement && each.dataset.shown === which);
    }
    this.#preview.mark(this.#advised, this.element, which);
  }
}
