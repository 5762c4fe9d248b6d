/** The reader's results in a line, beside what they are results of. */
import { makeElement } from "./dom.js";
import { triesInWords } from "./minigame-end.js";
import { BOOK } from "./paths.js";
import { keptResults } from "./results.js";
import { textOf } from "./texts.js";

/**
 * How many whole games of each game ended in this browser, and how many of them were won.
 * @returns {Map<string, {won: number, played: number}>} by game, only those that were played
 */
export function wholeGamesByGame() {
  /** @type {Map<string, {won: number, played: number}>} */
  const found = new Map();
  for (const { game, minigame, won } of keptResults()) {
    const { won: wins, played } = found.get(game) ?? { won: 0, played: 0 };
    if (!minigame) found.set(game, { won: wins + Number(won), played: played + 1 });
  }
  return found;
}

/** URL of the place where all results stand. */
export const allResultsPage = () => new URL("about/#results", BOOK).href;

/**
 * Shows beside the button that begins a game how earlier ones ended; nothing before the first.
 * @param {HTMLElement} host its table
 * @param {HTMLElement} line
 */
export function showResultsLine(host, line) {
  const { game = "", key } = host.dataset, whole = wholeGamesByGame().get(game);
  if (key) line.textContent = triesInWords(host);
  else line.replaceChildren(...(whole ? [`${textOf("play.results", whole)} `, makeElement("a", { href: allResultsPage() }, textOf("results.all"))] : []));
  line.hidden = !line.hasChildNodes();
}
