/** The keys of a worked example. Arrows up and down and the page keys stay with the page. */

import { actionOf } from "./keys.js";

/** @typedef {import("./example-steps.js").Steps} Steps */

/** @type {Record<string, (steps: Steps) => number>} */
const STEPS = {
  back: (steps) => steps.index - 1,
  on: (steps) => steps.index + 1,
  first: () => 0,
  last: (steps) => steps.last,
  round_before: (steps) => steps.roundBefore,
  next_round: (steps) => steps.nextRound,
};

/**
 * Where a key leads, if it is one of the example's.
 * @param {KeyboardEvent} event
 * @returns {((steps: Steps) => number) | undefined}
 */
export function stepOfKey(event) {
  return isControl(event.target) ? undefined : STEPS[actionOf("example", event) ?? ""];
}

/**
 * Arrows and Home belong to the fields of a form and to a table being played, when the focus is in one.
 * @param {EventTarget | null} target
 */
function isControl(target) {
  return target instanceof Element && target.closest("input, select, textarea, trick-play") !== null;
}
