/**
 * Which pieces moved between two drawings. The engine names each piece of a drawing in `data-piece`: its kind, its
 * place, its face ("-" for none), and how many it stands for; several faces, each with a comma, are several pieces.
 */

/**
 * @typedef {object} Named
 * @property {string} key kind, place and face: equal keys are the same piece
 * @property {string} kind
 * @property {string} place
 * @property {string} face "" where it lies face down
 * @property {number} count how many pieces it stands for
 * @property {boolean} counted whether it may stand for several
 */

/** @typedef {Named & {x: number, y: number, picture: boolean}} Piece its middle, and whether it looks like the piece */

/**
 * @template {Piece} P
 * @typedef {object} Changes
 * @property {[P, P][]} stays before and after, the same piece
 * @property {[P, P][]} moves from and to
 * @property {P[]} gone
 * @property {P[]} come
 */

/** No more than so many of the same pieces are seen to move from one place to another. */
const MOST_ALIKE = 3;
/** A piece comes from a mere number only where no picture of it has gone. */
const NUMBER_IS_FAR = 1e5;

/**
 * Parses a `data-piece` attribute: one entry for each face that it names, so several for a pile with several faces.
 * @param {string} name
 * @returns {Named[]}
 */
export function piecesNamed(name) {
  const [kind = "", place = "", faces = "", count] = name.split(" ");
  const seen = faces === "-" ? [""] : faces.split(/,(?!$)/);
  const counted = count !== undefined || faces.includes(",");
  return seen.map((text) => text.replace(",", "")).map((face) =>
    ({ key: `${kind} ${place} ${face}`, kind, place, face, count: Number(count ?? 1), counted }));
}

/** @typedef {(from: Piece, to: Piece) => boolean} Way */

/** @type {Way} */
const areAlike = (from, to) => from.face === to.face;
/** @type {Way} */
const isUnseenAtOneEnd = (from, to) => !from.face || !to.face;
/** @type {Way} whether no seat gets it from another one: places of seats end in their number */
const isOfNoOtherSeat = ({ place: from }, { place: to }) => [from, to].some((place) => seatOf(place) === undefined) || seatOf(from) === seatOf(to);

/** @param {string} place */
const seatOf = (place) => /-(\d+)$/.exec(place)?.[1];

/**
 * How a piece may have moved, the likeliest way first.
 * @type {Way[]}
 */
const WAYS = [(from, to) => areAlike(from, to) && isOfNoOtherSeat(from, to), (from, to) => isUnseenAtOneEnd(from, to) && isOfNoOtherSeat(from, to), areAlike, isUnseenAtOneEnd];

/**
 * What moved: each piece that has come comes from the nearest one of its kind that has gone: one with the same face, or
 * one that was or is face down.
 * @template {Piece} P
 * @param {P[]} before
 * @param {P[]} after
 * @returns {Changes<P>}
 */
export function pieceChanges(before, after) {
  const come = surplusPieces(after, before);
  const gone = surplusPieces(before, after);
  const moves = WAYS.flatMap((way) => takePairs(gone, come, way));
  return { stays: piecesThatStay(before, after), moves: withoutManyAlike(moves), gone: [...new Set(gone)], come: [...new Set(come)] };
}

/**
 * The pieces of a drawing that another one lacks, each as often as it does.
 * @template {Piece} P
 * @param {P[]} pieces
 * @param {P[]} others
 * @returns {P[]}
 */
function surplusPieces(pieces, others) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const { key, count } of others) left.set(key, (left.get(key) ?? 0) + count);
  return pieces.flatMap((piece) => {
    const there = left.get(piece.key) ?? 0;
    left.set(piece.key, Math.max(0, there - piece.count));
    return Array(Math.max(0, piece.count - there)).fill(piece);
  });
}

/**
 * Takes pairs of a kind off both lists, the nearest first.
 * @template {Piece} P
 * @param {P[]} gone
 * @param {P[]} come
 * @param {(from: P, to: P) => boolean} fits
 * @returns {[P, P][]}
 */
function takePairs(gone, come, fits) {
  const all = [...new Set(come)].flatMap((to) =>
    [...new Set(gone)].filter((from) => from.kind === to.kind && fits(from, to)).map((from) => ({ from, to, far: distanceBetween(from, to) })));
  return all.sort((one, other) => one.far - other.far).flatMap(({ from, to }) => takePairsOf(gone, come, from, to));
}

/**
 * @template {Piece} P
 * @param {P[]} gone
 * @param {P[]} come
 * @param {P} from
 * @param {P} to
 * @returns {[P, P][]} as many as there are of both
 */
function takePairsOf(gone, come, from, to) {
  /** @type {[P, P][]} */
  const found = [];
  while (gone.includes(from) && come.includes(to)) {
    gone.splice(gone.indexOf(from), 1);
    come.splice(come.indexOf(to), 1);
    found.push([from, to]);
  }
  return found;
}

/**
 * @template {Piece} P
 * @param {[P, P][]} moves
 */
function withoutManyAlike(moves) {
  return moves.filter(([from, to], at) => moves.slice(0, at).filter(([one, other]) => one === from && other === to).length < MOST_ALIKE);
}

/**
 * @template {Piece} P
 * @param {P[]} before
 * @param {P[]} after
 * @returns {[P, P][]} the pieces that both drawings have
 */
function piecesThatStay(before, after) {
  const left = [...before];
  return after.flatMap((piece) => {
    const at = left.findIndex(({ key }) => key === piece.key);
    return at < 0 ? [] : left.splice(at, 1).map((old) => /** @type {[P, P]} */ ([old, piece]));
  });
}

/**
 * @param {Piece} one the one that has gone
 * @param {Piece} other
 */
function distanceBetween(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) + (one.picture ? 0 : NUMBER_IS_FAR);
}
