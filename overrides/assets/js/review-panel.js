/** The review of a match that is over: how chances went, the few moments worth another look, and another try at each. */
import { Layer } from "./back.js";
import { firstPartOf } from "./brief.js";
import { engine } from "./client.js";
import { button, focusOn, liveRegion, makeElement } from "./dom.js";
import { askWithProgress } from "./loading.js";
import { morph } from "./morph.js";
import { DealAgain } from "./review-deal.js";
import { textOf } from "./texts.js";

/**
 * What it needs of its table.
 * @typedef {object} ReviewHost
 * @property {() => string} id of the match
 * @property {Element} place where the start of the engine is shown
 * @property {(seat: number, turn: number) => Promise<import("./protocol.js").DecisionAnswer | null>} decision
 * @property {(step: import("./protocol.js").StepView, status: string) => Promise<void>} show
 * @property {(advised: import("./protocol.js").AdvisedView | null, form: HTMLElement) => void} mark a move in what `form` holds and on the board, null for none
 * @property {(save: string) => void} playOn
 * @property {() => void} leave
 */

/** A slice of work, in milliseconds, and how long a report stays before it is asked for again. */
const SLICE = 50;
const STAY = 1500;

/**
 * The review below a table, hidden at first. Put `element` into the page; `open` asks the engine for a seat's report
 * and keeps refreshing it until it is finished or `close` is called. While `trying` is set, moves of the form belong
 * to `retry`, not to the match.
 */
