/** The tables that a reader has laid out so far, as texts, to go back and forth among them. */
export class EditHistory {
  /** @type {string[]} */
  #before = [];
  /** @type {string[]} */
  #after = [];
  #now = "";

  /** The table of now, "" before there is any. */
  get now() {
    return this.#now;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** @param {string} text the table from now on: what was undone before is gone, unless nothing has changed */
  add(text) {
    if (text === this.#now) return;
    if (this.#now) this.#before.push(this.#now);
    this.#after = [];
    this.#now = text;
  }

  undo() {
    this.#move(this.#before, this.#after);
  }

  redo() {
    this.#move(this.#after, this.#before);
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  #move(from, to) {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.#now);
    this.#now = text;
  }
}
