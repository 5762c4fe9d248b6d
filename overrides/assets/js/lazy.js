/**
 * Makes a loader that runs once and answers everyone with the same result. What fails is tried once more by itself; failed
 * again, it is forgotten, so that the next call tries anew.
 * @template T
 * @param {(failures: number) => Promise<T>} load is told how often it failed before
 * @returns {() => Promise<T>}
 */
export function loadOnce(load) {
  let failures = 0;
  /** @type {Promise<T> | undefined} */
  let result;
  const attempt = () => load(failures).catch((error) => {
    failures += 1;
    throw error;
  });
  return () =>
    (result ??= attempt().catch(attempt).catch((error) => {
      result = undefined;
      throw error;
    }));
}
