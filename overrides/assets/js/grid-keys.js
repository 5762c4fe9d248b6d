/** The keys of a grid of squares: arrows, Home and End; with Ctrl the first square and the last. */

/** @typedef {[row: number, column: number]} At */

/** @type {Record<string, (at: At) => At>} */
const STEPS = {
  ArrowLeft: ([row, column]) => [row, column - 1],
  ArrowRight: ([row, column]) => [row, column + 1],
  ArrowUp: ([row, column]) => [row - 1, column],
  ArrowDown: ([row, column]) => [row + 1, column],
  Home: ([row]) => [row, 0],
  End: ([row]) => [row, Infinity],
  "Control+Home": () => [0, 0],
  "Control+End": () => [Infinity, Infinity],
};

/**
 * The cell that a key leads to, if it is one of the grid's: at the border the same one again, or round to the other end.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[][]} rows
 * @param {boolean} cyclic whether rows are rings
 * @returns {HTMLElement | undefined}
 */
export function cellOfKey({ key, ctrlKey, shiftKey, altKey, metaKey, target }, rows, cyclic) {
  const step = STEPS[(ctrlKey ? "Control+" : "") + key];
  const row = rows.findIndex((cells) => cells.some((cell) => cell === target));
  const column = rows[row]?.findIndex((cell) => cell === target) ?? -1;
  if (!step || column < 0 || shiftKey || altKey || metaKey) return undefined;
  const [to, along] = step([row, column]);
  const cells = at(rows, to) ?? [];
  return at(cells, cyclic && Number.isFinite(along) ? (along + cells.length) % cells.length : along);
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {number} index as near to it as there are items
 */
function at(items, index) {
  return items[Math.max(0, Math.min(index, items.length - 1))];
}
