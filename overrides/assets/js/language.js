/** The language switch opens the same page with the same step, changed cards and game. */
import { showInOtherLanguage } from "./arrival.js";
import { replaceAddress } from "./back.js";

/** @typedef {HTMLElement & {carry?(): import("./arrival.js").Arrival | null}} Widget */

/** A game laid by another widget is carried by that. */
const WIDGETS = "trick-example:not(trick-table *), trick-table, trick-play:not(:is(trick-example, trick-table) trick-play)";

/** Listens for the whole visit. */
export function carryAcrossLanguages() {
  // Before Material's own listener reads the link.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[hreflang]")) carryWidgets();
  }, { capture: true });
}

/**
 * What each widget of the page needs to show the same again, by its id.
 * @returns {Record<string, import("./arrival.js").Arrival>}
 */
export function widgetsToCarry() {
  const widgets = /** @type {NodeListOf<Widget>} */ (document.querySelectorAll(WIDGETS));
  return Object.fromEntries([...widgets].flatMap((widget) => {
    // Where the page's script has not come, they are no widgets yet.
    const carried = widget.carry?.();
    return carried ? [[widget.id, carried]] : [];
  }));
}

function carryWidgets() {
  const widgets = widgetsToCarry();
  for (const id of Object.keys(widgets)) {
    const widget = document.getElementById(id);
    // Material takes the hash of this page over to the other.
    if (widget && isInSight(widget)) replaceAddress(`#${id}`);
  }
  showInOtherLanguage(widgets);
}

/** @param {Element} widget */
function isInSight(widget) {
  const { top, bottom } = widget.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
