/** After a first start, in an idle moment: has the service worker keep the engine's files, and gets what makes the next start quick. */

/** So long the first game has the device for itself, in milliseconds; and so long the network. */
const SOON = 1_000, LATER = 5_000;

/**
 * Without a service worker nothing would keep them, and who saves data gets no more than has come already.
 * @param {string[]} files those that the engine has started from
 * @param {string} snapshot its address, "" for none
 */
export function keepEngine(files, snapshot) {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  if (!navigator.serviceWorker) return;
  setTimeout(() => whenIdle(() => navigator.serviceWorker.controller?.postMessage({ keep: files })), SOON);
  if (snapshot && !connection?.saveData) setTimeout(() => whenIdle(() => void fetchIntoCache(snapshot).catch(() => {})), LATER);
}

/** @param {string} url */
async function fetchIntoCache(url) {
  if (navigator.serviceWorker.controller && !(await caches.match(url))) await fetch(url, { priority: "low" });
}

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else work();
}
