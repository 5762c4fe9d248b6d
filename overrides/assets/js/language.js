/** The language switch opens the same page with the same step, changed cards and game. */
import { showInOtherLanguage } from "./arrival.js";

/** @typedef {HTMLElement & {carry(): import("./arrival.js").Arrival | null}} Widget */

/** A game laid by another widget is carried by that. */
const WIDGETS = "trick-example:not(trick-table *), trick-table, trick-play:not(:is(trick-example, trick-table) trick-play)";

/** Listens for the whole visit. */
export function carryAcrossLanguages() {
  // Before Material's own listener reads the link.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[hreflang]")) carryWidgets();
  }, { capture: true });
}

function carryWidgets() {
  /** @type {Record<string, import("./arrival.js").Arrival>} */
  const widgets = {};
  for (const widget of /** @type {NodeListOf<Widget>} */ (document.querySelectorAll(WIDGETS))) {
    const carried = widget.carry();
    if (carried) widgets[widget.id] = carried;
    // Material takes the hash of this page over to the other.
    if (carried && isInSight(widget)) history.replaceState(history.state, "", `#${widget.id}`);
  }
  showInOtherLanguage(widgets);
}

/** @param {Element} widget */
function isInSight(widget) {
  const { top, bottom } = widget.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
