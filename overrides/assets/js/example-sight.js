/** An example's sentence, board and buttons in the window together, wherever they have room. */

/** The page's head covers the upper edge of the window. */
const HEAD = ".md-header";
/** Whose place a step changes, or who is to move. */
const CHANGED = "li.act, li[class*=' m-']";
/** What is left free below it, in pixels. */
const MARGIN = 6;

/**
 * Scrolls as little as brings a step and its bar into sight, or as much of them as there is room for.
 * @param {HTMLElement} step the one that is seen
 * @param {Element} bar
 */
export function bringIntoSight(step, bar) {
  const figure = step.querySelector("figure"), board = step.querySelector(".board"), caption = step.querySelector("figcaption");
  if (!figure || !board || !caption || step.closest(".panel")) return;
  // On a phone the sentence stays at the lower edge, and may lie over the board.
  const sticks = getComputedStyle(caption).position === "sticky";
  const parts = sticks ? [board, ...step.querySelectorAll("figure > .touches .answer")] : [figure, bar];
  const upper = (document.querySelector(HEAD)?.getBoundingClientRect().bottom ?? 0) + MARGIN;
  const lower = innerHeight - (sticks ? caption.getBoundingClientRect().height + bar.getBoundingClientRect().height : 0);
  const matters = Math.max(...[...board.querySelectorAll(CHANGED)].map((part) => part.getBoundingClientRect().bottom)) - lower;
  const above = (sticks ? board : figure).getBoundingClientRect().top - upper;
  const below = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - lower;
  // Where there is no room for the whole board, whom the step is about is in sight.
  if (below > 0) scrollBy({ top: Math.min(below, Math.max(above, matters, 0)), behavior: "instant" });
  else if (above < 0) scrollBy({ top: Math.max(above, below), behavior: "instant" });
}
