/**
 * The fields in which a table is told: numbers typed, or counted by − and +, and choices. What is being typed stays until it is sent,
 * whatever the engine answers meanwhile (`unsent` in morph.js).
 */
import { isLaidOut, makeElement } from "./dom.js";
import { unsent } from "./morph.js";

/**
 * @typedef {(place: string, value: string) => void} Tell
 * @typedef {(field: HTMLInputElement) => void} AfterLast
 */

/** The inputs that Enter steps through. */
const NUMBERS = "input[inputmode=numeric]:enabled";
/** The pad of numbers of many phones has no Enter: a number that cannot get longer goes on by itself. */
const BY_FINGER = "(pointer: coarse)";
/** An Enter that follows a full number within as many milliseconds belongs to that number. Chosen by hand. */
const HABIT = 1000;
/** @type {Record<string, number>} */
const ARROWS = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Listens to the number fields and choices in an element, whatever forms the engine puts there later, and tells each
 * value once it is complete: as text, "" for a box that was cleared.
 */
export class AskFields {
  element;
  #tell;
  #afterLast;
  /** The field that was come to by itself, and nothing has been done there. @type {Element | null} */
  #cameTo = null;
  /** The full number that led there. @type {HTMLInputElement | null} */
  #cameFrom = null;
  /** When it was come to. */
  #cameAt = 0;
  /** Why a number cannot be, by the name of its field: it stays there, and the table is as it was. @type {Map<string, string>} */
  #refused = new Map();

