/** Copies of pieces that move over a table, in a layer that nothing can act on and nobody hears. */
import { makeElement } from "./dom.js";

/** @typedef {import("./piece-places.js").Seen} Seen */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Appends a layer to a host at once and puts copies of pieces into it, placed in pixels as seen in the window now.
 * Remove `element` when the movement is over.
 */
export class CopyLayer {
  element = makeElement("div", { class: "piece-copies", "aria-hidden": "true", inert: "" });
  #corner;

  /** @param {Element} host which it covers */
  constructor(host) {
    const { x, y } = host.getBoundingClientRect();
    this.#corner = { x: x + host.clientLeft - host.scrollLeft, y: y + host.clientTop - host.scrollTop };
    host.append(this.element);
  }

  /**
   * Puts a copy where the piece is seen.
   * @param {Seen} place
   * @param {Seen} [looks] of which it is a copy
   */
  add(place, looks = place) {
    const copy = looks.spot ? pictureOfPart(looks, looks.spot) : /** @type {HTMLElement | SVGElement} */ (looks.look.cloneNode(true));
    return this.#put(copy, place.box);
  }

  /**
   * Puts a copy of a picture over it.
   * @param {HTMLElement | SVGElement} picture
   */
  lift(picture) {
    const copy = /** @type {HTMLElement | SVGElement} */ (picture.cloneNode(true));
    copy.removeAttribute("data-piece");
    return this.#put(copy, picture.getBoundingClientRect());
  }

  /**
   * Draws a frame where a piece was, or where it is now.
   * @param {string} kind
   * @param {Seen} place
   */
  frame(kind, { box }) {
    return this.#put(makeElement("i", { class: `piece-${kind}` }), box);
  }

  /**
   * @template {HTMLElement | SVGElement} E
   * @param {E} copy
   * @param {DOMRect} box
   */
  #put(copy, { x, y, width, height }) {
    Object.assign(copy.style, {
      left: `${x - this.#corner.x}px`, top: `${y - this.#corner.y}px`, width: `${width}px`, height: `${height}px`,
    });
    this.element.append(copy);
    return copy;
  }
}

/**
 * A picture of its own of what is a part of one, with the styles that hold in that one.
 * @param {Seen} piece
 * @param {import("./piece-places.js").Spot} spot
 */
function pictureOfPart({ look, box }, { x, y, matrix, kind }) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${box.width / matrix.a} ${box.height / matrix.d}`);
  picture.setAttribute("class", kind);
  picture.append(look.cloneNode(true));
  return picture;
}
