/** The keys of a grid of squares: arrows, Home and End; with Ctrl the first square and the last. */

import { actionOfKey } from "./keys.js";

/** @typedef {[row: number, column: number]} At */

/** @type {Record<string, (at: At) => At>} */
const STEPS = {
  left: ([row, column]) => [row, column - 1],
  right: ([row, column]) => [row, column + 1],
  up: ([row, column]) => [row - 1, column],
  down: ([row, column]) => [row + 1, column],
  row_start: ([row]) => [row, 0],
  row_end: ([row]) => [row, Infinity],
  start: () => [0, 0],
  end: () => [Infinity, Infinity],
};

/**
 * The cell that a key leads to, if it is one of the grid's: at the border the same one again, or round to the other end.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[][]} rows
 * @param {boolean} cyclic whether rows are rings
 * @returns {HTMLElement | undefined}
 */
export function cellOfKey(event, rows, cyclic) {
  const step = STEPS[actionOfKey("grid", event) ?? ""];
  const row = rows.findIndex((cells) => cells.some((cell) => cell === event.target));
  const column = rows[row]?.findIndex((cell) => cell === event.target) ?? -1;
  if (!step || column < 0) return undefined;
  const [to, along] = step([row, column]);
  const cells = itemAt(rows, to) ?? [];
  return itemAt(cells, cyclic && Number.isFinite(along) ? (along + cells.length) % cells.length : along);
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {number} index as near to it as there are items
 */
function itemAt(items, index) {
  return items[Math.max(0, Math.min(index, items.length - 1))];
}
