/** What a reader has pressed to look back at a moment, to come back to it. */

/**
 * The control that led to a moment. The page around it may be drawn anew meanwhile.
 * @typedef {{pressed: HTMLElement, moment: string, turn?: string}} Opener
 */

/**
 * Returns the control that leads to a moment now: the pressed one, or the one drawn in its place.
 * @param {Opener} opener
 * @param {Element} host
 * @returns {HTMLElement | null}
 */
export function again({ pressed, moment, turn }, host) {
  const here = pressed.isConnected && pressed.dataset.moment === moment && pressed.dataset.turn === turn;
  /** @type {HTMLElement | null} */
  const found = here ? pressed : host.querySelector(`[data-moment="${moment}"]${turn ? `[data-turn="${turn}"]` : ""}`);
  const fold = found?.closest("details");
  if (fold) fold.open = true;
  return found;
}

/**
 * Leads from what is looked back at, and from the review, to the table; at its end to the result.
 * @param {HTMLElement} host the table's widget
 * @param {{isOpen: boolean, close: () => void} | undefined} review
 * @param {() => Promise<void>} lookAhead
 * @returns {boolean} whether there was anything to lead back from
 */
export function leadsBack(host, review, lookAhead) {
  if (host.dataset.state !== "looking" && !review?.isOpen) return false;
  review?.close();
  void lookAhead().then(() => host.querySelector(".outcome")?.scrollIntoView({ block: "start" }));
  return true;
}
