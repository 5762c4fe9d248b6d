/** The book without a network: starts the service worker (tools/offline), and tells the reader of a new release. */
import { engine } from "./client.js";
import { currentRelease, keepBook } from "./kept-book.js";
import { FILES, filesText, LANG, SITE } from "./paths.js";
import { NOTE, reloadButton, showReleaseNote } from "./release-note.js";
import { textOf } from "./texts.js";

/** After so many milliseconds away, a page asks whether there is a new release. */
const AWAY = 3_600_000;

const loaded = filesText();

/**
 * Registers the service worker once the page has loaded, and from then on shows a note when a new release is ready.
 * Does nothing, and rejects nothing, where service workers are missing or refused. Call it once a visit.
 */
export function workOffline() {
  if (!navigator.serviceWorker) return;
  const start = () => void register().catch(() => {
    // A private window, or storage refused: the book works as long as there is a network.
  });
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
  addEventListener("appinstalled", () => void keepBook(LANG, () => {}).catch(() => {}));
  stayWithinRelease();
}

/** Instant navigation may lead to a page of a newer release than these scripts are of: then it is loaded whole. */
function stayWithinRelease() {
  const { document$ } = /** @type {{document$?: {subscribe: (shown: () => void) => void}}} */ (/** @type {unknown} */ (window));
  document$?.subscribe(() => {
    if (filesText() && filesText() !== loaded) location.reload();
  });
}

async function register() {
  const { serviceWorker } = navigator;
  const known = serviceWorker.controller;
  const registration = await serviceWorker.register(new URL("service-worker.js", SITE));
  if (!known) serviceWorker.addEventListener("controllerchange", askAgain, { once: true });
  registration.addEventListener("updatefound", () => known && followWorker(registration.installing));
  if (known) followWorker(registration.installing ?? registration.waiting);
  let seen = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - seen > AWAY) registration.update().catch(() => {});
    seen = Date.now();
  });
}

/** At the first visit the page was there before the service worker: that gets what it has loaded once more, to keep it. */
function askAgain() {
  const seen = performance.getEntriesByType("resource").map(({ name }) => name).filter((url) => url.startsWith(SITE.href));
  const keep = new Set([location.href.replace(/#.*/, ""), ...seen, ...engine.files]);
  navigator.serviceWorker.controller?.postMessage({ keep: [...keep] });
}

/**
 * Tells of a new release once its service worker has got what this device keeps.
 * @param {ServiceWorker | null} worker
 */
function followWorker(worker) {
  if (worker?.state === "installed") void tellOfRelease();
  else worker?.addEventListener("statechange", () => worker.state === "installed" && tellOfRelease(), { once: true });
}

async function tellOfRelease() {
  const { id } = await currentRelease();
  const old = id !== FILES.release;
  if (old) showReleaseNote(textOf("release.old"), reloadButton());
  else if (!document.querySelector(NOTE)) showReleaseNote(textOf("release.new"));
}
