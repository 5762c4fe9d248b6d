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

/** The page that is shown, and the one that the theme was asked for last. */
let shown = location.pathname, asked = shown;
/** @type {LeftPage | undefined} the page that is gone back to, until it is there */
let coming;

/** Listens for the whole visit. */
export function rememberPages() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a[href]"))) return;
    keepPage();
    setTimeout(() => (asked = location.pathname));
  }, { capture: true });
  window.addEventListener("pagehide", keepPage);
  window.addEventListener("popstate", () => {
    if (location.pathname === asked) return;
    asked = location.pathname;
    keepPage();
    bringBack();
  }, { capture: true });
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "back_forward") bringBack();
  /** @type {any} */ (window).document$?.subscribe(() => {
    shown = asked = location.pathname;
    setTimeout(unfold);
  });
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
  const widgets = Object.entries(coming.widgets).map(([id, { step, ...more }]) => [id, engine.wanted ? { step, ...more } : { step }]);
  carryOver(Object.fromEntries(widgets));
}

/** The theme has scrolled to where the reader was when everything was still folded. */
function unfold() {
  const folds = coming?.folds ?? [];
  coming = undefined;
  const all = document.querySelectorAll(FOLDS);
  for (const place of folds) all[place]?.setAttribute("open", "");
  if (folds.length) scrollTo({ top: history.state?.y ?? scrollY, behavior: "instant" });
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
