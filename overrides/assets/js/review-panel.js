/** The review of a match that is over: how chances went, a walk through the key moments, and another try at each mistake. */
import { Layer } from "./back.js";
import { firstPartOf } from "./brief.js";
import { engine } from "./client.js";
import { button, focusOn, liveRegion, makeElement } from "./dom.js";
import { actionOfKey } from "./keys.js";
import { askWithProgress } from "./loading.js";
import { morph } from "./morph.js";
import { isAnyPopoverOpen } from "./popover.js";
import { DealAgain } from "./review-deal.js";
import { ReviewLine } from "./review-line.js";
import { ReviewWalk } from "./review-walk.js";
import { textOf } from "./texts.js";

/**
 * What it needs of its table.
 * @typedef {object} ReviewHost
 * @property {() => string} id of the match
 * @property {boolean} whole whether it is a whole game, whose deal bots can play, too
 * @property {Element} place where the start of the engine is shown
 * @property {(request: import("./protocol.js").DecisionRequest | import("./protocol.js").LineRequest) => Promise<import("./protocol.js").DecisionAnswer | import("./protocol.js").LineAnswer | import("./protocol.js").Refused | null>} lookBack
 * @property {(step: import("./protocol.js").StepView, status: string, isLine?: boolean) => Promise<void>} show with the board in sight if it is of a line
 * @property {(step: number, decision: import("./protocol.js").ReviewedDecision | null, status: string, say: string) => Promise<void>} showMoment
 * @property {(advised: import("./protocol.js").AdvisedView | null, form: HTMLElement) => void} mark a move in what `form` holds and on the board, null for none
 * @property {(save: string) => void} playOn
 * @property {() => Promise<void>} leave
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
  #report = makeElement("div", { class: "report" });
  #form = makeElement("div", { class: "decision" });
  #verdict = makeElement("div", { class: "note hint" });
  /** What is known of the moves asked about. */
  #known = makeElement("div", { class: "asked" });
  #said = liveRegion();
  /** Offered until the best move was found. */
  #solve = button("solution", textOf("review.solution"), () => this.#tellSolution());
  #backButton = button("back", textOf("review.back"), () => this.#back());
  /** @type {(() => void) | null} leads back to the step at which the decision was asked about; null within the review */
  #onBack = null;
  /** There only while a decision is tried. */
  #again = makeElement("div", { class: "again" }, this.#verdict, this.#tryBar, this.#known, makeElement("div", { class: "actions" },
    this.#solve,
    button("play-on", textOf("replay.play_on"), () => this.#host.playOn(this.#save)),
    this.#backButton), this.#form);
  #deal;
  walk = new ReviewWalk({
    show: async ({ step, turn }, where, say) => this.#host.showMoment(step, turn === null ? null : { seat: this.#seat, turn }, where, say),
    leave: () => void this.#leaveWalk(),
  });
  line = new ReviewLine({
    line: async (turn, step) => {
      const answer = await this.#host.lookBack({ do: "line", id: this.#host.id(), seat: this.#seat, turn, step });
      return answer?.kind === "line" ? answer : null;
    },
    show: (step, where) => this.#host.show(step, where, true),
    leave: () => void this.#leaveLine(),
  });
  element = makeElement("section", { class: "review", hidden: "" }, this.#bar, this.#report);

  /** @param {ReviewHost} host */
  constructor(host) {
    this.#host = host;
    this.#deal = new DealAgain(host);
    this.element.append(this.#deal.element, this.#said);
    // The reader chooses again.
    this.#report.addEventListener("click", ({ target }) => this.#onPress(target));
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
    const done = await this.#refresh();
    if (asked !== this.#asked) return;
    if (done === 1 && this.#moments) return this.#walkFrom(0, asked);
    const title = this.#report.querySelector(".review-title");
    if (title instanceof HTMLElement) {
      focusOn(title);
      // The part that was asked for fills the window, from its heading on.
      title.scrollIntoView({ block: "start" });
    }
    await this.#work(asked);
  }

  /** @returns {HTMLElement | null} the key moments, null where there are none */
  get #moments() {
    return this.#report.querySelector(".moments:not(:empty)");
  }

  /**
   * From the first key moment on, while the rest of the review is worked out.
   * @param {number} index
   * @param {number} asked
   */
  async #walkFrom(index, asked) {
    await this.walkTo(index);
    await this.#work(asked);
  }

  /** @param {number} index of the key moment, from 0 */
  async walkTo(index) {
    const moments = this.#moments;
    if (!moments) return;
    this.#setWalking(true);
    await this.walk.begin(moments, index);
    this.walk.focus();
  }

  /** @param {EventTarget | null} target */
  #onPress(target) {
    const pressed = target instanceof Element ? target.closest("[data-line]") : null;
    if (pressed instanceof HTMLElement) void this.#playLine(pressed);
  }

  /**
   * In the walk, at the moment that the line belongs to.
   * @param {HTMLElement} pressed
   */
  async #playLine(pressed) {
    const items = [...(this.#moments?.children ?? [])];
    const index = items.findIndex((item) => item.contains(pressed));
    if (!this.walk.walking || this.walk.index !== index) await this.walkTo(index);
    this.walk.bar.hidden = true;
    await this.line.begin(Number(pressed.dataset.line));
  }

  /** Back to the moment, and to the button that the line was played by. */
  async #leaveLine() {
    this.line.end();
    await this.walkTo(this.walk.index);
    const origin = this.#report.querySelector("[data-current] [data-line]");
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  }

  /** @param {boolean} walking */
  #setWalking(walking) {
    this.line.end();
    this.element.classList.toggle("walking", walking);
    if (!walking) this.walk.end();
  }

  /** From the walk to the report. What led to the moment takes the focus first, and is scrolled to once all is in its place. */
  async #leaveWalk() {
    const origin = () => {
      const found = this.#report.querySelector(`.moments [data-walk="${this.walk.index}"]`);
      return found instanceof HTMLElement ? found : null;
    };
    this.#setWalking(false);
    origin()?.focus({ preventScroll: true });
    await this.#host.leave();
    origin()?.focus({ preventScroll: true });
    origin()?.scrollIntoView({ block: "center" });
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it was one of ours
   */
  onKey(event) {
    if (!this.walk.walking || this.trying) return false;
    if (this.line.playing) {
      if (this.line.onKey(event)) return true;
      if (actionOfKey("book", event) !== "close" || isAnyPopoverOpen()) return false;
      void this.#leaveLine();
      return true;
    }
    if (this.walk.onKey(event)) return true;
    if (actionOfKey("book", event) !== "close" || isAnyPopoverOpen()) return false;
    void this.#leaveWalk();
    return true;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  close() {
    this.#asked++;
    this.#setWalking(false);
    this.#forgetQuestion();
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
      // What bots would have played is found out after all that the moments are about.
      this.#bar.hidden = answer.done >= 1;
      this.#bar.value = answer.done;
      if (!finished && performance.now() - shown < STAY) continue;
      await this.#refresh();
      shown = performance.now();
    }
  }

  async #refresh() {
    const answer = await engine.ask({ do: "report", id: this.#host.id(), seat: this.#seat }).catch(() => null);
    // Who walks through the moments has them before them.
    if (answer?.kind !== "report" || (this.walk.walking && this.#report.hasChildNodes())) return 0;
    const open = [...this.#report.querySelectorAll("details[open]")].map(foldName);
    await morph(this.#report, answer.html);
    for (const fold of this.#report.querySelectorAll("details")) fold.open = open.includes(foldName(fold));
    return answer.done;
  }

  /**
   * While one looks back at a match, any move can be asked about in a decision.
   * @param {import("./protocol.js").ReviewedDecision} decision
   * @param {() => void} onBack leads back to where it was asked
   */
  async ask({ seat, turn }, onBack) {
    this.#seat = seat;
    this.#onBack = onBack;
    this.#backButton.textContent = textOf("review.back.step");
    this.element.hidden = false;
    this.#layer.opened();
    await this.try(turn);
  }

  /**
   * The position of a decision comes on the table, to be decided once more.
   * @param {number} turn
   */
  async try(turn) {
    const answer = await this.#host.lookBack({ do: "decision", id: this.#host.id(), seat: this.#seat, turn });
    if (answer?.kind !== "decision") return;
    this.#turn = turn;
    this.#save = answer.save;
    this.#solution = answer.solution;
    this.#best = answer.advised;
    this.#solve.hidden = false;
    this.#show(true);
    await morph(this.#verdict, answer.question);
    await morph(this.#known, answer.asked);
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
      if (answer.kind !== "refused" && answer.asked) await morph(this.#known, answer.asked);
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

  /** From a decision that is tried to the moment or the report, from there to the report, and then to the end of the match. */
  #goBack() {
    if (!this.trying && !this.walk.walking) return this.close();
    const asked = this.#onBack;
    if (this.trying) this.#back();
    else void this.#leaveWalk();
    if (!asked) this.#layer.opened();
  }

  #back() {
    this.#show(false);
    if (this.#onBack) return this.#leaveQuestion();
    if (this.walk.walking) return void this.walkTo(this.walk.index);
    void this.#host.leave();
    /** @type {HTMLElement | null} */
    const origin = this.#report.querySelector(`[data-try="${this.#turn}"]`);
    origin?.focus();
  }

  /** From a decision that was asked about to its step. */
  #leaveQuestion() {
    const back = this.#onBack;
    this.#forgetQuestion();
    this.#layer.closed();
    this.element.hidden = true;
    back?.();
  }

  #forgetQuestion() {
    this.#onBack = null;
    this.#backButton.textContent = textOf("review.back");
  }

  /** @param {boolean} trying a decision once more, in place of the report */
  #show(trying) {
    this.trying = trying;
    this.#tries++;
    this.#tryBar.hidden = true;
    this.#report.hidden = trying;
    this.#deal.element.hidden = trying || !this.#host.whole;
    this.walk.bar.hidden = trying || !this.walk.walking;
    this.line.end();
    if (trying) this.element.append(this.#again);
    else this.#again.remove();
  }
}

/** @param {Element} fold */
function foldName(fold) {
  return fold instanceof HTMLElement ? fold.dataset.fold : undefined;
}
