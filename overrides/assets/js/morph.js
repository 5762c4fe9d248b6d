/** Patches the engine's HTML into the page: what is equal stays, and with it focus and selection. */
import { assetsUrl } from "./words.js";

/** @type {Promise<typeof import("idiomorph")> | undefined} */
let library;

/**
 * @param {Element} place
 * @param {string} html its new content
 */
export async function morph(place, html) {
  library ??= import(`${assetsUrl()}vendor/idiomorph.js`);
  const { Idiomorph } = await library;
  Idiomorph.morph(place, html, { morphStyle: "innerHTML" });
  for (const link of place.querySelectorAll('a.rule[href^="#"]')) pointToRules(link);
}

/**
 * The engine links a rule by its id alone; only the page knows where the rules stand.
 * @param {Element} link
 */
function pointToRules(link) {
  const hash = link.getAttribute("href") ?? "";
  const rules = /** @type {HTMLElement | null} */ (link.closest("[data-rules]"))?.dataset.rules;
  if (rules && !document.getElementById(hash.slice(1))) link.setAttribute("href", rules + hash);
}
