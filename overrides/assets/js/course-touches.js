/** What can be touched where a stage of a course asks: buttons over the pieces of its picture, or below it. */
import { freePlaceOnShape, middleOfShape, nearestOutline, outlineOf, placePressed } from "./course-shapes.js";
import { button, makeElement, setUsable } from "./dom.js";
import { Roving } from "./roving.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").TouchView} TouchView */

/** The sides of a button in the middle of what is no rectangle, in pixels. */
const SMALL = 36;
/** No button over a piece is narrower or lower, in pixels: around a small piece it is larger than the frame that is seen. */
const SMALLEST = 24;
/** What is drawn on a shape is not wider or higher than this part of the picture. */
const DRAWN_ON = 0.25;

/** Put `element` after the picture, in an element that both are placed by; `offer` fills it. */
export class Touches {
  #press;
  #miss;
  /** @type {[HTMLElement, TouchView][]} */
  #buttons = [];
  /** @type {HTMLElement | null} */
  #board = null;
  /**
   * Where each piece is in the picture, by its selector: left, top, width and height as parts of the picture's width; `shaped`:
   * it is no rectangle, and this is a place in its middle.
   * @type {Map<string, {box: number[], shaped: boolean}>}
   */
  #places = new Map();
  /** How far from that place the sign of a touched shape stands, in the same parts: where nothing is drawn. @type {Map<string, number[]>} */
  #signs = new Map();
  element = makeElement("div", { class: "touches", role: "toolbar" });
  /** What is chosen, seen in the picture, and not made yet. @type {TouchView | undefined} */
  #chosen;
  /** The drawing of what was chosen. @type {SVGGElement | undefined} */
  #preview;
  /** Makes what is chosen. @type {HTMLButtonElement | undefined} */
  #make;
  #roving = new Roving(this.element);
  #sizes = new ResizeObserver(() => this.place());

