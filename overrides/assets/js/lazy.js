/**
 * Makes a loader that runs once and answers everyone with the same result; a failure is forgotten, so that the next
 * call tries again.
 * @template T
 * @param {(attempt: number) => Promise<T>} load is told how many attempts failed before
 * @returns {() => Promise<T>}
 */
export function loadOnce(load) {
  let failures = 0;
  /** @type {Promise<T> | undefined} */
  let result;
  return () =>
    (result ??= load(failures).catch((error) => {
      result = undefined;
      failures += 1;
      throw error;
    }));
}
