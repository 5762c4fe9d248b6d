/** Paragraphs of the book, fetched from the pages they stand on: rules, rulings, words of a glossary, examples, sections. */
import { makeElement } from "./dom.js";
import { loadOnce } from "./lazy.js";

/**
 * @typedef {object} Paragraph
 * @property {"rule" | "ruling" | "term" | "example" | "section"} kind
 * @property {string} title its number, or what it is called
 * @property {string} context the title of its page
 * @property {string} url where it stands
 * @property {Node[]} content ready to be put into any page
 * @property {string} example the address of the first example that shows it; "" for none
 */

/** @type {Map<string, () => Promise<Document>>} */
const pages = new Map();

/**
 * Fetches the page of an address (once a visit) and copies the paragraph that its hash names. The copy's ids begin
 * with `panel-` and its links are absolute, so it may stand on any page.
 * @param {string} url
 * @returns {Promise<Paragraph>} rejected if the page cannot be had, or has no such place
 */
export async function paragraphAt(url) {
  const address = new URL(url, document.baseURI);
  const page = pageAddressOf(address.href);
  const place = (await pageAt(page)).getElementById(decodeURIComponent(address.hash.slice(1)));
  if (!place) throw new Error(`${url} is on no page`);
  return cutParagraph(place, page, address.href);
}

/**
 * The address of a page, whatever place on it is meant.
 * @param {string} url
 */
export function pageAddressOf(url) {
  const address = new URL(url);
  return address.origin + address.pathname;
}

/**
 * A page as it was built: the one shown may have changed. Each is asked for once, unless that fails.
 * @param {string} page
 */
function pageAt(page) {
  const load = pages.get(page) ?? loadOnce(() => fetchPage(page));
  pages.set(page, load);
  return load();
}

/** @param {string} page */
async function fetchPage(page) {
  const answer = await fetch(page);
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/**
 * @param {HTMLElement} place
 * @param {string} page
 * @param {string} url
 * @returns {Paragraph}
 */
function cutParagraph(place, page, url) {
  const { kind, title, parts } = partsOfParagraph(place);
  const content = parts.map((part) => /** @type {Element} */ (document.importNode(part, true)));
  const seen = content.map((part) => part.querySelector(".seen")).find(Boolean);
  const example = seen?.querySelector("a")?.getAttribute("href") ?? "";
  for (const part of content) adaptToPage(part, page);
  const whole = kind === "term" ? [makeElement("dl", {}, ...content)] : content;
  return { kind, title, context: textIn(place.ownerDocument.querySelector("article h1")), url,
    content: [...symbolsFor(place.ownerDocument), ...termsFor(place.ownerDocument, page), ...whole], example: example && new URL(example, page).href };
}

/**
 * @param {HTMLElement} place
 * @returns {{kind: Paragraph["kind"], title: string, parts: Element[]}}
 */
function partsOfParagraph(place) {
  if (place.matches("section.rule, section.ruling")) {
    const kind = place.matches(".rule") ? "rule" : "ruling";
    return { kind, title: textIn(place.querySelector(".number")), parts: [place] };
  }
  if (place.matches("trick-example")) return { kind: "example", title: textIn(headOfExample(place)?.querySelector(".title") ?? null), parts: [place] };
  const term = place.closest("dt");
  if (term) return { kind: "term", title: textIn(term.querySelector("strong") ?? term), parts: [term, ...followingParts(term, (next) => next.matches("dd"))] };
  if (!/^H[1-6]$/.test(place.tagName)) return { kind: "section", title: "", parts: [place] };
  const own = (/** @type {Element} */ next) => !/^H[1-6]$/.test(next.tagName) || next.tagName > place.tagName;
  return { kind: "section", title: textIn(place), parts: followingParts(place, own) };
}

/** @param {Element} example its own head, or the summary that it is folded under */
function headOfExample(example) {
  return example.querySelector("header") ?? example.previousElementSibling;
}

/**
 * @param {Element} place
 * @param {(next: Element) => boolean} belongs
 */
function followingParts(place, belongs) {
  const found = [];
  for (let next = place.nextElementSibling; next && belongs(next); next = next.nextElementSibling) found.push(next);
  return found;
}

/**
 * The words of a title: what else is in it is for its own page.
 * @param {Element | null} element
 */
function textIn(element) {
  const copy = /** @type {Element | undefined} */ (element?.cloneNode(true));
  for (const other of copy?.querySelectorAll(".headerlink, .label") ?? []) other.remove();
  return copy?.textContent?.replace(/[ \n]+/g, " ").trim() ?? "";
}

/**
 * Makes a part of one page fit into another: no id twice, addresses as they were there, nothing that the panel says itself.
 * @param {Element} part
 * @param {string} page where it comes from
 */
function adaptToPage(part, page) {
  for (const said of part.querySelectorAll(".number, .seen, .headerlink")) said.remove();
  for (const named of [part, ...part.querySelectorAll("[id]")]) {
    if (named.id && !named.closest("svg")) named.id = `panel-${named.id}`;
  }
  for (const link of part.querySelectorAll("a[href]")) directLink(link, page);
}

/**
 * The words of glossaries for sentences of that page, where the page shown lacks them.
 * @param {Document} source
 * @param {string} page
 */
function termsFor(source, page) {
  /** @type {NodeListOf<HTMLTemplateElement>} */
  const lists = source.querySelectorAll("template.terms");
  const missing = [...lists].filter(({ dataset }) => !document.querySelector(`template.terms[data-game="${dataset.game}"]`));
  const copies = missing.map((list) => document.importNode(list, true));
  for (const { content } of copies) content.querySelectorAll("a").forEach((link) => directLink(link, page));
  return copies;
}

/**
 * @param {Element} link
 * @param {string} page against which its address is read
 */
function directLink(link, page) {
  link.setAttribute("href", new URL(link.getAttribute("href") ?? "", page).href);
}

/**
 * The shapes that drawings of that page refer to, where the page shown lacks them.
 * @param {Document} source
 */
function symbolsFor(source) {
  const sheets = [...source.querySelectorAll('svg[class$="-symbols"]')];
  const missing = sheets.filter(({ classList }) => !document.querySelector(`article svg.${classList.item(0)}`));
  return missing.map((sheet) => makeElement("div", { class: "shapes" }, document.importNode(sheet, true)));
}
