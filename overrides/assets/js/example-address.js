/** The changes of an example in the address of its page: they survive a reload, and can be sent to others. */
import { replaceAddress } from "./back.js";
import { panel } from "./panel.js";
import { fieldsOfHash } from "./shared-hash.js";

/** @param {Element} example */
const isThePages = (example) => document.getElementById(example.id) === example && !panel.element.contains(example);

/**
 * The changes of an example that the address holds, "" for none.
 * @param {Element} example
 */
export function changesInAddress(example) {
  const { change = "", at } = fieldsOfHash();
  return at === example.id && isThePages(example) ? change : "";
}

/**
 * The address of this page with an example changed.
 * @param {string} text the changes
 * @param {Element} example
 */
export function addressOfChanges(text, example) {
  return `${location.origin}${location.pathname}#${new URLSearchParams({ change: text, at: example.id })}`;
}

/**
 * The address is to hold these changes; none: it no longer holds those that it had.
 * @param {string} text
 * @param {Element} example
 */
export function keepChanges(text, example) {
  if (!isThePages(example) || !(text || changesInAddress(example))) return;
  replaceAddress(text ? addressOfChanges(text, example) : location.pathname + location.search);
}
