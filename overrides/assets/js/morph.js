/** Patches the engine's HTML into the page: what is equal stays, and with it focus and selection. */
import { loadOnce } from "./lazy.js";
import { libraryURL } from "./paths.js";

/** Loads Idiomorph, once; rejected if it does not come, and the next call tries again. `morph` calls it by itself. */
export const library = loadOnce(
  /** @returns {Promise<typeof import("idiomorph")>} */
  (failures) => import(libraryURL("idiomorph", failures)),
);

/**
 * The HTML that each place was given last.
 * @type {WeakMap<Element, string>}
 */
const given = new WeakMap();

/**
 * The same content again changes nothing: not even a choice that the reader has begun to make in it.
 * @param {Element} place
 * @param {string} html its new content
 */
export async function morph(place, html) {
  if (given.get(place) === html) return;
  const { Idiomorph } = await library();
  given.set(place, html);
  Idiomorph.morph(place, html, { morphStyle: "innerHTML", callbacks: { beforeAttributeUpdated: mayMorph } });
  leadToRules(place);
}

/**
 * Lets the links to rules in the engine's HTML lead to where the page has them: once it is in the page.
 * @param {Element} place
 */
export function leadToRules(place) {
  for (const link of place.querySelectorAll('a.rule[href^="#"]')) pointToRules(link);
  for (const link of place.querySelectorAll("trick-play :is(a.rule, a.term)")) link.setAttribute("target", "_blank");
}

/**
 * Fields in which a reader has typed what is not sent yet: that stays.
 * @type {WeakSet<Element>}
 */
export const unsent = new WeakSet();

/** The engine writes no inline styles, which the pages' policy forbids, and unfolds nothing: these are the page's own. */
const OWN = ["style", "open"];

/**
 * @param {string} attribute
 * @param {Element} element
 */
const mayMorph = (attribute, element) => !OWN.includes(attribute) && !(attribute === "value" && unsent.has(element));

/** The id of a ruling, "#V14"; that of a rule has a dash. */
const RULING = /^#[A-Z]\d+$/;

/**
 * The engine links a rule or a ruling by its id alone; only the page knows where the rules stand. The rulings are on the
 * page beside them.
 * @param {Element} link
 */
function pointToRules(link) {
  const hash = link.getAttribute("href") ?? "";
  const rules = /** @type {HTMLElement | null} */ (link.closest("[data-rules]"))?.dataset.rules ?? "";
  const page = RULING.test(hash) ? `${rules}../rulings/` : rules;
  if (page && !document.getElementById(hash.slice(1))) link.setAttribute("href", page + hash);
}
