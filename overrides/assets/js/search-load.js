/** Gets what the search needs, once: the index of this language, the library, the stemmer. No reader waits for it before. */
import { assetsUrl } from "./texts.js";

/** The root of this language's pages. */
export const ROOT = new URL("../../", import.meta.url);

/** @type {Promise<import("./search-index.js").SearchIndex> | undefined} */
let loading;

/** @returns {Promise<import("./search-index.js").SearchIndex>} rejected if the network fails; the next call tries again */
export function searchIndex() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const vendor = `${assetsUrl()}vendor/`;
  const [answer, { SearchIndex }, { default: MiniSearch }, { stemmer }] = await Promise.all([
    fetch(new URL("search/index.json", ROOT)),
    import("./search-index.js"),
    /** @type {Promise<typeof import("minisearch")>} */ (import(`${vendor}minisearch.js`)),
    /** @type {Promise<typeof import("@orama/stemmers/french")>} */ (import(`${vendor}stemmer-${document.documentElement.lang}.js`)),
  ]);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new SearchIndex(await answer.json(), MiniSearch, stemmer);
}
