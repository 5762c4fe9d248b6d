/** What can be touched where a stage of a course asks: buttons over the pieces of its picture, or below it. */
import { button, makeElement, setUsable } from "./dom.js";
import { Roving } from "./roving.js";

/** @typedef {import("./protocol.js").TouchView} TouchView */

/** Put `element` after the picture, in an element that both are placed by; `offer` fills it. */
export class Touches {
  #press;
  /** @type {[HTMLElement, TouchView][]} */
  #buttons = [];
  /** Left, top, width and height of each button over the board, as parts of its width. @type {Map<HTMLElement, number[]>} */
  #places = new Map();
  /** @type {Element | null} */
  #board = null;
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

  /**
   * Lays the buttons over the pieces, wherever these are now. Those of pieces that have gone are not seen; a spot whose
   * mark has gone is still there.
   */
  place() {
    const home = this.element.offsetParent?.getBoundingClientRect();
    const board = this.#board?.getBoundingClientRect();
    if (!home || !board) return;
    for (const [control, { at }] of this.#buttons) {
      if (!at) continue;
      const box = this.#board?.querySelector(at)?.getBoundingClientRect();
      control.hidden = !box && !at.startsWith("[data-spot");
      if (box) this.#places.set(control, [box.left - board.left, box.top - board.top, box.width, box.height].map((each) => each / board.width));
      const [left = 0, top = 0, width = 0, height = 0] = (this.#places.get(control) ?? []).map((each) => each * board.width);
      Object.assign(control.style, {
        left: `${board.left - home.left + left}px`,
        top: `${board.top - home.top + top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
  }

  leave() {
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
