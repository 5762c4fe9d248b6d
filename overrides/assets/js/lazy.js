/**
 * Makes a loader that runs once and answers everyone with the same result; a failure is forgotten, so that the next
 * call tries again.
 * @template T
 * @param {(failures: number) => Promise<T>} load is told how often it failed before
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
