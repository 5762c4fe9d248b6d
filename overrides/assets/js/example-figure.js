/** Changing a move of an example in the picture of a step: what can be pressed there opens the moves to choose among. */
import { engine } from "./client.js";
import { makeElement } from "./dom.js";
import { moveIn } from "./example-changes.js";
import { piecesToPressIn, movePressed } from "./example-targets.js";
import { askWithProgress } from "./loading.js";
import { panel } from "./panel.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./example-changes.js").Changes} Changes
 * @typedef {import("./panel.js").PanelView} PanelView
 * @typedef {import("./example-targets.js").Pressed} Pressed
 */

const MARK = "changeable";
/** Where the focus goes among the moves: to what was pressed, else to the present move. */
const FIRST = [".pressed", ".now", "button, input"];

/**
 * Lets the reader press pieces in an example's pictures: call `mark` for each step that is shown. A press opens the
 * panel with the possible moves; `change` is called with the one that is chosen, unless that is the present one.
 */
export class ExampleFigure {
  #host;
  #changes;
  #change;
  #piecesToPress;

  /**
   * @param {HTMLElement} host
   * @param {() => Changes} changes made so far
   * @param {(place: string, move: string) => void} change
   * @param {AbortSignal} signal the widget's life
   */
  constructor(host, changes, change, signal) {
    this.#host = host;
    this.#changes = changes;
    this.#change = change;
    this.#piecesToPress = piecesToPressIn(host.dataset.piecesToPress ?? "");
    host.addEventListener("click", ({ target }) => this.#press(target), { signal });
  }

  /**
   * Marks what can be pressed in the picture of a step.
   * @param {HTMLElement} step
   * @param {boolean} asks whether what is pressed there is an answer
   * @returns {boolean} whether anything can
   */
  mark(step, asks) {
    // An example in the panel stays as it is printed.
    if (panel.element.contains(this.#host)) return false;
    const pieces = [...step.querySelectorAll(".board :is([data-piece], [data-spot])")];
    for (const piece of pieces) piece.classList.toggle(MARK, !asks && movePressed(piece, step, this.#piecesToPress) !== null);
    return pieces.some(({ classList }) => classList.contains(MARK));
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    const piece = target instanceof Element ? target.closest(`.${MARK}`) : null;
    const step = piece?.closest(".step");
    const found = piece && step instanceof HTMLElement ? movePressed(piece, step, this.#piecesToPress) : null;
    if (piece && found) void this.#offer(piece, found);
  }

  /**
   * @param {Element} piece
   * @param {Pressed} found
   */
  async #offer(piece, found) {
    const body = makeElement("div", { class: "choices", "data-game": this.#host.dataset.game ?? "" });
    const view = { title: textOf("example.change"), body: [body], back: this.#host };
    body.addEventListener("submit", (event) => this.#choose(event));
    body.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest(".all")) void this.#fill(view, { ...found, words: [] });
    });
    panel.show(view, piece, true);
    await this.#fill(view, found);
  }

  /**
   * @param {PanelView & {body: HTMLElement[]}} view
   * @param {Pressed} found
   */
  async #fill(view, found) {
    const [body] = view.body;
    if (!body) return;
    const { id, dataset: { game = "", key = "", lang } } = this.#host;
    const wish = { id, game, key, lang, changes: this.#changes(), ...found };
    const answer = await askWithProgress(body, () => engine.ask({ do: "choices", ...wish }));
    if (!answer) return;
    body.innerHTML = answer.kind === "refused" ? answer.refusal.html : answer.form;
    if (answer.kind === "choices") Object.assign(view, { title: answer.title, context: answer.when });
    panel.replace(view, view);
    const first = FIRST.map((each) => body.querySelector(each)).find(Boolean);
    if (panel.isUsed && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** @param {SubmitEvent} event */
  #choose(event) {
    event.preventDefault();
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    panel.close();
    const move = submitter.value || moveIn(form);
    if (move && !submitter.matches(".now")) this.#change(form.dataset.place ?? "", move);
  }
}
