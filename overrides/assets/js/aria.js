/** Lets elements have their ARIA as properties, for browsers that know it only as attributes: Firefox before 119. */

/** All that these scripts use. */
export const REFLECTED = [
  "ariaBusy", "ariaColCount", "ariaCurrent", "ariaDescription", "ariaDisabled", "ariaExpanded", "ariaHasPopup", "ariaHidden", "ariaInvalid",
  "ariaLabel", "ariaPressed", "ariaRowCount", "ariaSelected", "role",
];

/** Call it once, before the first element is made. */
export function reflectAria() {
  for (const name of REFLECTED.filter((each) => !(each in Element.prototype))) {
    const attribute = name.replace(/^aria(.*)/, (_, rest) => `aria-${rest.toLowerCase()}`);
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      /** @this {Element} */
      get() {
        return this.getAttribute(attribute);
      },
      /** @this {Element} @param {string | null} value */
      set(value) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
}
