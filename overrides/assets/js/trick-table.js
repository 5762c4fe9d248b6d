/**
 * <trick-table>: a reader's own table, laid out to be asked about. The page holds the questions; the engine is asked for once one
 * is chosen, or when the address holds a table.
 */
import { addressOfTable, keepInAddress, keepNames, keepTableHere, keptNames, keptTable, tableInAddress, takeArrival, watchAddress } from "./arrival.js";
import { AskAnswer, RULING } from "./ask-answer.js";
import { isSame } from "./ask-history.js";
import { KeptTables, keepTable } from "./ask-kept.js";
import { TableEditor } from "./ask-editor.js";
import { AskSheet } from "./ask-sheet.js";
import { engine } from "./client.js";
import { wayBack } from "./companion-way-back.js";
import { button, focusOn, stopShortcuts, makeElement, onceInPage } from "./dom.js";
import { actionOfKey } from "./keys.js";
import { askWithProgress } from "./loading.js";
import { unsent } from "./morph.js";
import { SharePanel } from "./play-share.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./ask-history.js").Table} Table
 * @typedef {import("./ask-editor.js").EditorAction} EditorAction
 * @typedef {import("./play-game.js").Origin} Origin
 * @typedef {import("./protocol.js").EditorAnswer} EditorAnswer
 * @typedef {import("./protocol.js").Refused} Refused
 * @typedef {import("./protocol.js").VerdictAnswer} VerdictAnswer
 * @typedef {import("./trick-play.js").TrickPlay} TrickPlay
 */

/** A slice of work on advice, in milliseconds. */
const SLICE = 100;
/** A question's place in the page. */
const ANCHOR = /^#ask-(\w+)$/;
/** What has keys of its own. */
const OTHERS = "trick-play, trick-example";
/** The page's search, which answers what needs no table. */
const SEARCH = "__search";

/**
 * The custom element; it appends the table, the answer and the kept tables to the questions in the page, and keeps the
 * page's address up to date with the table that is shown.
 */
