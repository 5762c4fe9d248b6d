/**
 * Dragging, beside pressing and keys: a piece that can be chosen is taken and dropped on the board. It presses the same
 * controls, and a drop that leaves nothing open sends the form. A finger has to rest first: one that moves at once scrolls.
 */
import { fieldsOf, movesOf, squaresOf } from "./move-parts.js";
import { CopyLayer } from "./piece-copies.js";
import { measuredPieces } from "./piece-places.js";
import { piecesNamed } from "./pieces.js";

/**
 * What is taken: the control that chooses it, and its picture.
 * @typedef {{press: () => void, element: HTMLElement | SVGElement}} Held
 */

/** A mouse that has gone so far with its button down drags, in pixels. */
const FAR = 6;
/** So long a finger has to rest, in milliseconds. */
const REST = 220;

/**
 * Adds dragging to a table for mouse and finger. It listens to the table for good, presses the form's own controls and
 * submits the form by itself; call `end` to drop what is held.
 */
export class Drag {
  #table;
  #life = new AbortController();
  /** @type {Held | null} */
  #held = null;
  /** @type {CopyLayer | null} */
  #layer = null;
  /** @type {HTMLElement | SVGElement | null} */
  #copy = null;
  /** @type {HTMLElement | SVGElement | null} what was dropped, seen by movements where it was let go */
  #dropped = null;
  #start = { x: 0, y: 0 };

