/** In the final count a sum is seen to grow, thing by thing; where nothing is to move, it stands there at once. */

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
  const pieces = piecesOf(row), bar = barOf(row, from, pieces.map(({ points }) => points));
  /** @type {NodeListOf<HTMLElement>} */
  const marks = beside.querySelectorAll(".tally em.fresh");
  // What is compared stands there at once, with its sentence; only who has won comes after it.
  const late = pieces.length ? [told, ...marks] : marks;
  const began = performance.now();
  const draw = () => {
    if (count !== latest) return;
    const share = Math.min(1, (performance.now() - began) / GROWS);
    const come = Math.round(share * pieces.length);
    for (const [place, { shown }] of pieces.entries()) for (const each of shown) each.style.visibility = place < come ? "" : "hidden";
    sum.textContent = share < 1 && pieces.length ? String(bar.show(come)).replace("-", "\u2212") : last;
    if (share === 1) bar.show(pieces.length);
    for (const each of late) each.style.visibility = share < 1 ? "hidden" : "";
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}

/** @param {string | undefined} text */
const numberOf = (text) => Number(text?.replace("\u2212", "-"));

/**
 * What comes, one after the other: the points of each thing that is counted, and what is shown with it. A part's head and
 * all else of it come with its first thing; where its icons are not those of its things, they do, too.
 * @param {Element} row
 * @returns {{points: number, shown: HTMLElement[]}[]}
 */
function piecesOf(row) {
  /** @type {NodeListOf<HTMLElement>} */
  const parts = row.querySelectorAll(".parts > .fresh");
  return [...parts].flatMap((part) => {
    const points = (part.dataset.points ?? "").split(" ").map(Number);
    /** @type {NodeListOf<HTMLElement>} */
    const found = part.querySelectorAll(".ic");
    const icons = found.length === points.length ? [...found] : [];
    return points.map((each, at) => ({ points: each, shown: [...at ? [] : [part], ...icons.slice(at, at + 1)] }));
  });
}

/**
 * The bar of a sum: as long as the number beside it, at every moment, with what is lost as a hatched piece at its end.
 * @param {Element} row
 * @param {number} from the sum before
 * @param {number[]} points
 */
function barOf(row, from, points) {
  /** @type {HTMLElement | null} */
  const bar = row.querySelector("svg.points");
  const [zero = 0, unit = 0, won = 0] = [bar?.dataset.zero, bar?.dataset.unit, bar?.dataset.won].map(Number);
  const gained = (/** @type {number[]} */ of) => of.reduce((all, each) => all + Math.max(0, each), 0);
  const piece = bar?.querySelector(".piece"), lost = bar?.querySelector(".lost");
  /** Shows the sum once so many have come, and returns it. @param {number} come */
  const show = (come) => {
    const sum = points.slice(0, come).reduce((all, each) => all + each, from);
    const best = won - gained(points.slice(come));
    piece?.setAttribute("width", String(Math.max(0, sum) * unit));
    lost?.setAttribute("x", String(zero + sum * unit));
    lost?.setAttribute("width", String((best - sum) * unit));
    return sum;
  };
  return { show };
}
