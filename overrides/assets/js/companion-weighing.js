/** What is told for and against something at a real table is weighed while it is told: of each player, and of all. */
import { makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** @param {Element} place @returns {{chosen: number, yes: number, no: number}} how many boxes are ticked there, and what they count */
function votesIn(place) {
  const votes = Array.from(place.querySelectorAll("input:checked"), (box) => Number(box.getAttribute("data-votes") ?? 0));
  const sum = (/** @type {number} */ sign) => votes.reduce((all, each) => all + Math.max(0, sign * each), 0);
  return { chosen: votes.length, yes: sum(1), no: sum(-1) };
}

/**
 * Says what counts so far; once all have been told, how it ends. A player who has told yes and no is marked: that may be, and may be a slip.
 * @param {Element} form
 * @param {boolean} whole whether all have been told
 */
export function showWeighing(form, whole) {
  const balance = form.querySelector(".balance");
  if (!(balance instanceof HTMLElement)) return;
  for (const group of form.querySelectorAll("fieldset.of")) {
    const { chosen, yes, no } = votesIn(group), both = yes > 0 && no > 0, title = group.querySelector("legend");
    const told = title?.querySelector(".votes") ?? title?.appendChild(makeElement("span", { class: "votes" }));
    if (told) told.textContent = chosen ? ` ${textOf(both ? "told.weighed.both" : "told.weighed.seat", { yes, no })}` : "";
    group.toggleAttribute("data-both", both);
  }
  const { chosen, yes, no } = votesIn(form), end = (yes >= no ? balance.dataset.won : balance.dataset.lost) ?? "";
  balance.textContent = chosen ? textOf(whole ? "told.weighed.all" : "told.weighed.so_far", { yes, no, end }) : "";
}
