/**
 * What a widget is to show when its page opens: the position of a shared link, or what the same page showed a moment ago, in
 * the other language or before it was loaded anew.
 */
import { replaceAddress } from "./back.js";
import { gamePage } from "./paths.js";
import { addresseeOfHash, fieldsOfHash } from "./shared-hash.js";

/**
 * Anything a widget wants to find again on the other page. `save` and `link` are language-neutral; `kept` is the key of
 * the kept game that the save is of; `origin` is a match that was about to be opened; `deal` is that of a day; `moment` and `viewer` are a step of a match to look back at, and through whose eyes;
 * `table` is one that is laid out, `answer` the step at which its answer is shown, from 1; 0 for no answer.
 * @typedef {{step?: number, changes?: [string, string][], save?: string, link?: string, kept?: string, deal?: import("./day-calendar.js").DayLink,
 *   origin?: import("./play-game.js").Origin,
 *   moment?: number, viewer?: number | null, table?: string, answer?: number}} Arrival
 */

const CARRIED = "trick:carried";
/** Before the game: what the seats of the table are called that is laid out in this tab. */
const NAMED = "trick:named:";
/** Before the game: the table that is laid out in this tab. */
const LAID = "trick:laid:";

/**
 * The page is about to be opened in the other language, or anew, in this tab.
 * @param {Record<string, Arrival>} widgets by id
 * @returns {boolean} false if storage refuses them: the other page then opens as it is, and nothing kept elsewhere is touched
 */
export function showInOtherLanguage(widgets) {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(widgets));
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the page of a game, where its table takes over what is brought.
 * @param {string} game
 * @param {string} minigame "" for a whole game
 * @param {Arrival} arrival
 */
export function openOnItsPage(game, minigame, arrival) {
  const id = `play-${minigame || "game"}`;
  showInOtherLanguage({ [id]: arrival });
  location.assign(`${gamePage(game, "play")}#${id}`);
}

/**
 * What this widget is to show, handed out once.
 * @param {Element} widget
 * @returns {Arrival | null}
 */
export function takeArrival(widget) {
  const carried = carriedOnce(widget.id);
  return linkForWidget(widget) ?? carried;
}

/**
 * Calls `check` whenever the page's address gets another hash.
 * @param {() => void} check
 * @param {AbortSignal} signal
 */
export function watchAddress(check, signal) {
  window.addEventListener("hashchange", check, { signal });
  // Material's instant navigation takes clicks on anchors over, and then no hash "changes". The other language is another page.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]:not([hreflang])')) setTimeout(check);
  }, { signal });
}

/**
 * The address of this page with a position in it.
 * @param {string} link
 * @param {Element} widget
 * @param {{moment?: string, viewer?: string}} [moment] to look back at
 */
export function addressOf(link, widget, moment = {}) {
  const hash = new URLSearchParams({ play: link, at: widget.id, ...moment });
  return `${location.origin}${location.pathname}#${hash}`;
}

/**
 * The address of a page with a table in it that is laid out, and perhaps its answer.
 * @param {string} text
 * @param {number} [answer] the step at which its answer is shown, from 1; 0 for no answer
 * @param {string} [page]
 */
export function addressOfTable(text, answer = 0, page = location.origin + location.pathname) {
  return `${page}#${new URLSearchParams({ ask: text, ...(answer ? { answer: String(answer) } : {}) })}`;
}

/** The table that the address holds, "" for none, and the step of its answer. */
export function tableInAddress() {
  const { ask = "", answer } = fieldsOfHash();
  return { table: ask, answer: answer === undefined ? 0 : Math.max(1, Math.trunc(Number(answer)) || 1) };
}

/**
 * Puts a table into the page's address, in place of what its hash held: no new entry in the history, no `hashchange`.
 * @param {string} text the table that the address is to hold
 * @param {number} answer as in `addressOfTable`
 */
export function keepInAddress(text, answer) {
  replaceAddress(addressOfTable(text, answer));
}

/**
 * Names stay in this tab: a link does not tell them.
 * @param {string} game
 * @param {string[]} names by seat; none forgets them
 */
export const keepNames = (game, names) => keepInTab(NAMED + game, names.length ? names : null);

/**
 * The names that `keepNames` stored for a game, read without removing them.
 * @param {string} game
 * @returns {string[]} by seat; none if none were given
 */
export function keptNames(game) {
  const names = keptInTab(NAMED + game);
  return Array.isArray(names) ? names.map(String) : [];
}

/**
 * In this tab a table is found again at the page's own address, too.
 * @param {string} game
 * @param {string} text
 * @param {number} answer as in `addressOfTable`
 */
export const keepTableHere = (game, text, answer) => keepInTab(LAID + game, { table: text, answer });

/**
 * The table that `keepTableHere` stored for a game.
 * @param {string} game
 * @returns {{table?: string, answer?: number}}
 */
export function keptTable(game) {
  const { table = "", answer = 0 } = keptInTab(LAID + game) ?? {};
  return { table: String(table), answer: Number(answer) || 0 };
}

/**
 * Keeps something in this tab; storage refused, it is there until the page is left.
 * @param {string} name
 * @param {unknown} kept null forgets it
 */
function keepInTab(name, kept) {
  try {
    if (kept === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // As said above.
  }
}

/**
 * What `keepInTab` stored under a name; null for nothing, or what is damaged.
 * @param {string} name
 * @returns {any}
 */
function keptInTab(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** The reader goes on from the shared position: opening the page again must not throw that away. */
export function forgetSharedLink() {
  const { play, day } = fieldsOfHash();
  if (play || day) replaceAddress(location.pathname + location.search);
}

/**
 * @param {Element} widget
 * @returns {Arrival | null}
 */
function linkForWidget(widget) {
  const { play, moment, viewer, day, rules = "" } = fieldsOfHash();
  if (addresseeOfHash() !== widget) return null;
  if (play) return { link: play, ...momentInAddress(moment, viewer) };
  return day ? { deal: { day, rules } } : null;
}

/**
 * @param {string} [moment]
 * @param {string} [viewer]
 */
function momentInAddress(moment, viewer) {
  return Number(moment) >= 1 ? { moment: Number(moment), viewer: /^(-1|\d)$/.test(viewer ?? "") ? Number(viewer) : null } : {};
}

/**
 * What was carried here under this id, handed out once.
 * @param {string} id
 * @returns {Arrival | null}
 */
export function carriedOnce(id) {
  try {
    const { [id]: mine, ...others } = JSON.parse(sessionStorage.getItem(CARRIED) ?? "{}");
    sessionStorage.setItem(CARRIED, JSON.stringify(others));
    return mine ?? null;
  } catch {
    return null;
  }
}
