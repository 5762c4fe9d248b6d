/**
 * <trick-refresher>: for one who comes back after some days, a minute of questions about what may be forgotten; of the game in
 * its `data-game`, or of any. It is empty for everybody else.
 */
import { makeElement, onceInPage } from "./dom.js";
import { gamePage } from "./paths.js";
import { gameToRefresh } from "./returning.js";
import { hasText, textOf } from "./texts.js";

/** The custom element; what it asks with is a <trick-night>, whose bank is what is due. */
export class TrickRefresher extends HTMLElement {
  connectedCallback() {
    onceInPage(this, () => this.#show());
  }

  /** Once something was answered, one is no longer away. */
  disconnectedCallback() {
    this.replaceChildren();
  }

  #show() {
    const game = gameToRefresh(this.dataset.game);
    if (!game || !hasText(`game.${game}`)) return;
    const night = document.createElement("trick-night");
    Object.assign(night.dataset, { bank: "due", game, rules: gamePage(game, "rules") });
    this.replaceChildren(makeElement("h2", {}, textOf("refresher")), night);
  }
}
