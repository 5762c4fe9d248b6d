/** What can be touched where a stage of a course asks: buttons over the pieces of its picture, or below it. */
import { grownAround, middleOfShape, nearestOutline, outlineOf, placeOfSign, placePressed } from "./course-shapes.js";
import { button, makeElement, setUsable } from "./dom.js";
import { MovePreview } from "./move-preview.js";
import { Roving } from "./roving.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").TouchView} TouchView */

/** The sides of a button in the middle of what is no rectangle, in pixels. */
const SMALL = 36;
/** What is drawn on a shape is not wider or higher than this part of the picture. */
const DRAWN_ON = 0.25;

/** Put `element` after the picture, and `bar` where what is chosen is made; `offer` fills both. */
export class Touches {
  #press;
  #miss;
  #look;
  /** @type {TouchView[]} */
  #touches = [];
  /** What is touched over the picture, by its selector. @type {Map<string, HTMLButtonElement>} */
  #pieces = new Map();
  /** What is touched beside the picture. @type {Map<TouchView, HTMLButtonElement>} */
  #answers = new Map();
  /** The pieces of which moves are put together beside the picture, by their name. @type {Map<string, HTMLButtonElement>} */
  #parts = new Map();
  /** The names of those that are taken. @type {Set<string>} */
  #taken = new Set();
  /** The selectors of what was touched of a move that takes several touches. @type {string[]} */
  #trail = [];
  /** Those that were made. @type {Set<TouchView>} */
  #made = new Set();
  #isOver = false;
  /** @type {HTMLElement | null} */
  #board = null;
  /**
   * Where each piece is in the picture, by its selector: left, top, width and height as parts of the picture's width; `shaped`:
   * it is no rectangle, and this is a place in its middle.
   * @type {Map<string, {box: number[], shaped: boolean}>}
   */
  #places = new Map();
  /** How far from that place the sign of a touched shape stands, in the same parts: on its edge. @type {Map<string, number[]>} */
  #signs = new Map();
  element = makeElement("div", { class: "touches", role: "toolbar" });
  bar = makeElement("div", { class: "making" });
  /** What is chosen, seen in the picture, and not made yet. @type {TouchView | undefined} */
  #chosen;
  #preview = new MovePreview();
  /** Makes what is chosen. @type {HTMLButtonElement | undefined} */
  #make;
  #roving = new Roving(this.element);
  #sizes = new ResizeObserver(() => this.place());