  /** @param {HTMLElement} table */
  constructor(table) {
    this.#table = table;
    table.addEventListener("pointerdown", (event) => this.#onDown(event));
    // Listening begins before any drag: a listener added later would come after the browser has begun to scroll.
    table.addEventListener("touchmove", (event) => this.#copy && event.preventDefault(), { passive: false });
    table.addEventListener("contextmenu", (event) => this.#copy && event.preventDefault());
  }

  /** Nothing is held any more. */
  end() {
    this.#life.abort();
    this.#layer?.element.remove();
    this.#held = this.#layer = this.#copy = null;
    this.#table.classList.remove("dragging");
    this.#mark(null);
  }

  get #form() {
    /** @type {HTMLFormElement | null} */
    return this.#table.querySelector(".decision:not([hidden]) form[data-do=play]");
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    this.end();
    if (this.#dropped) this.#dropped.style.translate = "";
    const { isPrimary, button, pointerType, target } = event;
    this.#held = isPrimary && !button && target instanceof Element ? this.#heldAt(target, event) : null;
    if (!this.#held) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#life = new AbortController();
    this.#listen(this.#life.signal, pointerType === "mouse");
  }

  /**
   * @param {AbortSignal} signal
   * @param {boolean} mouse
   */
  #listen(signal, mouse) {
    document.addEventListener("pointermove", (event) => this.#onMove(event, mouse), { signal });
    document.addEventListener("pointerup", (event) => this.#onUp(event), { signal });
    for (const other of ["pointercancel", "keydown"]) document.addEventListener(other, () => this.end(), { signal });
    if (mouse) return;
    const timer = setTimeout(() => this.#begin(), REST);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /**
   * @param {Element} target
   * @param {PointerEvent} event
   * @returns {Held | null}
   */
  #heldAt(target, event) {
    const pick = target.closest(".pick");
    const cell = target.closest("trick-grid .lit[data-square]");
    if (pick && this.#form?.contains(pick)) return heldInForm(pick);
    return cell instanceof HTMLElement && this.#form ? heldOnBoard(cell, this.#form, event) : null;
  }

  #begin() {
    const { press, element } = this.#held ?? {};
    if (!press || !element) return;
    press();
    this.#layer = new CopyLayer(this.#table);
    const piece = measuredPieces({ board: this.#table.querySelector(".board"), beside: null, form: null }).pieces
      .find((each) => each.element === element);
    this.#copy = piece ? this.#layer.add(piece) : this.#layer.lift(element);
    this.#table.classList.add("dragging");
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} mouse
   */
  #onMove({ clientX, clientY }, mouse) {
    const [dx, dy] = [clientX - this.#start.x, clientY - this.#start.y];
    if (!this.#copy && Math.hypot(dx, dy) > FAR) mouse ? this.#begin() : this.end();
    if (!this.#copy) return;
    this.#copy.style.translate = `${dx}px ${dy}px`;
    this.#mark(squareAt(clientX, clientY));
  }

  /** @param {Element | null} cell that the piece is over */
  #mark(cell) {
    for (const old of this.#table.querySelectorAll(".over")) old.classList.remove("over");
    cell?.classList.add("over");
  }

  /** @param {PointerEvent} event */
  #onUp({ clientX, clientY }) {
    const { style } = this.#copy ?? {};
    const [element, form] = [this.#held?.element, this.#form];
    this.end();
    if (!style || !element || !form || !this.#dropAt(clientX, clientY, form)) return;
    this.#dropped = element;
    element.style.translate = style.translate;
    form.requestSubmit();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {HTMLFormElement} form
   * @returns {boolean} whether nothing is left open
   */
  #dropAt(x, y, form) {
    const cell = squareAt(x, y);
    if (cell) {
      if (!cell.matches(".picked:not(.from)")) cell.click();
      return isSettled(form, cell.dataset.square ?? "");
    }
    const onBoard = document.elementFromPoint(x, y)?.closest(".board");
    return Boolean(onBoard && !onBoard.querySelector("trick-grid") && form.querySelector("[name=move]:checked"));
  }
}

/**
 * @param {Element} pick
 * @returns {Held | null}
 */
function heldInForm(pick) {
  /** @type {HTMLInputElement | null} */
  const input = pick.querySelector("[type=radio]:enabled");
  const element = pick.querySelector("svg");
  return input && element && { element, press: () => input.click() };
}

/**
 * The piece that is seen there, if it is clear what a press on its square chooses.
 * @param {HTMLElement} cell
 * @param {HTMLFormElement} form
 * @param {PointerEvent} event
 * @returns {Held | null}
 */
function heldOnBoard(cell, form, { clientX, clientY }) {
  const element = document.elementsFromPoint(clientX, clientY).find((each) => each.matches(".map [data-piece]"));
  const choices = choicesAt(form, cell.dataset.square ?? "");
  if (!(element instanceof SVGElement)) return null;
  const face = piecesNamed(element.dataset.piece ?? "")[0]?.face;
  const input = choices.find(({ dataset }) => dataset.face !== undefined && dataset.face === face);
  if (input) return { element, press: () => input.checked || input.click() };
  if (choices.length > 1 && !choices.some(({ checked }) => checked)) return null;
  return { element, press: () => cell.matches(".picked") || cell.click() };
}

/**
 * @param {HTMLFormElement} form
 * @param {string} square
 * @returns {HTMLInputElement[]} what can be chosen there
 */
function choicesAt(form, square) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = form.querySelectorAll("input:enabled[data-squares]");
  return [...inputs].filter((input) => squaresOf(input).includes(square));
}

/**
 * Whether a move is chosen, and no other one is meant by the same square.
 * @param {HTMLFormElement} form
 * @param {string} square
 */
function isSettled(form, square) {
  const chosen = choicesAt(form, square).filter(({ checked }) => checked).at(-1);
  const rivals = choicesAt(form, square).filter(({ name, type }) => name === chosen?.name && type === "radio");
  const { move = "" } = fieldsOf(form, null);
  const whole = movesOf(form).length ? movesOf(form).includes(move) : Boolean(form.querySelector("[name=move]:checked"));
  return Boolean(chosen) && whole && rivals.length < 2;
}

/**
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement | null}
 */
function squareAt(x, y) {
  return document.elementFromPoint(x, y)?.closest("trick-grid [data-square]") ?? null;
}
