/** The days whose deals are played, by their number: days since 1 January 1970 in the reader's own calendar. */
import { LANG } from "./paths.js";

/** A day in UTC, in milliseconds: there is no summer time there, and each has as many. */
export const DAY = 86_400_000;
/** So many deals can be played, that of today among them. */
export const PLAYABLE = 30;
const WRITTEN = /^\d{4}-\d\d-\d\d$/;

/**
 * What an address says of a deal: its day as "2026-11-28", and the version of the rules that it was made for.
 * @typedef {{day: string, rules: string}} DayLink
 * @typedef {"unread" | "rules" | "gone" | "to_come"} Refused why the deal of a link cannot be played
 */

/** The number of a day: of today, or of the day on which a moment lies where the reader is. @param {Date} [moment] */
export function numberOfDay(moment = new Date()) {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY;
}

/** The numbers of the days whose deals can be played, today's first. @param {number} [today] */
export function playableDays(today = numberOfDay()) {
  return Array.from({ length: PLAYABLE }, (_, before) => today - before);
}

/** A day as an address has it, the same in every language: "2026-11-28". @param {number} day */
export const dayForAddress = (day) => new Date(day * DAY).toISOString().slice(0, 10);

/** A day in the page's language, like "28 November 2026". @param {number} day */
export function dayInWords(day) {
  const text = new Date(day * DAY).toLocaleDateString(LANG, { dateStyle: "long", timeZone: "UTC" });
  // As French writes the first of a month.
  return LANG === "fr" ? text.replace(/^1(?=\s)/, "1er") : text;
}

/**
 * Reads a link to a deal. Somewhere it may be tomorrow already: that day's deal can be played, too.
 * @param {DayLink} link
 * @param {string} rules the version of the rules that is played here
 * @param {number} [today]
 * @returns {{day: number | null, refused: Refused | ""}} null for what names no day
 */
export function readDayLink(link, rules, today = numberOfDay()) {
  const day = WRITTEN.test(link.day) ? Date.parse(link.day) / DAY : NaN;
  if (!Number.isInteger(day) || dayForAddress(day) !== link.day) return { day: null, refused: "unread" };
  if (link.rules !== rules) return { day, refused: "rules" };
  if (day > today + 1) return { day, refused: "to_come" };
  return { day, refused: day <= today - PLAYABLE ? "gone" : "" };
}
