/** The tools under a table: undo, redo, hint, share, save, load, new game, speed. */
import { button, make, setUsable, toolbar } from "./dom.js";
import { actionOf, isTyping } from "./keys.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").ViewModel} ViewModel */

/**
 * @typedef {object} Uses what each tool does
 * @property {() => void} now shows what may be done now, and why
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} share
 * @property {() => void} save
 * @property {(text: string) => void} load
 * @property {() => void} again
 */

export class PlayTools {
  #undo;
  #redo;
  #hint;
  #uses;
  element;

  /**
   * @param {Uses} uses
   * @param {Node} speed the choice of it
   */
  constructor(uses, speed) {
    this.#uses = uses;
    this.#undo = button("undo", textOf("play.undo"), uses.undo);
    this.#redo = button("redo", textOf("play.redo"), uses.redo);
    this.#hint = button("hint", textOf("play.hint"), uses.hint);
    this.element = toolbar("tools", textOf("play.tools"), this.#undo, this.#redo, this.#hint,
      button("share", textOf("play.share"), uses.share), button("save", textOf("play.save"), uses.save),
      ...fileChoice(uses.load), button("new", textOf("play.new"), uses.again), speed);
  }

  /** @param {ViewModel} view */
  update({ can }) {
    setUsable(this.#undo, can.undo);
    setUsable(this.#redo, can.redo);
    setUsable(this.#hint, can.hint);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const use = /** @type {"now" | "undo" | "redo" | undefined} */ (actionOf("table", event));
    if (!use || isTyping(event.target)) return;
    this.#uses[use]();
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * @param {(text: string) => void} load
 * @returns {HTMLElement[]}
 */
function fileChoice(load) {
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: "" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) load(await chosen.text());
    file.value = "";
  });
  return [button("load", textOf("play.load"), () => file.click()), file];
}
