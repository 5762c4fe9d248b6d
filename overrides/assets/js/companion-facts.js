/** What has been told of a game at a real table, fact by fact: each word is a button that corrects it. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").ToldView} ToldView */

/**
 * A fact: its words, and what came of it. A word bears `data-word-at`, its place; they are in an element with `data-at`.
 * @param {ToldView} fact
 * @param {number} at its number, from 0
 */
export function partsOfFact({ when, words, html }, at) {
  const told = makeElement("div", { class: "words", "data-at": String(at) }), text = makeElement("div", { class: "text" });
  told.innerHTML = words;
  for (const word of told.querySelectorAll("button")) word.title = textOf("told.correct");
  told.prepend(makeElement("b", {}, `${at + 1}. ${when}`), " ");
  text.innerHTML = html;
  return [told, text];
}

/**
 * All facts, the newest first.
 * @param {ToldView[]} facts
 * @param {(at: number) => void} insert asks for one that was forgotten before this one
 * @param {(at: number) => void} remove
 */
export function rowsOfFacts(facts, insert, remove) {
  return facts.map((fact, at) => {
    const tools = [button("insert", textOf("told.insert"), () => insert(at)), button("remove", textOf("told.remove"), () => remove(at))];
    for (const tool of tools) tool.ariaLabel = `${tool.textContent}: ${at + 1}. ${fact.when}`;
    return makeElement("li", fact.refused ? { class: "refused" } : {}, ...partsOfFact(fact, at), makeElement("div", { class: "row" }, ...tools));
  }).reverse();
}

/**
 * What the last fact brought about, and whether an earlier one no longer fits.
 * @param {ToldView[]} facts
 */
export function newsOfFacts(facts) {
  const last = facts.at(-1), wrong = facts.findIndex(({ refused }) => refused);
  const faulty = wrong >= 0 && wrong < facts.length - 1 ? [makeElement("p", { class: "faulty" }, textOf("told.faulty", { name: `${wrong + 1}. ${facts[wrong]?.when ?? ""}` }))] : [];
  return [...(last ? partsOfFact(last, facts.length - 1) : []), ...faulty];
}
