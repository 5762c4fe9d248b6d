/**
 * FLIP animations (first, last, invert, play): a change of a drawing is shown by moving its pieces. The change is made at
 * once: what moves are copies, and pieces shown away from their place; nothing waits for them, and any input ends them.
 */
import { CopyLayer } from "./piece-copies.js";
import { movedWithPage, landings, measuredPieces } from "./piece-places.js";
import { pieceChanges } from "./pieces.js";
import { playSoundOf } from "./sound.js";
import { stepSpeed } from "./store.js";

/**
 * @typedef {import("./piece-places.js").Parts} Parts
 * @typedef {import("./piece-places.js").Places} Places
 * @typedef {import("./piece-places.js").Seen} Seen
 * @typedef {import("./pieces.js").Changes<Seen>} Changes
 */

/** @type {Record<string, number>} how long all movements of a change take together, in milliseconds */
const TIMES = { step: 260, slow: 450, normal: 260, fast: 150, once: 0 };
/** The share of the whole time that passes before the last of several pieces sets out. */
const STAGGER = .35;
const EASE = "cubic-bezier(.3, .7, .3, 1)";
/** From so far, in pixels, a piece comes that comes from nowhere in sight; to so far one sinks. */
const DROP = 14;
/** A slide by less than this is none, in units of its picture. */
const LEAST = .5;

/**
 * Animates a change in two calls: `measure` before the DOM changes, `animate` after it. The DOM is never delayed; with
 * reduced motion pieces are framed instead of moved, and at the speed “all at once” nothing happens.
 */
export class Motion {
  #host;
  #parts;
  /** @type {Places | null} */
  #before = null;
  /** @type {Places | null} what went out of sight in the change before: it may come back from there */
  #lost = null;
  /** @type {CopyLayer | null} */
  #layer = null;
  /** @type {Animation[]} */
  #running = [];
  #frame = 0;
  #life = new AbortController();
  /** @type {number | null} for whose eyes the pieces now shown were drawn */
  #eyes = null;

