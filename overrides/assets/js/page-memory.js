/**
 * Who goes back in the history finds a page as it was left: its place, the steps and changes of examples, what was
 * unfolded, a game under way.
 */
import { showInOtherLanguage as carryOver } from "./arrival.js";
import { engine } from "./client.js";
import { widgetsToCarry } from "./language.js";

/**
 * @typedef {{href: string, number: number, top: number}} Pressed a link: which one of those that lead to the same place, and how
 *   far below the top of the window it was
 * @typedef {{path: string, widgets: ReturnType<typeof widgetsToCarry>, folds: number[], pressed: Pressed | null}} LeftPage `folds`:
 *   those open, by their order; `pressed`: the link by which the page was left
 */

const LEFT = "trick:left";
/** So many pages are remembered. */
const MOST = 20;
/** What the page itself folds; widgets have folds of their own. */
const FOLDS = ".md-content details:not(trick-play *, trick-table *)";

let shown = location.pathname;
/** The page that is gone back to, until it is there, and how far it was scrolled: the theme forgets that soon. @type {LeftPage & {y: number} | undefined} */
let coming;
/** The link of this page that was pressed last. @type {Pressed | null} */
let pressed = null;
/** So long the parts of a page that comes back may still find their heights, in milliseconds. */
const SETTLING = 1200;

/** Listens for the whole visit. */
export function rememberPages() {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a[href]");
    if (!link) return;
    pressed = placeOf(link);
    keepPage();
  }, { capture: true });
  window.addEventListener("pagehide", keepPage);
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "back_forward") bringBack();
  /** @type {any} */ (window).document$?.subscribe(() => {
    shown = location.pathname;
    pressed = null;
    // Whoever goes back at once must not have it unfolded here.
    const here = coming;
    coming = undefined;
    setTimeout(unfold, 0, here);
  });
}

/** The reader goes back, or forth, to a page that is not there yet. */
export function changePage() {
  pressed = null;
  keepPage();
  bringBack();
}

function keepPage() {
  const folds = [...document.querySelectorAll(FOLDS)].flatMap((fold, place) => fold.matches("[open]") ? [place] : []);
  // Who has scrolled since leaves the page by another way.
  if (pressed && Math.abs(movedFrom(pressed)) > 1) pressed = null;
  const others = leftPages().filter(({ path }) => path !== shown);
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([{ path: shown, widgets: widgetsToCarry(), folds, pressed }, ...others].slice(0, MOST)));
  } catch {
    // Storage refused, or full: the page comes back as it is for anybody.
  }
}

/** The widgets of the page find what they showed; but nothing is loaded for that. */
function bringBack() {
  const left = leftPages().find(({ path }) => path === location.pathname);
  coming = left && { ...left, y: history.state?.y ?? 0 };
  if (!left) return;
  const widgets = Object.entries(left.widgets).map(([id, { step, ...more }]) => [id, engine.wanted ? { step, ...more } : { step }]);
  carryOver(Object.fromEntries(widgets));
}

/**
 * The theme has scrolled to where the reader was when everything was still folded.
 * @param {Partial<LeftPage & {y: number}>} [left] as the page was left
 */
function unfold({ folds = [], pressed: link = null, y = 0 } = {}) {
  const all = document.querySelectorAll(FOLDS);
  for (const place of folds) all[place]?.setAttribute("open", "");
  if (folds.length) scrollTo({ top: y, behavior: "instant" });
  if (link) holdInPlace(link);
}

/** @param {string} href */
const linksTo = (href) => [...document.querySelectorAll(".md-content a[href]")].filter((link) => link.getAttribute("href") === href);

/**
 * @param {Element} link
 * @returns {Pressed | null} null for one that is no part of the page's text
 */
function placeOf(link) {
  const href = link.getAttribute("href") ?? "", number = linksTo(href).indexOf(link);
  return number < 0 ? null : { href, number, top: link.getBoundingClientRect().top };
}

/**
 * How far below its place a link is now; 0 for one that is gone.
 * @param {Pressed} link
 */
const movedFrom = ({ href, number, top }) => (linksTo(href)[number]?.getBoundingClientRect().top ?? top) - top;

/**
 * Holds a link where it was in the window while what lies above it finds its height, until the reader does anything.
 * @param {Pressed} link
 */
function holdInPlace(link) {
  const end = performance.now() + SETTLING, touched = new AbortController();
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(act, () => touched.abort(), { signal: touched.signal });
  const hold = () => {
    if (touched.signal.aborted || performance.now() > end) return touched.abort();
    const moved = movedFrom(link);
    if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(hold);
  };
  hold();
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
