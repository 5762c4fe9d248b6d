/** What the reader has chosen and not sent yet, or else what a hint has named, is seen on the board: drawn by the engine, where the drawing has a place for it. */
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
  /** What is asked for later makes what was asked for before stale. */
  #asked = 0;
  /** The move that a hint has named, until the reader chooses otherwise. */
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

  /** Shows what is chosen now; while that goes with what a hint has named, this. */
  async show() {
    const asked = ++this.#asked;
    const form = this.#decision.querySelector("form");
    const advised = form && this.#mark(form) ? { seat: Number(form.dataset.seat), move: this.#advised } : null;
    if (!this.#place) return;
    const choice = choiceInForm(form, advised !== null);
    const named = this.#place.hasAttribute("data-chosen-only") ? null : advised;
    const wanted = choice ?? named;
    const html = wanted ? await this.#ask(wanted) : "";
    // Another drawing may have come meanwhile.
    const place = this.#place;
    if (!place || asked !== this.#asked) return;
    place.innerHTML = html;
    place.classList.toggle("advised", !choice && html !== "");
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
    // After that: what a hint has named is given up where something else is chosen.
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
   * @returns {boolean} whether there is such a thing
   */
  #mark(form) {
    let inputs = inputsOfMove(form, this.#advised);
    if ([...form.querySelectorAll("input:checked")].some((chosen) => !inputs.some((input) => input === chosen))) {
      this.#advised = "";
      inputs = [];
    }
    for (const input of form.querySelectorAll("input")) {
      for (const label of input.labels ?? []) label.classList.toggle("advised", inputs.includes(input));
    }
    return inputs.length > 0;
  }
}

/**
 * @param {HTMLFormElement | null} form
 * @param {boolean} whole whether the first part of a move is none yet
 */
function choiceInForm(form, whole) {
  const { move = "" } = form ? fieldsOf(form, null) : {};
  return form && move && !(whole && move.startsWith(POINTED_AT)) ? { seat: Number(form.dataset.seat), move } : null;
}
