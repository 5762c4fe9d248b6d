/** A menu of what is seldom used: a popover beside its button. Escape and a press elsewhere close it. */
import { Layer } from "./back.js";
import { button, makeElement } from "./dom.js";
import { bePopover, closePopover, isPopoverOpen, openPopoverBy } from "./popover.js";

/** Between the menu and its button. */
const GAP = 4;

/**
 * Creates a button that opens a menu; put both into the page side by side. The menu closes itself when something in it
 * is pressed, unless that is switched on or off, where it is seen which, or asks before it is pressed once more (`.twice`).
 * @param {string} text of the button
 * @param {Node[]} parts of the menu
 * @returns {HTMLElement[]} the button and its menu
 */
export function moreMenu(text, ...parts) {
  const menu = makeElement("div", { class: "menu" }, ...parts);
  const opener = button("more", text, () => {});
  bePopover(menu);
  openPopoverBy(opener, menu);
  // The focus is back at the button before what was pressed gives it to something else.
  menu.addEventListener("click", ({ target }) => isMenuDone(target) && closePopover(menu), { capture: true });
  const layer = new Layer(() => closePopover(menu));
  // Back may be pressed at once: "toggle" comes only later.
  menu.addEventListener("beforetoggle", () => {
    placeMenu(menu, opener.getBoundingClientRect());
    if (!isPopoverOpen(menu)) layer.opened();
  });
  menu.addEventListener("toggle", () => isPopoverOpen(menu) || layer.closed());
  return [opener, menu];
}

/** @param {EventTarget | null} target */
function isMenuDone(target) {
  return target instanceof Element && target.matches("button:not([aria-pressed], .twice:not([data-asks]))");
}

/**
 * Towards the middle of the window.
 * @param {HTMLElement} menu
 * @param {DOMRect} opener
 */
function placeMenu({ style }, { left, right, top, bottom }) {
  const { clientWidth, clientHeight } = document.documentElement;
  const [atRight, atFoot] = [left > clientWidth / 2, top > clientHeight / 2];
  style.left = atRight ? "auto" : `${left}px`;
  style.right = atRight ? `${clientWidth - right}px` : "auto";
  style.top = atFoot ? "auto" : `${bottom + GAP}px`;
  style.bottom = atFoot ? `${clientHeight - top + GAP}px` : "auto";
}
