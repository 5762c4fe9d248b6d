/** The keys of a worked example. Arrows up and down and the page keys stay with the page. */

import { actionOfKey } from "./keys.js";

/** @typedef {import("./step-index.js").StepIndex} StepIndex */

/** @type {Record<string, (steps: StepIndex) => number>} */
const STEPS = {
  back: (steps) => steps.index - 1,
  on: (steps) => steps.index + 1,
  first: () => 0,
  last: (steps) => steps.last,
  round_before: (steps) => steps.roundBefore,
  next_round: (steps) => steps.nextRound,
};

/** Arrows and Home belong to the fields of a form, and to a table being played, when the focus is in one. */
const FIELDS = "input, select, textarea";

/**
 * Where a key leads, if it is one of the example's.
 * @param {KeyboardEvent} event
 */
export function stepOfKey(event) {
  return isInside(event.target, `${FIELDS}, trick-play`) ? undefined : stepAtKey(event);
}

/**
 * Where a key leads in a match that is looked back at.
 * @param {KeyboardEvent} event
 */
export function replayStepOfKey(event) {
  return isInside(event.target, FIELDS) ? undefined : stepAtKey(event);
}

/**
 * @param {KeyboardEvent} event
 * @returns {((steps: StepIndex) => number) | undefined}
 */
function stepAtKey(event) {
  return STEPS[actionOfKey("example", event) ?? ""];
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 */
function isInside(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}
