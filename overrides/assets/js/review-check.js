/** While the coach is on, a costly move is asked about before it is made; the same move once more is made. */
import { engine } from "./client.js";
import { coachIsOn } from "./store.js";

/** A slice of finding out, in milliseconds. */
const SLICE = 50;
/** Nothing speaks against a move. */
const UNCHECKED = { html: "", board: "" };

/** @typedef {{seat: number, move: string}} Move */

/**
 * Asks the engine, before a move is sent, whether it is much worse than another one. Send the move if `question`
 * answers no HTML, show what it answers, do nothing on null. Call `forget` at each new position.
 */
export class ReviewCheck {
  /** The move asked about last. */
  #warned = "";
  #busy = false;

  /** The position is another one. */
  forget() {
    this.#warned = "";
  }

  /**
   * @param {string} id of the match
   * @param {Move} move
   * @returns {Promise<Pick<import("./protocol.js").Checked, "html" | "board"> | null>} what is to be asked first, and the board that shows why; "" if the move may be made; null while another one is looked at
   */
  async question(id, { seat, move }) {
    if (this.#busy) return null;
    if (!coachIsOn() || this.#warned === move) return UNCHECKED;
    this.#busy = true;
    const found = await this.#find({ do: "check", id, seat, move, ms: SLICE }).finally(() => (this.#busy = false));
    this.#warned = found.html ? move : "";
    return found;
  }

  /** @param {import("./protocol.js").CheckRequest} request */
  async #find(request) {
    for (;;) {
      const answer = await engine.ask(request).catch(() => null);
      // A move that may not be made is refused when it is tried.
      if (answer?.kind !== "reviewing") return answer?.kind === "checked" ? answer : UNCHECKED;
    }
  }
}
