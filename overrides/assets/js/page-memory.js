/**
 * Who goes back in the history finds a page as it was left: its place, the steps and changes of examples, what was
 * unfolded, a game under way.
 */
import { showInOtherLanguage as carryOver } from "./arrival.js";
import { engine } from "./client.js";
import { widgetsToCarry } from "./language.js";

/** @typedef {{path: string, widgets: ReturnType<typeof widgetsToCarry>, folds: number[]}} LeftPage `folds`: those open, by their order */

const LEFT = "trick:left";
/** So many pages are remembered. */
const MOST = 20;
/** What the page itself folds; widgets have folds of their own. */
const FOLDS = ".md-content details:not(trick-play *, trick-table *)";

let shown = location.pathname;
/** @type {LeftPage | undefined} the page that is gone back to, until it is there */
let coming;
/** How far it was scrolled; the theme forgets that soon. */
let y = 0;

/** Listens for the whole visit. */
export function rememberPages() {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) keepPage();
  }, { capture: true });
  window.addEventListener("pagehide", keepPage);
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "back_forward") bringBack();
  /** @type {any} */ (window).document$?.subscribe(() => {
    shown = location.pathname;
    setTimeout(unfold);
  });
}

/** The reader goes back, or forth, to a page that is not there yet. */
export function changePage() {
  keepPage();
  bringBack();
}

function keepPage() {
  const folds = [...document.querySelectorAll(FOLDS)].flatMap((fold, place) => fold.matches("[open]") ? [place] : []);
  const others = leftPages().filter(({ path }) => path !== shown);
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([{ path: shown, widgets: widgetsToCarry(), folds }, ...others].slice(0, MOST)));
  } catch {
    // Storage refused, or full: the page comes back as it is for anybody.
  }
}

/** The widgets of the page find what they showed; but nothing is loaded for that. */
function bringBack() {
  coming = leftPages().find(({ path }) => path === location.pathname);
  if (!coming) return;
  y = history.state?.y ?? 0;
  const widgets = Object.entries(coming.widgets).map(([id, { step, ...more }]) => [id, engine.wanted ? { step, ...more } : { step }]);
  carryOver(Object.fromEntries(widgets));
}

/** The theme has scrolled to where the reader was when everything was still folded. */
function unfold() {
  const folds = coming?.folds ?? [];
  coming = undefined;
  const all = document.querySelectorAll(FOLDS);
  for (const place of folds) all[place]?.setAttribute("open", "");
  if (folds.length) scrollTo({ top: y, behavior: "instant" });
}

/** @returns {LeftPage[]} the page left last comes first */
function leftPages() {
  try {
    const pages = JSON.parse(sessionStorage.getItem(LEFT) ?? "[]");
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}
