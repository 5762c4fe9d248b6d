/** Small helpers to build what the widgets show. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * A button is never `disabled`, so that it keeps the focus: while aria-disabled it does nothing.
 * @param {string} name its class
 * @param {string} text
 * @param {() => void} press
 */
export function button(name, text, press) {
  const element = make("button", { type: "button", class: name }, text);
  element.addEventListener("click", () => {
    if (element.ariaDisabled !== "true") press();
  });
  return element;
}

/**
 * @param {Element} element
 * @param {boolean} usable
 */
export function setUsable(element, usable) {
  element.ariaDisabled = usable ? null : "true";
}

/**
 * @param {string} name its class, beside "toolbar"
 * @param {string} label
 * @param {Node[]} parts
 */
export function toolbar(name, label, ...parts) {
  return make("div", { class: `toolbar ${name}`, role: "group", "aria-label": label }, ...parts);
}

/** A polite live region, for ears only. */
export function liveRegion() {
  return make("p", { class: "said visually-hidden", role: "status" });
}

/**
 * Gives the focus to something that is no control, without a stop for the Tab key.
 * @param {HTMLElement} element
 */
export function focusOn(element) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}

/**
 * Keeps plain letters and signs typed in a widget from the page's own shortcuts (Material's f s / p , n .).
 * @param {KeyboardEvent} event
 */
export function keepKey(event) {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}
