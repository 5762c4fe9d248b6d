/** Rules for this moment: what one may do now, and the few rules that decide it, each with its paragraph. */
import { button, makeElement } from "./dom.js";
import { panel } from "./panel.js";
import { paragraphAt } from "./paragraphs.js";
import { withTerms } from "./terms.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").NowView} NowView */

/**
 * Opens the panel with what may be done now, at once, or closes it if it is open; adds the rules' paragraphs when their page has come; without
 * a network they stay links.
 * @param {NowView} now
 * @param {string} rules the address of the page with the game's rules, "" for this page
 * @param {HTMLElement} opener
 * @param {(opener: HTMLElement) => void} explainSeats
 */
export async function openNow({ may, rules: ids }, rules, opener, explainSeats) {
  if (panel.closeFor(opener)) return;
  const places = ids.map((id) => new URL(`${rules}#${id}`, location.href).href);
  const told = makeElement("div", { class: "may" });
  told.innerHTML = withTerms(may, opener);
  const title = textOf("play.now");
  const seats = button("legend-open", textOf("play.legend"), () => explainSeats(seats));
  const first = { title, body: [told, makeElement("p", {}, textOf("panel.wait"))], foot: [seats] };
  panel.show(first, opener, true);
  panel.replace(first, { ...first, body: [told, ...await Promise.all(places.map(ruleAt))] });
}

/**
 * A rule with its paragraph; with its number alone if the page cannot be had.
 * @param {string} url
 */
async function ruleAt(url) {
  const content = await paragraphAt(url).then((paragraph) => paragraph.content, () => []);
  return makeElement("section", { class: "rule" }, makeElement("a", { class: "rule", href: url }, url.slice(url.indexOf("#") + 1)), ...content);
}
