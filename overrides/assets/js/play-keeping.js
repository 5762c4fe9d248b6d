/** What the reader is told of the keeping of a match: storage that refuses it, or another tab that has played it, too. */
import { button, makeElement } from "./dom.js";
import { readStored } from "./store.js";
import { textOf } from "./texts.js";

/**
 * A note below a table, empty at first. Put `element` into the page; call `follow` whenever the match was kept or could
 * not be, `followTry` when it was begun as a try at the deal of a day, `sayMoved` when another tab has played it on; each
 * choice closes the note.
 */
export class KeepingNote {
  #said = makeElement("p", { role: "status" });
  #actions = makeElement("div", { class: "actions" });
  element = makeElement("div", { class: "keeping" }, this.#said, this.#actions);
  #saveFile;
  #refocus;
  #take;
  #told = false;

  /**
   * @param {() => void} saveFile
   * @param {() => void} refocus what had the focus is gone
   * @param {(key: string) => void} take goes on with a kept game from where it is
   */
  constructor(saveFile, refocus, take) {
    this.#take = take;
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
   * Of two tries at the deal of a day that were begun in two tabs, one counts: where it is the other one, that is said.
   * @param {string} key of the match here
   * @param {string} counting the key of the try that counts
   * @returns {boolean} whether that is the match here
   */
  followTry(key, counting) {
    if (key === counting) return true;
    const others = readStored(counting) === null ? [] : [this.#choice("take", () => this.#take(counting))];
    this.#show("tried", ...others, this.#choice("stay", () => {}));
    return false;
  }

  /**
   * @param {string} key of the match: its game has been played on in another tab
   * @param {() => void} part keeps the match here as a game of its own
   */
  sayMoved(key, part) {
    this.#show("moved", this.#choice("take", () => this.#take(key)), this.#choice("part", part));
  }

  /**
   * @param {"take" | "part" | "stay"} name
   * @param {() => void} choose
   */
  #choice(name, choose) {
    return button(name, textOf(`keeping.${name}`), () => {
      this.close();
      choose();
    });
  }

  close() {
    const focused = this.#actions.contains(document.activeElement);
    this.#said.textContent = "";
    this.#actions.replaceChildren();
    if (focused) this.#refocus();
  }

  /**
   * @param {"refused" | "moved" | "tried"} what
   * @param {HTMLElement[]} actions
   */
  #show(what, ...actions) {
    const focused = this.#actions.contains(document.activeElement);
    this.element.classList.toggle("asks", what !== "refused");
    this.#said.textContent = textOf(`keeping.${what}`);
    this.#actions.replaceChildren(...actions);
    if (focused) actions[0]?.focus();
  }
}
