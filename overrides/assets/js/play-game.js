/** A game under way: what the reader decides goes to the engine, what comes back is shown, kept, and thought on. */
import { dropLink } from "./arrival.js";
import { engine } from "./client.js";
import { patiently } from "./loading.js";
import { keepGame, lastGame, shelveGame } from "./store.js";

/**
 * @typedef {import("./protocol.js").Origin} Origin
 * @typedef {import("./protocol.js").Scene} Scene
 * @typedef {import("./play-frames.js").FrameShow} FrameShow
 * @typedef {import("./play-table.js").PlayTable} PlayTable
 */

/** A bot's slice of thinking, in milliseconds: short enough for the worker to stay answerable. */
const SLICE = 50;
/** What the reader does that makes the game his: from then on it is kept. */
const DECISIONS = ["play", "guess", "undo", "redo"];
/** What leaves the decision as it was. */
const ASIDE = ["hint", "show"];

/** What a reader may have the focus on for a reason of his own. */
const CONTROLS = "a, button, input, select, summary";

let count = 0;

export class PlayGame {
  /** @type {Scene | null} */
  scene = null;
  #id = `table-${++count}`;
  #host;
  #slot;
  #table;
  #frames;
  #onScene;
  /** Counts the reader's requests: what an older answer would still show is dropped. */
  #turn = 0;
  #asking = false;
  #hurry = false;
  #mine = false;

  /**
   * @param {HTMLElement} host
   * @param {string} slot the name under which the game is kept
   * @param {{table: PlayTable, frames: FrameShow, onScene: (scene: Scene) => void}} parts
   */
  constructor(host, slot, { table, frames, onScene }) {
    this.#host = host;
    this.#slot = slot;
    this.#table = table;
    this.#frames = frames;
    this.#onScene = onScene;
  }

  /**
   * @param {Origin} origin
   * @returns {Promise<string>} why it cannot be opened, as HTML, or ""
   */
  async open(origin) {
    const scene = await this.#ask({ do: "open", lang: this.#host.dataset.lang, ...origin });
    if (!scene || scene.refusal) {
      this.#goOn(false);
      return scene?.refusal?.html ?? "";
    }
    this.#mine = "save" in origin && origin.save === lastGame(this.#slot);
    this.#table.element.hidden = false;
    await this.#table.clear();
    await this.#take(scene, true);
    return "";
  }

  /** @param {{do: string, [field: string]: unknown}} request */
  async decide(request) {
    if (this.#asking || !this.scene) return;
    // A hint is for the decision at hand: while frames are shown it has to wait.
    if (request.do === "hint" && this.#host.dataset.state === "watching") return;
    const { dataset } = this.#host;
    const { state } = dataset;
    const focused = this.#host.contains(document.activeElement);
    dataset.state = "asking";
    const scene = await this.#ask(request);
    if (!scene || scene.refusal) {
      dataset.state = state;
      await this.#table.remark("refusal", scene?.refusal?.html ?? "");
      this.#goOn(focused);
    } else {
      if (DECISIONS.includes(request.do)) this.#makeMine();
      // The next deal is another game: kept only when it is begun, and then beside this one.
      if (request.do === "again") this.#mine = false;
      if (!ASIDE.includes(request.do)) await this.#table.clear();
      await this.#take(scene, focused);
    }
  }

  /** The bot that thinks plays what it has found so far. */
  moveNow() {
    this.#hurry = true;
  }

  end() {
    this.#turn++;
    this.#frames.finish();
    engine.forget(this.#id);
  }

  /**
   * @param {{do: string, [field: string]: unknown}} request
   * @returns {Promise<Scene | null>}
   */
  async #ask(request) {
    this.#turn++;
    this.#asking = true;
    this.#frames.rest();
    this.#frames.finish();
    const scene = await patiently(this.#host, () => engine.ask({ id: this.#id, ...request }));
    this.#asking = false;
    return scene;
  }

  /**
   * @param {Scene} scene
   * @param {boolean} focused whether the focus is in the widget, and so must stay in it
   */
  async #take(scene, focused) {
    const turn = this.#turn;
    this.scene = scene;
    if (this.#mine) keepGame(this.#slot, scene.save);
    if (scene.note) await this.#table.remark("hint", scene.note);
    this.#onScene(scene);
    const unseen = await this.#showFrames(scene, focused);
    if (turn !== this.#turn) return;
    if (stateOf(scene) !== "thinking") this.#frames.rest();
    await this.#table.showScene(scene, unseen);
    this.#host.dataset.state = stateOf(scene);
    if (focused) this.#refocus();
    if (scene.busy) await this.#think(turn, focused);
  }

  /**
   * @param {Scene} scene
   * @param {boolean} focused
   */
  async #showFrames({ frames }, focused) {
    if (frames.length) this.#host.dataset.state = "watching";
    const shown = this.#frames.play(frames, async (frame) => {
      await this.#table.showFrame(frame);
      if (focused) this.#table.lookAtBoard();
    });
    if (focused && frames.length) this.#refocus();
    return shown;
  }

  /**
   * @param {number} turn
   * @param {boolean} focused
   */
  async #think(turn, focused) {
    while (turn === this.#turn) {
      const ms = this.#hurry ? 0 : SLICE;
      const scene = await patiently(this.#host, () => engine.ask({ do: "think", id: this.#id, ms }));
      if (!scene || turn !== this.#turn) return;
      this.#table.showThinking(scene);
      if (scene.busy && !scene.frames.length && !scene.note) continue;
      this.#hurry = false;
      return this.#take(scene, focused);
    }
  }

  /**
   * A request that came to nothing has stopped the bots' thinking: let them go on.
   * @param {boolean} focused
   */
  #goOn(focused) {
    if (this.scene?.busy) void this.#think(this.#turn, focused);
  }

  #makeMine() {
    if (!this.#mine) shelveGame(this.#slot);
    this.#mine = true;
    dropLink();
  }

  /** What had the focus may be gone: never lose the reader's place. */
  #refocus() {
    const { activeElement } = document;
    if (activeElement?.matches(CONTROLS) && activeElement.checkVisibility()) return;
    if (!this.#frames.element.hidden) this.#frames.next.focus();
    else this.#table.focusQuestion();
  }
}

/** @param {Scene} scene */
function stateOf({ over, form, curtain }) {
  if (over) return "over";
  if (curtain !== null) return "curtain";
  return form ? "deciding" : "thinking";
}
