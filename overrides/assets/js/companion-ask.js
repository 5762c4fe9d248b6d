/** What is to be told next of a game at a real table: a form that the engine has made. */
import { beginNumbers, pressNumber, tooManyNumbers, wordsOfNumbers } from "./companion-numbers.js";
import { Draft } from "./companion-draft.js";
import { Tally } from "./companion-tally.js";
import { showWeighing } from "./companion-weighing.js";
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
  #tally = new Tally(() => this.#note());
  #draft;
  /** What is kept of a choice here is under this name; "" where nothing is. */
  #asked = "";
  /** The spots of the board that were touched for this form. @type {string[]} */
  #touched = [];
  /** Whether something was told that has not been answered yet: nothing else is told by this form. */
  #isTold = false;

  /**
   * @param {(...words: string[]) => Promise<unknown>} tell
   * @param {(why: string, at: Element | null) => void} refuse `at`: what was pressed; null for a spot of the board
   * @param {(kept: string[]) => void} keep called with what is to be kept of a choice that is not told yet
   */
  constructor(tell, refuse, keep) {
    this.#tell = tell;
    this.#refuse = refuse;
    this.#draft = new Draft(keep);
    this.element.addEventListener("keydown", (event) => this.#tally.type(event));
    this.element.addEventListener("click", (event) => this.#press(event));
    this.element.addEventListener("change", ({ target }) => this.#change(target));
    this.element.addEventListener("submit", (event) => (event.preventDefault(), this.#tellSeveral()));
  }

  /**
   * @param {string} html
   * @param {string[]} olds the word that is corrected, and those after it; [] for none: they are the choice to begin with
   * @param {string | null} before the words told before it, null where what is chosen is not kept
   */
  async show(html, olds, before) {
    const [old = ""] = olds;
    const { activeElement } = document;
    this.#touched = [];
    const here = !activeElement || activeElement === document.body || this.element.contains(activeElement);
    this.#tally.leave();
    await morph(this.element, html);
    for (const choice of this.element.querySelectorAll("[data-pressed]")) choice.removeAttribute("data-pressed");
    const form = this.element.querySelector("form");
    this.#asked = before === null || !form ? "" : `${form.dataset.kind} ${before}`;
    const words = old ? old.split(JOIN) : this.#draft.wordsFor(this.#asked);
    for (const box of this.element.querySelectorAll("input")) box.checked = words.includes(box.value) && (Boolean(old) || !box.dataset.why);
    for (const choice of this.element.querySelectorAll("[data-word]")) choice.ariaCurrent = choice.getAttribute("data-word") === old ? "true" : null;
    this.#tally.begin(this.element, words);
    beginNumbers(form, old ? olds : words);
    this.#lacking();
    // Who pressed a choice goes on with the next one, from the keyboard too.
    if (here) this.focus();
  }

  /** Marks on the table where things are being counted out. */
  markPlace() {
    this.#tally.markPlace();
  }

  /** Another game begins. @param {string[]} kept what was half chosen in it */
  begin(kept) {
    this.#draft.takeUp(kept);
  }

  /** What is chosen so far is kept. */
  #note() {
    this.#draft.choose(this.#asked, this.#chosen);
    this.#lacking();
  }

  /** Goes to the first choice. */
  focus() {
    /** @type {HTMLElement | null} */ (this.element.querySelector("button:not([tabindex='-1']), input"))?.focus({ preventScroll: true });
  }

  /** What bears the question. */
  get title() {
    return this.element.querySelector("legend");
  }

  /** What is asked. */
  get question() {
    return this.title?.textContent ?? "";
  }

  /**
   * What lies before a player means that player, where one is asked for.
   * @param {MouseEvent} event on the table
   */
  pressTable(event) {
    const { target } = event;
    const meant = Array.from(this.element.querySelectorAll("button")).find(({ dataset: { seat } }) => seat && target instanceof Element && target.closest(`li.s${seat}`));
    if (meant) this.#pressChoice(meant, null);
    else this.#pressSpot(event);
  }

  /**
   * A spot of the board means the choice that leads there, or those of that place; several touched one after another mean the choice that
   * names them all.
   * @param {MouseEvent} event
   */
  #pressSpot(event) {
    const touched = spotAt(event), spot = touched?.dataset.spot ?? "";
    const place = this.element.querySelector(`:is(fieldset, tr)[data-to="${CSS.escape(spot)}"]`);
    const folded = Array.from(this.element.querySelectorAll("button")).find(({ dataset }) => dataset.under === spot);
    if (place instanceof HTMLTableRowElement) this.#tally.goTo(place);
    else {
      const all = [...this.#touched, spot], several = this.#choicesOf(all);
      this.#touched = several.length ? all : [spot];
      if (!several.length) for (const other of touched?.closest("svg")?.querySelectorAll(".touched") ?? []) other.classList.remove("touched");
      touched?.classList.add("touched");
      const meant = several.length ? several : this.#choicesOf([spot]);
      const choices = meant.length ? meant : Array.from(place?.querySelectorAll("button") ?? (folded ? [folded] : []));
      if (choices.length) this.#choose(choices);
      else if (event.target instanceof Element && event.target.closest(".board")) this.#sayWhatIsAsked();
    }
  }

  /** A touch of the board that means nothing now is not silent: it says what is asked, where the board can answer that. */
  #sayWhatIsAsked() {
    const asked = this.element.querySelector("legend")?.textContent ?? "";
    if (this.element.querySelector("button[data-to]")) this.#refuse(makeElement("p", {}, textOf("told.elsewhere", { asked })).outerHTML, null);
  }

  /** The choices that name all these spots; what cannot be told only where nothing else does. @param {string[]} spots */
  #choicesOf(spots) {
    const found = Array.from(this.element.querySelectorAll("button"), (choice) => ({ choice, left: choice.dataset.to?.split(" ") ?? [] }))
      .filter(({ left }) => spots.every((spot) => left.includes(spot) && left.splice(left.indexOf(spot), 1))).map(({ choice }) => choice);
    const possible = found.filter((choice) => !choice.dataset.why);
    return possible.length ? possible : found.slice(0, 1);
  }

  /** The only choice is made; of several, the others are out of the way. @param {HTMLButtonElement[]} choices */
  #choose(choices) {
    const [first] = choices;
    if (choices.length === 1 && first) this.#pressChoice(first, null);
    else if (first) {
      for (const other of this.element.querySelectorAll("button[data-word]")) if (other instanceof HTMLElement) other.hidden = !choices.some((choice) => choice === other);
      for (const place of this.element.querySelectorAll("fieldset.at")) if (place instanceof HTMLElement) place.hidden = !place.querySelector("button:not([hidden])");
      first.focus({ preventScroll: true });
      first.scrollIntoView({ block: "nearest" });
    }
  }

  /** Of those that exclude each other the last one ticked stays. @param {EventTarget | null} target */
  #change(target) {
    if (target instanceof HTMLInputElement && target.checked && target.dataset.one) {
      for (const other of this.element.querySelectorAll(`[data-one="${CSS.escape(target.dataset.one)}"]`)) {
        if (other instanceof HTMLInputElement && other !== target) other.checked = false;
      }
    }
    this.#note();
  }

  /** @param {Event} event */
  #press(event) {
    const { target } = event;
    if (!(target instanceof Element) || this.#tally.press(target)) return;
    if (pressNumber(target)) return this.#note();
    const pressed = target.closest("[data-word], [data-why]");
    if (!(pressed instanceof HTMLElement)) return;
    if (pressed.dataset.why !== undefined) event.preventDefault();
    this.#pressChoice(pressed, pressed);
  }

  /** @param {HTMLElement} choice @param {Element | null} at what was pressed */
  #pressChoice({ dataset }, at) {
    const { word, why } = dataset;
    if (why !== undefined) this.#refuse(why, at);
    else if (word !== undefined) {
      // It is seen at once that it was pressed, however long the answer takes; the next form has no such mark.
      if (!this.#isTold) dataset.pressed = "";
      void this.#tellOnce(word);
    }
  }

  /** A second press while the first is being answered tells nothing. @param {...string} words */
  async #tellOnce(...words) {
    if (this.#isTold) return;
    this.#isTold = true;
    try {
      await this.#tell(...words);
    } finally {
      this.#isTold = false;
    }
  }

  /** Says how many are still to be chosen, or too many, where several are told at once; 0 for none. */
  #lacking() {
    const form = this.element.querySelector("form"), done = form?.querySelector("[type=submit]");
    if (!form || !done) return 0;
    const { least = "1", most = "1" } = form.dataset, count = this.#chosen.length;
    const isNumbers = wordsOfNumbers(form) !== null, few = isNumbers ? 0 : Math.max(0, Number(least) - count);
    const many = isNumbers ? tooManyNumbers(form) : Math.max(0, count - Number(most));
    const groups = "each" in form.dataset ? [...form.querySelectorAll("fieldset.of")].filter((group) => !group.querySelector(":checked")) : [];
    setUsable(done, !few && !many && !groups.length);
    showWeighing(form, !few && !many && !groups.length);
    let told = form.querySelector(".count");
    if (!told) form.append(told = makeElement("p", { class: "count", role: "status" }));
    told.textContent = groups.length ? textOf("told.missing", { names: groups.map((group) => group.querySelector("legend")?.firstChild?.textContent).join(", ") })
      : few ? textOf(this.#tally.words ? "told.tally.few" : "told.few", { n: few }) : many ? textOf("told.many", { n: many }) : "";
    return few + many + groups.length;
  }

  get #chosen() {
    return this.#tally.words ?? wordsOfNumbers(this.element.querySelector("form")) ?? Array.from(this.element.querySelectorAll("input:checked"), (box) => /** @type {HTMLInputElement} */ (box).value);
  }

  #tellSeveral() {
    if (this.#lacking()) return;
    const words = wordsOfNumbers(this.element.querySelector("form")) ?? [this.#chosen.join(JOIN) || NONE];
    this.#draft.choose(this.#asked, []);
    void this.#tellOnce(...words);
  }
}
