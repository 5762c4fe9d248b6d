/** What a shared address holds behind its "#", read whatever a messenger has made of it on the way. */

/** The keys of what is shared: a game, a table, a game at a real table, the changes of an example, the deal of a day. */
const SHARED = /** @type {const} */ (["play", "ask", "follow", "change", "day"]);
/** So often an address may have been encoded: each messenger on its way may do it once more. */
const TIMES = 3;
/** A sign that was encoded. Addresses of ours have no others than those of ASCII. */
const ENCODED = /%([0-9a-f]{2})/gi;
/** What was put in: spaces, breaks of lines, marks that are not seen, signs after the end. */
const PUT_IN = /[^!-~]|\+|[^\w-]+$/g;
/** What can show a shared game. */
const WIDGETS = "trick-play, trick-example, trick-table";

/**
 * The fields of an address's hash, decoded; none where it is the name of a place in the page.
 * @param {string} [hash]
 * @returns {Record<string, string | undefined>}
 */
export function fieldsOfHash(hash = location.hash) {
  return Object.fromEntries(new URLSearchParams(asWritten(hash)));
}

/**
 * The hash as it was when it was written, as far as that can be told.
 * @param {string} hash
 */
function asWritten(hash) {
  let text = hash;
  for (let time = 0; time < TIMES; time++) text = text.replace(ENCODED, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return text.replace(PUT_IN, "").replace(/^#+/, "").replaceAll("&amp;", "&");
}

/**
 * The part of the page that is to show what the address holds.
 * @returns {Element | null | undefined} undefined if nothing is shared in it, null if nothing here can show that
 */
export function addresseeOfHash() {
  const fields = fieldsOfHash();
  const shared = SHARED.find((key) => key in fields);
  if (!shared) return undefined;
  const named = document.getElementById(fields.at ?? "");
  if (!fields[shared]) return null;
  if (shared === "day") return document.querySelector("trick-play[data-day]");
  if (shared === "follow") return document.querySelector("trick-companion");
  if (shared === "ask") return document.querySelector("trick-table");
  if (shared === "change") return named?.matches("trick-example") ? named : null;
  return named?.matches(WIDGETS) ? named : document.querySelector("trick-play");
}