  /**
   * @param {HTMLElement} host over which pieces move
   * @param {() => Parts} parts what is drawn in it now
   */
  constructor(host, parts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** Remembers where pieces are, before something changes; what is remembered and was not yet used stays. */
  measure() {
    this.finish();
    if (TIMES[stepSpeed()]) this.#before ??= measuredPieces(this.#parts());
  }

  /**
   * Measures for a change that these eyes see: what was drawn for a seat alone is forgotten where others look, since a
   * copy of it would be seen on its way.
   * @param {number | null} eyes a seat, -1 for all hands, null for what everybody may see
   * @param {boolean} [still] whether nothing is to move: into the final count nothing flies from the table
   */
  measureFor(eyes, still = false) {
    if (!still && (this.#eyes === null || this.#eyes === eyes)) this.measure();
    else this.forget();
    this.#eyes = eyes;
  }

  /** Forgets the pieces now shown, which have nothing to do with the next ones. */
  forget() {
    this.finish();
    this.#before = this.#lost = null;
  }

  /** Shows how it came to what is drawn now, if that was measured before: once the page has scrolled to it. */
  animate() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  #show() {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    const after = measuredPieces(this.#parts());
    const lost = this.#lost ? movedWithPage(this.#lost, after) : [];
    const found = pieceChanges([...movedWithPage(before, after), ...lost], after.pieces);
    found.gone = found.gone.filter((piece) => isShown(piece) && !lost.includes(piece));
    this.#lost = { pieces: found.gone, corners: after.corners };
    playSoundOf(found);
    this.#listen();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.#mark(found);
    else this.#move(found, TIMES[stepSpeed()] ?? 0);
  }

  /** Everything is where it belongs. */
  finish() {
    cancelAnimationFrame(this.#frame);
    this.#life.abort();
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.#layer?.element.remove();
    this.#layer = null;
  }

  #listen() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    for (const input of ["keydown", "pointerdown"]) {
      document.addEventListener(input, () => this.finish(), { signal, capture: true });
    }
    addEventListener("resize", () => this.finish(), { signal });
  }

  /** @param {Changes} found */
  #mark({ moves }) {
    const seen = moves.filter(([from, to]) => isSeen(from) && isSeen(to));
    if (!seen.length) return;
    const layer = (this.#layer = new CopyLayer(this.#host));
    for (const [from, to] of seen) {
      layer.frame("was", from);
      layer.frame("is", to);
    }
  }

  /**
   * @param {Changes} found
   * @param {number} time
   */
  #move({ stays, moves, gone, come }, time) {
    const layer = (this.#layer = new CopyLayer(this.#host));
    const landing = landings(this.#parts());
    const isAway = (/** @type {Seen} */ piece) => landing(piece) !== piece.box;
    const flights = moves.filter(([from, to]) => isSeen(from) && isSeen(to) && to.part !== "form" && !(isAway(from) && isAway(to)));
    const arrivals = [...come, ...moves.filter(([from]) => !isSeen(from)).map(([, to]) => to)].filter(isShown);
    const when = timingOf(time, flights.length + arrivals.length);
    for (const piece of gone.filter((one) => !isAway(one))) this.#leave(layer, piece, come.concat(moves.map(([, to]) => to)), time);
    for (const [from, to] of stays) this.#slide(from, to, time);
    flights.forEach(([from, to], at) => this.#fly(layer, from, to, landing, when(at)));
    arrivals.forEach((piece, at) => this.#arrive(piece, when(flights.length + at)));
    void Promise.allSettled(this.#running.map(({ finished }) => finished)).then(() => layer === this.#layer && this.finish());
  }

  /**
   * A piece that is covered stays to be seen until then; any other sinks.
   * @param {CopyLayer} layer
   * @param {Seen} piece
   * @param {Seen[]} come
   * @param {number} duration
   */
  #leave(layer, piece, come, duration) {
    const covered = come.some(({ kind, place }) => kind === piece.kind && place === piece.place);
    const end = covered ? { opacity: 1 } : { opacity: 0, translate: `0 ${DROP}px` };
    this.#run(layer.add(piece), [{ opacity: 1 }, end], { duration });
  }

  /**
   * The same piece at another place in its picture.
   * @param {Seen} from
   * @param {Seen} to
   * @param {number} duration
   */
  #slide(from, to, duration) {
    if (!from.spot || !to.spot || !isShown(from) || !isShown(to)) return;
    const [dx, dy] = [from.spot.x - to.spot.x, from.spot.y - to.spot.y];
    if (Math.hypot(dx, dy) < LEAST) return;
    this.#run(to.element, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration });
  }

  /**
   * @param {CopyLayer} layer
   * @param {Seen} from
   * @param {Seen} to
   * @param {import("./piece-places.js").Landing} landing
   * @param {KeyframeAnimationOptions} when
   */
  #fly(layer, from, to, landing, when) {
    const turned = from.face !== to.face && from.picture && to.picture;
    const [look, last] = to.picture ? [to, to] : from.picture ? [from, from] : [null, null];
    if (!look || !last) return;
    const end = to.picture ? to : centredOn(to, from);
    const begin = to.picture && !from.picture ? centredOn(from, to) : from;
    const [start, place] = [{ ...begin, box: landing(begin) }, { ...end, box: landing(end) }];
    const fade = [Number(start.box === begin.box), 1, Number(place.box === end.box)];
    if (turned) this.#run(layer.add(place, from), pathBetween(start, place, [1, 0, 0], fade), when);
    this.#run(layer.add(place, look), pathBetween(start, place, turned ? [0, 0, 1] : [1, 1, 1], fade), when);
    // The element itself is hidden while its copy moves.
    if (!to.counted) this.#run(to.element, [{ opacity: 0 }, { opacity: 0 }], when);
  }

  /**
   * @param {Seen} piece
   * @param {KeyframeAnimationOptions} when
   */
  #arrive({ element, kind }, when) {
    const from = kind === "water" ? DROP : -DROP;
    this.#run(element, [{ opacity: 0, translate: `0 ${from}px` }, { opacity: 1, translate: "0 0" }], when);
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} when
   */
  #run(element, frames, when) {
    this.#running.push(element.animate(frames, { easing: EASE, fill: "both", ...when }));
  }
}

/**
 * When the pieces of a change move, each a little after the one before; all are there in time.
 * @param {number} time
 * @param {number} count
 */
function timingOf(time, count) {
  const pause = count > 1 ? time * STAGGER / (count - 1) : 0;
  const duration = count > 1 ? time * (1 - STAGGER) : time;
  return (/** @type {number} */ at) => ({ duration, delay: at * pause });
}

/**
 * The way of a copy that lies at its end: from place to place, from size to size, as wide as `turn` says.
 * @param {Seen} from
 * @param {Seen} to
 * @param {number[]} turn
 * @param {number[]} fade how much of it is seen
 * @returns {Keyframe[]}
 */
function pathBetween({ box: from }, { box: to }, turn, fade) {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = from.height / to.height || 1;
  return turn.map((width, at) => {
    const rest = 1 - at / (turn.length - 1);
    const size = 1 + (scale - 1) * rest;
    return { translate: `${dx * rest}px ${dy * rest}px`, scale: `${size * width} ${size}`, opacity: fade[at] ?? 1 };
  });
}

/**
 * A piece in the middle of another place, as large as it is.
 * @param {Seen} place
 * @param {Seen} piece
 * @returns {Seen}
 */
function centredOn(place, { box: { width, height } }) {
  return { ...place, box: new DOMRect(place.x - width / 2, place.y - height / 2, width, height) };
}

/** @param {Seen} piece */
function isSeen({ box }) {
  return box.width > 0;
}

/** @param {Seen} piece something that comes or goes by itself: what one chooses from does neither */
function isShown(piece) {
  return isSeen(piece) && piece.part !== "form" && piece.picture;
}
