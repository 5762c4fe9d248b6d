/** The review of a match, or the help on the way to a goal, goes on while the worker is idle: while the reader thinks, and after the end. */
import { engine } from "./client.js";

/** The reader is first left in peace for so long: a quick move is not to wait for anything. Who decides in a few seconds needs the rest. */
const PATIENCE = 2000;
/** A slice of work, and a pause in which other questions come first; in milliseconds. */
const SLICE = 40;
const PAUSE = 40;

/**
 * Asks the engine for slices of review while nothing else is asked. Call `follow` after each answer and `stop` when
 * the reader decides or the page goes; it shows nothing itself.
 */
export class ReviewWork {
  #onHint;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #onLabels;
  /** Counts what the work is done for: an answer for something earlier is of no account. */
  #turn = 0;

  /**
   * @param {(hint: import("./protocol.js").HintView) => void} onHint is told of a hint that is to be shown anew
   * @param {(labels: string[]) => void} onLabels is told what the buttons that open the reviews say, once that is known
   */
  constructor(onHint, onLabels) {
    this.#onHint = onHint;
    this.#onLabels = onLabels;
  }

  /**
   * The match has changed.
   * @param {import("./protocol.js").TableAnswer} view
   * @param {string} id
   */
  follow({ reviewed, can, busy }, id) {
    this.stop();
    if ((reviewed.length || can.hint) && !busy) this.#timer = setTimeout(() => void this.#work(id, this.#turn), PATIENCE);
  }

  stop() {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  /**
   * @param {string} id
   * @param {number} turn
   */
  async #work(id, turn) {
    const answer = await engine.ask({ do: "review", id, ms: SLICE }).catch(() => null);
    if (answer?.kind !== "reviewing" || turn !== this.#turn) return;
    if (answer.hint) this.#onHint(answer.hint);
    if (answer.labels.length) this.#onLabels(answer.labels);
    if (answer.finished) return;
    this.#timer = setTimeout(() => void this.#work(id, turn), PAUSE);
  }
}
