/** What the reader has done and the engine has not answered yet: until then, what widgets show is not what the reader wants. */

/** A table whose last decision is not answered. */
const ASKING = 'trick-play[data-state="asking"]';

/** @type {Set<Promise<unknown>>} */
const pending = new Set();

/**
 * Notes that an answer is awaited.
 * @template Answer
 * @param {Promise<Answer>} answer
 * @returns {Promise<Answer>} the same
 */
export function awaited(answer) {
  pending.add(answer);
  const end = () => pending.delete(answer);
  answer.then(end, end);
  return answer;
}

/** Whether anything is awaited. */
export const isAwaited = () => pending.size > 0 || document.querySelector(ASKING) !== null;

/** Once nothing is awaited any more: what was is answered, and shown. */
export async function whenAnswered() {
  while (isAwaited()) await Promise.allSettled([...pending, whenDecided()]);
}

/** @returns {Promise<void>} */
function whenDecided() {
  return new Promise((resolve) => {
    if (!document.querySelector(ASKING)) return resolve();
    const observer = new MutationObserver(() => {
      if (document.querySelector(ASKING)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  });
}
