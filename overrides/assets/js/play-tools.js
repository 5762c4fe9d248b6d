/** The tools under a table: undo, redo, hint, share, save, load, new game, speed. */
import { button, make, setUsable, toolbar } from "./dom.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").ViewModel} ViewModel */

/**
 * @typedef {object} Uses what each tool does
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

  /**
   * Ctrl or Cmd with Z, Y, Shift+Z.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    const { key, shiftKey, ctrlKey, metaKey, target } = event;
    if (!(ctrlKey || metaKey) || isTyping(target)) return;
    const letter = key.toLowerCase();
    if (letter === "z" && !shiftKey) this.#uses.undo();
    else if (letter === "y" || letter === "z") this.#uses.redo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * In a text field these keys take back letters.
 * @param {EventTarget | null} target
 */
function isTyping(target) {
  return target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
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
