/** Where only one thing can be done on the board it is done: it is seen for a moment as what is chosen, and nobody is asked. */
import { movesOf } from "./move-parts.js";
import { stepSpeed } from "./store.js";

/** @type {Record<string, number>} so long it is seen, in milliseconds; who goes step by step does it themselves */
const SEEN = { slow: 2800, normal: 1600, fast: 900, once: 0 };
/** What is chosen in front of all; from a hand one takes even the last card oneself. */
const FORM = ".decision:not([hidden]) form#decide[data-do=play]";
/** Who has taken something back looks at what they did. */
const TAKEN_BACK = ".redo:not([hidden], [aria-disabled=true])";

/**
 * Does the only thing that can be done in a whole game, unless its reader touches anything first.
 * @param {HTMLElement} host the table, whose `data-state` is "deciding" while something is asked
 * @param {AbortSignal} signal ends it
 */
export function doOnlyChoices(host, signal) {
  let timer = 0;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    /** @type {HTMLFormElement | null} */
    const form = host.querySelector(FORM);
    const seen = SEEN[stepSpeed()];
    if (host.dataset.state !== "deciding" || host.dataset.key || seen === undefined || !form || !isOnly(form) || host.querySelector(TAKEN_BACK)) return;
    timer = setTimeout(() => form.isConnected && form.requestSubmit(), seen);
  });
  observer.observe(host, { attributeFilter: ["data-state"] });
  for (const input of ["keydown", "pointerdown"]) host.addEventListener(input, () => clearTimeout(timer), { signal, capture: true });
  signal.addEventListener("abort", () => (clearTimeout(timer), observer.disconnect()));
}

/** @param {HTMLFormElement} form whether there is one move in it */
function isOnly(form) {
  return (movesOf(form).length || form.querySelectorAll("[name=move]").length) === 1;
}
