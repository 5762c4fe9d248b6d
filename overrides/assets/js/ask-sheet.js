/** What one sees of a table that is laid out: board, palette, fields, findings. Always the engine's HTML. */
import { AskFields } from "./ask-fields.js";
import { NO_TABLE } from "./ask-history.js";
import { BoardZoom, FINGER } from "./board-zoom.js";
import { button, holdPlace, isLaidOut, liveRegion, makeElement, setUsable, topOf } from "./dom.js";
import { actionOfKey } from "./keys.js";
import { morph } from "./morph.js";
import { Roving } from "./roving.js";
import { morphWithTerms } from "./terms.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./ask-editor.js").EditorAction} EditorAction
 * @typedef {import("./protocol.js").EditorAnswer} EditorAnswer
 */

/** Longer news are not heard to their end. */
const SHORT = 200;
/** Work that takes longer than this is told to the ear, too, in milliseconds. */
const LONG = 600;
/** What one touches. */
const CONTROLS = "button, label, input, select, summary";
const BY_FINGER = "(pointer: coarse)";

/**
 * The editing part of a <trick-table>. Put `element` into the page: it is hidden until the first `show`; what the
 * reader does there is passed to `act`, and nothing changes before `show` or `refuse` is called. Call `end` when the
 * page goes.
 */
export class AskSheet {
  #board = makeElement("div", { class: "board" });
  #zoom = new BoardZoom(this.#board, "[data-spot]", matchMedia(BY_FINGER).matches ? FINGER : undefined);
  #beside = makeElement("div", { class: "beside" });
  #frame = makeElement("div", { class: "frame" }, this.#board, this.#zoom.button);
  #sight = makeElement("div", { class: "sight" }, this.#frame, this.#beside);
  #palette = makeElement("div", { class: "palettes" });
  #spotList = makeElement("div", { class: "row", role: "toolbar", "aria-label": textOf("ask.spot_list") });
  #spots = makeElement("details", { class: "options spots" }, makeElement("summary", {}, textOf("ask.spots")), this.#spotList);
  /** A piece was picked by key, and the spots are gone to once they are those of that piece. */
  #toSpots = false;
  #fields = makeElement("div", { class: "fields" });
  #seats = makeElement("div", { class: "fields" });
  /** @type {AskFields} */
  #told;
  #roving;
  #note = makeElement("div", { class: "note refusal" });
  #findings = makeElement("div", { class: "found" });
  #lacks = makeElement("p", { class: "lacks" });
  #undo;
  #redo;
  #ask;
  #said = liveRegion();
  #tool = "";
  /** The control that was touched last. @type {Element | null} */
  #touched = null;
  element;

