/** What lies beside the board of a table: what is at stake is marked as soon as it is another thing that would come. */
import { morph } from "./morph.js";

/** So long it is marked, in milliseconds. */
const MARKED = 1600;

/**
 * Shows what lies beside the board.
 * @param {HTMLElement} place
 * @param {string} html
 */
export async function showBeside(place, html) {
  const stakes = () => place.querySelector(".stakes");
  const before = stakes()?.getAttribute("data-leads");
  await morph(place, html);
  const after = stakes();
  if (before === undefined || after?.getAttribute("data-leads") === before || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  after?.animate({ boxShadow: ["0 0 0 4px var(--now)", "0 0 0 4px transparent"], background: ["var(--now-wash)", "transparent"] }, MARKED);
}
