/**
 * What in the picture of a step stands for which move of an example. The step names in `data-changes` the places of its
 * moves, the example in `data-pieces-to-press` what stands for each kind of them.
 */

/** @typedef {{place: string, words: string[]}} Pressed a move of the example, and what was pressed to change it */

/** Among the pieces to press: the spots of the board, as `BOARD_SPOTS` of engine/core/changing.py. */
const BOARD_SPOTS = "@";

/**
 * "card:hand,laid flood:@" as a table: what stands for moves of each kind.
 * @param {string} text
 * @returns {Map<string, string[]>}
 */
export function piecesToPressIn(text) {
  return new Map(text.split(" ").filter(Boolean).map((entry) => {
    const [kind = "", pieces = ""] = entry.split(":");
    return [kind, pieces.split(",")];
  }));
}

/**
 * The move that a piece or a spot of a step stands for; null if for none.
 * @param {Element} element
 * @param {HTMLElement} step
 * @param {Map<string, string[]>} piecesToPress
 * @returns {Pressed | null}
 */
export function movePressed(element, step, piecesToPress) {
  const { piece = "", spot = "" } = /** @type {HTMLElement | SVGElement} */ (element).dataset;
  const [, at = spot, face = ""] = piece.split(" ");
  const onBoard = spot !== "" || step.querySelector(`[data-spot="${at}"]`) !== null;
  const place = (step.dataset.changes?.split(" ") ?? []).find((name) => {
    const [kind = "", seat = ""] = name.split(/-(?=\d+-\d+$)|-(?=\d+$)/);
    const pieces = piecesToPress.get(kind) ?? [];
    return onBoard ? pieces.includes(BOARD_SPOTS) : pieces.some((each) => `${each}-${seat}` === at);
  });
  return place ? { place, words: [at, face].filter(Boolean) } : null;
}
