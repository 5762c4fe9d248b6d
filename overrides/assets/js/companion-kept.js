/** The list of the games at a real table that this browser keeps. */
import { button, makeElement } from "./dom.js";
import { forgetFollowed, keepFollowed, keptFollowed } from "./followed-kept.js";
import { LANG } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./followed-kept.js").Followed} Followed
 * @typedef {import("./followed-kept.js").KeptFollowed} KeptFollowed
 * @typedef {import("./protocol.js").FollowedAnswer} FollowedAnswer
 */

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
   * @returns {KeptFollowed | null} the game under way, if the newest one is
   */
  show() {
    const games = keptFollowed(this.#slot);
    this.element.ariaLabel = textOf("told.kept");
    this.element.replaceChildren(makeElement("p", {}, textOf("told.kept")), makeElement("ul", {}, ...games.map((game) => this.#row(game))));
    this.element.hidden = !games.length;
    return games[0] && !games[0].over ? games[0] : null;
  }

  /**
   * Keeps a game, unless nothing has been told of it: that is none to come back to.
   * @param {string} key
   * @param {Followed} game
   * @param {string[]} half what has been told of the next fact
   * @param {FollowedAnswer} answer
   * @returns {boolean} whether others are kept
   */
  keep(key, game, half, { facts, words, over, where }) {
    const games = keptFollowed(this.#slot), before = games.find((each) => each.key === key);
    // Where the same facts stand is known in the other language, too, if they were told there.
    const say = before?.facts.join("\n") === facts.join("\n") ? before.say : {};
    if (before || facts.length || words.length) keepFollowed(key, { ...game, half, over, say: { ...say, [LANG]: where } });
    return games.some((each) => each !== before);
  }

  /** Goes to the newest game. */
  focus() {
    this.element.querySelector("button")?.focus();
  }

  /** @param {KeptFollowed} game */
  #row(game) {
    const time = new Date(game.at).toLocaleString(LANG, { dateStyle: "medium", timeStyle: "short" });
    const who = game.names.filter(Boolean).map((name) => `\u2068${name}\u2069`).join(", ") || textOf("ask.players", { players: game.players });
    const how = [textOf(game.way === "pad" ? "told.kept.pad" : "told.kept.referee"), game.over && !game.say[LANG] ? textOf("told.over") : "", game.say[LANG] ?? ""].filter(Boolean).join(" · ");
    const row = makeElement("li", { class: "kept-game" }, makeElement("span", { class: "summary" }, who), makeElement("span", { class: "how" }, how), makeElement("time", {}, time),
      makeElement("span", { class: "row" }, button("open md-button md-button--primary", textOf(game.over ? "told.look" : "told.go_on"), () => this.#open(game)),
        button("remove", textOf("kept.remove"), () => this.#remove(game, row))));
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
      keepFollowed(game.key, game, game.at);
      const restored = this.#row(game);
      row.replaceWith(restored);
      restored.querySelector("button")?.focus();
    });
    row.replaceChildren(makeElement("span", { role: "status" }, textOf("kept.removed")), " ", back);
    back.focus();
  }
}
