/**
 * <trick-play>: a whole game or a task to play. The page holds its promise and a button; the engine is asked for
 * only then, or when a shared position is opened.
 */
import { takeArrival, watchAddress } from "./arrival.js";
import { keepKey } from "./dom.js";
import { FullView } from "./full-view.js";
import { gameAt, Keeper } from "./kept-games.js";
import { fieldsOf } from "./move-parts.js";
import { PlayGame } from "./play-game.js";
import { KeepingNote } from "./play-keeping.js";
import { saveFile, SharePanel } from "./play-share.js";
import { slotOf, StartPanel } from "./play-start.js";
import { StepShow } from "./play-steps.js";
import { PlayTable } from "./play-table.js";
import { PlayTools } from "./play-tools.js";

/**
 * @typedef {import("./play-game.js").Decision} Decision
 * @typedef {import("./play-game.js").Origin} Origin
 * @typedef {import("./protocol.js").TableAnswer} TableAnswer
 */

export class TrickPlay extends HTMLElement {
  /**
   * Set before it is connected: a table laid by an example starts there by itself.
   * @type {Origin | null}
   */
  origin = null;
  #life = new AbortController();
  #share = new SharePanel();
  #keeping = new KeepingNote(() => this.#saveFile());
  /** @type {Keeper | undefined} */
  #keeper;
  #opening = false;
  /** @type {FullView | undefined} */
  #full;
  /** @type {StartPanel | undefined} */
  #start;
  /** @type {PlayTools | undefined} */
  #tools;
  /** @type {PlayTable | undefined} */
  #table;
  /** @type {PlayGame | undefined} */
  #game;

  connectedCallback() {
    // Instant navigation puts a page's head, with our texts, after its body.
    queueMicrotask(() => this.isConnected && this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#start = new StartPanel(this, (origin, kept) => this.#open(origin, kept), signal);
    this.#layTable(signal);
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    this.addEventListener("gesture", (event) => event instanceof CustomEvent && this.#game?.decide(event.detail), { signal });
    watchAddress(() => this.#arrive(), signal);
    this.#arrive();
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#game?.end();
    this.#table?.element.remove();
    delete this.dataset.full;
    delete this.dataset.state;
  }

  /** What another page needs to show the same position. */
  carry() {
    return this.#game?.view ? { save: this.#game.view.save, kept: this.#keeper?.key } : null;
  }

  /** @param {AbortSignal} signal */
  #layTable(signal) {
    const steps = new StepShow();
    this.#full = new FullView(this);
    this.#tools = new PlayTools({
      now: () => this.#table?.openNow(),
      undo: () => this.#game?.decide({ do: "undo" }),
      redo: () => this.#game?.decide({ do: "redo" }),
      hint: () => this.#game?.decide({ do: "hint" }),
      share: () => this.#shareLink(),
      save: () => this.#saveFile(),
      load: (save) => this.#open({ save }),
      again: () => this.#again(),
    }, steps.choice, !this.dataset.key);
    this.#table = new PlayTable(
      { moveNow: () => this.#game?.moveNow(), ready: () => this.#liftCurtain() },
      {
        full: this.#full.button,
        pace: steps.element,
        tools: this.#tools.element,
        share: this.#share.element,
        keeping: this.#keeping.element,
      },
    );
    const onView = (/** @type {TableAnswer} */ view, /** @type {boolean} */ asked) => this.#follow(view, asked);
    const keeper = (this.#keeper = new Keeper(slotOf(this), signal));
    keeper.addEventListener("moved", () => this.#sayMoved(keeper.key));
    this.#game = new PlayGame(this, { keeper, keeping: this.#keeping, table: this.#table, steps, onView });
    this.append(this.#table.element);
  }

  #arrive() {
    const arrival = takeArrival(this);
    if (arrival?.link) this.#open({ link: arrival.link });
    else if (arrival?.save) this.#open({ save: arrival.save }, arrival.kept);
    else if (this.origin && !this.#game?.view) this.#open(this.origin);
  }

  /**
   * @param {Origin} origin
   * @param {string} [kept] the key of the kept game that it is
   */
  async #open(origin, kept) {
    // One press, one deal: while the engine starts, more presses deal nothing.
    if (this.#opening && origin.new) return;
    this.#opening = true;
    this.#full?.enter();
    const refusal = await this.#game?.open(origin, kept);
    this.#opening = false;
    if (!refusal) return;
    this.#full?.leave();
    this.#start?.sayRefused(refusal);
  }

  /**
   * Another tab has played this game on: the reader chooses which one to go on with; both stay kept.
   * @param {string} key
   */
  #sayMoved(key) {
    const take = () => void this.#open({ save: gameAt(key).save }, key);
    this.#keeping.sayMoved(take, () => this.#game?.keepApart());
  }

  /**
   * The form of a new game stays open while bots go on; an address that is no longer that of the position does not.
   * @param {TableAnswer} view
   * @param {boolean} asked whether it answers what the reader did
   */
  #follow(view, asked) {
    if (asked) this.#start?.close();
    if (asked || view.steps.length) this.#share.close();
    this.#tools?.update(view);
  }

  /** @param {SubmitEvent} event */
  #onSubmit(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.do) return;
    event.preventDefault();
    this.#game?.decide(decisionIn(form, event.submitter));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    keepKey(event);
    this.#tools?.onKey(event);
  }

  /** Another game: of an example the same position, of a task the next deal, else what the form says. */
  #again() {
    if (this.origin) this.#open(this.origin);
    else if (this.dataset.key) this.#game?.decide({ do: "again" });
    else this.#chooseAgain();
  }

  /** The form for a new game is on the page. */
  #chooseAgain() {
    this.#full?.leave();
    this.#start?.again();
  }

  #liftCurtain() {
    this.#game?.decide({ do: "show" });
  }

  #shareLink() {
    // A table laid by an example is opened again by the example.
    const widget = this.closest("trick-example") ?? this;
    if (this.#game?.view) this.#share.open(this.#game.view.link, widget, () => this.#saveFile());
  }

  #saveFile() {
    if (this.#game?.view) saveFile(this.#game.view.save, slotOf(this).replace("/", "-"));
  }
}

/**
 * What a form of the engine says.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 * @returns {Decision}
 */
function decisionIn(form, submitter) {
  const { move = "", answer = "" } = fieldsOf(form, submitter);
  const { dataset } = form;
  if (dataset.do === "play") return { do: "play", seat: Number(dataset.seat), move };
  return dataset.do === "guess" ? { do: "guess", answer } : { do: "again" };
}
