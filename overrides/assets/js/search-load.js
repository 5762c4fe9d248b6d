/** Gets what the search needs, once: the index of this language, the library, the stemmer. No reader waits for it before. */
import { loadOnce } from "./lazy.js";
import { ASSETS } from "./paths.js";

/** The root of this language's pages. */
export const ROOT = new URL("../../", import.meta.url);

/** Rejected if the network fails; the next call tries again. */
export const searchIndex = loadOnce(load);

/**
 * @param {number} attempt how many failed before: a browser may keep a module that failed under its URL
 * @returns {Promise<import("./search-index.js").SearchIndex>}
 */
async function load(attempt) {
  const again = attempt ? `?${attempt}` : "";
  const vendor = `${ASSETS}vendor/`;
  const [answer, { SearchIndex }, { default: MiniSearch }, { stemmer }] = await Promise.all([
    fetch(new URL("search/index.json", ROOT)),
    import("./search-index.js"),
    /** @type {Promise<typeof import("minisearch")>} */ (import(`${vendor}minisearch.js${again}`)),
    /** @type {Promise<typeof import("@orama/stemmers/french")>} */ (import(`${vendor}stemmer-${document.documentElement.lang}.js${again}`)),
  ]);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new SearchIndex(await answer.json(), MiniSearch, stemmer);
}
