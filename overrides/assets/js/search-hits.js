/** What the search has found, as a list: each hit is the answer itself, and a link to where it stands. */
import { makeElement } from "./dom.js";
import { BOOK } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {import("./search-index.js").Hit} Hit
 */

const ARTICLE = "md-search-result__article md-typeset";
/** A text that is longer than this is cut: it is no rule. */
const LONG = 420;
/** Entries of these kinds are played or read where they stand; all others may open in place. */
const PLACES = new Set(["page", "minigame", "ask", "short"]);
/** The rules that an answer names at its end: one of them follows. */
const CITED = / \([A-Z]+-?\d[^()]*\)$/;
/** The first words of an answer, which are all that one has asked for: "No". */
const FIRST = /^(?:[^.,;:]{1,28}(?=[.,;:])\.?)?/;
/** The kinds of entries that are called by their number. */
const NUMBERED = new Set(["rule", "ruling"]);

/**
 * Creates the list item of a hit: if it is the answer to the very question, that in a sentence; number and place, title, text with
 * marked words, and the link to it.
 * @param {Hit} hit
 * @param {string} game the title of its game, "" for none
 * @param {(text: string) => {text: string, found: boolean}[]} marked splits a text at the words that were found
 */
export function hitItem({ entry, answer }, game, marked) {
  const number = NUMBERED.has(entry.kind) ? [makeElement("span", { class: "number" }, entry.id), " · "] : [];
  const where = [kindName(entry.kind), game, chapterOf(entry)].filter(Boolean).join(" · ");
  const article = makeElement("article", { class: ARTICLE },
    ...(answer ? answerParts(answer, game) : []),
    makeElement("p", { class: "where" }, ...number, where),
    makeElement("p", { class: "title" }, ...markedWords(marked(entry.title))),
    ...matchedParagraphs(entry).map((text) => makeElement("p", {}, ...markedWords(marked(text)))));
  return contentsItem(entry, article);
}

/**
 * Creates the list item of a question from the table that has something in common with what is asked, and its answer.
 * @param {Entry} question
 * @param {string} game the title of its game
 */
export function relatedItem(question, game) {
  return contentsItem(question, makeElement("article", { class: ARTICLE },
    makeElement("p", { class: "where" }, `${kindName("question")} · ${game}`), makeElement("p", { class: "title" }, question.title), inWord(question)));
}

/**
 * The question, small, and its answer.
 * @param {Entry} question
 * @param {string} game the title of its game
 */
function answerParts(question, game) {
  return [makeElement("p", { class: "where asked" }, `${game} · ${question.title}`), inWord(question)];
}

/** @param {Entry} question */
function inWord(question) {
  const said = answerOf(question);
  const first = FIRST.exec(said)?.[0] ?? "";
  return makeElement("p", { class: "in-word" }, makeElement("strong", {}, first), said.slice(first.length));
}

/**
 * What is answered to a question from the table, without the rules it names.
 * @param {Entry} question
 */
export const answerOf = ({ text = "" }) => text.replace(CITED, "");

/**
 * Creates the list item of a question that is asked often, and the link to its answer.
 * @param {string} asked
 * @param {Entry} entry the answer
 * @param {string} game the title of its game
 */
export function frequentItem(asked, entry, game) {
  const number = makeElement("span", { class: "number" }, entry.id);
  return contentsItem(entry, makeElement("article", { class: ARTICLE },
    makeElement("p", { class: "where" }, number, ` · ${game}`), makeElement("p", { class: "title" }, asked)));
}

/** @param {string} name */
const kindName = (name) => textOf(`search.${name}`);

/**
 * The nearest heading above an entry; a question from the table says already what it is.
 * @param {Entry} entry
 */
function chapterOf({ kind, under = "" }) {
  return kind === "question" ? "" : under.split("\n").at(-1);
}

/**
 * The table of contents, for whom nothing was found.
 * @param {Entry[]} entries
 */
export function contentsItems(entries) {
  const lines = entries.map((entry) => contentsItem(entry, makeElement("article", { class: ARTICLE }, makeElement("p", { class: "title" }, entry.title))));
  return [makeElement("li", { class: "md-search-result__meta" }, textOf("search.contents")), ...lines];
}

/**
 * @param {Entry} entry
 * @param {HTMLElement} article
 */
function contentsItem({ kind, url }, article) {
  const link = makeElement("a", { class: "md-search-result__link", href: new URL(url, BOOK).href }, article);
  if (!PLACES.has(kind)) link.dataset.inPlace = "";
  return makeElement("li", { class: "md-search-result__item" }, link);
}

/** @param {Entry} entry */
function matchedParagraphs({ kind, text = "" }) {
  if (NUMBERED.has(kind) || text.length < LONG) return text.split("\n");
  const whole = text.slice(0, LONG).split("\n");
  const last = /** @type {string} */ (whole.pop());
  return [...whole, `${last.slice(0, last.lastIndexOf(" "))} …`];
}

/** @param {{text: string, found: boolean}[]} parts */
function markedWords(parts) {
  return parts.map(({ text, found }) => (found ? makeElement("mark", {}, text) : text));
}
