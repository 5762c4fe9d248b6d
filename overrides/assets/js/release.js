/** Which release is published: asked when something of this page has not come, before the network or the browser is blamed. */
import { carriedOnce, showInOtherLanguage } from "./arrival.js";
import { widgetsToCarry } from "./language.js";
import { FILES, SITE } from "./paths.js";
import { showReleaseNote } from "./release-note.js";
import { textOf } from "./texts.js";

/** So long one waits for the answer, in milliseconds. */
const PATIENCE = 5_000;
/** Among what widgets carry, by their ids: the page was loaded anew by itself. */
const ANEW = "loaded-anew";

/**
 * Why something of this page has not come. If another release is published, which no longer has it, the page is loaded anew at
 * the same place, with all that its widgets show.
 * @param {(text: string) => void} say tells the reader that the page is about to be loaded anew
 * @returns {Promise<"offline" | "here" | "apart">} the site does not answer; this release is the one published; another one
 *   is, which this page could not be loaded from with all that it shows. Never settled when the page is loaded anew
 */
export async function whyLost(say) {
  const published = await publishedRelease();
  if (!published) return "offline";
  if (published === FILES.release) return "here";
  say(textOf("release.opening"));
  if (!await isReadyIn(published) || !carryAll()) return "apart";
  location.reload();
  return new Promise(() => {});
}

/** Tells the reader whose page was loaded anew by itself why it was. */
export function tellOfReload() {
  if (carriedOnce(ANEW)) showReleaseNote(textOf("release.opened"));
}

/** "" if the site does not answer. What the service worker keeps is no answer: it does not look there for what is to be loaded anew. */
async function publishedRelease() {
  try {
    const answer = await fetch(new URL("release.json", SITE), { cache: "reload", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? String((await answer.json()).id) : "";
  } catch {
    return "";
  }
}

/**
 * Gets this page once more, so that neither the browser nor the service worker will show the old one when it is loaded anew.
 * @param {string} release of which it must be; else loading it would only lead here again
 */
async function isReadyIn(release) {
  try {
    const answer = await fetch(location.href.replace(/#.*/, ""), { cache: "reload" });
    return answer.ok && (await answer.text()).includes(`"release":"${release}"`);
  } catch {
    return false;
  }
}

/** Nothing that is shown may be lost: false if it cannot be taken along. */
function carryAll() {
  const widgets = widgetsToCarry();
  return showInOtherLanguage({ ...widgets, [ANEW]: {} }) || !Object.keys(widgets).length;
}
