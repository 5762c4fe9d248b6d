/** What the reader is told of the keeping of a match: storage that refuses it, or another tab that has played it on. */
import { button, make } from "./dom.js";
import { textOf } from "./texts.js";

export class KeepingNote {
  element = make("div", { class: "keeping", role: "status" });
  #saveFile;
  #told = false;

  /** @param {() => void} saveFile */
  constructor(saveFile) {
    this.#saveFile = saveFile;
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
    this.element.replaceChildren();
  }

  /**
   * @param {"refused" | "moved"} what
   * @param {HTMLElement[]} actions
   */
  #show(what, ...actions) {
    this.element.replaceChildren(make("p", {}, textOf(`keeping.${what}`)), ...actions);
  }
}
