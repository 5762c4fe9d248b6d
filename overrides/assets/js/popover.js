/**
 * What opens above the page, one at a time: a popover. Escape and a press elsewhere close it. Where the browser has none (before
 * Safari 17, Firefox 125, Chrome 114), the same is done here: a class stands for what such a browser does not know.
 */

const NATIVE = !globalThis.HTMLElement || "popover" in HTMLElement.prototype;
const OPEN = NATIVE ? ":popover-open" : ".popover-open";

/** @type {WeakMap<HTMLElement, HTMLElement>} the buttons that open and close a stand-in */
const openers = new WeakMap();

/**
 * Makes an element a popover, closed.
 * @param {HTMLElement} element
 */
export function bePopover(element) {
  element.setAttribute("popover", "auto");
  if (!NATIVE) element.hidden = true;
}

/**
 * Whether a popover is open; of other elements, false.
 * @param {Element} element
 */
export const isPopoverOpen = (element) => element.matches(OPEN);

/** Whether one is open, whichever. */
export const isAnyPopoverOpen = () => document.querySelector(OPEN) !== null;

/**
 * Opens a popover: call it for one that is closed and in the page.
 * @param {HTMLElement} element
 */
export function openPopover(element) {
  if (NATIVE) element.showPopover();
  else toggleStandIn(element, true);
}

/**
 * Closes a popover; one that is closed stays so.
 * @param {HTMLElement} element
 */
export function closePopover(element) {
  if (NATIVE) element.hidePopover();
  else toggleStandIn(element, false);
}

/**
 * A press on a button opens a popover, and closes it.
 * @param {HTMLButtonElement} opener
 * @param {HTMLElement} element
 */
export function openPopoverBy(opener, element) {
  if (NATIVE) {
    opener.popoverTargetElement = element;
    return;
  }
  openers.set(element, opener);
  opener.setAttribute("aria-expanded", "false");
  opener.addEventListener("click", () => toggleStandIn(element, !isPopoverOpen(element)));
}

/**
 * Opens or closes, with the events of a popover; the focus goes back from what is gone to its button.
 * @param {HTMLElement} element
 * @param {boolean} open
 */
function toggleStandIn(element, open) {
  if (isPopoverOpen(element) === open) return;
  const opener = openers.get(element);
  element.dispatchEvent(new Event("beforetoggle"));
  if (!open && element.contains(document.activeElement)) opener?.focus();
  element.hidden = !open;
  element.classList.toggle("popover-open", open);
  opener?.setAttribute("aria-expanded", String(open));
  element.dispatchEvent(new Event("toggle"));
}

/** @param {(element: HTMLElement) => boolean} isMeant */
function closeStandIns(isMeant) {
  /** @type {NodeListOf<HTMLElement>} */
  const open = document.querySelectorAll(OPEN);
  const meant = [...open].filter(isMeant);
  meant.forEach(closePopover);
  return meant.length > 0;
}

if (!NATIVE) {
  document.addEventListener("pointerdown", ({ target }) => {
    const around = (/** @type {HTMLElement | undefined} */ part) => target instanceof Node && part?.contains(target);
    closeStandIns((element) => !around(element) && !around(openers.get(element)));
  }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && closeStandIns(() => true)) event.stopPropagation();
  }, { capture: true });
}
