/** What can be done with the entry that is opened for correction, besides telling it anew. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** The buttons: put `element` into the page. */
export class EntryTools {
  element = makeElement("div", { class: "row" });
  /** @type {HTMLButtonElement} */
  #leave;
  /** @type {HTMLButtonElement} */
  #insert;
  /** @type {HTMLButtonElement} */
  #remove;

  /**
   * @param {() => void} leave leaves the entry as it was
   * @param {() => void} insert asks for one that was forgotten before it
   * @param {() => void} remove
   */
  constructor(leave, insert, remove) {
    [this.#leave, this.#insert, this.#remove] = [button("leave", "", leave), button("insert", "", insert), button("remove", "", remove)];
    this.element.append(this.#leave, this.#insert, this.#remove);
  }

  /**
   * @param {boolean} isOpen whether an earlier entry is told anew, or one is put in
   * @param {boolean} isNew whether it is put in
   */
  show(isOpen, isNew) {
    // Texts are in the page by now.
    for (const [tool, key] of /** @type {const} */ ([[this.#leave, "told.leave"], [this.#insert, "told.insert"], [this.#remove, "told.remove"]])) tool.textContent = textOf(key);
    this.#leave.hidden = !isOpen;
    this.#insert.hidden = this.#remove.hidden = !isOpen || isNew;
  }
}
