/** The list of the games at a real table that this browser keeps. */
import { button, makeElement } from "./dom.js";
import { forgetFollowed, keepFollowed, keptFollowed } from "./followed-kept.js";
import { LANG } from "./paths.js";
import { textOf } from "./texts.js";

/** @typedef {import("./followed-kept.js").KeptFollowed} KeptFollowed */

/** Put `element` into the page; it is hidden while nothing is kept. */
export class KeptFollowedGames {
  element = makeElement("section", { class: "kept-games", hidden: "" });
  #slot;
  #open;

  /**
   * @param {string} game
   * @param {(game: KeptFollowed) => void} open
   */
  constructor(game, open) {
    this.#slot = game;
    this.#open = open;
  }

  /**
   * Shows what is kept now.
   * @returns {boolean} whether the newest one is under way
   */
  show() {
    const games = keptFollowed(this.#slot);
    this.element.ariaLabel = textOf("told.kept");
    this.element.replaceChildren(makeElement("p", {}, textOf("told.kept")), makeElement("ul", {}, ...games.map((game) => this.#row(game))));
    this.element.hidden = !games.length;
    return Boolean(games[0] && !games[0].over);
  }

  /** @param {KeptFollowed} game */
  #row(game) {
    const time = new Date(game.at).toLocaleString(LANG, { dateStyle: "medium", timeStyle: "short" });
    const who = game.names.filter(Boolean).map((name) => `\u2068${name}\u2069`).join(", ") || textOf("ask.players", { players: game.players });
    const row = makeElement("li", { class: "kept-game" }, makeElement("span", { class: "summary" }, who), makeElement("time", {}, time), " ",
      button("open md-button md-button--primary", textOf("told.go_on"), () => this.#open(game)), " ",
      button("remove", textOf("kept.remove"), () => this.#remove(game, row)));
    for (const control of row.querySelectorAll("button")) control.ariaLabel = `${control.textContent}, ${who}, ${time}`;
    return row;
  }

  /**
   * Removes a kept game, which the reader can take back until the page is left.
   * @param {KeptFollowed} game
   * @param {HTMLElement} row
   */
  #remove(game, row) {
    forgetFollowed(game.key);
    const back = button("back", textOf("kept.put_back"), () => {
      keepFollowed(game.key, game);
      const restored = this.#row(game);
      row.replaceWith(restored);
      restored.querySelector("button")?.focus();
    });
    row.replaceChildren(makeElement("span", { role: "status" }, textOf("kept.removed")), " ", back);
    back.focus();
  }
}
