/**
 * The fields in which a table is told: numbers typed, or counted by − and +, and choices. What is being typed stays until it is sent,
 * whatever the engine answers meanwhile (`unsent` in morph.js).
 */
import { isLaidOut } from "./dom.js";
import { unsent } from "./morph.js";

/**
 * @typedef {(place: string, value: string) => void} Tell
 * @typedef {(field: HTMLInputElement) => void} AfterLast
 */

/** The inputs that Enter steps through. */
const NUMBERS = "input[inputmode=numeric]:enabled";
/** The pad of numbers of many phones has no Enter: a number that cannot get longer goes on by itself. */
const BY_FINGER = "(pointer: coarse)";
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
    element.addEventListener("input", ({ target }) => target instanceof HTMLInputElement && this.#onInput(target));
    element.addEventListener("change", ({ target }) => isField(target) && this.#send(target));
    element.addEventListener("click", ({ target }) => this.#press(target));
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

  /** @param {string[]} places where something cannot be */
  mark(places) {
    for (const field of this.element.querySelectorAll("input, select")) {
      field.ariaInvalid = places.includes(field.getAttribute("name") ?? "") ? "true" : null;
    }
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field */
  #send(field) {
    unsent.delete(field);
    const ticked = !(field instanceof HTMLInputElement && field.type === "checkbox") || field.checked;
    this.#tell(field.name, ticked ? field.value.trim() : "");
  }

  /** @param {EventTarget | null} target perhaps − or + */
  #press(target) {
    const press = target instanceof Element ? target.closest("[data-by]") : null;
    const field = press?.parentElement?.querySelector("input");
    if (press instanceof HTMLElement && field) this.#count(field, Number(press.dataset.by));
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} by
   */
  #count(field, by) {
    field.value = String(countedNumber(field.value, by, Number(field.dataset.low), Number(field.dataset.high)));
    this.#send(field);
  }

  /** @param {HTMLInputElement} field */
  #onInput(field) {
    unsent.add(field);
    this.#cameTo = null;
    if (!field.matches(NUMBERS) || !matchMedia(BY_FINGER).matches || !hasAllDigits(field.value, Number(field.dataset.usual))) return;
    this.#goOn(field, () => field.blur());
    this.#cameTo = document.activeElement;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || !target.matches(NUMBERS)) return;
    const by = ARROWS[key];
    // With Ctrl it asks, and what has been typed goes along.
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) return this.#send(target);
    if (by) this.#count(target, by);
    // A full number has already moved on to this field: an Enter pressed after that number must not skip the field.
    else if (key === "Enter" && this.#cameTo !== target) this.#goOn(target, () => this.#afterLast(target));
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
    if (next) next.select();
    else end();
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
  const number = /^\d+$/.test(text.trim()) ? Number(text) + by : by;
  return Math.max(low, Math.min(number, high));
}

/**
 * Whether no digit can follow in a number of this size.
 * @param {string} text
 * @param {number} high
 */
export const hasAllDigits = (text, high) => /^\d+$/.test(text) && (text === "0" || text.length >= String(high).length || Number(`${text}0`) > high);

/**
 * @param {EventTarget | null} target
 * @returns {target is HTMLInputElement | HTMLSelectElement}
 */
function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
