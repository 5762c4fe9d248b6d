/** The keys of a worked example. Arrows up and down and the page keys stay with the page. */

/** @typedef {import("./example-steps.js").Steps} Steps */

/** @type {Record<string, (steps: Steps) => number>} */
const STEPS = {
  ArrowLeft: (steps) => steps.index - 1,
  ArrowRight: (steps) => steps.index + 1,
  Home: () => 0,
  End: (steps) => steps.last,
  "Shift+ArrowLeft": (steps) => steps.roundBefore,
  "Shift+ArrowRight": (steps) => steps.nextRound,
};

/**
 * Where a key leads, if it is one of the example's.
 * @param {KeyboardEvent} event
 * @returns {((steps: Steps) => number) | undefined}
 */
export function stepOfKey(event) {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isControl(target)) return undefined;
  return STEPS[(shiftKey ? "Shift+" : "") + key];
}

/**
 * Arrows and Home belong to the fields of a form and to a table being played, when the focus is in one.
 * @param {EventTarget | null} target
 */
function isControl(target) {
  return target instanceof Element && target.closest("input, select, textarea, trick-play") !== null;
}
