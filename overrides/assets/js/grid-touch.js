/** A finger is wider than a small square of a grid: a press beside one that can be chosen means that one. And a press may mean a piece. */
import { piecesNamed } from "./pieces.js";

/** What a finger needs, in pixels. */
const FINGER = 44;

/**
 * The cell that a press means: the one pressed, unless a finger pressed it, it is too small for one, and nothing can be
 * chosen there; then the nearest one that can, within a finger's reach.
 * @template {HTMLElement} Cell
 * @param {Cell} pressed
 * @param {Cell[]} cells of the grid; those of the class "lit" can be chosen
 * @param {MouseEvent} press by a key it knows no place, and has no `detail`
 * @param {boolean} coarse whether it was made by a finger
 */
export function cellMeant(pressed, cells, press, coarse) {
  if (!press.detail || !coarse || pressed.classList.contains("lit") || pressed.offsetWidth >= FINGER) return pressed;
  const near = cells
    .filter(({ classList }) => classList.contains("lit"))
    .map((cell) => ({ cell, far: distanceFrom(cell, press) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= FINGER / 2 ? near.cell : pressed;
}

/**
 * The face of the piece that a press means, the nearest one under it; "" for none.
 * @param {Element[]} drawn pieces
 * @param {string} square where they have to be
 * @param {MouseEvent} press by a key it knows no place, and has no `detail`
 * @param {boolean} coarse whether it was made by a finger
 */
export function faceAt(drawn, square, press, coarse) {
  if (!press.detail) return "";
  return drawn
    .map((element) => ({ ...piecesNamed(element.getAttribute("data-piece") ?? "")[0], element, far: distanceFrom(element, press) }))
    .filter(({ place, element, far }) => place === square && far <= (coarse ? FINGER / 2 : touchReachOf(element)))
    .sort((one, other) => one.far - other.far)[0]?.face ?? "";
}

/** @param {Element} element */
function touchReachOf(element) {
  const { width, height } = element.getBoundingClientRect();
  return Math.max(width, height) / 2;
}

/**
 * @param {Element} cell
 * @param {MouseEvent} press
 */
function distanceFrom(cell, { clientX, clientY }) {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return Math.max(Math.abs(x + width / 2 - clientX), Math.abs(y + height / 2 - clientY));
}