export class TrickTable extends HTMLElement {
  #life = new AbortController();
  /** @type {TableEditor | undefined} */
  #editor;
  /** @type {EditorAnswer | null} the table as it is shown */
  #table = null;
  /** The question that follows from the answer, "" for none. */
  #next = "";
  /** The place of what the answer hangs on and is not told, "" for none. */
  #missing = "";
  #working = makeElement("div", { class: "working" });
  #bad = makeElement("div", { class: "note damaged", role: "alert", hidden: "" });
  /** That the table is one that was left in this tab. */
  #reopened = makeElement("p", { class: "reopened", role: "status" }, textOf("ask.reopened"), " ", button("begin-anew", textOf("ask.new"), () => this.#beginAnew()));
  #share = new SharePanel();
  /** @type {AskSheet | undefined} */
  #sheet;
  /** @type {AskAnswer | undefined} */
  #answer;
  /** @type {KeptTables | undefined} */
  #kept;

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#sheet?.end();
    for (const part of [this.#working, this.#bad, this.#reopened, this.#answer?.element, this.#kept?.element]) part?.remove();
    this.#table = null;
  }

  /** What another page needs to show the same table, and the game that goes on from it. */
  carry() {
    return this.#table ? { table: this.#table.text, answer: this.#answer?.step ?? 0, ...this.#play?.carry() } : null;
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#editor = new TableEditor({
      ask: (asked) => this.#edit(asked),
      show: (answer, action) => this.#show(answer, action),
      refuse: (refused, action) => this.#refuse(refused, action),
    });
    this.#sheet = new AskSheet((action) => this.#do(action), () => void this.#ask());
    this.#answer = new AskAnswer(this, {
      then: () => this.#askNext(),
      change: () => this.#change(),
      begin: () => this.#beginAnew(),
      playOn: (people) => this.#playOn(people),
    }, [button("share", textOf("play.share"), () => this.#shareLink()), button("print", textOf("ask.print"), () => print()),
      button("keep", textOf("ask.keep"), () => this.#keep()), this.#share.element]);
    this.#kept = new KeptTables(this.dataset.game ?? "", (question) => this.#titleOf(question), (table) => void this.#open(table, RULING));
    this.querySelector(".way-back")?.remove();
    this.prepend(...wayBack(this.dataset.game ?? ""));
    this.append(this.#working, this.#bad, this.#sheet.element, this.#answer.element, this.#kept.element);
    this.addEventListener("focusin", () => engine.prepare(this.dataset.game ?? ""), { signal, once: true });
    this.addEventListener("change", ({ target }) => this.#choose(target), { signal });
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("click", ({ target }) => this.#press(target), { signal });
    watchAddress(() => this.#arrive(), signal);
    this.#arrive();
  }

  #arrive() {
    const arrival = takeArrival(this);
    const linked = tableInAddress();
    const question = ANCHOR.exec(location.hash)?.[1];
    const left = keptTable(this.dataset.game ?? "");
    const { table, answer = 0 } = linked.table ? linked : arrival ?? (this.#table || question ? {} : left);
    if (table && table !== this.#table?.text) {
      void this.#open({ text: table, names: keptNames(this.dataset.game ?? "") }, answer, !arrival && table === left.table);
    }
    else if (question && this.#radio(question)) this.#do({ question });
    if (arrival?.save) this.#layPlay({ save: arrival.save });
    else if (arrival?.link) this.#layPlay({ link: arrival.link });
  }

  /** @param {EditorAction} action */
  #do(action) {
    void this.#editor?.do(action);
  }

  /**
   * A table that was laid out before, and its answer if it had one.
   * @param {Table} table
   * @param {number} answer the step to be shown, from 1, or RULING; 0 for no answer
   * @param {boolean} [left] whether it is the one that was left here, which nobody has just asked for
   */
  async #open({ text, names }, answer, left = false) {
    await this.#editor?.do({ text, names });
    if (answer && this.#bad.hidden) await this.#ask(answer);
    if (!left || this.#table?.text !== text) return;
    if (this.#answer?.step) this.#answer.body.prepend(this.#reopened);
    else this.#sheet?.element.before(this.#reopened);
  }

  /** @param {Table & {tool: string, question?: string, follows?: boolean, edit?: import("./protocol.js").Edit, anew?: true}} asked */
  async #edit(asked) {
    const { id, dataset: { game = "", lang } } = this;
    const question = asked.question ?? (asked.text ? "" : this.#table?.question);
    return askWithProgress(this.#working, () => engine.ask({ do: "edit", id, game, lang, ...asked, ...(question && { question }) }));
  }

  /**
   * @param {EditorAnswer} answer
   * @param {EditorAction} action
   */
  async #show(answer, action) {
    if (!this.isConnected || !this.#editor) return;
    const first = !this.#table, changed = !this.#table || !isSame(this.#table, answer);
    this.#table = answer;
    this.#bad.hidden = true;
    if (changed) this.#forgetAnswer();
    keepNames(this.dataset.game ?? "", answer.names);
    const radio = this.#radio(answer.question);
    if (radio) radio.checked = true;
    await this.#sheet?.show(answer, this.#editor.history, "back" in action || "text" in action || "anew" in action);
    this.#keepPlace(this.#answer?.step ?? 0);
    this.#sheet?.say(answer.say || ("back" in action ? textOf("ask.changed_back") : ""));
    const opened = "text" in action;
    if (first || opened || "question" in action) this.#sheet?.lookAt({ onBoard: opened });
  }

  /**
   * @param {Refused} refused
   * @param {EditorAction} action
   */
  async #refuse({ refusal }, action) {
    if (this.#table && !("text" in action)) return this.#sheet?.refuse(refusal.html, "edit" in action ? action.edit.place : "");
    this.#bad.innerHTML = refusal.html;
    this.#bad.append(makeElement("p", {}, textOf("ask.bad")));
    this.#bad.hidden = false;
  }

  /** @param {EventTarget | null} target perhaps another question */
  #choose(target) {
    if (!(target instanceof HTMLInputElement) || target.name !== "question") return;
    this.#do({ question: target.value });
    void this.#showBusy(target.closest("label"));
  }

  /** What was pressed tells that its table is being laid. @param {Element | null} pressed */
  async #showBusy(pressed) {
    pressed?.setAttribute("aria-busy", "true");
    await this.#editor?.settled;
    pressed?.removeAttribute("aria-busy");
  }

  /** @param {string} question */
  #radio(question) {
    /** @type {HTMLInputElement | null} */
    const radio = this.querySelector(`input[name=question][value="${CSS.escape(question)}"]`);
    return radio;
  }

  /** @param {string} question */
  #titleOf(question) {
    return this.#radio(question)?.parentElement?.querySelector(".title")?.textContent ?? question;
  }

  /**
   * Asks about the table once the engine has been told all of it, to the last number.
   * @param {number} [step] of the answer that is shown first, from 1, or RULING
   */
  async #ask(step = RULING) {
    await this.#sheet?.showBusy(this.#workOut(step));
  }

  /** @param {number} step */
  async #workOut(step) {
    await this.#editor?.settled;
    const table = this.#table;
    if (!table?.ready || !this.#sheet?.isTold) return this.#sheet?.sayNotReady();
    const { id, dataset: { lang } } = this;
    for (;;) {
      const answer = await askWithProgress(this.#working, () => engine.ask({ do: "ask", id, lang, text: table.text, names: table.names, ms: SLICE }));
      // Another piece in hand is the same table.
      if (!this.#table || !isSame(table, this.#table)) return;
      if (answer?.kind === "advising") this.#answer?.showProgress(answer.done);
      else return this.#tell(answer, step);
    }
  }

  /** A table that is often asked about, the same one by another house rule, or one of several cases. @param {EventTarget | null} target */
  #press(target) {
    if (target instanceof Element && target.closest(".in-words")) return document.getElementById(SEARCH)?.click();
    const pressed = target instanceof Element ? target.closest("[data-table]") : null;
    if (!(pressed instanceof HTMLElement)) return;
    void this.#open({ text: pressed.dataset.table ?? "", names: this.#table?.names ?? [] }, RULING);
    if (pressed.closest(".common")) return void this.#showBusy(pressed);
    // The button that was pressed goes with its answer.
    if (this.#sheet) focusOn(this.#sheet.element);
  }

  /**
   * @param {VerdictAnswer | Refused | null} answer
   * @param {number} step
   */
  async #tell(answer, step) {
    this.#answer?.close();
    if (answer?.kind === "refused") return this.#sheet?.refuse(answer.refusal.html);
    if (!answer || !this.#table) return;
    this.#next = answer.then;
    this.#missing = answer.missing;
    await this.#answer?.show(answer, answer.then && this.#titleOf(answer.then), step);
    this.#keepPlace(this.#answer?.step ?? 0);
    this.#sheet?.say(answer.say);
  }

  /** Who comes back finds the table as it is. @param {number} answer as in `addressOfTable` */
  #keepPlace(answer) {
    if (!this.#table) return;
    keepInAddress(this.#table.text, answer);
    keepTableHere(this.dataset.game ?? "", this.#table.text, answer);
  }

  /** The question that follows from the answer, about the same table. */
  #askNext() {
    this.#do({ question: this.#next, follows: true });
    // The button that was pressed goes with its answer.
    if (this.#sheet) focusOn(this.#sheet.element);
  }

  /** The table is another one than what was said is about. */
  #forgetAnswer() {
    this.#reopened.remove();
    this.#answer?.close();
    this.#share.close();
  }

  /** What the answer hangs on is changed first. */
  #change() {
    if (!this.#sheet || this.#sheet.leadTo(this.#missing)) return;
    focusOn(this.#sheet.element);
    this.#sheet.lookAt({ onBoard: false });
  }

  /** Another question: nothing is told but who sits at the table, and the questions are in sight. */
  async #beginAnew() {
    this.#sheet?.clear((action) => this.#do(action), { anew: true });
    await this.#editor?.settled;
    if (this.#table) this.#radio(this.#table.question)?.focus();
  }

  #shareLink() {
    if (this.#table) void this.#share.openAddress(addressOfTable(this.#table.text, this.#answer?.step));
  }

  #keep() {
    if (!this.#table) return;
    const { text, names, question, players } = this.#table;
    const lasting = keepTable(this.dataset.game ?? "", { text, names, question, players, at: Date.now() });
    this.#kept?.show();
    this.#answer?.remark(textOf(lasting ? "ask.is_kept" : "ask.not_kept"));
  }

  /** @param {boolean} people whether people sit at all places, or bots at all but the first */
  #playOn(people) {
    if (!this.#table) return;
    const { text, names, players } = this.#table;
    const other = people ? "human" : this.dataset.bot ?? "";
    const seats = Array.from({ length: players }, (_, seat) => (seat ? other : "human"));
    this.#layPlay({ situation: { text, names, seats, seed: Math.floor(Math.random() * 2 ** 31) } });
  }

  /** @param {Origin} origin */
  #layPlay(origin) {
    const { game = "", lang = "", rules = "" } = this.dataset;
    const play = /** @type {TrickPlay} */ (document.createElement("trick-play"));
    play.origin = origin;
    Object.assign(play.dataset, { game, key: "from-table", lang, rules, ask: "" });
    play.id = `${this.id}-play`;
    this.#answer?.layTable(play);
    focusOn(play);
  }

  get #play() {
    return /** @type {TrickPlay | null | undefined} */ (this.#answer?.play);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    stopShortcuts(event);
    const { target } = event;
    const what = actionOfKey("table", event);
    if (what !== "undo" && what !== "redo") return;
    // Undo belongs to a field that is being typed in; games and examples have keys of their own.
    if (!(target instanceof Element) || target.closest(OTHERS) || unsent.has(target)) return;
    event.preventDefault();
    if (this.#editor?.history[what === "undo" ? "canUndo" : "canRedo"]) this.#do({ back: what });
  }
}
