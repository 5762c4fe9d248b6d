/** If the page's widgets fail to start, its examples are as they are where no script runs: all steps, all boards. */
import { drawBoards } from "./boards.js";

if (!customElements.get("trick-example")) {
  document.documentElement.classList.add("without-widgets");
  // The theme, if it runs, replaces the page by another one without loading it.
  const pages = /** @type {any} */ (window).document$;
  if (pages) pages.subscribe(() => drawBoards(document));
  else drawBoards(document);
}
