/** The lessons of a course as a list: which ones are done, and what comes next; once all are, that is the questions. */
import { button, makeElement } from "./dom.js";
import { gamePage } from "./paths.js";
import { textOf } from "./texts.js";

const MAIN = "go md-button md-button--primary";

/**
 * Draws the map of a course.
 * @param {string} game
 * @param {{title: string, done: boolean}[]} lessons in order
 * @param {(index: number) => void} open opens a lesson, from 0
 * @returns {HTMLElement[]} the title comes first, then what comes next
 */
export function partsOfMap(game, lessons, open) {
  const next = lessons.findIndex(({ done }) => !done), isOver = next < 0;
  const count = { name: textOf(`game.${game}`), n: lessons.filter(({ done }) => done).length, of: lessons.length };
  const night = makeElement("a", { class: isOver ? MAIN : "", href: `#night-${game}` }, textOf("course.night"));
  const main = isOver ? night : button(MAIN, textOf("course.go_on", { step: next + 1 }), () => open(next));
  const items = lessons.map(({ title, done }, at) => makeElement("li", {}, button("lesson", title, () => open(at)), ...(done ? [doneMark()] : [])));
  const setUp = makeElement("a", { href: "#setup" }, textOf("course.setup"));
  const play = makeElement("a", { href: gamePage(game, "play") }, textOf("course.play"));
  return [
    makeElement("p", { class: "title" }, textOf(isOver ? "course.finished" : "course.so_far", count)),
    makeElement("p", { class: "next" }, main),
    makeElement("ol", {}, ...items),
    makeElement("p", { class: "ways" }, ...(isOver ? [] : [night]), ...(document.getElementById("setup") ? [setUp] : []), play),
  ];
}

const doneMark = () => makeElement("span", { class: "done" }, textOf("course.done"));
