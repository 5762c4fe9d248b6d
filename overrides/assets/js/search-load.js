/** Gets what the search needs, once: the index of this language and its stemmer. No reader waits for it before. */
import { loadOnce } from "./lazy.js";
import { BOOK, LANG, libraryURL } from "./paths.js";

/** Rejected if the network fails; the next call tries again. */
export const searchIndex = loadOnce(loadSearch);

/**
 * @param {number} failures how often it failed before
 * @returns {Promise<import("./search-index.js").SearchIndex>}
 */
async function loadSearch(failures) {
  const [answer, { SearchIndex }, { stemmer }] = await Promise.all([
    fetch(new URL("search/index.json", BOOK)),
    import("./search-index.js"),
    /** @type {Promise<typeof import("@orama/stemmers/french")>} */ (import(libraryURL(`stemmer-${LANG}`, failures))),
  ]);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new SearchIndex(await answer.json(), stemmer);
}
