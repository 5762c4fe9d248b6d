/**
 * A rule number, a ruling or a word of the glossary opens its paragraph in place, wherever it stands: by a press, by Enter,
 * or when a pointer rests on it. The links stay links: with Ctrl or Shift they open as any other, and without us, too.
 */
import { makeElement } from "./dom.js";
import { Hover } from "./hover.js";
import { noteRules } from "./known.js";
import { panel } from "./panel.js";
import { pageAddressOf, paragraphAt } from "./paragraphs.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./panel.js").PanelView} PanelView
 * @typedef {import("./paragraphs.js").Paragraph} Paragraph
 */

/** The links that the build and the engine mark: what they lead to is a paragraph. */
const LINKS = "a.rule[href], a[data-in-place]";
/** A page that is here sooner than this is not worth a word. */
const SOON = 250;

/**
 * Opens a paragraph of the book in place, beside what asked for it; never leaves the page. If it cannot be had, says so
 * with a plain link.
 * @param {string} url of the paragraph: its page, and its id behind #
 * @param {HTMLElement} opener gets the focus back in the end
 * @param {boolean} [focus] whether the focus goes in: not if nobody has pressed anything
 */
export async function openRule(url, opener, focus = true) {
  const found = paragraphAt(url).then((paragraph) => panelViewOf(focus ? noted(paragraph) : paragraph), () => showFailure(url, opener));
  const first = await Promise.race([found, showLoading(opener)]);
  if (!opener.isConnected) return;
  panel.show(first, opener, focus);
  panel.replace(first, await found);
}

/**
 * Who has asked for a rule reads it.
 * @param {Paragraph} paragraph
 * @returns {Paragraph}
 */
function noted(paragraph) {
  if (paragraph.kind === "rule") noteRules([paragraph.title], "read");
  return paragraph;
}

/** Listens for the whole visit. */
export function openRulesInPlace() {
  // The capturing listener runs before Material's own one, which follows the link.
  document.addEventListener("click", openOnClick, { capture: true });
  const hover = new Hover(
    (link) => !panel.isUsed && link.isConnected && void openRule(link.href, link, false),
    () => !panel.isUsed && panel.close(),
  );
  document.addEventListener("pointermove", ({ target, pointerType, movementX, movementY }) => {
    // When the page scrolls or changes under a resting pointer, the reader has not asked for the link now below it.
    if (pointerType !== "mouse" || !(movementX || movementY)) return;
    hover.moved(linkAt(target), target instanceof Node && panel.element.contains(target));
  });
  document.addEventListener("pointerdown", () => hover.stop());
}

/** @param {MouseEvent} event */
function openOnClick(event) {
  const link = linkAt(event.target);
  if (!link) return closeOnLeaving(event.target);
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  void openRule(link.href, link);
}

/**
 * A link of the panel that leads to another place: the panel has done its work.
 * @param {EventTarget | null} target
 */
function closeOnLeaving(target) {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link && panel.element.contains(link) && link.getAttribute("target") !== "_blank") panel.close();
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLAnchorElement | null}
 */
function linkAt(target) {
  return target instanceof Element ? target.closest(LINKS) : null;
}

/**
 * @param {Paragraph} paragraph
 * @returns {PanelView}
 */
function panelViewOf({ kind, title, context, url, content, example }) {
  const foot = [placeLink(url, textOf(`panel.open.${kind}`))];
  if (example) foot.push(placeLink(example, textOf("panel.example"), { "data-in-place": "" }));
  for (const part of content) if (part instanceof Element) part.querySelectorAll("a[href]").forEach(keepGame);
  return { title: title || context, context: title ? context : "", body: content, foot, large: kind === "example" };
}

/**
 * @param {string} url
 * @param {HTMLElement} opener
 * @returns {PanelView}
 */
function showFailure(url, opener) {
  return { title: nameOfOpener(opener), body: [makeElement("p", {}, textOf("panel.failed"))], foot: [placeLink(url, textOf("panel.open.section"))] };
}

/**
 * @param {HTMLElement} opener
 * @returns {Promise<PanelView>}
 */
function showLoading(opener) {
  const view = { title: nameOfOpener(opener), body: [makeElement("p", {}, textOf("panel.wait"))] };
  return new Promise((resolve) => setTimeout(resolve, SOON, view));
}

/** @param {HTMLElement} opener */
function nameOfOpener(opener) {
  return opener.textContent?.trim() ?? "";
}

/**
 * @param {string} url
 * @param {string} text
 * @param {Record<string, string>} [more] attributes
 */
function placeLink(url, text, more = {}) {
  const link = makeElement("a", { href: url, ...more }, text);
  keepGame(link);
  return link;
}

/**
 * A game under way is never left for a rule: what leads to another page opens beside it.
 * @param {Element} link
 */
function keepGame(link) {
  const playing = document.querySelector("trick-play[data-state]");
  if (!playing || pageAddressOf(/** @type {HTMLAnchorElement} */ (link).href) === pageAddressOf(location.href)) return;
  link.setAttribute("target", "_blank");
  if (!link.matches(LINKS)) link.append(makeElement("span", { class: "visually-hidden" }, textOf("panel.new_tab")));
}
