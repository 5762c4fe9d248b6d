/** Announcements are short: a listener cannot skip ahead, and finds the rest in the text. */
import { textOf } from "./texts.js";

/** Characters that are announced at once, at most. */
export const LONGEST = 200;

/**
 * A text as far as it can be said at once: whole sentences, and a word on where the rest is.
 * @param {string} text
 * @param {string} [last] what is said after it, whole
 */
export function firstPartOf(text, last = "") {
  const after = text && last ? ` ${last}` : last;
  if (text.length + after.length <= LONGEST) return text + after;
  const rest = ` ${textOf("said.rest")}${after}`;
  return firstSentences(text, LONGEST - rest.length) + rest;
}

/** A text as it is said and quoted: where only a picture stood between two words there is one space. @param {string | null} text */
export const saidInWords = (text) => (text ?? "").replace(/[ \u00a0]{2,}/g, " ").trim();

/**
 * @param {string} text
 * @param {number} room characters
 */
function firstSentences(text, room) {
  // The name of a card, "…?", ends no sentence: a word or a bracket comes before what does.
  const [whole] = text.slice(0, room).match(/^.*[\p{L}\p{N})»”%\u2060]\s?[.!?…](?=\s|$)/su) ?? [];
  return whole ?? `${text.slice(0, room).replace(/\s*\S*$/, "")}…`;
}
