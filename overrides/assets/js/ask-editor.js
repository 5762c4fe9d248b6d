/**
 * A table that is being laid out: what the reader does goes to the engine, one thing after another, and what comes back
 * is shown. Nothing that is done while the engine works is lost, and each of it can be undone.
 */
import { EditHistory } from "./ask-history.js";
import { awaited } from "./pending.js";

/**
 * @typedef {import("./protocol.js").Edit} Edit
 * @typedef {import("./protocol.js").EditorAnswer} EditorAnswer
 * @typedef {import("./protocol.js").Refused} Refused
 */

/**
 * What the reader does: another table, another question, an edit, a way back, another piece of the palette in hand, or
 * a table anew, at which the same people sit.
 * @typedef {import("./ask-history.js").Table | {question: string, follows?: boolean} | {edit: Edit} | {back: "undo" | "redo"} | {tool: string} | {anew: true}} EditorAction
 */

/**
 * @typedef {object} EditorHost
 * @property {(asked: {text: string, names: string[], tool: string, question?: string, edit?: Edit, anew?: true}) => Promise<EditorAnswer | Refused | null>} ask
 * @property {(answer: EditorAnswer, action: EditorAction) => Promise<void>} show
 * @property {(refused: Refused, action: EditorAction) => Promise<void>} refuse
 */

/**
 * A queue of what the reader does with a table. `do` returns at once with a promise that is settled when all is shown;
 * answers reach the host's `show`, refusals its `refuse`, in the order of the actions.
 */
export class TableEditor {
  /** The tables so far, each with its question. */
  history = new EditHistory();
  #host;
  /** The piece of the palette that is in hand; "" for the first one. */
  #tool = "";
  /** @type {EditorAction[]} */
  #waiting = [];
  /** Settled once all that was done is shown. */
  settled = Promise.resolve();
  #busy = false;
  /** Shows the latest table; null if it is shown. @type {(() => Promise<void>) | null} */
  #draw = null;

  /** @param {EditorHost} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Only the last of several values for one field is sent, and of several pieces picked.
   * @param {EditorAction} action
   */
  do(action) {
    const last = this.#waiting.at(-1);
    if (last && placeOfAction(last) && placeOfAction(last) === placeOfAction(action)) this.#waiting.pop();
    this.#waiting.push(action);
    if (!this.#busy) this.settled = awaited(this.#work());
    return this.settled;
  }

  async #work() {
    this.#busy = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#take(next);
    } finally {
      this.#busy = false;
    }
  }

  /** @param {EditorAction} action */
  async #take(action) {
    if ("tool" in action) this.#tool = action.tool;
    else if ("text" in action || "anew" in action) this.#tool = "";
    if ("back" in action) this.history[action.back]();
    const answer = await this.#host.ask({ ...this.history.currentTable, tool: this.#tool, ...("back" in action ? {} : action) });
    if (answer?.kind === "editor") {
      if (!("back" in action)) this.history.add(answer);
      this.#tool = answer.tool;
      this.#draw = () => this.#host.show(answer, action);
      // A table that the next waiting action is about to change is not drawn.
      if (this.#waiting.length) return;
    }
    await this.#draw?.();
    this.#draw = null;
    if (answer?.kind === "refused") await this.#host.refuse(answer, action);
  }
}

/**
 * The key under which a later action makes an earlier one needless: an edit's field, or "tool"; "" for none.
 * @param {EditorAction} action
 */
function placeOfAction(action) {
  if ("tool" in action) return "tool";
  return "edit" in action ? action.edit.place ?? "" : "";
}
