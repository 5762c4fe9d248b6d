/** What a small game tells beside its verdict: the score over all tries, and the move that cost the goal. */
import { engine } from "./client.js";
import { morph } from "./morph.js";
import { keptResults } from "./results.js";
import { textOf } from "./texts.js";

/**
 * How often a small game was won, of all tries that this browser keeps the results of; "" before the first.
 * @param {HTMLElement} host its table
 */
export function triesInWords({ dataset: { game, key } }) {
  const tries = key ? keptResults().filter((result) => result.game === game && result.minigame === key) : [];
  return tries.length ? textOf("play.tries", { won: tries.filter(({ won }) => won).length, played: tries.length }) : "";
}

/**
 * Writes the score where the end has room for it. The table may have been drawn anew since.
 * @param {HTMLElement} host
 */
export function showTries(host) {
  const place = host.querySelector("[data-tries]");
  if (place) place.textContent = triesInWords(host);
}

/** What was told last of a table, and of which match. @type {WeakMap<HTMLElement, {id: string, html: string}>} */
const told = new WeakMap();

/**
 * Tells at the end of a lost game which move cost the goal, as soon as the decisions are reviewed. A table that is drawn anew
 * has it again at once: who comes back from looking at the move finds what was pressed.
 * @param {HTMLElement} host
 * @param {string} id of the match
 */
export async function showCost(host, id) {
  const place = host.querySelector("[data-cost]"), before = told.get(host);
  if (!place) return void told.delete(host);
  if (before?.id === id && !place.hasChildNodes()) place.innerHTML = before.html;
  const answer = await engine.ask({ do: "cost", id }).catch(() => null);
  if (answer?.kind !== "cost" || !place.isConnected || !answer.html) return;
  told.set(host, { id, html: answer.html });
  await morph(place, answer.html);
}
