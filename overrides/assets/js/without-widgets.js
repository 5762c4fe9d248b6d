/** If the page's widgets fail to start, its examples are as they are where no script runs: all steps, all boards. */
import { drawBoards } from "./boards.js";
import { button } from "./dom.js";
import { whyLost } from "./release.js";
import { textOf } from "./texts.js";

const MAIN = "main.js";
/** The page's script was lost, and has been asked for once more.  @type {HTMLScriptElement | null} */
const again = document.querySelector(`script[data-again][src*="/${MAIN}"]`);
const came = Boolean(again && await import(again.src).then(() => true, () => false));

if (!came && !customElements.get("trick-example")) {
  document.documentElement.classList.add("without-widgets");
  // The theme, if it runs, replaces the page by another one without loading it.
  const pages = /** @type {any} */ (window).document$;
  if (pages) pages.subscribe(() => drawBoards(document));
  else drawBoards(document);
  if (again) await whyLost(say);
  if (again) say(textOf("page.lost", { file: MAIN }));
}

/**
 * Where the page says what it cannot do without a script.
 * @param {string} text
 */
function say(text) {
  for (const place of document.querySelectorAll(".no-js:not(html, .aid)")) {
    place.replaceChildren(text, " ", button("reload", textOf("engine.retry"), () => location.reload()));
  }
}
