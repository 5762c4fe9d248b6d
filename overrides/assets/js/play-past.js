/** A decision that is looked back at: seen as it was asked, with the move that was better marked; it cannot be made. */
import { makeElement } from "./dom.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** Put `element` into the page; `show` fills it. */
export class PastDecision {
  #preview;
  element = makeElement("div", { class: "past", hidden: "" });

  /** @param {import("./play-preview.js").Preview} preview what marks the board */
  constructor(preview) {
    this.#preview = preview;
  }

  /** @param {import("./protocol.js").AdvisedView | null} advised what was better at the moment that is shown, null for nothing */
  async show(advised) {
    await morph(this.element, advised?.form ?? "");
    for (const input of this.element.querySelectorAll("input")) input.disabled = true;
    for (const control of this.element.querySelectorAll("button")) control.remove();
    // Nothing is asked any more.
    for (const legend of this.element.querySelectorAll("legend")) legend.textContent = textOf("replay.choice");
    // What is no decision now is not found as one.
    this.element.hidden = !this.element.classList.toggle("decision", Boolean(advised?.form));
    this.#preview.mark(advised, this.element);
  }
}
