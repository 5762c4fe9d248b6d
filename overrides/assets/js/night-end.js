/** What one sees after some questions, or moves: how it went, what one knows by now, when it comes again, and one way on. */
import { makeElement } from "./dom.js";
import { daysToAnswer } from "./learn.js";
import { learnPage } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * One that was asked: whether the first touch was right, how it was answered before, and what it teaches, as HTML ("" for
 * nothing).
 * @typedef {{idea: import("./protocol.js").IdeaView, right: boolean, before: "right" | "wrong" | null, told: string}} Answered
 */

/**
 * Says when something comes again.
 * @param {number} days 0 for today
 */
export const whenInWords = (days) => textOf(days ? days === 1 ? "when.tomorrow" : "when.days" : "when.today", { n: days });

/**
 * What was right, then what comes back, each as a list: what it teaches, with its rule. What two of them teach is told once.
 * @param {string} game
 * @param {Answered[]} answered
 * @returns {HTMLElement[]}
 */
export function listsOfEnd(game, answered) {
  const missed = toldOnce(answered.filter(({ right }) => !right)), known = toldOnce(answered.filter(({ right }) => right));
  const fresh = known.filter(({ told }) => !missed.some((each) => each.told === told));
  return [
    ...listOf("night.known_now", "known-now", fresh.map((each) => itemOf(each, noteOnRight(game, each)))),
    ...listOf("night.missed", "missed", missed.map((each) => itemOf(each, [makeElement("a", { href: lessonOf(game, each.idea.key) }, textOf("night.lesson"))]))),
  ];
}

/**
 * When the next questions come; nothing where none was ever answered.
 * @param {string} game
 * @returns {HTMLElement[]}
 */
export function nextTime(game) {
  const days = daysToAnswer(game);
  return days === null ? [] : [makeElement("p", { class: "when" }, textOf("night.next", { when: whenInWords(days) }))];
}

/** @param {Answered[]} answered */
const toldOnce = (answered) => [...new Map(answered.filter(({ told }) => told).map((each) => [each.told, each])).values()];

/**
 * @param {string} key of its title
 * @param {string} name
 * @param {HTMLElement[]} items
 */
const listOf = (key, name, items) => items.length ? [makeElement("p", { class: "title" }, textOf(key)), makeElement("ul", { class: name }, ...items)] : [];

/**
 * @param {Answered} answered
 * @param {(Node | string)[]} note
 */
function itemOf({ told }, note) {
  const item = makeElement("li");
  item.innerHTML = told;
  item.append(" ", makeElement("small", {}, ...note));
  return item;
}

/**
 * What got better, and when it comes again.
 * @param {string} game
 * @param {Answered} answered
 */
function noteOnRight(game, { idea, before }) {
  const days = daysToAnswer(game, idea.key) ?? 0, again = textOf("night.again", { when: whenInWords(days) });
  return [before === "wrong" ? `${textOf("night.better")} ${again}` : again];
}

/**
 * The lesson of an idea.
 * @param {string} game
 * @param {string} idea its key: that of the stage, and the number of the question
 */
const lessonOf = (game, idea) => learnPage(game, `stage-${idea.slice(0, idea.lastIndexOf("-"))}`);
