/** In the final count a sum is seen to grow, piece by piece; where nothing is to move, it stands there at once. */

/** So long it grows, in milliseconds. */
export const GROWS = 1400;

/** The number of the latest count: an earlier one stops. */
let latest = 0;

/**
 * The sums that stand there, by seat.
 * @param {Element} beside what lies beside the board
 */
export const sumsOf = (beside) => [...beside.querySelectorAll(".tally .sum")].map(({ textContent }) => textContent);

/**
 * Counts up what has come for a seat: the number, its bar, and what both are made of; the sentence comes last.
 * @param {Element} beside
 * @param {string[]} before the sums that stood there
 * @param {HTMLElement} told the sentence
 */
export function countUp(beside, before, told) {
  const count = ++latest;
  told.style.visibility = "";
  const row = beside.querySelector(".tally > :is(.new, .tied)"), sum = row?.querySelector(".sum");
  if (!row || !sum || !before.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const seat = [...beside.querySelectorAll(".tally > li")].indexOf(row);
  const last = sum.textContent ?? "", from = numberOf(before[seat]);
  const parts = partsOf(row), whole = parts.reduce((all, { points }) => all + Math.abs(points), 0);
  /** @type {NodeListOf<HTMLElement>} */
  const marks = beside.querySelectorAll(".tally em.fresh");
  // What is compared stands there at once, with its sentence; only who has won comes after it.
  const late = whole ? [told, ...marks] : marks;
  const began = performance.now();
  const draw = () => {
    if (count !== latest) return;
    const share = Math.min(1, (performance.now() - began) / GROWS);
    const shown = parts.reduce((all, part) => all + part.show(share), 0);
    sum.textContent = share < 1 && whole ? String(Math.round(from + shown)).replace("-", "\u2212") : last;
    for (const each of late) each.style.visibility = share < 1 ? "hidden" : "";
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}

/** @param {string | undefined} text */
const numberOf = (text) => Number(text?.replace("\u2212", "-"));

/**
 * What a sum is made of, one after the other, as long as it is much; `show` shows as much of it as has come, and returns its points.
 * @param {Element} row
 */
function partsOf(row) {
  /** @type {NodeListOf<HTMLElement>} */
  const parts = row.querySelectorAll(".parts > .fresh");
  const told = [...parts];
  const drawn = [...row.querySelectorAll("rect.fresh")];
  const counts = told.map(({ dataset }) => Number(dataset.points));
  const whole = counts.reduce((all, points) => all + Math.abs(points), 0) || 1;
  let begins = 0;
  return told.map((part, at) => {
    const points = counts[at] ?? 0, start = begins / whole, length = Math.abs(points) / whole;
    begins += Math.abs(points);
    /** @type {(Element | undefined)[]} */
    const bar = points ? [drawn.shift()] : [];
    // The slanted lines of what is lost lie on their piece.
    if (bar[0]?.nextElementSibling?.matches("path.fresh")) bar.push(bar[0].nextElementSibling);
    /** @type {NodeListOf<HTMLElement>} */
    const icons = part.querySelectorAll(".ic");
    const show = (/** @type {number} */ share) => {
      const come = length ? Math.min(1, Math.max(0, (share - start) / length)) : Number(share >= start);
      part.style.visibility = come ? "" : "hidden";
      for (const [place, icon] of icons.entries()) icon.style.visibility = come * icons.length > place ? "" : "hidden";
      for (const piece of bar) if (piece instanceof SVGElement) piece.style.transform = come < 1 ? `scaleX(${come})` : "";
      return come * points;
    };
    return { points, show };
  });
}