  /**
   * @param {(touch: TouchView, isShown: boolean) => void} press told each touch, once, and whether it was only shown
   * @param {() => void} [miss] told that the picture was touched where there is nothing to be touched
   * @param {(chosen?: TouchView) => void} [look] told what is chosen and not made yet, if anything is
   */
  constructor(press, miss = () => {}, look = () => {}) {
    this.#press = press;
    this.#miss = miss;
    this.#look = look;
    this.element.addEventListener("keydown", (event) => this.#roving.go(event));
  }

  /**
   * Offers these touches.
   * @param {TouchView[]} touches
   * @param {HTMLElement} board the picture
   * @param {string} label the question
   */
  offer(touches, board, label) {
    this.#board?.removeEventListener("click", this.#onBoard, true);
    // Before the same click brings a table back, on which it would be beside what can be touched.
    board.addEventListener("click", this.#onBoard, true);
    this.#board = board;
    this.#sizes.disconnect();
    // Words above the picture that grow or shrink move it, too.
    for (const each of [board, ...this.element.parentElement?.children ?? []]) if (each !== this.element) this.#sizes.observe(each);
    this.element.ariaLabel = label;
    for (const each of [this.#places, this.#signs, this.#pieces, this.#answers, this.#parts, this.#taken, this.#made]) each.clear();
    this.#touches = touches;
    this.#trail = [];
    this.#isOver = false;
    this.#chosen = undefined;
    this.#preview.leave();
    for (const { at, name } of touches.flatMap(waysOf).flat()) this.#pieces.set(at, this.#pieces.get(at) ?? this.#pieceButton(at, name));
    for (const part of touches.flatMap(({ parts = [] }) => parts)) this.#parts.set(part.name, this.#parts.get(part.name) ?? this.#partButton(part));
    for (const touch of touches.filter((each) => !each.parts && !isToldByTouches(each, touches))) this.#answers.set(touch, this.#answerButton(touch));
    this.#make = touches.some(({ preview }) => preview !== undefined) ? button("go make", "", () => this.#chosen && this.#touch(this.#chosen)) : undefined;
    const last = [...this.#answers].filter(([touch]) => waysOf(touch)[0]?.length).map(([, control]) => control);
    const inOrder = touches.flatMap((touch) => [...waysOf(touch).flat().map(({ at }) => this.#pieces.get(at)), this.#answers.get(touch)]);
    this.element.replaceChildren(...this.#parts.values(), ...new Set(inOrder.filter((control) => control && !last.includes(control)).map((control) => /** @type {HTMLElement} */ (control))));
    this.bar.replaceChildren(...last, ...(this.#make ? [this.#make] : []));
    this.#tell();
    this.#roving.settle();
    this.place();
  }

  /** @param {string} at @param {string} name */
  #pieceButton(at, name) {
    const control = button("touch", name, () => this.#step(at));
    control.title = name;
    return control;
  }

  /** A piece is taken, or put back; those that are taken are a move, or none yet. @param {{name: string, face: string}} part */
  #partButton({ name, face }) {
    const control = button("answer part", name, () => {
      if (!this.#taken.delete(name)) this.#taken.add(name);
      const chosen = this.#touches.find((touch) => !this.#made.has(touch) && areParts(touch, this.#taken));
      if (chosen) return this.#choose(chosen);
      this.#chosen = undefined;
      this.#look();
      this.#tell();
    });
    wear(control, name, face);
    return control;
  }

  /** @param {TouchView} touch */
  #answerButton(touch) {
    const control = button("answer", touch.name, () => this.#choose(touch));
    if (touch.face) wear(control, touch.name, touch.face);
    return control;
  }

  /**
   * Lays the buttons over the pieces, wherever these are now. Those of pieces that have gone are not seen, but for one
   * that has the focus, from which a keyboard goes on; a spot whose mark has gone is still there.
   */
  place() {
    this.#preview.show(this.#board);
    const home = this.element.offsetParent?.getBoundingClientRect();
    const board = this.#board?.getBoundingClientRect();
    if (!home || !board) return;
    for (const at of this.#pieces.keys()) {
      const piece = this.#board?.querySelector(at);
      if (piece) this.#places.set(at, this.#placeOf(piece, at, board));
    }
    const drawn = [...this.#places].map(([at, { box, shaped }]) => ({ at, shaped, box: box.map((each) => each * board.width) }));
    for (const [at, control] of this.#pieces) {
      const piece = this.#board?.querySelector(at);
      const { box = [], shaped = false } = this.#places.get(at) ?? {};
      control.classList.toggle("shaped", shaped);
      control.hidden = !piece && !at.startsWith("[data-spot") && control !== document.activeElement;
      const [left = 0, top = 0, width = 0, height = 0] = box.map((each) => each * board.width);
      const others = drawn.filter((other) => other.at !== at && !other.shaped).map((other) => other.box);
      const grown = shaped || !width ? { top: 0, right: 0, bottom: 0, left: 0 } : grownAround([left, top, width, height], others);
      control.classList.toggle("grown", Object.values(grown).some(Boolean));
      for (const [side, by] of Object.entries(grown)) control.style.setProperty(`--${side}`, `${by}px`);
      const [across = 0, down = 0] = this.#signs.get(at) ?? [];
      control.style.setProperty("--sign", `${across * board.width}px ${down * board.width}px`);
      Object.assign(control.style, {
        left: `${board.left - home.left + left - grown.left}px`,
        top: `${board.top - home.top + top - grown.top}px`,
        width: `${shaped ? SMALL : grown.left + width + grown.right}px`,
        height: `${shaped ? SMALL : grown.top + height + grown.bottom}px`,
      });
      if (this.#make) piece?.classList.toggle("chosen", control.ariaPressed === "true");
      if (this.#takesSeveral) piece?.classList.toggle("off", !this.#isOver && control.ariaDisabled === "true");
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
    const usable = [...this.#pieces].filter(([, { ariaDisabled }]) => ariaDisabled !== "true");
    const places = usable.map(([at]) => at);
    const pressed = target instanceof Element ? usable[placePressed(target, places)] : undefined;
    const outlines = () => places.map((at) => outlineOf(this.#board?.querySelector(at)));
    const found = pressed ?? usable[nearestOutline({ x, y }, outlines(), SMALL)];
    if (found) found[1].click();
    else if (usable.length) this.#miss();
  };

  /** Touches what can be touched at a place of the window, or what was pressed by a key, if anything. @param {MouseEvent} event */
  touchAt({ target, clientX, clientY }) {
    const controls = [...this.#pieces.values(), ...this.#answers.values()];
    const found = document.elementFromPoint(clientX, clientY);
    const control = controls.find((each) => each === target || each === found || each.contains(found));
    if (control && control.ariaDisabled !== "true") control.click();
  }

  leave() {
    this.#board?.removeEventListener("click", this.#onBoard, true);
    this.#sizes.disconnect();
  }

  get #takesSeveral() {
    return this.#touches.some(({ ways }) => ways);
  }

  /**
   * Those that can still be made, and begin like this; by the place that is touched next, "" for none.
   * @param {string[]} trail
   */
  #open(trail) {
    const open = this.#touches.filter((touch) => !this.#made.has(touch)).flatMap((touch) => waysOf(touch).map((way) => ({ touch, way })));
    return open.filter(({ way }) => trail.every((at, step) => way[step]?.at === at)).map(({ touch, way }) => ({ touch, next: way[trail.length] }));
  }

  /** A piece is touched: all of a move, or a part of it; again, it makes what was chosen by it. @param {string} at */
  #step(at) {
    if (this.#chosen && this.#make && waysOf(this.#chosen).flat().some((place) => place.at === at)) return this.#make.click();
    const goesOn = this.#open(this.#trail).some(({ next }) => next?.at === at);
    this.#trail = goesOn ? [...this.#trail, at] : this.#trail[0] === at ? [] : [at];
    this.#chosen = undefined;
    this.#preview.leave();
    if (this.#takesSeveral) for (const control of this.#pieces.values()) control.classList.remove("wrong", "nearly");
    const [first, ...others] = new Set(this.#open(this.#trail).map(({ touch }) => touch));
    if (first && !others.length && this.#trail.length) return this.#choose(first);
    this.#look();
    this.#tell();
    this.place();
  }

  /** Tells what can be touched now, what was, and what a press of the button makes. */
  #tell() {
    const trail = this.#chosen ? [] : this.#trail, chosen = this.#chosen ? waysOf(this.#chosen).flat() : [];
    const named = new Map([[], trail].flatMap((before) => this.#open(before).map(({ touch, next }) => [next?.at, next && this.#isWhole(touch, before, next) ? touch.name : next?.name])));
    const touched = this.#chosen ? chosen.map(({ at }) => at) : trail;
    for (const [at, control] of this.#pieces) {
      setUsable(control, !this.#isOver && (named.has(at) || touched.includes(at)));
      control.ariaPressed = touched.includes(at) ? "true" : null;
      const name = named.get(at);
      if (name) control.textContent = control.title = name;
    }
    for (const [name, control] of this.#parts) {
      setUsable(control, !this.#isOver);
      control.ariaPressed = `${this.#taken.has(name)}`;
    }
    const exact = this.#open(this.#trail).filter(({ next }) => !next).map(({ touch }) => touch);
    for (const [touch, control] of this.#answers) {
      if (control.parentElement === this.bar) control.hidden = this.#isOver || !exact.includes(touch);
      setUsable(control, !this.#isOver && !this.#made.has(touch));
      control.ariaPressed = touch === this.#chosen ? "true" : null;
    }
    if (!this.#make) return;
    setUsable(this.#make, Boolean(this.#chosen));
    this.#make.hidden = this.#isOver || (exact.length > 1 && this.#trail.length > 0 && !this.#chosen);
    const [text, move] = this.#chosen ? ["moves.make_named", this.#chosen.name] : [this.#trail.length ? "moves.then" : this.#pieces.size || this.#parts.size ? "moves.touch" : "moves.make", ""];
    this.#make.textContent = textOf(text, { move });
  }

  /** Whether after some touches a next one tells a move from all others. @param {TouchView} touch @param {string[]} before @param {{at: string}} next */
  #isWhole(touch, before, next) {
    return this.#open([...before, next.at]).every((each) => each.touch === touch);
  }

  /** @param {TouchView} touch one that has a preview is seen in the picture first */
  #choose(touch) {
    if (!this.#make) return this.#touch(touch);
    this.#chosen = touch;
    this.#look(touch);
    this.#preview.draw(touch.preview ?? "");
    this.#tell();
    this.place();
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
    const place = placeOfSign(piece, drawn.filter((each) => each.width < width * DRAWN_ON && each.height < width * DRAWN_ON));
    const middle = place && middleOfShape(piece);
    if (middle) this.#signs.set(at, [(place.x - middle.x) / width, (place.y - middle.y) / width]);
  }

  /** What was touched wrong can't be touched again, all else can: the table is as it was asked about. */
  again() {
    this.#isOver = false;
    this.#tell();
    this.place();
  }

  /** Makes the best move, which what is told compares with others; where none is called so, the first that is right. */
  makeRight() {
    const touch = this.#touches.find(({ best }) => best) ?? this.#touches.find(({ right }) => right);
    if (!touch) return;
    if (this.#make) this.#choose(touch);
    this.#touch(touch, true);
  }

  /**
   * @param {TouchView} touch after a right one nothing is touched any more; after one that changes the table, only `again`
   * @param {boolean} [isShown] whether the reader has not found it
   */
  #touch(touch, isShown = false) {
    const control = this.#answers.get(touch) ?? this.#pieces.get(touch.at);
    this.#made.add(touch);
    this.#taken = new Set(touch.right ? touch.parts?.map(({ name }) => name) : []);
    for (const [name, each] of this.#parts) each.classList.toggle("right", this.#taken.has(name));
    this.#isOver = touch.right || touch.boards.length > 0;
    this.#chosen = undefined;
    this.#look();
    this.#trail = [];
    this.#placeSign(touch.at);
    // In a lesson the picture shows what has happened then; of moves, each that was tried keeps its sign beside the best one.
    const keeps = !touch.right || this.#touches.some(({ best }) => best);
    if (!keeps) for (const each of [...this.#pieces.values(), ...this.#answers.values()]) each.classList.remove("wrong");
    control?.classList.remove("wrong", "nearly");
    control?.classList.add(touch.right ? "right" : touch.nearly ? "nearly" : "wrong");
    this.#tell();
    this.#press(touch, isShown);
  }
}

/** Whether a move is put together of these pieces. @param {TouchView} touch @param {Set<string>} taken by their names */
const areParts = ({ parts = [] }, taken) => parts.length === taken.size && parts.every(({ name }) => taken.has(name));

/** What is touched to make a move, in each order. @param {TouchView} touch @returns {{at: string, name: string}[][]} */
const waysOf = ({ ways, at, name }) => ways ?? [at ? [{ at, name }] : []];

/** Whether what is touched in the picture tells a move from all others. @param {TouchView} touch @param {TouchView[]} touches */
function isToldByTouches(touch, touches) {
  const textOfWay = (/** @type {{at: string}[]} */ way) => way.map(({ at }) => at).join(" ");
  const own = waysOf(touch).map(textOfWay);
  return own[0] !== "" && touches.every((other) => other === touch || !waysOf(other).some((way) => own.includes(textOfWay(way))));
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
