/** What the reader is told of the keeping of a match: storage that refuses it, or another tab that has played it on. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/**
 * A note below a table, empty at first. Put `element` into the page; call `follow` whenever the match was kept or could
 * not be, `sayMoved` when another tab has played it on; each choice closes the note.
 */
export class KeepingNote {
  #said = makeElement("p", { role: "status" });
  #actions = makeElement("div", { class: "actions" });
  element = makeElement("div", { class: "keeping" }, this.#said, this.#actions);
  #saveFile;
  #refocus;
  #told = false;

  /**
   * @param {() => void} saveFile
   * @param {() => void} refocus what had the focus is gone
   */
  constructor(saveFile, refocus) {
    this.#saveFile = saveFile;
    this.#refocus = refocus;
  }

  /**
   * Storage that is full or refused is said once; nothing is left to say when it takes games again.
   * @param {boolean} lasting whether the match will outlast the visit
   */
  follow(lasting) {
    if (lasting && this.#told) this.close();
    if (!lasting && !this.#told) this.#show("refused", button("save", textOf("play.save"), this.#saveFile));
    this.#told = !lasting;
  }

  /**
   * @param {() => void} take goes on from where the other tab has come to
   * @param {() => void} part keeps the match here as a game of its own
   */
  sayMoved(take, part) {
    const choose = (/** @type {() => void} */ choice) => () => {
      this.close();
      choice();
    };
    this.#show("moved", button("take", textOf("keeping.take"), choose(take)), button("part", textOf("keeping.part"), choose(part)));
  }

  close() {
    const focused = this.#actions.contains(document.activeElement);
    this.#said.textContent = "";
    this.#actions.replaceChildren();
    if (focused) this.#refocus();
  }

  /**
   * @param {"refused" | "moved"} what
   * @param {HTMLElement[]} actions
   */
  #show(what, ...actions) {
    const focused = this.#actions.contains(document.activeElement);
    this.#said.textContent = textOf(`keeping.${what}`);
    this.#actions.replaceChildren(...actions);
    if (focused) actions[0]?.focus();
  }
}
