/** What concerns other people, too, is done by a second press of the same button, once it has asked. */

/** So long, in milliseconds, a button asks (who listens or reads slowly has time for it); and so long a second press is still the first one of a hasty hand. */
const ASKS = 20_000, HASTY = 500;

/** When each button that asks began to. @type {WeakMap<HTMLElement, number>} */
const asking = new WeakMap();

/**
 * Returns whether a press is meant: the second one is, after the button has asked (`data-asks`, drawn above it).
 * @param {HTMLElement} button
 * @param {string} question "" for nothing to ask
 * @param {(question: string) => void} say
 * @param {() => number} [now] the time in milliseconds
 */
export function isConfirmed(button, question, say, now = () => performance.now()) {
  const since = asking.get(button);
  if (!question) return true;
  if (since !== undefined && button.dataset.asks === question) {
    if (now() - since < HASTY) return false;
    askNoMore(button);
    return true;
  }
  const began = now();
  asking.set(button, began);
  button.dataset.asks = question;
  button.ariaLabel = question;
  say(question);
  setTimeout(() => asking.get(button) === began && askNoMore(button), ASKS);
  return false;
}

/** The button asks no longer: the table has changed. @param {HTMLElement} button */
export function askNoMore(button) {
  asking.delete(button);
  delete button.dataset.asks;
  button.ariaLabel = null;
}