  /**
   * @param {(touch: TouchView, isShown: boolean) => void} press told each touch, once, and whether it was only shown
   * @param {() => void} [miss] told that the picture was touched where there is nothing to be touched
   */
  constructor(press, miss = () => {}) {
    this.#press = press;
    this.#miss = miss;
    this.element.addEventListener("keydown", (event) => this.#roving.go(event));
  }

  /**
   * Offers these touches.
   * @param {TouchView[]} touches
   * @param {HTMLElement} board the picture
   * @param {string} label the question
   */
  offer(touches, board, label) {
    this.#board?.removeEventListener("click", this.#onBoard);
    board.addEventListener("click", this.#onBoard);
    this.#board = board;
    this.#sizes.disconnect();
    // Words above the picture that grow or shrink move it, too.
    for (const each of [board, ...this.element.parentElement?.children ?? []]) if (each !== this.element) this.#sizes.observe(each);
    this.element.ariaLabel = label;
    this.#places.clear();
    this.#signs.clear();
    this.#buttons = touches.map((touch) => [button(touch.at ? "touch" : "answer", touch.name, () => this.#choose(touch)), touch]);
    for (const [control, { at, name, face }] of this.#buttons) {
      if (at) control.title = name;
      if (face) wear(control, name, face);
    }
    this.#chosen = this.#preview = undefined;
    this.#make = touches.some(({ preview }) => preview !== undefined) ? button("go make", textOf("moves.make"), () => this.#chosen && this.#touch(this.#chosen)) : undefined;
    if (this.#make) setUsable(this.#make, false);
    this.element.replaceChildren(...this.#buttons.map(([control]) => control), ...(this.#make ? [this.#make] : []));
    this.#roving.settle();
    this.place();
  }

  /**
   * Lays the buttons over the pieces, wherever these are now. Those of pieces that have gone are not seen; a spot whose
   * mark has gone is still there.
   */
  place() {
    this.#showPreview();
    const home = this.element.offsetParent?.getBoundingClientRect();
    const board = this.#board?.getBoundingClientRect();
    if (!home || !board) return;
    for (const [control, { at }] of this.#buttons) {
      if (!at) continue;
      const piece = this.#board?.querySelector(at);
      if (piece) this.#places.set(at, this.#placeOf(piece, at, board));
      const { box = [], shaped = false } = this.#places.get(at) ?? {};
      control.classList.toggle("shaped", shaped);
      control.hidden = !piece && !at.startsWith("[data-spot");
      const [left = 0, top = 0, width = 0, height = 0] = box.map((each) => each * board.width);
      const grown = shaped || !width ? 0 : Math.max(0, (SMALLEST - Math.min(width, height)) / 2);
      control.classList.toggle("grown", grown > 0);
      control.style.setProperty("--grown", `${grown}px`);
      const [across = 0, down = 0] = this.#signs.get(at) ?? [];
      control.style.setProperty("--sign", `${across * board.width}px ${down * board.width}px`);
      Object.assign(control.style, {
        left: `${board.left - home.left + left - grown}px`,
        top: `${board.top - home.top + top - grown}px`,
        width: `${shaped ? SMALL : width + 2 * grown}px`,
        height: `${shaped ? SMALL : height + 2 * grown}px`,
      });
    }
  }

  /**
   * Where a piece is in the picture. Of what is no rectangle, the place in its middle is kept once its frame has gone.
   * @param {Element} piece
   * @param {string} at
   * @param {DOMRect} board
   */
  #placeOf(piece, at, board) {
    const middle = middleOfShape(piece), before = this.#places.get(at);
    if (!middle && before?.shaped) return before;
    const { left, top, width, height } = middle ? new DOMRect(middle.x - SMALL / 2, middle.y - SMALL / 2, SMALL, SMALL) : piece.getBoundingClientRect();
    return { box: [left - board.left, top - board.top, width, height].map((each) => each / board.width), shaped: Boolean(middle) };
  }

  /** What is no rectangle is pressed wherever it is, or beside it; its button is in its middle. @param {MouseEvent} event */
  #onBoard = ({ target, clientX: x, clientY: y }) => {
    if (target instanceof Element && target.closest("details")) return;
    const pressed = target instanceof Element ? this.#buttons[placePressed(target, this.#buttons.map(([, { at }]) => at))] : undefined;
    const outlines = () => this.#buttons.map(([, { at }]) => outlineOf(at ? this.#board?.querySelector(at) : null));
    const found = pressed ?? this.#buttons[nearestOutline({ x, y }, outlines(), SMALL)];
    if (found) found[0].click();
    else if (this.#buttons.some(([{ ariaDisabled }, { at }]) => at && ariaDisabled !== "true")) this.#miss();
  };

  leave() {
    this.#board?.removeEventListener("click", this.#onBoard);
    this.#sizes.disconnect();
  }

  /** @param {TouchView} touch one that has a preview is seen in the picture first */
  #choose(touch) {
    if (!this.#make) return this.#touch(touch);
    this.#chosen = touch;
    for (const [control, each] of this.#buttons) control.ariaPressed = String(each === touch);
    setUsable(this.#make, true);
    // The name of a sign that is touched stands nowhere else.
    if (touch.at) this.#make.textContent = textOf("moves.make_named", { move: touch.name });
    this.#board?.querySelector(".previewed")?.remove();
    this.#preview = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.#preview.classList.add("previewed");
    this.#preview.innerHTML = touch.preview ?? "";
    this.#showPreview();
  }

  /** What was chosen stays in the picture when this is drawn anew. */
  #showPreview() {
    if (this.#preview && !this.#preview.isConnected) this.#board?.querySelector("svg.map")?.append(this.#preview);
  }

  /**
   * Keeps where the sign of a touched shape stands, while all that is asked about is still drawn.
   * @param {string} at
   */
  #placeSign(at) {
    const board = this.#board, piece = at && board?.querySelector(at);
    if (!board || !piece) return;
    const { width } = board.getBoundingClientRect();
    const drawn = [...board.querySelectorAll("svg.map :is(text, use, rect, circle)")].map((each) => each.getBoundingClientRect());
    const place = freePlaceOnShape(piece, drawn.filter((each) => each.width < width * DRAWN_ON && each.height < width * DRAWN_ON));
    const middle = place && middleOfShape(piece);
    if (middle) this.#signs.set(at, [(place.x - middle.x) / width, (place.y - middle.y) / width]);
  }

  /** What was touched wrong can't be touched again, all else can: the table is as it was asked about. */
  again() {
    for (const [control] of this.#buttons) setUsable(control, !control.classList.contains("wrong"));
  }

  /** Makes the best move, which what is told compares with others; where none is called so, the first that is right. */
  makeRight() {
    const touches = this.#buttons.map(([, touch]) => touch), touch = touches.find(({ best }) => best) ?? touches.find(({ right }) => right);
    if (!touch) return;
    if (this.#make) this.#choose(touch);
    this.#touch(touch, true);
  }

  /**
   * @param {TouchView} touch after a right one nothing is touched any more; after one that changes the table, only `again`
   * @param {boolean} [isShown] whether the reader has not found it
   */
  #touch(touch, isShown = false) {
    const isLast = touch.right || touch.boards.length > 0;
    this.#placeSign(touch.at);
    for (const [control, each] of this.#buttons) {
      if (touch.right) control.classList.remove("wrong");
      if (each === touch) control.classList.add(touch.right ? "right" : "wrong");
      if (each === touch || isLast) setUsable(control, false);
      control.ariaPressed = null;
    }
    this.#chosen = undefined;
    if (this.#make) {
      setUsable(this.#make, false);
      this.#make.textContent = textOf("moves.make");
    }
    this.#press(touch, isShown);
  }
}

/**
 * Lets a button show a piece; its name is heard.
 * @param {HTMLElement} control
 * @param {string} name
 * @param {string} face
 */
function wear(control, name, face) {
  control.innerHTML = face;
  control.ariaLabel = name;
  control.classList.add("faced");
}
