/** Where the pieces of a drawing are seen: measured before a change and after it. */
import { named } from "./pieces.js";

/**
 * The parts of a table, by name; of what one chooses from, pieces only go away.
 * @typedef {Record<"board" | "beside" | "form", Element | null | undefined>} Parts
 */

/**
 * @typedef {import("./pieces.js").Piece & {
 *   part: keyof Parts, box: DOMRect, element: HTMLElement | SVGElement, look: HTMLElement | SVGElement,
 *   picture: boolean, spot: Spot | null,
 * }} Seen `look`: a copy of the element as it was then; `picture`: it looks like the piece, and is no mere number
 */

/**
 * Where a piece is in the picture that it is part of, how that is scaled, and its class.
 * @typedef {{x: number, y: number, matrix: DOMMatrix, kind: string}} Spot
 */

/** @typedef {{pieces: Seen[], corners: Map<keyof Parts, DOMRect>}} Places */

/**
 * Measures every `data-piece` element in the parts of a table, in pixels of the window, with a copy of its look. It
 * forces a layout: call it once before a change and once after.
 * @param {Parts} parts
 * @returns {Places}
 */
export function measured(parts) {
  /** @type {Places} */
  const places = { pieces: [], corners: new Map() };
  for (const part of /** @type {(keyof Parts)[]} */ (Object.keys(parts))) {
    const host = parts[part];
    if (!host) continue;
    places.corners.set(part, host.getBoundingClientRect());
    /** @type {NodeListOf<HTMLElement | SVGElement>} */
    const elements = host.querySelectorAll("[data-piece]");
    for (const element of elements) places.pieces.push(...seen(element, part));
  }
  return places;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {keyof Parts} part
 * @returns {Seen[]}
 */
function seen(element, part) {
  const names = named(element.dataset.piece ?? "");
  const box = element.getBoundingClientRect();
  const picture = element instanceof SVGElement || names.every(({ counted }) => !counted);
  const place = { part, box, element, picture, spot: spotOf(element, box), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const look = lookOf(element, picture);
  return names.map((name) => ({ ...name, ...place, look }));
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {boolean} picture
 */
function lookOf(element, picture) {
  const look = /** @type {HTMLElement | SVGElement} */ (element.cloneNode(true));
  look.removeAttribute("data-piece");
  if (picture && element instanceof HTMLElement) look.style.font = getComputedStyle(element).font;
  return look;
}

/**
 * @param {Element} element
 * @param {DOMRect} box
 * @returns {Spot | null} null for what is a picture of its own, or none
 */
function spotOf(element, box) {
  const picture = element instanceof SVGElement && element.ownerSVGElement;
  const matrix = picture && picture.getScreenCTM();
  if (!matrix || !matrix.a) return null;
  const kind = picture.getAttribute("class") ?? "";
  return { kind, x: (box.x - matrix.e) / matrix.a, y: (box.y - matrix.f) / matrix.d, matrix };
}

/**
 * Moves what was measured before to where it would be seen now: its part of the table may have moved on the page.
 * @param {Places} before
 * @param {Places} after
 * @returns {Seen[]}
 */
export function carried(before, after) {
  return before.pieces.map((piece) => {
    const [old, now] = [before.corners.get(piece.part), after.corners.get(piece.part)];
    // Of a part that is no longer shown the old place on the screen is as good as any.
    if (!old || !now?.width) return piece;
    const [dx, dy] = [now.x - old.x, now.y - old.y];
    const box = new DOMRect(piece.box.x + dx, piece.box.y + dy, piece.box.width, piece.box.height);
    return { ...piece, box, x: piece.x + dx, y: piece.y + dy };
  });
}
