/** What one sees after some questions, or moves: how it went, what one knows by now, when it comes again, and one way on. */
import { makeElement } from "./dom.js";
import { daysToAnswer, stageOf } from "./learn.js";
import { learnPage } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * One that was asked: whether the first touch was right, whether it was missed on an earlier day, and as HTML ("" for nothing) what its lesson
 * teaches, and what a wrong first touch has missed; `nearly`: whether that was a move almost as good as the best one; `about`: the question, and its answer, in words.
 * @typedef {{idea: import("./protocol.js").IdeaView, right: boolean, nearly: boolean, before: boolean, told: string, point: string, about: {ask: string, answer: string}}} Answered
 */

/**
 * Says when something comes again.
 * @param {number} days 0 for today
 */
export const whenInWords = (days) => textOf(days ? days === 1 ? "when.tomorrow" : "when.days" : "when.today", { n: days });

/**
 * What was right, then what comes back, each as a list: what it teaches, with its rule, and what was missed of it.
 * @param {string} game
 * @param {Answered[]} answered
 * @returns {HTMLElement[]}
 */
export function listsOfEnd(game, answered) {
  const { known, missed } = toldOnce(answered);
  return [
    ...listOf("night.known_now", "known-now", known.map(([each]) => itemOf([each], each.before ? [textOf("night.better")] : []))),
    ...listOf("night.missed", "missed", missed.map((all) => itemOf(all, [makeElement("a", { href: learnPage(game, `stage-${lessonOf(all[0])}`) }, textOf("night.lesson"))]))),
  ];
}

/**
 * What a first touch has missed, as HTML: the wrong rule that it follows; where it follows none, why the right one is right.
 * @param {string} said
 */
export function pointIn(said) {
  const all = makeElement("div");
  all.innerHTML = said;
  const judged = all.querySelector(".judged");
  return (judged?.querySelector("a.rule") ? judged : all.querySelector(".why"))?.innerHTML ?? "";
}

/**
 * When the next questions come: the only thing that is said of what comes; nothing where none was ever answered.
 * @param {string} game
 * @returns {HTMLElement[]}
 */
export function nextTime(game) {
  const days = daysToAnswer(game);
  return days === null ? [] : [makeElement("p", { class: "when" }, textOf("night.next", { when: whenInWords(days) }))];
}

/**
 * What each lesson teaches is told once: as missed where one of its questions was, with all that was missed of it.
 * @param {Answered[]} answered
 */
export function toldOnce(answered) {
  /** @typedef {Map<string, [Answered, ...Answered[]]>} Lessons */
  const missed = /** @type {Lessons} */ (new Map()), known = /** @type {Lessons} */ (new Map());
  for (const each of answered.filter(({ told }) => told)) {
    const lesson = lessonOf(each), found = each.right ? known : missed, before = found.get(lesson);
    if (!before) found.set(lesson, [each]);
    else if (before.every(({ point }) => point !== each.point)) before.push(each);
  }
  return { missed: [...missed.values()], known: [...known].filter(([lesson]) => !missed.has(lesson)).map(([, all]) => all) };
}

/**
 * @param {string} key of its title
 * @param {string} name
 * @param {HTMLElement[]} items
 */
const listOf = (key, name, items) => items.length ? [makeElement("p", { class: "title" }, textOf(key)), makeElement("ul", { class: name }, ...items)] : [];

/**
 * @param {[Answered, ...Answered[]]} answered of one lesson
 * @param {(Node | string)[]} note
 */
function itemOf(answered, note) {
  const item = makeElement("li");
  item.innerHTML = answered[0].told;
  for (const { point, about: { ask, answer } } of answered.filter((each) => each.point)) {
    const missed = makeElement("p", { class: "point" });
    missed.innerHTML = point;
    item.append(makeElement("p", { class: "asked" }, `${ask} `, makeElement("strong", {}, textOf("night.answer", { answer }))), missed);
  }
  if (note.length) item.append(" ", makeElement("small", {}, ...note));
  return item;
}

/** The key of the lesson that was asked about. @param {Answered} answered */
const lessonOf = ({ idea: { key } }) => stageOf(key);
