/** Pieces of a course's picture: how far around them they are pressed; of those that are no rectangles, the middle and the nearest one. */

/** Points along an outline. Chosen by eye. */
const POINTS = 60;
/** How many places across and down are tried for the middle. Chosen by eye. */
const TRIED = 13;

/** A sign is clear of what is so far from its middle, in pixels; so far from the outline it is inside as a whole. */
const CLEAR = 14;
const INSIDE = 10;

/** No button over a piece is narrower or lower, in pixels. */
const SMALLEST = 24;
/** Nor than this, where the other pieces leave room for it. */
const COMFORTABLE = 44;
/** A pixel more all around is no help to a finger, and would be seen. */
const LEAST_GROWN = 2;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * How far a button over a piece reaches beyond it, on each side, in pixels: half way to what is nearest there, at most.
 * @param {number[]} piece its left, top, width and height
 * @param {number[][]} others those of the other pieces
 */
export function grownAround([left = 0, top = 0, width = 0, height = 0], others) {
  const gaps = others.map(([x = 0, y = 0, w = 0, h = 0]) => ({ top: top - y - h, right: x - left - width, bottom: y - top - height, left: left - x - w }));
  const grown = (/** @type {"top" | "right" | "bottom" | "left"} */ side, /** @type {number} */ size) => {
    // Of what lies askew, the side counts on which it is farther away.
    const here = gaps.filter((gap) => gap[side] === Math.max(...Object.values(gap))).map((gap) => gap[side] / 2);
    const most = Math.min((COMFORTABLE - size) / 2, ...here);
    return Math.max((SMALLEST - size) / 2, most < LEAST_GROWN ? 0 : most);
  };
  return { top: grown("top", height), right: grown("right", width), bottom: grown("bottom", height), left: grown("left", width) };
}

/**
 * The place inside a shape that is farthest from its outline, in pixels of the window; null for what is drawn otherwise.
 * @param {Element} piece a `use` of a path
 * @returns {Point | null}
 */
export function middleOfShape(piece) {
  const outline = outlineOf(piece);
  return outline && roomiestPlace(piece.getBoundingClientRect(), outline);
}

/**
 * The place for a sign on a shape that is nearest to its middle, clear of what is drawn on it and beside it: inside the shape, so
 * that the sign is not taken for one of its neighbour, or else on its edge; null for what is drawn otherwise.
 * @param {Element} piece a `use` of a path
 * @param {DOMRect[]} drawn where other things are, in pixels of the window
 */
export function placeOfSign(piece, drawn) {
  const outline = outlineOf(piece), box = piece.getBoundingClientRect();
  return outline && clearPlace(placesForSign(box, outline, drawn), drawn, roomiestPlace(box, outline));
}

/**
 * The places inside a shape that are clear of its outline and of what is drawn; where none is, those along its outline.
 * @param {Box} box around the outline
 * @param {Point[]} outline
 * @param {{left: number, top: number, right: number, bottom: number}[]} drawn
 */
export function placesForSign(box, outline, drawn) {
  const clear = placesInside(box, outline).filter(({ place, room }) => room >= INSIDE && drawn.every((each) => apart(place, each) >= CLEAR));
  return clear.length ? clear.map(({ place }) => place) : outline;
}

/**
 * Of some places that are clear of what is drawn, the nearest to another one; where none is, the one farthest from what is drawn.
 * @param {Point[]} places
 * @param {{left: number, top: number, right: number, bottom: number}[]} drawn
 * @param {Point} middle
 * @returns {Point | null}
 */
export function clearPlace(places, drawn, { x, y }) {
  const room = (/** @type {Point} */ place) => Math.min(CLEAR, ...drawn.map((each) => apart(place, each)));
  const ranked = places.map((place) => ({ place, room: room(place), far: Math.hypot(place.x - x, place.y - y) }));
  ranked.sort((one, other) => other.room - one.room || one.far - other.far);
  return ranked[0]?.place ?? null;
}

/**
 * The place inside an outline that is farthest from it.
 * @param {Box} box around the outline
 * @param {Point[]} outline
 * @returns {Point}
 */
export function roomiestPlace(box, outline) {
  let [middle, most] = [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }, -1];
  for (const { place, room } of placesInside(box, outline)) if (room > most + 1) [middle, most] = [place, room];
  return middle;
}

/**
 * Places inside an outline, each with how far it is from it.
 * @param {Box} box around the outline
 * @param {Point[]} outline
 */
function placesInside({ left, top, width, height }, outline) {
  const tried = Array.from({ length: TRIED * TRIED }, (_, at) => ({ x: left + (width * (at % TRIED)) / (TRIED - 1), y: top + (height * Math.floor(at / TRIED)) / (TRIED - 1) }));
  const inside = tried.filter((point) => isInside(point, outline));
  return inside.map((place) => ({ place, room: Math.min(...outline.map(({ x, y }) => Math.hypot(x - place.x, y - place.y))) }));
}

/**
 * @param {Point} point
 * @param {{left: number, top: number, right: number, bottom: number}} box
 */
const apart = ({ x, y }, { left, top, right, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/**
 * The number of the place that a press means: that of what is pressed, or of what it is about, as a row beside a map is about
 * a part of it; -1 for none.
 * @param {Element} pressed
 * @param {string[]} places CSS selectors, "" for none
 */
export function placePressed(pressed, places) {
  const of = pressed.closest("[data-of-spot]")?.getAttribute("data-of-spot");
  return places.findIndex((at) => at && (pressed.closest(at) || at === `[data-spot="${of}"]`));
}

/**
 * The number of the shape whose outline is nearest to a place, -1 where none is near.
 * @param {Point} point in pixels of the window
 * @param {(Point[] | null)[]} outlines
 * @param {number} most how far away it may be, in pixels
 */
export function nearestOutline({ x, y }, outlines, most) {
  const apart = outlines.map((outline) => Math.min(...(outline ?? []).map((point) => Math.hypot(point.x - x, point.y - y))));
  const least = Math.min(...apart);
  return least <= most ? apart.indexOf(least) : -1;
}

/**
 * Points along the outline of a shape, in pixels of the window; null for what is drawn otherwise.
 * @param {Element | null | undefined} piece a `use` of a path
 * @returns {Point[] | null}
 */
export function outlineOf(piece) {
  const path = piece instanceof SVGUseElement ? document.querySelector(piece.href.baseVal) : null;
  const matrix = piece instanceof SVGUseElement ? piece.getScreenCTM() : null;
  if (!(path instanceof SVGPathElement) || !matrix) return null;
  const step = path.getTotalLength() / POINTS;
  return Array.from({ length: POINTS }, (_, at) => path.getPointAtLength(at * step).matrixTransform(matrix));
}

/**
 * @param {Point} point
 * @param {Point[]} outline
 */
function isInside({ x, y }, outline) {
  return outline.filter((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }).length % 2 === 1;
}
