/** After a first start, in an idle moment: gets what makes the next one quick, for the service worker to keep. */

/** So long the first game has the network for itself, in milliseconds. */
const LATER = 5_000;

/**
 * Without a service worker nothing would keep it, and who saves data pays for no later visit.
 * @param {string} url
 */
export function keepSnapshot(url) {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  if (!navigator.serviceWorker || connection?.saveData) return;
  setTimeout(() => whenIdle(() => void get(url).catch(() => {})), LATER);
}

/** @param {string} url */
async function get(url) {
  if (navigator.serviceWorker.controller && !(await caches.match(url))) await fetch(url, { priority: "low" });
}

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else work();
}
