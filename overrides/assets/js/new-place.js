/**
 * A link inside the book leads the focus where it leads the eye: to the heading of the new page, or to the part that it
 * names. So a screen reader says it, and Tab goes on from there.
 */
import { focusOn } from "./dom.js";

/** Listens for the whole visit. */
export function followLinksWithFocus() {
  let pages = 0;
  // The theme shows another page in the same document, and leaves the focus to nobody.
  /** @type {any} */ (window).document$?.subscribe(() => pages++ && setTimeout(focusNewPage));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // The theme takes links within a page over: no hash "changes" then.
    if (link?.hash) setTimeout(() => link.href === location.href && focusPart());
  });
}

/** What has the focus already keeps it: a game that was carried here, a button of the header. */
function focusNewPage() {
  if (document.activeElement !== document.body) return;
  if (!focusPart()) focusQuietly(document.querySelector("main h1"));
}

/** @returns {boolean} whether the address names a part of the page */
function focusPart() {
  return focusQuietly(document.getElementById(decodedHash()));
}

/**
 * The page is scrolled by who shows it.
 * @param {Element | null} part
 */
function focusQuietly(part) {
  if (!(part instanceof HTMLElement)) return false;
  focusOn(part, { preventScroll: true });
  return true;
}

function decodedHash() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}
