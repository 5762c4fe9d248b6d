/** Bots finish a game for whoever has seen enough of it; they stop when that reader wants to play on. */
import { button, liveRegion, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** It is said how far the game is each time that so much more of it is over. */
const SAID = .25;
/** What comes after so much of a game is shown, at the speed the reader chose: how it ends is worth seeing. */
const SEEN_FROM = .87;

/** Put `element` among what a table shows, and call `follow` with each answer. */
export class Finishing {
  #steps;
  #game;
  #where = makeElement("p");
  #bar = makeElement("progress", { max: "1", "aria-label": textOf("play.finish.far") });
  #stop = button("stop", textOf("play.finish.stop"), () => void this.#game()?.decide({ do: "stop" }));
  #said = liveRegion();
  /** Of these parts of the game it has been said that they are over. */
  #parts = 0;
  element = makeElement("div", { class: "finishing", hidden: "" }, this.#where, this.#bar, this.#stop, this.#said);

  /**
   * @param {() => Pick<import("./play-game.js").PlayGame, "decide"> | undefined} game
   * @param {{hurry: boolean}} steps
   */
  constructor(game, steps) {
    this.#game = game;
    this.#steps = steps;
  }

  /** Lets bots play the game to its end, at once, without a step being shown until the game is nearly over, or somebody decides again. */
  begin() {
    this.#steps.hurry = true;
    this.#parts = 0;
    void this.#game()?.decide({ do: "finish" });
  }

  /** @param {import("./protocol.js").TableAnswer} view */
  follow({ finishing }) {
    const begins = finishing && this.element.hidden;
    this.element.hidden = !finishing;
    if (!finishing) return;
    if (begins) this.#stop.focus({ preventScroll: true });
    const { share, at } = finishing, parts = Math.floor(share / SAID);
    if (share >= SEEN_FROM) this.#steps.hurry = false;
    this.#where.textContent = at;
    this.#bar.value = share;
    if (parts > this.#parts) this.#said.textContent = textOf("play.finish.said", { at, percent: Math.round(100 * share) });
    this.#parts = parts;
  }
}
