/** The language switch opens the same page with the same step, changed cards and game. */
import { showInOtherLanguage } from "./arrival.js";
import { replaceAddress } from "./back.js";
import { BOOK, SITE } from "./paths.js";
import { isAwaited, whenAnswered } from "./pending.js";

/** @typedef {HTMLElement & {carry?(): import("./arrival.js").Arrival | null}} Widget */

/** A game laid by another widget is carried by that. */
const WIDGETS = "trick-example:not(trick-table *), trick-table, trick-companion, trick-course, trick-play:not(:is(trick-example, trick-table) trick-play)";

/** The link that was pressed and waits for an answer. @type {Element | null} */
let waiting = null;

/** Listens for the whole visit. */
export function carryAcrossLanguages() {
  // Before Material's own listener reads the link.
  document.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    if (!link || waits(link, event)) return;
    carryWidgets();
    pointToTwin(link);
  }, { capture: true });
}

/**
 * Every page has a twin at the same place. Material looks for it in the other language's sitemap, and without that, as without a
 * network, leads to where the book begins; a link with a target it leaves alone. Shown first by another page, it may lead elsewhere.
 * @param {HTMLAnchorElement} link
 */
function pointToTwin(link) {
  link.href = new URL(location.href.slice(BOOK.href.length), new URL(`${link.hreflang}/`, SITE)).href;
  link.target = "_self";
}

/**
 * A decision that is being made goes along: the press counts once it is answered. A second press does not wait.
 * @param {HTMLElement} link
 * @param {MouseEvent} event
 */
function waits(link, event) {
  const { ctrlKey, metaKey, shiftKey } = event;
  const goes = waiting === link || ctrlKey || metaKey || shiftKey || !isAwaited();
  waiting = goes ? null : link;
  if (goes) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  void whenAnswered().then(() => {
    if (waiting === link && link.isConnected) link.click();
  });
  return true;
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
    // The other page is opened at the same place.
    if (widget && isInSight(widget)) replaceAddress(`#${id}`);
  }
  showInOtherLanguage(widgets);
}

/** @param {Element} widget */
function isInSight(widget) {
  const { top, bottom } = widget.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