  /**
   * @param {HTMLElement} element in which the engine's forms are shown
   * @param {Tell} tell
   * @param {AfterLast} afterLast gives the focus to what comes after the last number, for who goes through them by key
   */
  constructor(element, tell, afterLast) {
    this.element = element;
    this.#tell = tell;
    this.#afterLast = afterLast;
    element.addEventListener("submit", (event) => event.preventDefault());
    element.addEventListener("input", ({ target, timeStamp }) => target instanceof HTMLInputElement && this.#onInput(target, timeStamp));
    element.addEventListener("beforeinput", (event) => this.#goesBack(event) && event.preventDefault());
    element.addEventListener("change", ({ target }) => isField(target) && this.#send(target));
    element.addEventListener("click", ({ target }) => this.#press(target));
    // The number beside “or” keeps the focus: another one follows it.
    element.addEventListener("mousedown", (event) => event.target instanceof Element && event.target.closest("[data-or]") && event.preventDefault());
    element.addEventListener("focusout", ({ target }) => isField(target) && unsent.has(target) && !this.#refused.has(target.name) && this.#send(target));
    element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Shows again what the engine said last, except in fields that are being typed in. */
  restore() {
    for (const field of this.element.querySelectorAll("input")) {
      if (unsent.has(field)) continue;
      field.value = field.defaultValue;
      field.checked = field.defaultChecked;
    }
    for (const choice of this.element.querySelectorAll("option")) choice.selected = choice.defaultSelected;
  }

  /** Whether a field shows what the table does not hold, since it cannot be. */
  get isRefused() {
    return this.#refused.size > 0;
  }

  /**
   * A number that cannot be stays in its field, and why it cannot is told below it.
   * @param {string} place the name of a field
   * @param {string} html
   * @returns {boolean} false if no number is typed there
   */
  refuse(place, html) {
    const field = this.#fieldAt(place);
    if (!field?.matches(NUMBERS)) return false;
    unsent.add(field);
    this.#refused.set(place, html);
    this.#tellBelow(field, makeElement("li", { class: "impossible" }, htmlParagraph(html)));
    return true;
  }

  /** Nothing that was refused is kept: the table is another one. */
  forget() {
    for (const field of [...this.#refused.keys()].map((place) => this.#fieldAt(place))) if (field) unsent.delete(field);
    this.#refused.clear();
  }

  /** Takes away what is told below fields, before the engine's forms are shown. */
  clear() {
    for (const told of this.element.querySelectorAll(".at-field")) told.remove();
    for (const field of this.element.querySelectorAll("[aria-invalid]")) unmark(field);
  }

  /**
   * Tells below each field why what is there cannot be.
   * @param {Iterable<HTMLElement>} findings items of a list, each with its place; those without a field stay there
   */
  mark(findings) {
    this.clear();
    for (const finding of findings) {
      const { place = "" } = finding.dataset, field = this.#fieldAt(place) ?? this.#fieldAt(`${place}.0`);
      finding.hidden = Boolean(field);
      if (!field) continue;
      const copy = /** @type {HTMLElement} */ (finding.cloneNode(true));
      copy.hidden = false;
      this.#tellBelow(field, copy);
    }
    for (const [place, html] of this.#refused) if (!this.refuse(place, html)) this.#refused.delete(place);
  }

  /**
   * Brings the first field of a place into sight, with what is lacking there below it.
   * @param {string} place
   * @param {string} html "" for nothing to be told
   * @returns {boolean} false if it has none
   */
  leadTo(place, html) {
    const field = this.#fieldAt(place) ?? this.element.querySelector(`:is(input, select)[name^="${CSS.escape(place)}."]`);
    if (!(field instanceof HTMLElement) || !isLaidOut(field)) return false;
    if (html) this.#tellBelow(field, makeElement("li", { class: "lacking" }, htmlParagraph(html)));
    field.closest("tr, .row")?.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return true;
  }

  /** @param {string} place */
  #fieldAt(place) {
    /** @type {HTMLInputElement | HTMLSelectElement | null} */
    const field = this.element.querySelector(`:is(input, select)[name="${CSS.escape(place)}"]`);
    return field;
  }

  /**
   * @param {Element} field
   * @param {HTMLElement} item
   */
  #tellBelow(field, item) {
    const id = `wrong-${field.getAttribute("name")}`, row = field.closest("tr, .row");
    document.getElementById(id)?.remove();
    const list = makeElement("ul", { class: "findings" }, item);
    const told = row?.localName === "tr" ? makeElement("tr", {}, makeElement("td", { colspan: "9" }, list)) : makeElement("div", {}, list);
    told.id = id;
    told.classList.add("at-field");
    row?.after(told);
    field.ariaInvalid = "true";
    field.setAttribute("aria-describedby", id);
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  #send(field) {
    unsent.delete(field);
    this.#refused.delete(field.name);
    const ticked = !(field instanceof HTMLInputElement && field.type === "checkbox") || field.checked;
    this.#tell(field.name, ticked ? field.value.trim() : "");
  }

  /** @param {EventTarget | null} target perhaps −, + or “or” */
  #press(target) {
    const or = target instanceof Element ? target.closest("[data-or]") : null;
    if (or) return this.#beginAnother(or);
    const press = target instanceof Element ? target.closest("[data-by]") : null;
    const field = press?.parentElement?.querySelector("input");
    if (press instanceof HTMLElement && field) this.#count(field, Number(press.dataset.by));
    // What is typed now is the number, instead of a digit more.
    else if (target instanceof HTMLInputElement && target.matches(NUMBERS)) target.select();
  }

  /** Another number that it may be follows the one that is told. @param {Element} or */
  #beginAnother(or) {
    const field = or.parentElement?.querySelector("input");
    if (field && /\d$/.test(field.value.trim())) this.#continue(field, `${field.value.trim()} ${or.textContent} `);
  }

  /**
   * @param {HTMLInputElement} field in which more is typed after this
   * @param {string} text
   */
  #continue(field, text) {
    field.value = text;
    field.toggleAttribute("data-several", true);
    unsent.add(field);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} by
   */
  #count(field, by) {
    field.value = String(countedNumber(field.value, by, Number(field.dataset.low), Number(field.dataset.high)));
    this.#send(field);
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} at when it was typed in
   */
  #onInput(field, at) {
    unsent.add(field);
    if (this.#refused.delete(field.name)) {
      document.getElementById(`wrong-${field.name}`)?.remove();
      unmark(field);
    }
    this.#cameTo = null;
    if (!field.matches(NUMBERS) || !matchMedia(BY_FINGER).matches || this.#mayGoOn(field) || !hasAllDigits(field.value, Number(field.dataset.usual))) return;
    this.#goOn(field, () => field.blur());
    this.#cameTo = document.activeElement;
    this.#cameFrom = field;
    this.#cameAt = at;
  }

  /** Whether another number may follow in a field, as “or” beside it says. @param {HTMLInputElement} field */
  #mayGoOn(field) {
    return Boolean(field.parentElement?.querySelector("[data-or]") && this.element.querySelector(".unsure[open]"));
  }

  /**
   * Whoever types “8 or 10” meant the number that was full, and has been led on by it: back there, where another may follow.
   * @param {InputEvent} event
   */
  #goesBack({ target, data }) {
    const from = this.#cameFrom;
    if (!from || target !== this.#cameTo || !/^[\s/?–-]|^\p{L}/u.test(data ?? "") || !from.parentElement?.querySelector("[data-or]")) return false;
    this.#cameTo = null;
    this.#continue(from, `${from.value.trim()}${data}`);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || !target.matches(NUMBERS)) return;
    const by = ARROWS[key];
    // With Ctrl it asks, and what has been typed goes along.
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) return this.#send(target);
    if (by) this.#count(target, by);
    // A full number has already moved on to this field: an Enter pressed right after that number must not skip the field.
    else if (key === "Enter" && (this.#cameTo !== target || event.timeStamp - this.#cameAt > HABIT)) this.#goOn(target, () => this.#afterLast(target));
    else if (key !== "Enter") return;
    this.#cameTo = null;
    event.preventDefault();
  }

  /**
   * The next number, which sends this one.
   * @param {HTMLInputElement} field
   * @param {() => void} end where there is none
   */
  #goOn(field, end) {
    /** @type {NodeListOf<HTMLInputElement>} */
    const all = this.element.querySelectorAll(NUMBERS);
    const fields = [...all].filter(isLaidOut);
    const next = fields[fields.indexOf(field) + 1];
    if (!next) return end();
    next.select();
    next.scrollIntoView({ block: "nearest" });
  }
}

/**
 * A number counted up or down within its bounds; one that is not told yet begins at one, or counted down at the least.
 * @param {string} text
 * @param {number} by
 * @param {number} low
 * @param {number} high
 */
export function countedNumber(text, by, low, high) {
  const told = text.trim().replace("−", "-");
  const number = /^-?\d+$/.test(told) ? Number(told) + by : by;
  return Math.max(low, Math.min(number, high));
}

/**
 * Whether no digit can follow in a number of this size.
 * @param {string} text
 * @param {number} high
 */
export const hasAllDigits = (text, high) => /^\d+$/.test(text) && (text === "0" || text.length >= String(high).length || Number(`${text}0`) > high);

/** @param {string} html of a sentence */
function htmlParagraph(html) {
  const paragraph = makeElement("p", {});
  paragraph.innerHTML = html;
  return paragraph;
}

/** Nothing is wrong with a field any more. @param {Element} field */
function unmark(field) {
  field.ariaInvalid = null;
  field.removeAttribute("aria-describedby");
}

/**
 * @param {EventTarget | null} target
 * @returns {target is HTMLInputElement | HTMLSelectElement}
 */
function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
