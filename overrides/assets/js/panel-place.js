/** Where the panel goes: beside what opened it, as numbers of CSS pixels in the window. */

/** Between the panel and what opened it, and between the panel and the window's edge. */
const GAP = 8;
const EDGE = 10;

/**
 * @typedef {{left: number, top: number, bottom: number}} Box
 * @typedef {{width: number, height: number}} Size
 */

/**
 * Below what opened it, or above where there is more room.
 * @param {Box} opener
 * @param {Size} panel as large as it would like to be
 * @param {Size & {top: number}} room the window, and how much of it a header takes
 * @returns {{left: number, top: number, height: number}} `height`: the most that it may have
 */
export function placeBeside(opener, panel, room) {
  const below = room.height - EDGE - opener.bottom - GAP;
  const above = opener.top - GAP - room.top - EDGE;
  const over = panel.height > below && above > below;
  const height = Math.max(0, over ? above : below);
  const left = Math.max(EDGE, Math.min(opener.left, room.width - panel.width - EDGE));
  return { left, top: over ? opener.top - GAP - Math.min(panel.height, height) : opener.bottom + GAP, height };
}

/**
 * How far the page must go up for a sheet at the lower edge of the window to leave what opened it in sight.
 * @param {Box} opener
 * @param {number} edge where the sheet begins
 * @param {number} top where the window begins, below its header
 * @returns {number} 0 if nothing is covered; never so far that the opener would go out at the top
 */
export function roomFor(opener, edge, top) {
  return Math.max(0, Math.min(opener.bottom + GAP - edge, opener.top - GAP - top));
}
