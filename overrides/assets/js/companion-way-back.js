/** From a question about a moment of a game at a real table there is a way back to the game, in the same tab. */
import { makeElement } from "./dom.js";
import { gamePage } from "./paths.js";
import { textOf } from "./texts.js";

const LEFT = "trick:asking:";

/** A game at a real table is left for a question about it. @param {string} game */
export function leaveForQuestion(game) {
  try {
    sessionStorage.setItem(LEFT + game, "1");
  } catch {
    // Storage refused: the browser's own way back remains.
  }
}

/**
 * A link back to the game that was left, while there is one.
 * @param {string} game
 * @returns {HTMLElement[]} none where none was left
 */
export function wayBack(game) {
  try {
    if (!sessionStorage.getItem(LEFT + game)) return [];
  } catch {
    return [];
  }
  return [makeElement("p", { class: "way-back" }, makeElement("a", { href: gamePage(game, "companion") }, textOf("told.way_back")))];
}

/** Who is back at the game has no way back any more. @param {string} game */
export function areBack(game) {
  try {
    sessionStorage.removeItem(LEFT + game);
  } catch {
    // There was none.
  }
}
