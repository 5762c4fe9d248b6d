/** What an example asks before it shows: at one step the answer can be touched; it is judged, and the next step shows it. */
import { fetchedJson } from "./course-stage.js";
import { Touches } from "./course-touches.js";
import { makeElement } from "./dom.js";
import { loadOnce } from "./lazy.js";
import { askedFile } from "./paths.js";
import { withTerms } from "./terms.js";

/**
 * @typedef {import("./protocol.js").AskedStepView} AskedStepView
 * @typedef {import("./protocol.js").TouchView} TouchView
 */

/** What the examples of each game ask. @type {Map<string, () => Promise<Record<string, AskedStepView>>>} */
const files = new Map();

/**
 * @param {string} game
 * @returns {Promise<Record<string, AskedStepView>>}
 */
function askedOf(game) {
  const load = files.get(game) ?? loadOnce(() => fetchedJson(askedFile(game)));
  files.set(game, load);
  return load();
}

/** Call `load` when the example is near, and `show` for each step that is shown; what it adds to a step it takes away. */
export class ExampleAsk {
  #host;
  #shown;
  /** @type {AskedStepView | undefined} */
  #asked;
  #touches = new Touches((touch) => this.#answer(touch));
  #question = makeElement("p", { class: "ask" });
  #asking = makeElement("div", { class: "asked" }, this.#question);
  #told = makeElement("div", { class: "told" });
  /** What was touched, until a step has told it. @type {TouchView | null} */
  #judged = null;

  /**
   * @param {HTMLElement} host
   * @param {() => void} shown shows the next step, after an answer
   */
  constructor(host, shown) {
    this.#host = host;
    this.#shown = shown;
  }

  /** Whether there is something to ask now. Without its file an example only shows; about the best move the page asks. */
  async load() {
    const { game = "", key = "", asks } = this.#host.dataset;
    if (asks === undefined) return false;
    const best = document.querySelector(`.fox[data-key="${key}"]`)?.getAttribute("data-asked");
    this.#asked = best ? JSON.parse(best) : (await askedOf(game).catch(() => null))?.[key];
    return this.#asked !== undefined;
  }

  /**
   * Asks, if this is the step for it, or tells what the answer was worth.
   * @param {HTMLElement} step
   * @param {number} index its number, from 0
   * @returns {boolean} whether it asks
   */
  show(step, index) {
    this.leave();
    const caption = step.querySelector("figcaption"), board = step.querySelector(".board");
    if (!caption || !(board instanceof HTMLElement)) return false;
    if (this.#judged) this.#tell(this.#judged, caption);
    step.classList.toggle("answered", this.#told.isConnected);
    if (!this.#asked || index + 1 !== this.#asked.step || this.#host.matches(".changed")) return false;
    this.#question.innerHTML = withTerms(this.#asked.ask, this.#host);
    caption.append(this.#asking);
    step.classList.add("asking");
    (this.#asked.touches.some(({ at }) => at) ? board : this.#question).after(this.#touches.element);
    this.#touches.offer(this.#asked.touches, board, this.#question.textContent ?? "");
    return true;
  }

  /** Takes away what was added to a step. */
  leave() {
    this.#touches.leave();
    for (const step of this.#host.querySelectorAll(".step")) step.classList.remove("asking", "answered");
    for (const part of [this.#touches.element, this.#asking, this.#told]) part.remove();
  }

  /** @param {TouchView} touch */
  #answer(touch) {
    this.#judged = touch;
    this.#shown();
  }

  /**
   * @param {TouchView} touch
   * @param {Element} caption
   */
  #tell({ right, name, said }, caption) {
    this.#judged = null;
    this.#told.classList.toggle("right", right);
    this.#told.innerHTML = withTerms(said, this.#host);
    this.#told.firstElementChild?.prepend(makeElement("b", { class: right ? "right" : "wrong" }, `${name}.`), " ");
    caption.prepend(this.#told);
  }
}
