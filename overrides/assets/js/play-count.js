/** In the final count a sum is seen to grow; where nothing is to move, it stands there at once. */

/** So long it grows, in milliseconds. */
const GROWS = 900;

/**
 * The sums that stand there, by seat.
 * @param {Element} beside what lies beside the board
 */
export const sumsOf = (beside) => [...beside.querySelectorAll(".tally .sum")].map(({ textContent }) => textContent);

/**
 * Counts up the sums that are new.
 * @param {Element} beside
 * @param {string[]} before the sums that stood there
 */
export function countUp(beside, before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sums = beside.querySelectorAll(".tally .sum");
  for (const [seat, sum] of sums.entries()) {
    const [from, to] = [before[seat], sum.textContent].map(numberOf);
    if (before.length && from !== to) grow(sum, from ?? 0, to ?? 0);
  }
}

/** @param {string | undefined} text */
const numberOf = (text) => Number(text?.replace("\u2212", "-"));

/**
 * @param {Element} sum
 * @param {number} from
 * @param {number} to
 */
function grow(sum, from, to) {
  const last = sum.textContent, began = performance.now();
  let shown = last;
  const draw = () => {
    // Something else stands there by now.
    if (sum.textContent !== shown) return;
    const share = Math.min(1, (performance.now() - began) / GROWS);
    shown = share < 1 ? String(Math.round(from + share * (to - from))).replace("-", "\u2212") : last;
    sum.textContent = shown;
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}
