/** What has been told of a game at a real table, fact by fact: each word is a button that corrects it. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").ToldView} ToldView */

/**
 * A fact: its words, and what came of it: in brief where that is wanted, all of it unfolded. A word bears `data-word-at`, its place; they are in an element with `data-at`.
 * @param {ToldView} fact
 * @param {number} at its number, from 0
 * @param {boolean} brief
 * @returns {[HTMLElement, HTMLElement]}
 */
function partsOfFact({ when, words, html, ruling }, at, brief) {
  const told = makeElement("div", { class: "words", "data-at": String(at) }), text = makeElement("div", { class: "text" });
  told.innerHTML = words;
  for (const word of told.querySelectorAll("button")) word.title = textOf("told.correct");
  told.prepend(makeElement("b", {}, when), " ");
  text.innerHTML = html;
  if (brief) {
    // What the words say already is folded away; what the rules make of it is told whole.
    const short = makeElement("div", { class: "short" }), full = makeElement("div", { class: "full" }, ...text.children);
    short.innerHTML = ruling;
    text.append(short, full);
  }
  return [told, text];
}

/**
 * What was told by a fact, as HTML without buttons; "" for none.
 * @param {ToldView | undefined} fact
 */
export function wordsOfFact(fact) {
  const told = makeElement("div");
  told.innerHTML = fact?.words ?? "";
  for (const [at, word] of [...told.children].entries()) word.replaceWith(at ? " · " : "", ...word.childNodes);
  return told.innerHTML;
}

/**
 * A line that leads to the first fact that does not fit: `data-lead` is its number.
 * @param {ToldView[]} facts
 * @param {number} cause
 */
function leadToCause(facts, cause) {
  const named = makeElement("div");
  named.innerHTML = facts[cause]?.words ?? "";
  const name = [facts[cause]?.when, [...named.children].map((word) => word.textContent?.trim()).join(" ")].filter(Boolean).join(" · ");
  const lead = button("lead", textOf("told.follows", { name }), () => {});
  lead.setAttribute("data-lead", String(cause));
  return makeElement("p", { class: "faulty" }, lead);
}

/**
 * Opens the history at the fact that a pressed line leads to.
 * @param {Event} event
 * @param {HTMLElement} history
 */
export function followLead({ target }, history) {
  const lead = target instanceof Element ? target.closest("[data-lead]") : null;
  const words = lead && history.querySelector(`.words[data-at="${lead.getAttribute("data-lead")}"]`), row = words?.closest("li");
  if (!words || !row) return;
  history.closest("details")?.toggleAttribute("open", true);
  row.scrollIntoView({ block: "center" });
  words.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * Shows all that came of a fact, or its first line again. @param {Event} event
 */
export function unfoldText({ target }) {
  if (target instanceof Element && !target.closest("a, button")) target.closest(".told .text")?.toggleAttribute("data-open");
}

/**
 * All facts, the newest first, which is `.newest` where it is told as news, too, and fits. The first that does not fit is the cause; those after it that do
 * not, either, say so.
 * @param {ToldView[]} facts
 * @param {boolean} isNews whether the newest is told as news, too
 */
export function rowsOfFacts(facts, isNews) {
  const cause = facts.findIndex(({ refused }) => refused);
  return facts.map((fact, at) => {
    const [words, text] = partsOfFact(fact, at, !fact.refused), isCause = at === cause, follows = fact.refused && !isCause;
    const came = isCause ? [makeElement("p", { class: "cause" }, textOf("told.cause")), text] : follows ? [leadToCause(facts, cause)] : [text];
    const kinds = [at === 0 && "first", fact.refused && "refused", isCause && "cause", isNews && !fact.refused && at === facts.length - 1 && "newest"].filter(Boolean).join(" ");
    return makeElement("li", kinds ? { class: kinds } : {}, words, ...came);
  }).reverse();
}

/**
 * Paper tells what happened from the beginning.
 * @param {HTMLElement} history
 * @param {AbortSignal} signal
 */
export function turnForPaper(history, signal) {
  for (const print of ["beforeprint", "afterprint"]) addEventListener(print, () => history.append(...[...history.children].reverse()), { signal });
}

/**
 * What the last fact brought about.
 * @param {ToldView[]} facts
 */
export function newsOfFacts(facts) {
  const last = facts.at(-1), isEarlier = facts.findIndex(({ refused }) => refused) < facts.length - 1;
  const [words, text] = last ? partsOfFact(last, facts.length - 1, false) : [];
  // What only follows from an earlier fact does not say the same once more.
  return [words, isEarlier && last?.refused ? undefined : text].filter((part) => part !== undefined);
}

/**
 * Once the game is over one sees the ranking: the table and what came last unfold by a press.
 * @param {HTMLElement} table
 * @param {boolean} over
 */
export function foldAtEnd(table, over) {
  const known = /** @type {HTMLElement | null} */ (table.querySelector(":scope > .whole"));
  const whole = known ?? button("whole", textOf("told.whole"), () => fold(table, whole, !("folded" in table.dataset)));
  if (!known) table.querySelector(":scope > .standings")?.after(whole);
  if (whole.hidden === over || !known) fold(table, whole, over);
  whole.hidden = !over;
}

/** @param {HTMLElement} table @param {HTMLElement} whole @param {boolean} folded */
function fold(table, whole, folded) {
  table.toggleAttribute("data-folded", folded);
  whole.ariaExpanded = String(!folded);
}
