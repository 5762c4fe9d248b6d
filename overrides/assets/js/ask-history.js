/** The tables that a reader has laid out so far, to go back and forth among them. */

/** A table as text for an address, and what its seats are called: names are no part of addresses. @typedef {{text: string, names: string[]}} Table */

/**
 * No table at all: what a history begins with, and what “clear” goes back to.
 * @type {Table}
 */
export const NO_TABLE = { text: "", names: [] };

/**
 * Whether two tables have the same text and the same names; other objects may well be the same table.
 * @param {Table} one
 * @param {Table} other
 */
export const isSame = (one, other) => one.text === other.text && one.names.join("\n") === other.names.join("\n");

/**
 * Undo and redo for tables. It holds no DOM: `add` each new table, show `currentTable` after `undo` or `redo`, which do nothing
 * at their ends.
 */
export class EditHistory {
  /** @type {Table[]} */
  #before = [];
  /** @type {Table[]} */
  #after = [];
  #now = NO_TABLE;

  /** The table of now, NO_TABLE before there is any. */
  get currentTable() {
    return this.#now;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** @param {Table} table from now on: what was undone before is gone, unless nothing has changed */
  add({ text, names }) {
    if (isSame(this.#now, { text, names })) return;
    if (this.#now.text) this.#before.push(this.#now);
    this.#after = [];
    this.#now = { text, names };
  }

  undo() {
    this.#move(this.#before, this.#after);
  }

  redo() {
    this.#move(this.#after, this.#before);
  }

  /**
   * @param {Table[]} from
   * @param {Table[]} to
   */
  #move(from, to) {
    const table = from.pop();
    if (table === undefined) return;
    to.push(this.#now);
    this.#now = table;
  }
}
