/** Where the pieces of a drawing are seen: measured before a change and after it. */
import { piecesNamed } from "./pieces.js";

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
export function measuredPieces(parts) {
  /** @type {Places} */
  const places = { pieces: [], corners: new Map() };
  for (const part of /** @type {(keyof Parts)[]} */ (Object.keys(parts))) {
    const host = parts[part];
    if (!host) continue;
    places.corners.set(part, host.getBoundingClientRect());
    /** @type {NodeListOf<HTMLElement | SVGElement>} */
    const elements = host.querySelectorAll("[data-piece]");
    for (const element of elements) places.pieces.push(...seenPiece(element, part));
  }
  return places;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {keyof Parts} part
 * @returns {Seen[]}
 */
function seenPiece(element, part) {
  const names = piecesNamed(element.dataset.piece ?? "");
  const box = element.getBoundingClientRect();
  const picture = element instanceof SVGElement || names.every(({ counted }) => !counted);
  const place = { part, box, element, picture, spot: spotOfPiece(element, box), x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const look = lookOfPiece(element, picture);
  return names.map((name) => ({ ...name, ...place, look }));
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {boolean} picture
 */
function lookOfPiece(element, picture) {
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
function spotOfPiece(element, box) {
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
export function movedWithPage(before, after) {
  return before.pieces.map((piece) => {
    const [old, now] = [before.corners.get(piece.part), after.corners.get(piece.part)];
    // Of a part that is no longer shown the old place on the screen is as good as any.
    if (!old || !now?.width) return piece;
    const [dx, dy] = [now.x - old.x, now.y - old.y];
    const box = new DOMRect(piece.box.x + dx, piece.box.y + dy, piece.box.width, piece.box.height);
    return { ...piece, box, x: piece.x + dx, y: piece.y + dy };
  });
}

/**
 * Tells where a piece is drawn that moves from its place or to it: there, or at the edge of what is in sight if the place
 * is beyond that.
 * @callback Landing
 * @param {Pick<Seen, "box" | "part">} piece
 * @returns {DOMRect} the piece's own one where that is in sight
 */

/**
 * Measures what is in sight of the parts of a table.
 * @param {Parts} parts
 * @returns {Landing}
 */
export function landings(parts) {
  const sights = new Map(Object.entries(parts).map(([part, element]) => [part, sightOf(element)]));
  return ({ box, part }) => {
    const { top, bottom } = sights.get(part) ?? { top: 0, bottom: innerHeight };
    const y = Math.min(Math.max(box.y, top), bottom - box.height);
    return Math.abs(y - box.y) < box.height / 2 ? box : new DOMRect(box.x, y, box.width, box.height);
  };
}

/**
 * What is in sight of the part that scrolls with an element, without what sticks to its lower edge.
 * @param {Element | null | undefined} element
 */
function sightOf(element) {
  const side = element?.closest("[data-full] .side");
  // The side may have no box of its own.
  if (!side?.clientHeight) return { top: 0, bottom: innerHeight };
  const { top, bottom } = side.getBoundingClientRect();
  const sticks = parseFloat(getComputedStyle(side).scrollPaddingBottom) || 0;
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) - sticks };
}
