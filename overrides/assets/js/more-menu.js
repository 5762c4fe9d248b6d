/** A menu of what is seldom used: a popover beside its button. Escape and a press elsewhere close it. */
import { Layer } from "./back.js";
import { button, makeElement } from "./dom.js";

/** Between the menu and its button. */
const GAP = 4;

/**
 * Creates a button that opens a menu; put both into the page side by side. The menu closes itself when something in it
 * is pressed, unless that is switched on or off: there it is seen which.
 * @param {string} text of the button
 * @param {Node[]} parts of the menu
 * @returns {HTMLElement[]} the button and its menu
 */
export function moreMenu(text, ...parts) {
  const menu = makeElement("div", { class: "menu", popover: "auto" }, ...parts);
  const opener = button("more", text, () => {});
  opener.popoverTargetElement = menu;
  menu.addEventListener("beforetoggle", () => placeMenu(menu, opener.getBoundingClientRect()));
  // The focus is back at the button before what was pressed gives it to something else.
  menu.addEventListener("click", ({ target }) => isMenuDone(target) && menu.hidePopover(), { capture: true });
  const layer = new Layer(() => menu.hidePopover());
  menu.addEventListener("toggle", () => isOpen(menu) ? layer.opened() : layer.closed());
  return [opener, menu];
}

/** @param {Element} menu */
const isOpen = (menu) => menu.matches(":popover-open");

/** @param {EventTarget | null} target */
function isMenuDone(target) {
  return target instanceof Element && target.matches("button:not([aria-pressed])");
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
