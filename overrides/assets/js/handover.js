/** A press can arrive just after the button that it was meant for has disappeared: it is ignored. */

/** So long after a button was gone, in milliseconds, a press was still meant for it. */
export const ON_ITS_WAY = 400;
/** The button that lifts a curtain: a press that was meant for anything else must not. */
const LIFTS = ".ready";
/** The buttons that end a choice or begin one: they stand at the lower edge, where the buttons of the steps were. */
const AFTER_STEPS = `.decision [type=submit], ${LIFTS}`;
/** Is there while one of several people decides in front of all: what is asked then is not asked of who pressed last. */
const PEEK = ".peek:not([hidden])";

/**
 * Ignores presses of a table's main button while steps are shown with their buttons and right after, and right after
 * also of whatever is where those buttons were; by finger or mouse: a key is pressed for what has the focus. Where all
 * is shown at once, no button gives way to another one but a choice's to the curtain, or to what another person decides
 * in front of all: neither is pressed by a second press for the choice (nor by a key that is still held: single-keys.js).
 * @param {HTMLElement} host the table, whose `data-state` is "watching" while steps are shown
 * @param {AbortSignal} signal ends it
 * @param {() => Pick<DOMRect, "left" | "right" | "top" | "bottom">[]} places where the buttons of the steps were seen last
 * @param {() => number} [now] the time in milliseconds
 */
export function guardHandover(host, signal, places, now = () => performance.now()) {
  let ended = -Infinity;
  const observer = new MutationObserver(() => {
    if (host.dataset.state === "watching" && host.querySelector(".pace:not([hidden])")) ended = Infinity;
    else if (ended === Infinity || host.dataset.state === "curtain" || host.dataset.state === "deciding" && host.querySelector(PEEK)) ended = now();
  });
  observer.observe(host, { attributeFilter: ["data-state"] });
  signal.addEventListener("abort", () => observer.disconnect());
  // A reader who has chosen something has seen what is there: their next press is meant.
  host.addEventListener("change", () => {
    if (ended < Infinity) ended = -Infinity;
  }, { signal });
  host.addEventListener("click", (event) => {
    if (!event.detail || now() - ended >= ON_ITS_WAY) return;
    const isMain = event.target instanceof Element && event.target.closest(AFTER_STEPS);
    // While steps are shown, their own buttons stand in these places: a press there is meant.
    if (!isMain && (ended === Infinity || !places().some((place) => isWithin(place, event)))) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true, signal });
}

/**
 * @param {Pick<DOMRect, "left" | "right" | "top" | "bottom">} place
 * @param {MouseEvent} press
 */
function isWithin({ left, right, top, bottom }, { clientX, clientY }) {
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
