/**
 * <trick-grid>: the squares of a board as a grid of buttons, tied to the form in which a move is chosen.
 * Here its parts are only lit and chosen; why none means a square, the engine says.
 */
import { cellOfKey } from "./grid-keys.js";
import { labelOf, Places } from "./grid-places.js";
import { faceAt, cellMeant } from "./grid-touch.js";
import { actionOfKey } from "./keys.js";
import { fieldsOf, movesOf } from "./move-parts.js";

/**
 * The custom element; it marks its cells by the form of the same table and listens for that table's "shown" and
 * "change". A square that means nothing in the form is told by a bubbling "gesture" event, whose `detail` is a
 * decision for the engine.
 */
export class TrickGrid extends HTMLElement {
  #life = new AbortController();
  #places = new Places(null);
  /** @type {Map<string, HTMLInputElement[]>} */
  #lit = new Map();
  /** A square that was pressed before the first part of a move was chosen: it is chosen with it. */
  #ahead = "";

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("click", (event) => this.#press(event), { signal });
    this.addEventListener("focusin", ({ target }) => this.#beStop(target), { signal });
    // The form comes and goes on its own, before the board or after it.
    this.#table.addEventListener("shown", () => this.#wait(""), { signal });
    this.#table.addEventListener("change", ({ target }) => this.#onChange(target), { signal });
    this.#show();
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  /** A page may hold several: the form is that of the same table. */
  get #table() {
    return this.closest(".game-table") ?? document.body;
  }

  get #cells() {
    return cellsOf(this);
  }

  /** @param {EventTarget | null} changed what the reader has just chosen; why that leads nowhere, the engine says */
  #onChange(changed) {
    const ahead = this.#ahead;
    this.#ahead = "";
    this.#show(changed);
    if (this.#lit.has(ahead)) this.#places.press(ahead);
    if (this.#places.isStuck) this.#ask("");
  }

  /** @param {string} square that is chosen as soon as that can be, "" for none */
  #wait(square) {
    this.#ahead = square;
    this.#show();
  }

  /** @param {string} square */
  #ask(square) {
    this.dispatchEvent(new CustomEvent("gesture", { bubbles: true, detail: this.#places.question(square) }));
  }

  /** @param {EventTarget | null | undefined} [changed] what the reader has just chosen */
  #show(changed) {
    this.#tellSize();
    this.#places = new Places(this.#table.querySelector(`form#${this.dataset.form}`), this.#ahead);
    this.#places.changed(changed);
    this.#places.settle(changed);
    this.#places.narrow();
    this.#lit = this.#places.bySquare();
    for (const cell of this.#cells) this.#showCell(cell);
    if (!this.contains(document.activeElement)) this.#beStop(this.#entry);
  }

  /** The grid's numbers of rows and columns, for the style sheet. */
  #tellSize() {
    const grid = this.querySelector("[role=grid]");
    this.style.setProperty("--rows", grid?.ariaRowCount ?? null);
    this.style.setProperty("--columns", grid?.ariaColCount ?? null);
  }

  /** @param {HTMLElement} cell */
  #showCell(cell) {
    const places = this.#lit.get(cell.dataset.square ?? "");
    const ahead = Boolean(this.#ahead) && cell.dataset.square === this.#ahead;
    const picked = ahead || (places?.some(({ checked }) => checked) ?? false);
    cell.classList.toggle("lit", Boolean(places));
    cell.classList.toggle("picked", picked);
    cell.classList.toggle("from", picked && this.#places.from.includes(cell.dataset.square ?? ""));
    cell.ariaSelected = places || ahead ? String(picked) : null;
    cell.ariaDescription = places ? places.map(labelOf).join("; ") : null;
  }

  /** Where the Tab key enters the grid: at what is chosen, else where something can be. */
  get #entry() {
    const cells = this.#cells;
    const first = (/** @type {string} */ name) => cells.find(({ classList }) => classList.contains(name));
    return first("picked") ?? first("lit") ?? cells.find(({ tabIndex }) => tabIndex === 0) ?? cells[0];
  }

  /** @param {EventTarget | null | undefined} stop the one cell that the Tab key stops at */
  #beStop(stop) {
    for (const cell of this.#cells) cell.tabIndex = cell === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const rows = [...this.querySelectorAll("[role=row]")].map((row) => cellsOf(row));
    const cell = cellOfKey(event, rows, "cyclic" in this.dataset);
    if (!cell && !(actionOfKey("grid", event) === "give_up" && this.#giveUp())) return;
    cell?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether anything was chosen on the board. */
  #giveUp() {
    if (!this.#ahead) return this.#places.giveUp();
    this.#wait("");
    return true;
  }

  /** Where each of many moves is a small one (`data-at-once`), a press that ends it sends it. */
  #goAtOnce() {
    const form = this.#table.querySelector(`form#${this.dataset.form}`);
    if (!("atOnce" in this.dataset) || !(form instanceof HTMLFormElement) || form.dataset.do !== "play") return;
    if (movesOf(form).includes(fieldsOf(form, null).move ?? "")) form.requestSubmit();
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest("[data-square]") : null;
    if (!(pressed instanceof HTMLElement)) return;
    const coarse = matchMedia("(pointer: coarse)").matches;
    const cell = cellMeant(pressed, this.#cells, event, coarse);
    cell.focus({ preventScroll: true });
    const { square = "" } = cell.dataset;
    const pieces = [...this.closest(".board")?.querySelectorAll(".map [data-piece]") ?? []];
    if (this.#places.press(square, faceAt(pieces, square, event, coarse))) return this.#goAtOnce();
    if (this.#places.canWait(square)) this.#wait(this.#ahead === square ? "" : square);
    else this.#ask(square);
  }
}

/**
 * @param {Element} part of a grid
 * @returns {HTMLElement[]}
 */
function cellsOf(part) {
  return [...part.querySelectorAll("[data-square]")].filter((cell) => cell instanceof HTMLElement);
}
