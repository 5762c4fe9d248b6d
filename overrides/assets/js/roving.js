/**
 * Groups of controls that are one stop for the Tab key (toolbars, and pieces of which one is picked): arrows, Home and End
 * go from one to another, and so do the first letters of what they are called, or the initials: "g1" finds "green 1".
 */
import { actionOfKey } from "./keys.js";

const GROUPS = "[role=toolbar], [role=radiogroup]";
const CONTROLS = "button, input";
const PICKED = "[aria-checked=true]";
/** Letters typed within this many milliseconds are one word. */
const PAUSE = 1000;
/** @type {Record<string, (at: number, count: number) => number>} */
const STEPS = {
  before: (at, count) => (at + count - 1) % count,
  after: (at, count) => (at + 1) % count,
  first: () => 0,
  last: (_at, count) => count - 1,
};

/**
 * Roving tabindex (ARIA practices) for all toolbars and radio groups in an element. Call `settle` after their content
 * has changed; pass key presses to `go`.
 */
export class Roving {
  #element;
  /** Of each group the control that Tab comes to, and its place, which counts once the control is gone. @type {WeakMap<Element, {stop: HTMLElement, at: number}>} */
  #stops = new WeakMap();
  #typed = "";
  #typedAt = -Infinity;

  /** @param {HTMLElement} element in which the groups come and go; `settle` is to be called after that */
  constructor(element) {
    this.#element = element;
    element.addEventListener("focusin", ({ target }) => this.#beStop(target));
  }

  /** Each group has one stop: where the reader was, else what is picked, else the first control. */
  settle() {
    for (const group of this.#element.querySelectorAll(GROUPS)) this.#stopOf(group);
  }

  /**
   * Gives the focus to a group's stop.
   * @param {Element | null} group
   */
  enter(group) {
    if (group) this.#stopOf(group)?.focus();
  }

  /**
   * The control that a key leads to, which has the focus then; null if the key is none of a group's.
   * @param {KeyboardEvent} event
   */
  go(event) {
    const { target } = event;
    const group = target instanceof Element ? target.closest(GROUPS) : null;
    const controls = group ? controlsOf(group) : [];
    const at = controls.findIndex((control) => control === target);
    if (at < 0) return null;
    const to = STEPS[actionOfKey("pieces", event) ?? ""]?.(at, controls.length) ?? this.#find(event, controls, at);
    const next = controls[to];
    if (!next) return null;
    event.preventDefault();
    next.focus();
    return next;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement[]} controls
   * @param {number} at
   */
  #find({ key, timeStamp, ctrlKey, metaKey, altKey }, controls, at) {
    if (!/^[\p{L}\p{N}]$/u.test(key) || ctrlKey || metaKey || altKey) return -1;
    this.#typed = timeStamp - this.#typedAt > PAUSE ? key : this.#typed + key;
    this.#typedAt = timeStamp;
    return placeOfTyped(this.#typed, controls.map((control) => control.textContent ?? ""), at);
  }

  /** @param {Element} group */
  #stopOf(group) {
    const controls = controlsOf(group), { stop: last, at } = this.#stops.get(group) ?? {};
    const picked = controls.findIndex((control) => control.matches(PICKED));
    const kept = last && controls.includes(last) ? controls.indexOf(last) : Math.min(at ?? 0, controls.length - 1);
    const stop = controls[picked < 0 || group.contains(document.activeElement) ? kept : picked];
    this.#beStop(stop);
    return stop;
  }

  /** @param {EventTarget | null | undefined} control */
  #beStop(control) {
    const group = control instanceof HTMLElement ? control.closest(GROUPS) : null;
    if (!group || !(control instanceof HTMLElement)) return;
    const controls = controlsOf(group);
    for (const each of controls) each.tabIndex = each === control ? 0 : -1;
    this.#stops.set(group, { stop: control, at: controls.indexOf(control) });
  }
}

/**
 * @param {Element} group
 * @returns {HTMLElement[]}
 */
const controlsOf = (group) => [...group.querySelectorAll(CONTROLS)].filter((control) => control instanceof HTMLElement);

/**
 * The place of the next name that begins with what is typed, or whose words have it as initials; one letter again and again
 * goes through all of them. -1 for none.
 * @param {string} typed
 * @param {string[]} names
 * @param {number} at where the reader is
 */
export function placeOfTyped(typed, names, at) {
  const letters = plainLetters(typed), first = letters.charAt(0);
  const wanted = letters === first.repeat(letters.length) ? first : letters;
  const from = wanted.length > 1 ? at : at + 1;
  const places = names.map((_, step) => (from + step) % names.length);
  return places.find((place) => isCalled(plainLetters(names[place] ?? ""), wanted)) ?? -1;
}

/**
 * @param {string} name
 * @param {string} letters
 */
function isCalled(name, letters) {
  const initials = name.split(/[^\p{L}\p{N}]+/u).map((word) => word.charAt(0)).join("");
  return name.startsWith(letters) || initials.startsWith(letters);
}

/** Without accents and capitals, from the first letter on. @param {string} text */
const plainLetters = (text) => text.normalize("NFD").replace(/\p{M}|^[^\p{L}\p{N}]+/gu, "").toLowerCase();
