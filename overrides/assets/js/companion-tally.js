/** Things counted out where a game at a real table is told, rows by columns: a press adds one, as long as there are some. */
import { cellOfKey } from "./grid-keys.js";
import { button, makeElement, setUsable } from "./dom.js";
import { textOf } from "./texts.js";

/** @param {Element} element @returns {HTMLElement[]} the numbers counted out in it */
const numbersIn = (element) => [...element.querySelectorAll("[data-count]")].filter((each) => each instanceof HTMLElement);

/** @param {Element} number */
const valueOf = (number) => Number(number.textContent);

/** @param {Element} table @param {Element} number of which column it is: its head, and how many of it are left */
function columnOf(table, number) {
  const place = number.getAttribute("data-column"), sum = table.querySelector(`[data-sum][data-column="${place}"]`);
  const all = Number(sum?.getAttribute("data-sum")), told = numbersIn(table).filter((each) => each.getAttribute("data-column") === place);
  return { sum, all, left: all - told.reduce((count, each) => count + valueOf(each), 0), name: table.querySelector(`#tally-c${place}`)?.textContent ?? "" };
}

/** The table of one form. */
export class Tally {
  #isTaking = false;
  #said = makeElement("p", { class: "said-of-tally", role: "status" });
  #less = button("less", textOf("told.tally.less"), () => this.#take(!this.#isTaking));
  #rest = button("rest", "", () => this.#putRest());
  #tools = makeElement("div", { class: "row tools" }, this.#less, this.#rest, this.#said);
  /** @type {HTMLTableElement | null} */
  #table = null;
  #changed;

  /** @param {() => void} changed called once something else is counted out */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What is counted out: the word of each thing; null where nothing is. */
  get words() {
    return this.#table ? numbersIn(this.#table).flatMap((number) => Array.from({ length: valueOf(number) }, () => number.dataset.count ?? "")) : null;
  }

  /**
   * Goes on with a form that is shown.
   * @param {Element} element
   * @param {string[]} words what is counted out already
   */
  begin(element, words) {
    this.#table = element.querySelector("table.tally");
    if (!this.#table) return;
    this.#table.setAttribute("role", "grid");
    this.#table.after(this.#tools);
    for (const number of numbersIn(this.#table)) {
      number.textContent = String(words.filter((word) => word === number.dataset.count).length);
      number.tabIndex = -1;
    }
    this.#said.textContent = "";
    const first = numbersIn(this.#table)[0];
    if (first) first.tabIndex = 0;
    this.#take(false);
    this.#fit();
  }

  /** Another form is shown: what is put into this one is none of its parts. */
  leave() {
    this.#table = null;
    this.#tools.remove();
  }

  /** A press on a number; false for a press on something else. @param {Element} pressed */
  press(pressed) {
    const number = pressed.closest("[data-count]"), head = pressed.closest(".tally tbody th");
    if (this.#table && head) this.#putRow(/** @type {HTMLElement} */ (head.parentElement));
    if (!this.#table || !(number instanceof HTMLElement)) return Boolean(head);
    this.#stopAt(number);
    this.#put(number, valueOf(number) + (this.#isTaking ? -1 : 1));
    return true;
  }

  /** Keys in the table: arrows, a digit, or one less. @param {KeyboardEvent} event */
  type(event) {
    const { target, key } = event, table = this.#table;
    const number = table && target instanceof HTMLElement && target.matches("[data-count]") ? target : null;
    if (!table || !number) return;
    const next = cellOfKey(event, Array.from(table.tBodies[0]?.rows ?? [], numbersIn), false);
    const isLess = ["Backspace", "Delete", "-"].includes(key), row = key === "+" ? number.closest("tr") : null;
    if (!next && !isLess && !row && !/^\d$/.test(key)) return;
    event.preventDefault();
    this.#stopAt(next ?? number);
    if (row) this.#putRow(row);
    else if (!next) this.#put(number, isLess ? valueOf(number) - 1 : Number(key));
  }

  /** One more, or less, of each column that has some left. @param {HTMLElement} row */
  #putRow(row) {
    this.goTo(row);
    for (const number of numbersIn(row)) {
      const table = /** @type {HTMLTableElement} */ (this.#table), wanted = valueOf(number) + (this.#isTaking ? -1 : 1);
      if (wanted >= 0 && columnOf(table, number).left >= wanted - valueOf(number)) number.textContent = String(wanted);
    }
    this.#fit();
  }

  /** A touch on the board goes to a row of it. @param {HTMLElement} row */
  goTo(row) {
    const [first] = numbersIn(row);
    if (first) this.#stopAt(first);
    row.scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLElement} number */
  #stopAt(number) {
    for (const each of numbersIn(/** @type {HTMLTableElement} */ (this.#table))) each.tabIndex = each === number ? 0 : -1;
    number.focus({ preventScroll: true });
    this.markPlace();
  }

  /** The place of the row in which one stands is marked on the table. */
  markPlace() {
    const row = this.#table?.querySelector('[data-count][tabindex="0"]')?.closest("tr");
    for (const each of this.#table?.closest(".followed")?.querySelectorAll(".board [data-spot], .tally tr") ?? []) {
      each.classList.toggle("here", each === row || each.getAttribute("data-spot") === row?.dataset.to);
    }
  }

  /** @param {HTMLElement} number @param {number} wanted */
  #put(number, wanted) {
    const table = /** @type {HTMLTableElement} */ (this.#table), { left, all, name } = columnOf(table, number);
    const most = valueOf(number) + left;
    number.textContent = String(Math.max(0, Math.min(wanted, most)));
    this.#said.textContent = wanted > most ? textOf("told.tally.none", { name, n: all }) : "";
    this.#fit();
  }

  #putRest() {
    const table = /** @type {HTMLTableElement} */ (this.#table), row = this.#emptyRow();
    for (const number of row ? numbersIn(row) : []) number.textContent = String(columnOf(table, number).left);
    this.#fit();
  }

  /** @param {boolean} on */
  #take(on) {
    this.#isTaking = on;
    this.#less.ariaPressed = String(on);
  }

  /** Where the rest may be: the last row without anything, once few are left. */
  #emptyRow() {
    const rows = Array.from(this.#table?.tBodies[0]?.rows ?? []), [first] = rows;
    const columns = first && this.#table ? numbersIn(first).map((number) => columnOf(/** @type {Element} */ (this.#table), number)) : [];
    const left = columns.reduce((sum, column) => sum + column.left, 0);
    return left && left <= (columns[0]?.all ?? 0) ? rows.reverse().find((row) => !numbersIn(row).some(valueOf)) : undefined;
  }

  #fit() {
    const table = /** @type {HTMLTableElement} */ (this.#table);
    for (const number of numbersIn(table)) number.toggleAttribute("data-none", !valueOf(number));
    for (const number of numbersIn(table.tBodies[0]?.rows[0] ?? table)) {
      const { sum, left } = columnOf(table, number);
      if (sum) sum.textContent = left ? String(left) : "✓";
    }
    const row = this.#emptyRow(), name = row?.querySelector("th")?.textContent?.trim() ?? "…";
    this.#rest.textContent = textOf("told.tally.rest", { place: name });
    this.#rest.dataset.to = row?.dataset.to ?? "";
    setUsable(this.#rest, Boolean(row));
    this.#changed();
  }
}
