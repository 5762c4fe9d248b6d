/** What of the book this device keeps: the cache that the service worker fills, and answers from. */
import { SITE } from "./paths.js";

/** @typedef {{id: string, files: Record<string, number>}} Release the bytes of each file, by its address in the site */

/** As in tools/offline/service-worker.js. */
const CACHE = `book ${SITE.pathname}`;
/** So many files are asked for at a time. */
const AT_ONCE = 4;

/** Marks that all pages of a language are kept, of later releases too. */
const wholeMark = (/** @type {string} */ lang) => `${SITE.href}?whole=${lang}`;

/**
 * Whether this browser can keep pages: it has a cache and service workers, which it lacks without HTTPS and in some
 * private windows.
 */
export const canKeep = () => "caches" in globalThis && Boolean(navigator.serviceWorker);

/** @type {Release | undefined} */
let last;

/**
 * Fetches which release is published, and its list of files. Rejected if there is no network and none was seen in this
 * visit.
 * @returns {Promise<Release>} the one that is published; without a network, the one last seen
 */
export async function currentRelease() {
  const answer = await fetch(new URL("release.json", SITE)).catch(() => null);
  if (answer?.ok) last = await answer.json();
  if (!last) throw new Error("no release is known");
  return last;
}

/**
 * The bytes of what a language needs, by address: its own pages and files, and those that both languages share.
 * @param {Release} release
 * @param {string} lang
 */
export function filesOf({ files }, lang) {
  return Object.entries(files).filter(([path]) => !path || path.startsWith(`${lang}/`) || path.startsWith("assets/"));
}

/**
 * How much of the book is kept.
 * @param {string} lang
 * @returns {Promise<{whole: boolean, bytes: number, total: number}>} whether all of it, by the reader's wish; bytes kept and in all
 */
export async function keptPartOf(lang) {
  const [release, cache] = await Promise.all([currentRelease(), caches.open(CACHE)]);
  const [kept, mark] = await Promise.all([cachedPaths(cache), cache.match(wholeMark(lang))]);
  return {
    whole: Boolean(mark),
    bytes: sumOfBytes(Object.entries(release.files).filter(([path]) => kept.has(path))),
    total: sumOfBytes(filesOf(release, lang)),
  };
}

/**
 * Gets all of a language that is not kept yet; rejected if something does not come: what has come is kept.
 * @param {string} lang
 * @param {(done: number, total: number) => void} tell bytes
 */
export async function keepBook(lang, tell) {
  const [release, cache] = await Promise.all([currentRelease(), caches.open(CACHE)]);
  const all = filesOf(release, lang), kept = await cachedPaths(cache);
  const todo = all.filter(([path]) => !kept.has(path)), total = sumOfBytes(all);
  let done = total - sumOfBytes(todo);
  while (todo.length) {
    tell(done, total);
    const some = todo.splice(0, AT_ONCE);
    await Promise.all(some.map(([path]) => cache.add(SITE.href + path)));
    done += sumOfBytes(some);
  }
  await cache.put(wholeMark(lang), new Response());
}

/** Nothing of the book is kept any more; the games are not touched. */
export const freeRoom = () => caches.delete(CACHE);

/** @param {Cache} cache */
async function cachedPaths(cache) {
  return new Set((await cache.keys()).map(({ url }) => url.slice(SITE.href.length)));
}

/** @param {[string, number][]} files */
function sumOfBytes(files) {
  return files.reduce((all, [, bytes]) => all + bytes, 0);
}
