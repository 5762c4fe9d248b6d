/** What one sees of a table: status, board, caption, decision, thinking, curtain, log. Always the engine's HTML. */
import { button, focusOn, isLaidOut, liveRegion, makeElement, showFromTheTop } from "./dom.js";
import { BoardZoom } from "./board-zoom.js";
import { firstPartOf } from "./brief.js";
import { roomAbove, TextFold, UNFOLD } from "./text-fold.js";
import { Drag } from "./play-drag.js";
import { PastDecision } from "./play-past.js";
import { TableNotes } from "./play-notes.js";
import { Preview } from "./play-preview.js";
import { showBeside } from "./play-stakes.js";
import { morph } from "./morph.js";
import { stateOfMatch } from "./match-state.js";
import { Motion } from "./motion.js";
import { askedFirst, showWhetherChosen } from "./main-button.js";
import { countUp, sumsOf } from "./play-count.js";
import { choosePiece } from "./move-parts.js";
import { openLegend, seatAt } from "./play-legend.js";
import { openNow } from "./play-now.js";
import { Peek } from "./play-peek.js";
import { panel } from "./panel.js";
import { morphWithTerms, replaceFrom } from "./terms.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./protocol.js").NowView} NowView
 * @typedef {import("./protocol.js").StepView} StepView
 * @typedef {import("./protocol.js").TableAnswer} TableAnswer
 * @typedef {import("./protocol.js").ProgressAnswer} ProgressAnswer
 */

/** Shorter thoughts are not worth a bar. */
const QUIET_THOUGHT = 300;
/** The share of the board that must be in sight for the reader to follow what happens on it. */
const ENOUGH = .7;
/** A desk's window (as in full-view.css). */
const ROOMY = "(min-width: 60em) and (min-height: 38em)";
/** What lies before a seat, in the order of the seats; not in the boards of a review. */
const SEATS = ":is(.seats, .mats) > li:not(.review li)";
/** What a reader acts on first, in a question. */
const CONTROLS = "input, button:not([aria-disabled])";

/**
 * All that is seen of a running game. Put `element` into the page, hidden at first; its owner calls `show…` with what
 * the engine answers and listens for "submit" and "gesture", which bubble up from the form and the board.
 */
export class PlayTable {
  #status = makeElement("p", { class: "status", tabindex: "-1" });
  #board = makeElement("div", { class: "board" });
  #zoom = new BoardZoom(this.#board);
  #beside = makeElement("div", { class: "beside" });
  #caption = makeElement("div", { class: "caption" });
  #fold = new TextFold(this.#caption, () => roomAbove(this.#caption), { spare: UNFOLD });
  /** While steps are shown: the reader's hand, where the game's style has no room for it on the board. */
  #held = makeElement("div", { class: "held", "aria-hidden": "true" });
  #decision = makeElement("div", { class: "decision" });
  #nowButton = button("now", textOf("play.now"), () => this.openNow());
  /** @type {NowView | null} */
  #now = null;
  #bar = makeElement("progress", { max: "1", "aria-label": textOf("play.thinking") });
  #thinking;
  #whose = makeElement("p");
  #curtain;
  #log = makeElement("ol", { class: "log-lines" });
  #said = liveRegion();
  #thoughtSince = 0;
  #motion;
  #preview;
  #askSeat;
  /** @type {import("./protocol.js").ShownMomentView | null} what of the past the board shows, null for the present */
  #shown = null;
  /** @type {number | null} through whose eyes the board is seen, as in `ViewModel` */
  #eyes = null;
  #drag;
  /** The square of a grid that had the focus when the reader decided. */
  #square = "";
  #moveNow;
  #peek;
  element;