export class ReviewPanel {
  #host;
  #layer = new Layer(() => this.#goBack());
  #seat = 0;
  /** The decision that is tried again, by the number of its turn. */
  #turn = 0;
  #save = "";
  #solution = "";
  /** @type {import("./protocol.js").AdvisedView | null} the best move, to be marked with the solution */
  #best = null;
  trying = false;
  /** Counts what is opened and closed: work for an earlier one ends. */
  #asked = 0;
  /** Counts what is tried, and what takes its place: an answer for something earlier is of no account. */
  #tries = 0;
  #bar = makeElement("progress", { max: "1", "aria-label": textOf("review.work") });
  #tryBar = makeElement("progress", { max: "1", "aria-label": textOf("review.work"), hidden: "" });
  #report = makeElement("div", {});
  #form = makeElement("div", { class: "decision" });
  #verdict = makeElement("div", { class: "note hint" });
  #said = liveRegion();
  /** Offered until the best move was found. */
  #solve = button("solution", textOf("review.solution"), () => this.#tellSolution());
  /** There only while a decision is tried. */
  #again = makeElement("div", { class: "again" }, this.#verdict, this.#tryBar, makeElement("div", { class: "actions" },
    this.#solve,
    button("play-on", textOf("replay.play_on"), () => this.#host.playOn(this.#save)),
    button("back", textOf("review.back"), () => this.#back())), this.#form);
  #deal;
  element = makeElement("section", { class: "review", hidden: "" }, this.#bar, this.#report);

  /** @param {ReviewHost} host */
  constructor(host) {
    this.#host = host;
    this.#deal = new DealAgain(host);
    this.element.append(this.#deal.element, this.#said);
    // The reader chooses again.
    this.#form.addEventListener("change", () => host.mark(null, this.#form));
  }

  /** @param {number} seat */
  async open(seat) {
    const asked = ++this.#asked;
    this.#seat = seat;
    this.element.hidden = false;
    this.#layer.opened();
    this.#deal.open(seat);
    this.#show(false);
    await this.#refresh();
    const title = this.#report.querySelector(".review-title");
    if (title instanceof HTMLElement) {
      focusOn(title);
      // The part that was asked for fills the window, from its heading on.
      title.scrollIntoView({ block: "start" });
    }
    await this.#work(asked);
  }

  close() {
    this.#asked++;
    this.#layer.closed();
    this.#deal.close();
    this.element.hidden = true;
    this.#show(false);
  }

  /**
   * Reviews to the end; the report grows meanwhile.
   * @param {number} asked
   */
  async #work(asked) {
    let shown = performance.now();
    for (let finished = false; !finished && asked === this.#asked;) {
      const answer = await askWithProgress(this.#host.place, () => engine.ask({ do: "review", id: this.#host.id(), ms: SLICE }));
      if (answer?.kind !== "reviewing" || asked !== this.#asked) return;
      finished = answer.finished;
      this.#bar.hidden = finished;
      this.#bar.value = answer.done;
      if (!finished && performance.now() - shown < STAY) continue;
      await this.#refresh();
      shown = performance.now();
    }
  }

  async #refresh() {
    const answer = await engine.ask({ do: "report", id: this.#host.id(), seat: this.#seat }).catch(() => null);
    if (answer?.kind !== "report") return;
    const open = [...this.#report.querySelectorAll("details[open]")].map(foldName);
    await morph(this.#report, answer.html);
    for (const fold of this.#report.querySelectorAll("details")) fold.open = open.includes(foldName(fold));
  }

  /**
   * The position of a decision comes on the table, to be decided once more.
   * @param {number} turn
   */
  async try(turn) {
    const answer = await this.#host.decision(this.#seat, turn);
    if (!answer) return;
    this.#turn = turn;
    this.#save = answer.save;
    this.#solution = answer.solution;
    this.#best = answer.advised;
    this.#solve.hidden = false;
    this.#show(true);
    await morph(this.#verdict, answer.question);
    await morph(this.#form, answer.form);
    await this.#host.show(answer.step, textOf("review.try"));
    /** @type {HTMLElement | null} */
    const first = this.#form.querySelector("input, button");
    first?.focus({ preventScroll: true });
    this.#again.scrollIntoView({ block: "nearest" });
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} move */
  async retry(move) {
    const tried = ++this.#tries;
    const request = /** @type {const} */ ({ do: "retry", id: this.#host.id(), seat: this.#seat, turn: this.#turn, move, ms: SLICE });
    for (;;) {
      const answer = await askWithProgress(this.#host.place, () => engine.ask(request));
      if (!answer || !this.trying || tried !== this.#tries) return;
      this.#tryBar.hidden = answer.kind !== "reviewing";
      if (answer.kind === "retry" && answer.right) this.#solve.hidden = true;
      if (answer.kind !== "reviewing") return this.#tell(answer.kind === "retry" ? answer.html : answer.refusal.html);
      this.#tryBar.value = answer.done;
    }
  }

  /** Marks the solution in the position as it was: the move that the reader tried no longer stands there. */
  #tellSolution() {
    this.#tries++;
    this.#tryBar.hidden = true;
    this.#form.querySelector("form")?.reset();
    this.#host.mark(this.#best, this.#form);
    void this.#tell(this.#solution);
  }

  /** @param {string} html a sentence about the try, to be read and heard */
  async #tell(html) {
    await morph(this.#verdict, html);
    this.#said.textContent = firstPartOf(this.#verdict.textContent ?? "");
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /** From a decision that is tried to the report, and from there to the end of the match. */
  #goBack() {
    if (!this.trying) return this.close();
    this.#back();
    this.#layer.opened();
  }

  #back() {
    this.#show(false);
    this.#host.leave();
    /** @type {HTMLElement | null} */
    const origin = this.#report.querySelector(`[data-try="${this.#turn}"]`);
    origin?.focus();
  }

  /** @param {boolean} trying a decision once more, in place of the report */
  #show(trying) {
    this.trying = trying;
    this.#tries++;
    this.#tryBar.hidden = true;
    this.#report.hidden = this.#deal.element.hidden = trying;
    if (trying) this.element.append(this.#again);
    else this.#again.remove();
  }
}

/** @param {Element} fold */
function foldName(fold) {
  return fold instanceof HTMLElement ? fold.dataset.fold : undefined;
}
