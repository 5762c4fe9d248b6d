/**
 * Words of the glossary in the sentences of widgets, each linked the first time: captions, hints, refusals, the log. The
 * build puts the links of a game into the page, `template.terms` (tools/terms.py); no word is known here.
 */

import { leadToRules, morph } from "./morph.js";

/** What is no sentence: links and controls, drawings, words for screen readers only or of another language. */
const ASIDE = "a, button, label, svg, .ic, .visually-hidden, [lang]";

/**
 * Adds links to the glossary to HTML, for the first time that each word of the game stands in it; the page itself is
 * not changed.
 * @param {string} html sentences of the engine
 * @param {Element} place where in the page they will stand: within a widget
 * @returns {string} the same with links
 */
export function withTerms(html, place) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  linkTerms(parsed.content, place);
  return parsed.innerHTML;
}

/**
 * Changes what an element holds into sentences with links to the glossary, keeping what is the same.
 * @param {Element} place
 * @param {string} html sentences of the engine
 */
export async function morphWithTerms(place, html) {
  await morph(place, withTerms(html, place));
}

/**
 * Adds sentences to those that an element holds; a word that has a link there gets no other one.
 * @param {Element} place
 * @param {number} at how many of its elements stay, from the first on
 * @param {string[]} lines HTML of an element each
 */
export function replaceFrom(place, at, lines) {
  while (place.childElementCount > at) place.lastElementChild?.remove();
  const parsed = document.createElement("template");
  parsed.innerHTML = lines.join("");
  for (const link of linksOf(place)) if (!place.querySelector(`a.term[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`)) linkFirst(parsed.content, link);
  place.append(parsed.content);
  leadToRules(place);
}

/**
 * Links words in what is parsed already; again is no change.
 * @param {ParentNode} sentences
 * @param {Element} place as above
 */
export function linkTerms(sentences, place) {
  if (sentences.querySelector("a.term")) return;
  for (const link of linksOf(place)) linkFirst(sentences, link);
}

/**
 * @param {Element} place
 * @returns {HTMLAnchorElement[]}
 */
function linksOf(place) {
  const game = /** @type {HTMLElement | null} */ (place.closest("[data-game]"))?.dataset.game ?? "";
  /** @type {HTMLTemplateElement | null} */
  const list = document.querySelector(`template.terms[data-game="${game}"]`);
  return [...(list?.content.querySelectorAll("a") ?? [])];
}

/**
 * @param {Node} sentences
 * @param {HTMLAnchorElement} link
 */
function linkFirst(sentences, link) {
  const pattern = new RegExp(link.dataset.pattern ?? "", "i");
  const texts = document.createTreeWalker(sentences, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode);
    const found = pattern.exec(text.data);
    if (!found || isBesideText(text, sentences)) continue;
    const word = text.splitText(found.index);
    word.splitText(found[0].length);
    const linked = /** @type {HTMLAnchorElement} */ (document.importNode(link, true));
    delete linked.dataset.pattern;
    word.replaceWith(linked);
    linked.append(word);
    return;
  }
}

/**
 * @param {Text} text
 * @param {Node} sentences
 */
function isBesideText(text, sentences) {
  const aside = text.parentElement?.closest(ASIDE);
  return Boolean(aside && sentences.contains(aside));
}