  /**
   * @param {{moveNow: () => void, ready: () => void, peek: ConstructorParameters<typeof Peek>[0], preview: import("./play-preview.js").Ask,
   *   legend: import("./play-legend.js").AskSeat}} answers
   * @param {{full: Element, pace: Element[], faster: Element, tools: Element, share: Element, keeping: Element,
   *   replay: [Element, Element], walk: Element[], review: Element, suspicions: {button: Element, offer: Element}}} bars
   */
  constructor(
    { moveNow, ready, peek, preview, legend },
    { full, pace, faster, tools, share, keeping, replay: [stepBar, lookBack], walk, review, suspicions },
  ) {
    this.#preview = new Preview(this.#board, this.#decision, preview);
    this.past = new PastDecision(this.#preview);
    this.notes = new TableNotes(this.#decision, this.#preview);
    const top = makeElement("div", { class: "top" }, full, this.#status, this.#zoom.button, suspicions.button, this.#nowButton);
    this.#peek = new Peek(peek, this.#board);
    this.#moveNow = button("move-now", textOf("play.move_now"), moveNow);
    this.#thinking = makeElement("div", { class: "thinking", hidden: "" },
      makeElement("p", {}, textOf("play.thinking")), this.#bar, this.#moveNow);
    this.#curtain = makeElement("div", { class: "curtain", hidden: "" },
      this.#whose, button("ready", textOf("play.ready"), ready));
    const act = makeElement("div", { class: "act" },
      stepBar, ...walk, this.#caption, this.#fold.button, this.#held, this.past.element, suspicions.offer, ...pace, lookBack, ...this.notes.elements, this.#curtain, this.#peek.button, this.#decision, review,
      this.#thinking);
    const side = makeElement("div", { class: "side" }, act, keeping, tools, share, this.#beside, logOf(this.#log));
    this.element = makeElement("div", { class: "game-table", hidden: "" }, top, this.#board, faster, side, this.#said, this.notes.said, this.#peek.sheet);
    this.#motion = new Motion(this.element, () => ({ board: this.#board, beside: this.#beside, form: this.#decision }));
    this.#nowButton.ariaHasPopup = "dialog";
    this.#askSeat = legend;
    this.#drag = new Drag(this.element);
    this.element.addEventListener("click", ({ target }) => this.#onPress(target));
    this.#decision.addEventListener("submit", (event) => this.#onSubmit(event));
    this.#decision.addEventListener("change", () => this.notes.refuse(""));
    // This comes after the grid, which takes back choices that no longer go with the change.
    this.#decision.addEventListener("change", ({ target }) => requestAnimationFrame(() => this.#showChoice(target)));
  }

  /** The page no longer shows it. */
  end() {
    this.#motion.forget();
    this.#drag.end();
    this.#peek.end();
    this.#fold.end();
    this.notes.end();
    this.#zoom.end();
    this.element.remove();
  }

  /** The table rests: what was told leaves room for what is asked. */
  makeRoom() {
    this.#fold.renew();
  }

  /** @param {SubmitEvent} event of a form in which nothing may be chosen yet: that goes nowhere */
  #onSubmit(event) {
    showWhetherChosen(this.#decision);
    const asked = askedFirst(event.target, this.#status);
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    this.notes.ask(asked);
  }

  /** What is chosen so far is seen on the board, and not covered by the line that says it. @param {EventTarget | null} [target] */
  #showChoice(target = null) {
    showWhetherChosen(this.#decision);
    this.#zoom.follow();
    void this.#preview.show();
    if (target instanceof HTMLInputElement && target.checked && target.closest("[data-full]")) target.scrollIntoView({ block: "nearest" });
  }

  /**
   * Marks a move in a position that is decided once more, where nothing is chosen then.
   * @param {import("./protocol.js").AdvisedView | null} advised null for none
   * @param {HTMLElement} form what holds it
   */
  markMove(advised, form) {
    this.#preview.mark(advised, form, "better");
    // The board shows anew what is chosen in it.
    if (advised) this.element.dispatchEvent(new Event("shown"));
  }

  /**
   * Asks whether the reader is sure, and shows on the board what speaks against their move.
   * @param {Pick<import("./protocol.js").Checked, "html" | "board">} warning
   */
  async warn({ html, board }) {
    await this.notes.remark("hint", html);
    await this.#showReason(board);
  }

  /**
   * A hint that is shown is told anew, from more deals: quietly, unless it names another move first.
   * @param {import("./protocol.js").HintView} hint
   */
  async renewHint({ html, move, board }) {
    if (await this.notes.renew(html, move)) await this.#showReason(board);
  }

  /** @param {string} board with what a remark says marked on it, "" where it stays as it is */
  async #showReason(board) {
    if (!board) return;
    await morph(this.#board, board);
    // The board shows anew what is chosen in it.
    this.element.dispatchEvent(new Event("shown"));
    this.#showChoice();
  }

  /** What the reader may do now, and the rules for it; nothing while there is nothing to decide. */
  openNow() {
    /** @type {HTMLElement | null} */
    const host = this.element.closest("[data-rules]");
    if (this.#now) void openNow(this.#now, host?.dataset.rules ?? "", this.#nowButton, (opener) => this.#explainSeats(opener));
  }

  /** @param {HTMLElement} opener */
  #explainSeats(opener) {
    void openLegend(this.#askSeat, [...this.element.querySelectorAll(SEATS)].map((_, seat) => seat), this.#shown, opener);
  }

  /** @param {EventTarget | null} target a piece that can be chosen is; what lies before a seat explains itself */
  #onPress(target) {
    if (choosePiece(this.#decision, target)) return;
    /** @type {HTMLElement | null} */
    const pressed = target instanceof Element && !target.closest(CONTROLS) ? target.closest(SEATS) : null;
    if (pressed) void openLegend(this.#askSeat, [seatAt(pressed)], this.#shown, pressed);
  }

  /**
   * @param {StepView} step
   * @param {string} status
   * @param {boolean} holds whether the hand held so far is chosen from next
   */
  async showStep({ board, beside, caption, say, pause, counts, moment }, status = textOf(counts ? "play.counting" : pause ? "play.paused" : "play.watching"), holds = false) {
    this.#ask(null);
    this.#seeThrough(moment && moment.viewer, counts);
    this.#shown = moment;
    await morph(this.#status, status);
    await morph(this.#board, board);
    const counted = sumsOf(this.#beside);
    await showBeside(this.#beside, beside);
    const hand = this.#board.querySelector("[data-held]")?.cloneNode(true);
    if (hand || !holds) this.#held.replaceChildren(...hand ? [hand] : []);
    this.#motion.animate();
    // A new paragraph: if words merely moved within the old one, the browser would count each line as a shift.
    if (!this.#caption.contains(document.activeElement)) await morph(this.#caption, "");
    await morphWithTerms(this.#caption, caption);
    countUp(this.#beside, counted, this.#caption);
    this.#say(say, counts ? "" : pause);
    this.element.dispatchEvent(new CustomEvent("told", { detail: this.#beside.querySelector(".tally .up") ? "" : pause }));
  }

  /**
   * What is explained in the panel may be one seat's own: it goes when others look, and no piece moves out of its hand.
   * @param {number | null} eyes
   * @param {boolean} [still] whether none moves at all: in the final count, and while bots finish a game
   */
  #seeThrough(eyes, still = false) {
    if (this.#eyes !== eyes) panel.close();
    this.#eyes = eyes;
    this.#motion.measureFor(eyes, still);
  }

  /**
   * @param {TableAnswer} view
   * @param {StepView[]} unseen what led here and was not shown: it is said, in one go
   */
  async showView(view, unseen) {
    const covered = stateOfMatch(view) === "curtain";
    // A reader who is handed the device has watched nothing, so the recap is for them.
    const told = view.recap && (unseen.length || covered) ? [view.recap] : unseen;
    const waits = view.busy && !view.form;
    // A reader who looked away finds the recap as the caption, too; not while bots go on and would soon replace it.
    const caption = view.recap?.html ?? unseen.at(-1)?.caption;
    this.#seeThrough(view.whose, view.finishing !== null);
    if (covered) this.#motion.forget();
    // The board comes before the words: what all may read is never told over what one alone may see.
    await morph(this.#board, view.board);
    await showBeside(this.#beside, view.beside);
    if (caption && !waits) await morphWithTerms(this.#caption, caption);
    await morph(this.#status, view.status);
    if (covered) await morph(this.#whose, view.status);
    const lines = this.#log.childElementCount;
    replaceFrom(this.#log, view.log.at, view.log.lines);
    if (this.#log.childElementCount !== lines) this.#log.scrollTop = this.#log.scrollHeight;
    await morph(this.#decision, covered ? "" : view.form);
    showWhetherChosen(this.#decision);
    this.#ask(view);
    if (!covered) this.#motion.animate();
    this.#shown = null;
    this.element.dispatchEvent(new Event("shown"));
    this.#zoom.offer();
    void this.#preview.show();
    // While bots go on, nothing is announced that the recap will tell afterwards.
    this.#say(waits ? "" : told.map(({ say }) => say).join(" "), view.say);
  }

  /**
   * Bots that think while the reader does are not shown; work on a hint is.
   * @param {ProgressAnswer} progress
   * @param {boolean} deciding whether the reader has something to decide
   */
  showThinking({ done, hinting }, deciding) {
    this.#moveNow.textContent = textOf(hinting ? "play.hint_now" : "play.move_now");
    this.#thoughtSince ||= performance.now();
    const quiet = performance.now() - this.#thoughtSince < QUIET_THOUGHT;
    this.#thinking.hidden = quiet || (deciding && !hinting);
    this.#bar.value = done;
  }

  /** The reader has decided: what was shown is over, and the next decision another one, even if it looks the same. */
  async clear() {
    const { activeElement } = document;
    this.#square = activeElement instanceof HTMLElement && activeElement.dataset.square || "";
    this.#motion.measure();
    await this.notes.remark("hint", "");
    await morph(this.#caption, "");
    await morph(this.#decision, "");
  }

  /** What of the log is here: it is not asked for again. */
  get logged() {
    return { lines: this.#log.childElementCount, struck: this.#log.querySelectorAll(":scope > .struck").length };
  }

  /** Whether enough of the board is in the window, and not behind a caption that sticks to its edge. */
  get #boardIsSeen() {
    const { top, bottom, height } = this.#board.getBoundingClientRect();
    const edge = Math.min(innerHeight, this.#caption.getBoundingClientRect().top);
    return Math.min(bottom, edge) - Math.max(top, 0) >= ENOUGH * Math.min(height, innerHeight / 2);
  }

  /**
   * Brings the board into view, where the next events happen, and the caption that tells of them, from its first line on if it
   * is higher than its place; in the final count who is counted.
   */
  lookAtBoard() {
    const counted = this.#beside.querySelector(".tally > :is(.new, .tied, .won)");
    if (counted) return counted.scrollIntoView({ block: "nearest" });
    if (!this.#boardIsSeen) this.#board.scrollIntoView({ block: "start" });
    const { scrollHeight = 0, clientHeight = Infinity } = this.#caption.closest(".side") ?? {};
    const long = scrollHeight > clientHeight && this.#caption.offsetHeight > clientHeight / 2;
    this.#caption.scrollIntoView({ block: long ? "start" : "nearest" });
  }

  /** @param {number} index of the line of the log that tells of what is looked back at, from 0; -1 for none */
  markLine(index) {
    const line = this.#log.children[index];
    this.#log.querySelector("[aria-current]")?.removeAttribute("aria-current");
    line?.setAttribute("aria-current", "step");
    // The log scrolls, not the page.
    const box = [this.#log, this.#log.parentElement].find((part) => part && part.scrollHeight > part.clientHeight + 1);
    if (!line || !box) return;
    const [there, seen] = [line, box].map((part) => part.getBoundingClientRect());
    box.scrollTop += (there?.top ?? 0) - (seen?.top ?? 0) - box.clientHeight / 3;
  }

  /** Where the focus goes when what had it is gone. */
  focusQuestion() {
    const place = [this.#curtain, this.#decision].find(({ hidden }) => !hidden);
    /** @type {HTMLElement | null} */
    const square = this.#board.querySelector(`button[data-square="${this.#square}"]`);
    const control = square ?? place?.querySelector(CONTROLS);
    // Who has won is seen first, whatever can be done then.
    const victory = this.#decision.querySelector(".victory");
    if (control) focusOn(control, { preventScroll: Boolean(victory) });
    // There is nothing to do yet: the status takes the focus without scrolling the page.
    else this.#status.focus({ preventScroll: true });
    if (victory) victory.scrollIntoView({ block: "nearest" });
    else if (place === this.#curtain) place.scrollIntoView({ block: "nearest" });
    // A board that stays in sight must not hide the text told last. At the end of a game that text stands last.
    else if (control && !square && !this.element.closest("[data-state=over]")) {
      // In a small window the goal may stand in the caption's place.
      const told = isLaidOut(this.#caption) ? this.#caption : this.#decision.querySelector(":scope > .goal");
      told?.scrollIntoView({ block: "nearest" });
      showFromTheTop(control.closest(".side"), control.closest("form"));
    }
  }

  /** What the reader is asked, and nothing else. @param {TableAnswer | null} view null while steps are shown */
  #ask(view) {
    const state = view && stateOfMatch(view);
    this.#thoughtSince = 0;
    this.#thinking.hidden = true;
    this.#curtain.hidden = state !== "curtain";
    this.element.toggleAttribute("data-curtain", state === "curtain");
    this.#decision.hidden = state !== "deciding" && state !== "over";
    this.#now = view?.now ?? null;
    this.#nowButton.hidden = !this.#now;
    this.#peek.offer(view?.secrets ?? null);
  }

  /**
   * @param {string} told
   * @param {string} [asked]
   */
  #say(told, asked) {
    const text = firstPartOf(told, asked);
    // An announcement is not repeated if the last one ended with the same words.
    if (text && !this.#said.textContent?.endsWith(text)) this.#said.textContent = text;
  }
}

/**
 * The log is open where there is room for it.
 * @param {Node} lines
 */
function logOf(lines) {
  const log = makeElement("details", { class: "log" }, makeElement("summary", {}, textOf("play.log")), lines);
  log.open = matchMedia(ROOMY).matches;
  return log;
}
