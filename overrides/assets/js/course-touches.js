/** What can be touched where a stage of a course asks: buttons over the pieces of its picture, or below it. */
import { middleOfShape } from "./course-shapes.js";
import { button, makeElement, setUsable } from "./dom.js";
import { Roving } from "./roving.js";

/** @typedef {import("./protocol.js").TouchView} TouchView */

/** The sides of a button in the middle of what is no rectangle, in pixels. */
const SMALL = 36;

/** Put `element` after the picture, in an element that both are placed by; `offer` fills it. */
export class Touches {
  #press;
  /** @type {[HTMLElement, TouchView][]} */
  #buttons = [];
  /** @type {Element | null} */
  #board = null;
  /** Where in the picture the middle of a piece is that is no rectangle, by its selector. @type {Map<string, DOMRect>} */
  #places = new Map();
  element = makeElement("div", { class: "touches", role: "toolbar" });
  #roving = new Roving(this.element);
  #sizes = new ResizeObserver(() => this.place());

  /** @param {(touch: TouchView) => void} press told each touch, once */
  constructor(press) {
    this.#press = press;
    this.element.addEventListener("keydown", (event) => this.#roving.go(event));
  }

  /**
   * Offers these touches.
   * @param {TouchView[]} touches
   * @param {Element} board the picture
   * @param {string} label the question
   */
  offer(touches, board, label) {
    this.#board?.removeEventListener("click", this.#onBoard);
    board.addEventListener("click", this.#onBoard);
    this.#board = board;
    this.#sizes.disconnect();
    this.#sizes.observe(board);
    this.element.ariaLabel = label;
    this.#places.clear();
    this.#buttons = touches.map((touch) => [button(touch.at ? "touch" : "answer", touch.name, () => this.#touch(touch)), touch]);
    this.element.replaceChildren(...this.#buttons.map(([control]) => control));
    this.#roving.settle();
    this.place();
  }

  /** Lays the buttons over the pieces, wherever these are now; those of pieces that have gone are not seen. */
  place() {
    const home = this.element.offsetParent?.getBoundingClientRect();
    const board = this.#board?.getBoundingClientRect();
    if (!home || !board) return;
    for (const [control, { at }] of this.#buttons) {
      if (!at) continue;
      const piece = this.#board?.querySelector(at);
      const place = piece ? this.#placeOf(piece, at, board) : this.#places.get(at);
      control.classList.toggle("shaped", this.#places.has(at));
      control.hidden = !place;
      if (!place) continue;
      const [left, top] = [place.left + board.left - home.left, place.top + board.top - home.top];
      Object.assign(control.style, { left: `${left}px`, top: `${top}px`, width: `${place.width}px`, height: `${place.height}px` });
    }
  }

  /**
   * Where a piece is in the picture: a place in its middle, kept once its frame has gone, where it is no rectangle.
   * @param {Element} piece
   * @param {string} at
   * @param {DOMRect} board
   */
  #placeOf(piece, at, board) {
    const middle = middleOfShape(piece);
    if (middle) this.#places.set(at, new DOMRect(middle.x - SMALL / 2 - board.left, middle.y - SMALL / 2 - board.top, SMALL, SMALL));
    const { left, top, width, height } = piece.getBoundingClientRect();
    return this.#places.get(at) ?? new DOMRect(left - board.left, top - board.top, width, height);
  }

  /** What is no rectangle is pressed wherever it is; its button is in its middle. @param {Event} event */
  #onBoard = ({ target }) => {
    const pressed = this.#buttons.find(([, { at }]) => at && target instanceof Element && target.closest(at));
    pressed?.[0].click();
  };

  leave() {
    this.#board?.removeEventListener("click", this.#onBoard);
    this.#sizes.disconnect();
  }

  /** @param {TouchView} touch a right one, or one that changes the table, is the last */
  #touch(touch) {
    const isLast = touch.right || touch.boards.length > 0;
    for (const [control, each] of this.#buttons) {
      if (each === touch) control.classList.add(touch.right ? "right" : "wrong");
      if (each === touch || isLast) setUsable(control, false);
    }
    this.#press(touch);
  }
}
