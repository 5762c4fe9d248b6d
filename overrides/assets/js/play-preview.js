/** What the reader has chosen and not sent yet, and what a hint has named, is seen on the board: drawn by the engine, where the drawing has a place for it. */
import { POINTED_AT, fieldsOf, inputsOfMove } from "./move-parts.js";

/** @typedef {(choice: {seat: number, move: string}) => Promise<string>} Ask HTML of what a move would do, "" for none */

/**
 * Draws what a move would do into the board's `data-move-preview` element, if it has one, and marks in the form what a
 * hint has named. With `data-chosen-only` it is for what is chosen, and what a hint has named is marked in the form
 * alone. Call `show` after every change of the form; an answer that comes too late is dropped.
 */
export class Preview {
  #board;
  #decision;
  #ask;
  /** The number of the latest request: answers to earlier ones are stale. */
  #asked = 0;
  /** The move that a hint has named, until the reader has decided, whatever they choose meanwhile. */
  #advised = "";

  /**
   * @param {HTMLElement} board
   * @param {HTMLElement} decision where the form is
   * @param {Ask} ask
   */
  constructor(board, decision, ask) {
    this.#board = board;
    this.#decision = decision;
    this.#ask = ask;
  }

  get #place() {
    return this.#board.querySelector("[data-move-preview]");
  }

  /** @param {string} move that a hint names, "" for none */
  advise(move) {
    this.#advised = move;
  }

  /** Shows what is chosen now, and below it what a hint has named. */
  async show() {
    const asked = ++this.#asked;
    const form = this.#decision.querySelector("form");
    const inputs = form ? this.#mark(form) : [];
    if (!this.#place) return;
    const choice = choiceInForm(form, isFollowed(form, inputs));
    const named = inputs.length && form && !this.#place.hasAttribute("data-chosen-only")
      ? { seat: Number(form.dataset.seat), move: this.#advised } : null;
    const [hinted = "", html = ""] = await Promise.all([
      named && named.move !== choice?.move ? this.#ask(named) : "", choice ? this.#ask(choice) : ""]);
    // Another drawing may have come meanwhile.
    const place = this.#place;
    if (!place || asked !== this.#asked) return;
    place.innerHTML = hinted && html ? `<g class="advised">${hinted}</g>${html}` : hinted || html;
    place.classList.toggle("advised", hinted !== "" && !html);
  }

  /**
   * Marks a move of the past, on the board and in the form, in place of the one marked before.
   * @param {import("./protocol.js").AdvisedView | null} advised null for none
   * @param {HTMLElement} past where the form is
   * @param {"better" | "made"} which of the two moves the board shows
   */
  mark(advised, past, which) {
    this.#asked++;
    this.#advised = advised?.move ?? "";
    const form = past.querySelector("form");
    if (form) this.#mark(form);
    if (form && advised?.made) for (const input of inputsOfMove(form, advised.made)) input.checked = true;
    if (!this.#place) return;
    const better = which === "better";
    this.#place.innerHTML = (better ? advised?.preview : advised?.made_preview) ?? "";
    this.#place.classList.toggle("advised", better && this.#place.innerHTML !== "");
    this.#place.classList.toggle("made", !better);
  }

  /**
   * Marks in the form what a hint has named.
   * @param {HTMLFormElement} form
   * @returns {HTMLInputElement[]} what it is, empty for nothing
   */
  #mark(form) {
    const inputs = inputsOfMove(form, this.#advised);
    for (const input of form.querySelectorAll("input")) {
      for (const label of input.labels ?? []) label.classList.toggle("advised", inputs.includes(input));
    }
    return inputs;
  }
}

/**
 * Whether all that is chosen so far is a part of what a hint has named.
 * @param {HTMLFormElement | null} form
 * @param {HTMLInputElement[]} inputs of the move that it named
 */
function isFollowed(form, inputs) {
  const chosen = [...form?.querySelectorAll("input:checked") ?? []];
  return inputs.length > 0 && chosen.every((input) => inputs.some((each) => each === input));
}

/**
 * @param {HTMLFormElement | null} form
 * @param {boolean} whole whether the first part of a move is none yet
 */
function choiceInForm(form, whole) {
  const { move = "" } = form ? fieldsOf(form, null) : {};
  return form && move && !(whole && move.startsWith(POINTED_AT)) ? { seat: Number(form.dataset.seat), move } : null;
}
