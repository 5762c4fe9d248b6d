/** A press can arrive just after the button that it was meant for has disappeared: it is ignored. */

/**
 * So long, in milliseconds, a place keeps its meaning for a finger: what was there is still meant by a press, or by the second
 * press of a hasty hand. Waiting costs no room on a small screen, as a place for each button would, and nobody who has just
 * chosen something or who presses a key waits.
 */
export const ON_ITS_WAY = 1000;
/** At the end of a game a press too many would begin another one: for as long, these buttons look as if they were not there yet (`data-rests`). */
const AGAIN = ".again-form [type=submit]";
/** So near, in pixels, to the press before is one at the same place. */
const NEAR = 40;
/** The buttons under the thumb: they take each other's place; and a board on which a press is a move at once. */
const BAR = ".pace button, .decision [type=submit], .ready, trick-grid[data-at-once]";
/** The buttons that end a choice: they stand at the lower edge, where the buttons of the steps were. */
const AFTER_STEPS = ".decision [type=submit]";
/** Is there while one of several people decides: what is asked then may not be asked of who pressed last. */
const PEEK = ".peek:not([hidden])";

/**
 * Ignores presses of a table's main button while steps are shown with their buttons and right after, and right after
 * also of whatever is where those buttons were; by finger or mouse: a key is pressed for what has the focus. Where all
 * is shown at once, no button gives way to another one but a choice's to what another person decides in front of all.
 * Wherever it leads, a second press at the same place is for the same button: for no other one, such as that which lifts
 * a curtain, nor for the next decision (nor is a key that is still held: single-keys.js).
 * @param {HTMLElement} host the table, whose `data-state` is "watching" while steps are shown
 * @param {AbortSignal} signal ends it
 * @param {() => Pick<DOMRect, "left" | "right" | "top" | "bottom">[]} places where the buttons of the steps were seen last
 * @param {() => number} [now] the time in milliseconds
 */
export function guardHandover(host, signal, places, now = () => performance.now()) {
  let ended = -Infinity, over = -Infinity, decisions = 0, before = "";
  /** The last press of a button under the thumb. */
  let last = { at: -Infinity, x: 0, y: 0, meant: "" };
  const observer = new MutationObserver(() => {
    if (host.dataset.state === "asking") decisions += 1;
    if (host.dataset.state === "over" && before !== "looking") {
      over = now();
      host.dataset.rests = "";
      setTimeout(() => delete host.dataset.rests, ON_ITS_WAY);
    }
    before = host.dataset.state ?? "";
    if (host.dataset.state === "watching" && host.querySelector(".pace:not([hidden])")) ended = Infinity;
    else if (ended === Infinity || host.dataset.state === "deciding" && host.querySelector(PEEK)) ended = now();
  });
  observer.observe(host, { attributeFilter: ["data-state"] });
  signal.addEventListener("abort", () => observer.disconnect());
  // A reader who has chosen something has seen what is there: their next press is meant.
  host.addEventListener("change", () => {
    last = { ...last, at: -Infinity };
    if (ended < Infinity) ended = -Infinity;
  }, { signal });
  /** @param {MouseEvent} press @param {Element | null} target */
  const isMeant = ({ clientX, clientY }, target) => {
    const bar = target?.closest(BAR);
    const meant = bar ? `${bar.closest(".pace") ? "" : decisions} ${bar.textContent}` : "";
    if (now() - over < ON_ITS_WAY && target?.closest(AGAIN)) return false;
    const again = now() - last.at < ON_ITS_WAY && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
    if (again && meant !== last.meant) return false;
    if (bar) last = { at: now(), x: clientX, y: clientY, meant };
    if (now() - ended >= ON_ITS_WAY) return true;
    // While steps are shown, their own buttons stand in these places: a press there is meant.
    return !target?.closest(AFTER_STEPS) && (ended === Infinity || !places().some((place) => isWithin(place, clientX, clientY)));
  };
  host.addEventListener("click", (event) => {
    if (!event.detail || isMeant(event, event.target instanceof Element ? event.target : null)) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true, signal });
}

/**
 * @param {Pick<DOMRect, "left" | "right" | "top" | "bottom">} place
 * @param {number} x
 * @param {number} y
 */
const isWithin = ({ left, right, top, bottom }, x, y) => x >= left && x < right && y >= top && y < bottom;
