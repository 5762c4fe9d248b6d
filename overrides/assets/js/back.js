/**
 * Back closes what lies above the page, the topmost first, before it leaves the page: a game that fills the window, a
 * review, the search, the list of pages, what opened in place.
 *
 * While something lies there, the history has one entry more for the page. Its place below is marked: it is told from
 * an entry that a link within the page has made.
 */

/** @type {Layer[]} what is open, the topmost last */
const open = [];
/** The page that the theme was asked for last: it is shown, or about to be. */
let asked = location.pathname;
/** Whether the history stands at the one entry more. */
let guarded = false;
/** Whether that entry is being taken back, since nothing is open any more. */
let dropping = false;
/** The page's address, which may have changed above the mark. */
let address = "";
/** When a link was pressed last: the page may be about to be left, and then nothing is taken back. */
let followed = -Infinity;
/** So long a press of a link may still lead away, in milliseconds. */
const LEAVING = 500;

/** Something that can lie above the page: tell of it when it `opened` and, whatever closed it, when it `closed`. */
export class Layer {
  #close;

  /** @param {() => void} close closes it because the reader went back */
  constructor(close) {
    this.#close = close;
  }

  opened() {
    if (!open.includes(this)) open.push(this);
    guard();
  }

  closed() {
    const place = open.indexOf(this);
    if (place < 0) return;
    open.splice(place, 1);
    // What takes its place, or leaves the page, does so at once.
    if (!open.length) setTimeout(dropGuard);
  }

  close() {
    this.closed();
    this.#close();
  }
}

/**
 * Gives the page another address, without a new entry in the history.
 * @param {string} other
 */
export function replaceAddress(other) {
  try {
    history.replaceState(history.state, "", other);
  } catch {
    // Safari refuses more than a hundred changes in half a minute: the next one comes through.
  }
  address = location.href;
}

/**
 * Listens for the whole visit; the theme's list of pages is one of the layers.
 * @param {() => void} onOther called when the reader has gone back or forth to another page, which is not there yet
 */
export function closeOnBack(onOther) {
  const drawer = document.getElementById("__drawer");
  const pages = new Layer(() => drawer?.click());
  drawer?.addEventListener("change", () => drawer.matches(":checked") ? pages.opened() : pages.closed());
  document.addEventListener("back", (event) => event instanceof CustomEvent && cameBack(event.detail, onOther));
  window.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) followed = performance.now();
  }, { capture: true });
  const push = history.pushState.bind(history);
  // A page that is followed from what lay above this one takes the place of the one entry more.
  history.pushState = (...entry) => {
    if (guarded) history.replaceState(...entry);
    else push(...entry);
    guarded = false;
    asked = location.pathname;
  };
}

function guard() {
  if (guarded) return;
  // Where the page is by then is where what closes has led: the browser must not scroll back, nor to a heading that the address names.
  history.scrollRestoration = "manual";
  mark();
  history.pushState(null, "");
  guarded = true;
  address = location.href;
}

/** Marks the entry of the page itself; the theme scrolls to the place that is told there. */
function mark() {
  history.replaceState({ x: scrollX, y: scrollY, below: true }, "", guarded ? address : location.href);
}

/** Nothing is open any more: the entry is taken back, unless the page is left. */
function dropGuard() {
  if (!guarded || dropping || open.length || performance.now() - followed < LEAVING) return;
  dropping = true;
  history.back();
}

/**
 * @param {PopStateEvent} event
 * @param {() => void} onOther
 */
function cameBack(event, onOther) {
  if (location.pathname !== asked) {
    asked = location.pathname;
    guarded = false;
    return onOther();
  }
  // The page is the same: the theme would get it anew, and a game in it would be gone.
  event.stopImmediatePropagation();
  const below = guarded && Boolean(event.state?.below);
  if (below) mark();
  history.scrollRestoration = "auto";
  guarded = false;
  // An address typed anew, a link within the page, or a way between two of them.
  if (!below) return scrollAsBefore(event.state);
  const dropped = dropping;
  dropping = false;
  if (!dropped && !open.length) return history.back();
  if (!dropped) open.at(-1)?.close();
  if (open.length) guard();
}

/** @param {{y?: number} | null} state as the theme wrote it: none for an entry that is new */
function scrollAsBefore(state) {
  if (state?.y !== undefined) scrollTo({ top: state.y, behavior: "instant" });
}
