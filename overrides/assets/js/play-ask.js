/** A question about a running game: its table, as the reader knows it, is laid out in a tab beside it. */
import { addressOfTable, keepNames } from "./arrival.js";
import { makeElement } from "./dom.js";
import { gamePage } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * Opens the table of a game in another tab; where the browser opens none, as long after the press, a link to it is shown.
 * @param {import("./play-game.js").PlayGame} game
 * @param {import("./play-notes.js").TableNotes} notes
 */
export async function askAbout(game, notes) {
  const known = await game.known();
  if (!known) return;
  // A tab that is opened from here begins with what this one has.
  keepNames(known.game, known.names);
  const address = addressOfTable(known.text, 0, gamePage(known.game, "table"));
  if (open(address, "_blank")) return;
  const link = makeElement("a", { href: address, target: "_blank", rel: "opener" }, textOf("play.ask.link"));
  await notes.remark("known", makeElement("p", {}, `${textOf("play.ask.ready")} `, link).outerHTML);
}
