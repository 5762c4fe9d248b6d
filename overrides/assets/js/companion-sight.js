/** What of a game at a real table is in sight: the page moves only where something would be hidden, and no further than it takes. */

/** So far from the edges of the screen, in pixels. */
const GAP = 12;

/**
 * Moves the page as little as it takes until all of these are whole in sight. Where they are too high together, the last ones are left out;
 * what is too high by itself is seen from its beginning.
 * @param {...(Element | null)} parts the most important one first
 */
export function bringIntoSight(...parts) {
  const top = (document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0) + GAP, bottom = innerHeight - GAP;
  let first = Infinity, last = -Infinity;
  for (const part of parts) {
    if (!part?.getClientRects().length) continue;
    const box = part.getBoundingClientRect(), from = Math.min(first, box.top), to = Math.max(last, box.bottom);
    if (last > first && to - from > bottom - top) break;
    [first, last] = [from, to];
  }
  const far = first < top || last - first > bottom - top ? first - top : Math.max(0, last - bottom);
  if (last > first && far) scrollBy({ top: far, behavior: "instant" });
}
