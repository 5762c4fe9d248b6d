/** Small helpers to build what the widgets show. */

/**
 * Creates an HTML element with attributes and children; strings become text, so nothing needs to be escaped.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function makeElement(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Begins an element that is connected once its page is whole: instant navigation puts a page's head, with our texts,
 * after its body.
 * @param {Element} element
 * @param {() => void} begin
 */
export function onceInPage(element, begin) {
  queueMicrotask(() => element.isConnected && begin());
}

/**
 * A button is never `disabled`, so that it keeps the focus: while aria-disabled it does nothing.
 * @param {string} name its class
 * @param {string} text
 * @param {() => void} press
 */
export function button(name, text, press) {
  const element = makeElement("button", { type: "button", class: name }, text);
  element.addEventListener("click", () => {
    if (element.ariaDisabled !== "true") press();
  });
  return element;
}

/**
 * Switches a `button` on or off by aria-disabled: it keeps the focus and can still be found by a screen reader.
 * @param {Element} element
 * @param {boolean} usable
 */
export function setUsable(element, usable) {
  element.ariaDisabled = usable ? null : "true";
}

/**
 * A button that switches something on or off, and tells which by aria-pressed.
 * @param {string} name its class
 * @param {string} text
 * @param {() => boolean} isOn
 * @param {(on: boolean) => void} turn
 */
export function switchButton(name, text, isOn, turn) {
  const element = button(name, text, () => {
    turn(!isOn());
    element.ariaPressed = String(isOn());
  });
  element.ariaPressed = String(isOn());
  return element;
}

/** A page that is not seen paints nothing: nobody waits for it longer than this, in milliseconds. */
const UNSEEN = 100;

/** Once what a press has changed so far is seen: what takes long begins then, and no press waits for it to be answered. */
export function nextPaint() {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Creates a labelled group of controls. It is a `group`, not a `toolbar` for screen readers: each control is a stop of
 * Tab.
 * @param {string} name its class, beside "toolbar"
 * @param {string} label
 * @param {Node[]} parts
 */
export function toolbar(name, label, ...parts) {
  return makeElement("div", { class: `toolbar ${name}`, role: "group", "aria-label": label }, ...parts);
}

/** A polite live region, for ears only. */
export function liveRegion() {
  return makeElement("p", { class: "said visually-hidden", role: "status" });
}

/**
 * Gives the focus to something that is no control, without a stop for the Tab key.
 * @param {HTMLElement} element
 * @param {FocusOptions} [how]
 */
export function focusOn(element, how) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(how);
}

/**
 * Whether a part has a place in the page: what is hidden, or folded away, has none.
 * @param {Element} part
 */
export function isLaidOut(part) {
  // Safari before 17.4 cannot tell; what it folds away has no boxes.
  return part.checkVisibility?.() ?? part.getClientRects().length > 0;
}

/**
 * Where a part is seen in the window; null where it is not.
 * @param {Element} part
 */
export function topOf(part) {
  const { top, bottom, height } = part.getBoundingClientRect();
  return height && bottom > 0 && top < innerHeight ? top : null;
}

/**
 * Scrolls so that a part is again where it was, whatever has become higher or lower above it.
 * @param {Element} part
 * @param {number | null} top as `topOf` told it
 */
export function holdPlace(part, top) {
  if (top === null) return;
  // A part that sticks to the window's edge comes off it only after some of this.
  for (let tries = 0; tries < 5; tries++) {
    const { top: now, height } = part.getBoundingClientRect();
    if (!height || Math.abs(now - top) < 1) return;
    scrollBy({ top: now - top, behavior: "instant" });
  }
}

/** Opens the search also from within a widget: an answer there is read in place, and a game is not left for it. */
const SEARCH = "/";

/**
 * Stops plain letters and signs typed in a widget before they reach the page's own shortcuts (Material's f s p , n .).
 * @param {KeyboardEvent} event
 */
export function stopShortcuts(event) {
  if (event.key === SEARCH) return;
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

/**
 * Scrolls a box back to its beginning, if a part of it is then still seen whole.
 * @param {Element | null | undefined} box
 * @param {Element | null | undefined} part
 */
export function showFromTheTop(box, part) {
  if (!box || !part) return;
  const bottom = part.getBoundingClientRect().bottom - box.getBoundingClientRect().top + box.scrollTop;
  if (bottom <= box.clientHeight) box.scrollTop = 0;
}
