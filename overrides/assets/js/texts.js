/** All texts that JavaScript shows come from the page's table of texts, in the page's language. */
import { LANG } from "./paths.js";

const tableOfTexts = () => document.getElementById("trick-words");

/** @type {{json: string, texts: Record<string, string>}} the table that was read last */
let read = { json: "", texts: {} };

function allTexts() {
  const json = tableOfTexts()?.textContent || "{}";
  if (json !== read.json) read = { json, texts: JSON.parse(json) };
  return read.texts;
}

/**
 * The text of a key, with its {fields} filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [fields]
 */
export function textOf(key, fields = {}) {
  const text = allTexts()[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(fields[name] ?? whole));
}

/**
 * Whether the page's table of texts has a key: that of a game, a mini-game or a bot that this book knows, for instance.
 * @param {string} key
 */
export const hasText = (key) => Object.hasOwn(allTexts(), key);

/**
 * Bytes as megabytes (of a million) with one decimal, written as the page's language does; the unit is not included.
 * @param {number} bytes
 */
export function megabytesText(bytes) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(LANG, digits);
}

/**
 * Says when something comes again.
 * @param {number} days 0 for today
 */
export const whenInWords = (days) => textOf(days ? days === 1 ? "when.tomorrow" : "when.days" : "when.today", { n: days });
