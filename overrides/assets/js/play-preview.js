/** What the reader has chosen and not sent yet is seen on the board: drawn by the engine, where the drawing has a place for it. */
import { fieldsOf } from "./move-parts.js";

/** @typedef {(choice: {seat: number, move: string}) => Promise<string>} Ask HTML of what a move would do, "" for none */

export class Preview {
  #board;
  #decision;
  #ask;
  /** What is asked for later makes what was asked for before stale. */
  #asked = 0;

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

  /** Shows what is chosen now. */
  async show() {
    const asked = ++this.#asked;
    if (!this.#place) return;
    const choice = choiceIn(this.#decision.querySelector("form"));
    const html = choice ? await this.#ask(choice) : "";
    // Another drawing may have come meanwhile.
    const place = this.#place;
    if (place && asked === this.#asked) place.innerHTML = html;
  }
}

/** @param {HTMLFormElement | null} form */
function choiceIn(form) {
  const { move = "" } = form ? fieldsOf(form, null) : {};
  return form && move ? { seat: Number(form.dataset.seat), move } : null;
}
