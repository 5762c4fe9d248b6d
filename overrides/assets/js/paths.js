/** Where things are, taken from where this module lies: it holds on every page of a visit. */

/** URL of the root of this language's pages. */
export const BOOK = new URL("../../", import.meta.url);

/** URL of the folder that both languages share. */
export const ASSETS = new URL("../assets/", BOOK).href;

/**
 * URL of a library.
 * @param {string} name
 * @param {number} attempt how often it failed to load before: a browser may keep a module that failed under its URL
 */
export function vendor(name, attempt) {
  return `${ASSETS}vendor/${name}.js${attempt ? `?${attempt}` : ""}`;
}
