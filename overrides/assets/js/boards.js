/**
 * The boards of examples. A page holds most of them in <noscript>, where they are mere text: elements that nobody sees
 * would cost as much as those that are seen. Each is drawn when its step is about to be seen.
 */

/** So far outside of the window, in pixels, an example is near. */
const NEAR = "1200px";
const DEFERRED = "figure > noscript";

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

const observer = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
    waiting.get(target)?.();
    cancelWhenNear(target);
  }
}, { rootMargin: `${NEAR} 0px` });

/**
 * Draws the boards that are still deferred in a part of the page.
 * @param {ParentNode | undefined} part
 */
export function drawBoards(part) {
  for (const deferred of part?.querySelectorAll(DEFERRED) ?? []) deferred.outerHTML = deferredMarkup(deferred);
}

/**
 * Makes deferred boards text where they have come as elements: in pages that were parsed where no script runs.
 * @param {ParentNode} part
 */
export function deferBoards(part) {
  for (const deferred of part.querySelectorAll(DEFERRED)) if (deferred.firstElementChild) deferred.textContent = deferredMarkup(deferred);
}

/** @param {Element} deferred */
function deferredMarkup(deferred) {
  return deferred.firstElementChild ? deferred.innerHTML : deferred.textContent ?? "";
}

/**
 * Calls once when an element comes near the window.
 * @param {Element} element
 * @param {() => void} call
 */
export function whenNear(element, call) {
  waiting.set(element, call);
  observer.observe(element);
}

/**
 * Cancels `whenNear`: call it when an element leaves the page before it came near.
 * @param {Element} element it is no longer waited for
 */
export function cancelWhenNear(element) {
  waiting.delete(element);
  observer.unobserve(element);
}

/** Draws what is going to be printed: of each example the steps that tell it, or all if the reader wants them. */
export function drawBeforePrint() {
  addEventListener("beforeprint", () => {
    const all = document.querySelector(".every-step:checked");
    for (const step of document.querySelectorAll(all ? ".step" : ".step.telling")) drawBoards(step);
    // Firefox fills in what a drawing refers to only when the page is laid out next, and would print boards without pieces.
    document.body.getBoundingClientRect();
  });
}
