/** What is to be told next of a game at a real table: a form that the engine has made. */
import { makeElement, setUsable } from "./dom.js";
import { morph } from "./morph.js";
import { textOf } from "./texts.js";

/** Between the things that one word names, and the word that names nothing. */
const JOIN = "+", NONE = "-";

/** So far beside a spot a finger may touch, in pixels: squares of a whole town are smaller than it. */
const NEAR = [7, 14, 21];
const AROUND = Array.from({ length: 8 }, (_, turn) => [Math.cos(turn * Math.PI / 4), Math.sin(turn * Math.PI / 4)]);

/**
 * The spot of a board that is pressed, or the nearest one within a finger's width.
 * @param {MouseEvent} event
 */
function spotAt({ target, clientX, clientY }) {
  const spotOf = (/** @type {unknown} */ found) => found instanceof Element ? /** @type {SVGElement | null} */ (found.closest("[data-spot]")) : null;
  for (const far of [0, ...NEAR]) {
    for (const [x = 0, y = 0] of far ? AROUND : [[0, 0]]) {
      const spot = (far ? null : spotOf(target)) ?? spotOf(document.elementFromPoint(clientX + far * x, clientY + far * y));
      if (spot) return spot;
    }
  }
  return null;
}

/**
 * The place of the form: put `element` into the page. What is chosen there is told as a word; why something cannot be, as HTML of the
 * engine.
 */
export class AskedForm {
  element = makeElement("div", { class: "asked" });
  #tell;
  #refuse;

  /**
   * @param {(word: string) => void} tell
   * @param {(why: string) => void} refuse
   */
  constructor(tell, refuse) {
    this.#tell = tell;
    this.#refuse = refuse;
    this.element.addEventListener("click", (event) => this.#press(event));
    this.element.addEventListener("change", ({ target }) => this.#change(target));
    this.element.addEventListener("submit", (event) => (event.preventDefault(), this.#tellSeveral()));
  }

  /**
   * @param {string} html
   * @param {string} old the word that is corrected, "" for none: it is the choice to begin with
   */
  async show(html, old) {
    const { activeElement } = document;
    const here = !activeElement || activeElement === document.body || this.element.contains(activeElement);
    await morph(this.element, html);
    for (const choice of this.element.querySelectorAll("[data-pressed]")) choice.removeAttribute("data-pressed");
    for (const box of this.element.querySelectorAll("input")) box.checked = old.split(JOIN).includes(box.value);
    for (const choice of this.element.querySelectorAll("[data-word]")) choice.ariaCurrent = choice.getAttribute("data-word") === old ? "true" : null;
    this.#lacking();
    // Who pressed a choice goes on with the next one, from the keyboard too.
    if (here) this.focus();
  }

  /** Goes to the first choice. */
  focus() {
    /** @type {HTMLElement | null} */ (this.element.querySelector("button, input"))?.focus({ preventScroll: true });
  }

  /** What is asked. */
  get question() {
    return this.element.querySelector("legend")?.textContent ?? "";
  }

  /** A spot of the board means the choice that leads there, or those of that place. @param {MouseEvent} event */
  pressSpot(event) {
    const spot = spotAt(event)?.dataset.spot;
    const meant = spot && this.element.querySelector(`[data-to="${CSS.escape(spot)}"]`);
    if (meant instanceof HTMLFieldSetElement) this.#showOnly(meant);
    else if (meant instanceof HTMLElement) meant.click();
  }

  /** The only choice of a place is made; of several there, the others are out of the way. @param {HTMLFieldSetElement} place */
  #showOnly(place) {
    const choices = place.querySelectorAll("button"), [first] = choices;
    if (choices.length === 1) first?.click();
    else {
      for (const other of this.element.querySelectorAll("fieldset[data-to]")) if (other instanceof HTMLElement) other.hidden = other !== place;
      first?.focus({ preventScroll: true });
      place.scrollIntoView({ block: "nearest" });
    }
  }

  /** Of those that exclude each other the last one ticked stays. @param {EventTarget | null} target */
  #change(target) {
    if (target instanceof HTMLInputElement && target.checked && target.dataset.one) {
      for (const other of this.element.querySelectorAll(`[data-one="${CSS.escape(target.dataset.one)}"]`)) {
        if (other instanceof HTMLInputElement && other !== target) other.checked = false;
      }
    }
    this.#lacking();
  }

  /** @param {Event} event */
  #press(event) {
    const pressed = event.target instanceof Element ? event.target.closest("[data-word], [data-why]") : null;
    if (!(pressed instanceof HTMLElement)) return;
    const { word, why } = pressed.dataset;
    if (why !== undefined) {
      event.preventDefault();
      this.#refuse(why);
    } else if (word !== undefined) {
      // It is seen at once that it was pressed, however long the answer takes; the next form has no such mark.
      pressed.dataset.pressed = "";
      this.#tell(word);
    }
  }

  /** Says how many are still to be chosen, or too many, where several are told at once; 0 for none. */
  #lacking() {
    const form = this.element.querySelector("form"), done = form?.querySelector("[type=submit]");
    if (!form || !done) return 0;
    const { least = "1", most = "1" } = form.dataset, count = this.#chosen.length;
    const few = Math.max(0, Number(least) - count), many = Math.max(0, count - Number(most));
    const groups = "each" in form.dataset ? [...form.querySelectorAll("fieldset.of")].filter((group) => !group.querySelector(":checked")) : [];
    setUsable(done, !few && !many && !groups.length);
    let told = form.querySelector(".count");
    if (!told) form.append(told = makeElement("p", { class: "count", role: "status" }));
    told.textContent = groups.length ? textOf("told.missing", { names: groups.map((group) => group.querySelector("legend")?.textContent).join(", ") })
      : few ? textOf("told.few", { n: few }) : many ? textOf("told.many", { n: many }) : "";
    return few + many + groups.length;
  }

  get #chosen() {
    return Array.from(this.element.querySelectorAll("input:checked"), (box) => /** @type {HTMLInputElement} */ (box).value);
  }

  #tellSeveral() {
    if (!this.#lacking()) this.#tell(this.#chosen.join(JOIN) || NONE);
  }
}