  /**
   * @param {(action: EditorAction) => void} act
   * @param {() => void} ask
   */
  constructor(act, ask) {
    this.#undo = button("undo", textOf("play.undo"), () => act({ back: "undo" }));
    this.#redo = button("redo", textOf("play.redo"), () => act({ back: "redo" }));
    this.#ask = button("ask md-button md-button--primary", textOf("ask.ask"), ask);
    const tools = makeElement("div", { class: "toolbar tools", role: "toolbar", "aria-label": textOf("ask.tools") },
      this.#undo, this.#redo, button("clear", textOf("ask.clear"), () => this.clear(act)));
    const pieces = makeElement("div", { class: "pieces" }, this.#palette, this.#spots);
    const told = makeElement("div", { class: "telling" }, this.#note, this.#seats, tools, this.#findings, this.#lacks);
    this.element = makeElement("section", { class: "laid", hidden: "", "aria-label": textOf("ask.table") },
      this.#sight, this.#fields, pieces, told, this.#ask, this.#said);
    this.#told = new AskFields(this.element, (place, value) => act({ edit: { place, value } }), (field) => this.#afterLast(field));
    this.#roving = new Roving(this.element);
    for (const kind of ["pointerdown", "focusin"]) this.element.addEventListener(kind, ({ target }) => this.#touch(target));
    this.element.addEventListener("click", (event) => this.#press(event, act));
    this.element.addEventListener("keydown", (event) => this.#onKey(event, act, ask));
  }

  /**
   * @param {EditorAnswer} answer
   * @param {{canUndo: boolean, canRedo: boolean}} ways
   * @param {boolean} other whether it is another table than the one that was being told
   */
  async show({ board, beside, tool, palette, spots, fields, seats, findings, lacks }, { canUndo, canRedo }, other) {
    this.#tool = tool;
    if (other) this.#told.forget();
    const place = this.#focused, held = this.#held, top = held && topOf(held);
    await morph(this.#note, "");
    this.#told.clear();
    await morph(this.#board, board);
    this.#frame.hidden = !board;
    await morph(this.#beside, beside);
    await morph(this.#palette, palette);
    await morph(this.#fields, fields);
    await morph(this.#seats, seats);
    // An edit undone before it was drawn leaves the engine's HTML, and so the forms, as they were: restore them.
    this.#told.restore();
    await morphWithTerms(this.#findings, findings);
    await morph(this.#lacks, lacks);
    this.#told.mark(this.#impossible);
    // Where a piece goes nowhere just now, the list keeps its place.
    this.#spots.hidden = !tool;
    this.#spots.classList.toggle("none", !spots.length);
    await morph(this.#spotList, spots.map(spotButton).join(""));
    setUsable(this.#undo, canUndo);
    setUsable(this.#redo, canRedo);
    this.#roving.settle();
    this.element.hidden = false;
    this.#zoom.offer();
    if (held?.isConnected) holdPlace(held, top);
    if (this.#toSpots) this.#goToSpots();
    else if (place && !place.contains(document.activeElement)) this.#refocus(place);
  }

  /**
   * Nothing is told any more.
   * @param {(action: EditorAction) => void} act
   * @param {EditorAction} action
   */
  clear(act, action = NO_TABLE) {
    this.#zoom.reset();
    act(action);
  }

  /** @param {EventTarget | null} target */
  #touch(target) {
    this.#touched = target instanceof Element ? target.closest(CONTROLS) : null;
  }

  /** What stays under the hand, whatever comes or goes above it: what was touched last, or what is touched after the board. */
  get #held() {
    const here = this.#touched?.isConnected ? this.#touched : null;
    return here ?? this.#palette.querySelector("[aria-checked=true]");
  }

  /** The part that the focus is in. */
  get #focused() {
    return [this.#spots, this.#palette, this.#fields, this.#seats, this.#findings].find((part) => part.contains(document.activeElement));
  }

  /** Moves the focus as near as can be when the control that had it is gone. @param {HTMLElement} place */
  #refocus(place) {
    /** @type {HTMLElement | null} */
    const next = place.querySelector("[tabindex='0'], button:not([tabindex]), input, select");
    (next && isLaidOut(next) ? next : this.#ask).focus({ preventScroll: true });
  }

  /** The page no longer shows it. */
  end() {
    this.#zoom.end();
    this.element.remove();
  }

  /**
   * Where the reader begins: at the board if it is laid already or pieces are put on it, else at the first field.
   * @param {{onBoard: boolean}} table
   */
  lookAt({ onBoard }) {
    const first = this.#fields.hasChildNodes() ? this.#fields : this.#seats;
    (onBoard || this.#tool ? this.element : first).scrollIntoView({ block: "start" });
  }

  /** What cannot be about the table. */
  get #impossible() {
    /** @type {NodeListOf<HTMLElement>} */
    const found = this.#findings.querySelectorAll("li.impossible");
    return found;
  }

  /**
   * What could not be done; nothing has changed.
   * @param {string} html
   * @param {string} place the field that was filled, if it was one
   */
  async refuse(html, place = "") {
    const held = this.#held, top = held && topOf(held);
    const told = this.#told.refuse(place, html);
    this.#told.restore();
    if (told) return this.sayNotReady();
    await morphWithTerms(this.#note, html);
    if (held?.isConnected) holdPlace(held, top);
    this.say(this.#note.textContent ?? "");
    this.#note.scrollIntoView({ block: "nearest" });
  }

  /** Whether what is shown is what the table holds. */
  get isTold() {
    return !this.#told.isRefused;
  }

  /** Why the question cannot be answered yet: said, and brought into sight. */
  sayNotReady() {
    const wrong = this.element.querySelector(".at-field p, .impossible:not([hidden]) p"), reason = wrong ?? this.#lacks;
    this.say(reason.textContent ?? "");
    /** @type {HTMLElement | null} */
    const lacking = wrong ? null : this.#lacks.querySelector("[data-place]");
    if (!lacking || !this.leadTo(lacking.dataset.place ?? "", lacking.innerHTML)) reason.scrollIntoView({ block: "nearest" });
  }

  /**
   * Brings the field of a place into sight, or else the pieces that tell it.
   * @param {string} place
   * @param {string} [html] what is lacking there
   * @returns {boolean} false if it is told nowhere here
   */
  leadTo(place, html = "") {
    return Boolean(place) && this.#told.leadTo(place, html);
  }

  /**
   * Shows, and after a while tells, that an answer is being worked out.
   * @param {Promise<void>} work
   */
  async showBusy(work) {
    this.#ask.ariaBusy = "true";
    const telling = setTimeout(() => this.say(textOf("ask.working")), LONG);
    try {
      await work;
    } finally {
      clearTimeout(telling);
      this.#ask.ariaBusy = null;
    }
  }

  /** @param {string} text */
  say(text) {
    this.#said.textContent = text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text;
  }

  /** Moves to the list of spots: a reader who picks a piece by key also puts it down by key. */
  #goToSpots() {
    this.#toSpots = false;
    this.#spots.open = true;
    this.#roving.enter(this.#spotList);
  }

  /**
   * After the last number come the pieces, or the answer.
   * @param {Element} field
   */
  #afterLast(field) {
    /** @type {HTMLElement | null} */
    const piece = this.#fields.contains(field) ? this.#palette.querySelector("[tabindex='0']") : null;
    (piece ?? this.#ask).focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {(action: EditorAction) => void} act
   * @param {() => void} ask
   */
  #onKey(event, act, ask) {
    const what = actionOfKey("pieces", event);
    if (what === "ask") return ask();
    const control = this.#roving.go(event);
    // The arrow keys pick at once, as in every group of which one is picked.
    if (control?.dataset.tool) pick(control.dataset, act);
    else if (what === "to_pieces" && this.#spotList.contains(document.activeElement)) {
      event.preventDefault();
      this.#roving.enter(this.#palette.querySelector("[aria-checked=true]")?.closest("[role=radiogroup]") ?? null);
    }
  }

  /**
   * @param {MouseEvent} event without `detail` if a key did it
   * @param {(action: EditorAction) => void} act
   */
  #press({ target, detail }, act) {
    const pressed = target instanceof Element ? target.closest("[data-tool], [data-spot], [data-fix]") : null;
    const { tool, spot, fix, ...more } = /** @type {HTMLElement | SVGElement | null} */ (pressed)?.dataset ?? {};
    if (tool) {
      this.#toSpots = !detail;
      pick({ tool, ...more }, act);
    } else if (spot) {
      if (pressed && detail && matchMedia(BY_FINGER).matches && this.#board.contains(pressed)) this.#zoom.enlargeAround(pressed);
      act({ edit: { tool: this.#tool, spot } });
    }
    else if (fix) act({ edit: { fix: Number(fix) } });
  }
}

/**
 * Picks a piece, which takes the place of the one that the question is about: that one is meant no longer.
 * @param {{tool?: string, instead?: string}} piece
 * @param {(action: EditorAction) => void} act
 */
function pick({ tool = "", instead }, act) {
  act({ tool });
  if (instead) act({ edit: { tool, spot: instead } });
}

/** @param {import("./protocol.js").Spot} spot */
function spotButton({ spot, name }) {
  return makeElement("button", { type: "button", "data-spot": spot, id: `spot-${spot}` }, name).outerHTML;
}
