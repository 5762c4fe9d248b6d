/**
 * <trick-play>: a whole game or a task to play. The page holds its promise and a button; the engine is asked for
 * only then, or when a shared position is opened.
 */
import { takeArrival, watchAddress } from "./arrival.js";
import { keepKey } from "./dom.js";
import { fieldsOf } from "./parts.js";
import { FrameShow } from "./play-frames.js";
import { PlayGame } from "./play-game.js";
import { saveFile, SharePanel } from "./play-share.js";
import { slotOf, StartPanel } from "./play-start.js";
import { PlayTable } from "./play-table.js";
import { PlayTools } from "./play-tools.js";

/** @typedef {import("./protocol.js").Origin} Origin */

export class TrickPlay extends HTMLElement {
  /**
   * Set before it is connected: a table laid by an example starts there by itself.
   * @type {Origin | null}
   */
  origin = null;
  #life = new AbortController();
  #share = new SharePanel();
  /** @type {StartPanel | undefined} */
  #start;
  /** @type {PlayTools | undefined} */
  #tools;
  /** @type {PlayTable | undefined} */
  #table;
  /** @type {PlayGame | undefined} */
  #game;

  connectedCallback() {
    // Instant navigation puts a page's head, with our words, after its body.
    queueMicrotask(() => this.isConnected && this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#start = new StartPanel(this, {
      begin: (game) => this.#open({ new: game }),
      resume: (save) => this.#open({ save }),
    }, signal);
    this.#layTable();
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
    delete this.dataset.state;
  }

  /** What another page needs to show the same position. */
  carry() {
    return this.#game?.scene ? { save: this.#game.scene.save } : null;
  }

  #layTable() {
    const frames = new FrameShow();
    this.#tools = new PlayTools({
      undo: () => this.#game?.decide({ do: "undo" }),
      redo: () => this.#game?.decide({ do: "redo" }),
      hint: () => this.#game?.decide({ do: "hint" }),
      share: () => this.#shareLink(),
      save: () => this.#saveFile(),
      load: (save) => this.#open({ save }),
      again: () => this.#again(),
    }, frames.choice);
    this.#table = new PlayTable(
      { moveNow: () => this.#game?.moveNow(), ready: () => this.#liftCurtain() },
      { pace: frames.element, tools: this.#tools.element, share: this.#share.element },
    );
    const onScene = (/** @type {import("./protocol.js").Scene} */ scene) => this.#follow(scene);
    this.#game = new PlayGame(this, slotOf(this), { table: this.#table, frames, onScene });
    this.append(this.#table.element);
  }

  #arrive() {
    const arrival = takeArrival(this);
    if (arrival?.link) this.#open({ link: arrival.link });
    else if (arrival?.save) this.#open({ save: arrival.save });
    else if (this.origin && !this.#game?.scene) this.#open(this.origin);
  }

  /** @param {Origin} origin */
  async #open(origin) {
    const refusal = await this.#game?.open(origin);
    if (refusal) this.#start?.sayDamaged(refusal);
  }

  /** @param {import("./protocol.js").Scene} scene */
  #follow(scene) {
    this.#start?.close();
    this.#share.close();
    this.#tools?.update(scene);
  }

  /** @param {SubmitEvent} event */
  #onSubmit(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.do) return;
    event.preventDefault();
    this.#game?.decide({ ...fieldsOf(form, event.submitter), do: form.dataset.do, seat: Number(form.dataset.seat) });
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
    else this.#start?.again();
  }

  #liftCurtain() {
    this.#game?.decide({ do: "show", seat: this.#game.scene?.curtain });
  }

  #shareLink() {
    // A table laid by an example is opened again by the example.
    const widget = this.closest("trick-example") ?? this;
    if (this.#game?.scene) this.#share.open(this.#game.scene.link, widget, () => this.#saveFile());
  }

  #saveFile() {
    if (this.#game?.scene) saveFile(this.#game.scene.save, slotOf(this).replace("/", "-"));
  }
}
