/**
 * The service worker: answers in place of a network that does not. The build puts `RELEASE`, the release's id, before it.
 *
 * A file whose address bears a fingerprint never changes: its first copy is good for ever. Everything else, pages above
 * all, is asked of the network first. So a page, new or kept, always finds the files of its own release.
 * No `skipWaiting`: a new release tidies up only when no page of an older one is open.
 */

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const ROOT = new URL("./", worker.location.href).href;
/** As in overrides/assets/js/kept-book.js; with the path, since several sites may share an origin. */
const CACHE = `book ${new URL(ROOT).pathname}`;
/** After so many milliseconds a kept page is shown, though the network may still answer. */
const PATIENCE = 4000;
/** Kept whatever else is: the address that the site starts at, and what is shown in place of a page that is not kept. */
const START = "", ABSENT = "offline.html";
/** So many files are asked for at a time. */
const AT_ONCE = 6;

/** @typedef {{id: string, files: Record<string, number>}} Release */

worker.addEventListener("install", (event) => event.waitUntil(renew()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => event.waitUntil(keepAll([...event.data.keep, ROOT + START, ROOT + ABSENT])));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  if (isFingerprinted(pathOf(request.url))) event.respondWith(fromCache(request));
  else event.respondWith(request.mode === "navigate" ? page(request, event) : fromNetwork(request, event));
});

/** @param {string} path */
function isFingerprinted(path) {
  return /(^|\/)assets\/[0-9a-f]{10}\//.test(path);
}

/**
 * From the root of the site, without a query and a hash, which name no other file.
 * @param {string} url
 */
function pathOf(url) {
  return url.slice(ROOT.length).replace(/[?#].*/, "");
}

/**
 * The part of the site that a file belongs to, whatever its release: what is kept of it is kept of the next one, too.
 * @param {string} path
 */
function partOf(path) {
  return isFingerprinted(path) ? path.replace(/[0-9a-f]{10}\/([^/]*).*/, "$1") : path;
}

/** @param {Request} request */
async function fromCache(request) {
  const cache = await caches.open(CACHE), path = pathOf(request.url);
  return await cache.match(ROOT + path) ?? (isHeavy(path) ? fetch(request) : keep(cache, await fetch(request), request.url));
}

/**
 * What a start waits for: to keep it at once would take a tenth of a second from that. The page asks for it to be kept once it has started.
 * @param {string} path
 */
function isHeavy(path) {
  return /(^|\/)assets\/[0-9a-f]{10}\/(pyodide|engine[\w-]*)\//.test(path);
}

/**
 * A page that one goes to: without a network, and if it is not kept, the page that is meant, or one that says what is kept.
 * @param {Request} request
 * @param {FetchEvent} event
 */
async function page(request, event) {
  try {
    const answer = await fromNetwork(request, event);
    event.waitUntil(keepAll([ROOT + START, ROOT + ABSENT]));
    return answer;
  } catch (error) {
    const cache = await caches.open(CACHE), path = pathOf(request.url);
    const meant = ROOT + (/(^|\/)index\.html$/.test(path) ? path.replace(/index\.html$/, "") : `${path}/`);
    if (await cache.match(meant)) return Response.redirect(meant);
    const absent = await cache.match(ROOT + ABSENT);
    if (!absent) throw error;
    return new Response(absent.body, { status: 503, headers: absent.headers });
  }
}

/**
 * @param {Request} request
 * @param {ExtendableEvent} event
 * @returns {Promise<Response>}
 */
async function fromNetwork(request, event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(ROOT + pathOf(request.url));
  const answer = fetch(request, { cache: "no-cache" }).then((response) => keep(cache, response, request.url));
  // Who wants a file loaded anew has seen that what is kept will not do.
  if (!kept || request.cache === "reload") return answer;
  event.waitUntil(answer.catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([answer.then((response) => (response.status < 500 ? response : kept)), late]).catch(() => kept);
}

/**
 * A storage that is full, or refused, takes nothing away from the answer.
 * @param {Cache} cache
 * @param {Response} response
 * @param {string} url
 */
async function keep(cache, response, url) {
  if (response.ok && !response.redirected) await cache.put(ROOT + pathOf(url), response.clone()).catch(() => {});
  return response;
}

/**
 * What a page had loaded without its being kept: the browser may still have it.
 * @param {string[]} urls
 */
async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  const one = async (/** @type {string} */ url) => await cache.match(ROOT + pathOf(url)) ?? keep(cache, await fetch(url, { cache: "force-cache" }), url);
  while (urls.length) await Promise.all(urls.splice(0, AT_ONCE).map((url) => one(url).catch(() => {})));
}

/** Gets the new release of all that is kept of the old one; rejected, to be tried again later, if anything is missing. */
async function renew() {
  const cache = await caches.open(CACHE);
  const kept = await keptPaths(cache);
  if (!kept.length) return;
  const answer = await fetch(`${ROOT}release.json`, { cache: "no-store" });
  /** @type {Release} */
  const release = await answer.clone().json();
  if (release.id !== RELEASE) throw new Error("the site is being replaced");
  const paths = wanted(kept, Object.keys(release.files));
  while (paths.length) await Promise.all(paths.splice(0, AT_ONCE).map((path) => get(cache, path)));
  await cache.put(`${ROOT}release.json`, answer);
}

/** @param {Cache} cache */
async function keptPaths(cache) {
  return (await cache.keys()).map(({ url }) => url.slice(ROOT.length));
}

/**
 * What is to be asked for, pages last: a page that is kept always has its files.
 * @param {string[]} kept
 * @param {string[]} files those of the new release
 */
function wanted(kept, files) {
  const had = new Set(kept);
  const parts = new Set(kept.map(partOf));
  const inBook = (/** @type {string} */ path) => had.has(`?whole=${path.split("/")[0]}`);
  const all = files.filter((path) => (parts.has(partOf(path)) || inBook(path)) && !(isFingerprinted(path) && had.has(path)));
  return [...all.filter(isFingerprinted), ...all.filter((path) => !isFingerprinted(path))];
}

/**
 * @param {Cache} cache
 * @param {string} path
 */
async function get(cache, path) {
  const response = await fetch(ROOT + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(ROOT + path, response);
}

/** Drops what the release has no more. */
async function tidy() {
  const cache = await caches.open(CACHE);
  const answer = await cache.match(`${ROOT}release.json`);
  if (!answer) return;
  /** @type {Release} */
  const { id, files } = await answer.json();
  if (id !== RELEASE) return;
  const old = (await keptPaths(cache)).filter((path) => !(path in files) && path !== "release.json" && !path.startsWith("?"));
  await Promise.all(old.map((path) => cache.delete(ROOT + path)));
}
