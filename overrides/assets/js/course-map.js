/** The lessons of a course as a list: which ones are done, and what comes next; once all are, what one knows by now. */
import { button, makeElement } from "./dom.js";
import { daysToAnswer, isLearnt } from "./learn.js";
import { gamePage, nightPage } from "./paths.js";
import { isDoneToday } from "./returning.js";
import { textOf, whenInWords } from "./texts.js";

const MAIN = "go md-button md-button--primary";

/**
 * Draws the map of a course.
 * @param {string} game
 * @param {{title: string, done: boolean}[]} lessons in order
 * @param {Element | null} ideas what each of them teaches, as a list
 * @param {(index: number) => void} open opens a lesson, from 0
 * @returns {HTMLElement[]} the title comes first, then what comes next
 */
export function partsOfMap(game, lessons, ideas, open) {
  const next = lessons.findIndex(({ done }) => !done), isOver = next < 0;
  const count = { name: textOf(`game.${game}`), n: lessons.filter(({ done }) => done).length, of: lessons.length };
  const [main, ...others] = isOver ? afterCourse(game) : [button(MAIN, textOf("course.go_on", { step: next + 1 }), () => open(next)), ...afterCourse(game)];
  const items = lessons.map(({ title, done }, at) => makeElement("li", {}, button("lesson", title, () => open(at)), ...(done ? [doneMark()] : [])));
  const setUp = makeElement("a", { href: "#setup" }, textOf("course.setup"));
  main?.setAttribute("class", MAIN);
  return [
    makeElement("p", { class: "title" }, textOf(isOver ? "course.finished" : "course.so_far", count)),
    ...(isOver ? [makeElement("p", {}, toldOnFinish(game))] : []),
    makeElement("p", { class: "next" }, ...(main ? [main] : [])),
    makeElement("p", { class: "ways" }, ...others, ...(document.getElementById("setup") ? [setUp] : [])),
    ...(isOver && ideas ? [learnt(ideas)] : []),
    makeElement("ol", {}, ...items),
  ];
}

/** Whoever has finished is asked six questions; a game takes longer. @param {string} game */
function afterCourse(game) {
  const night = makeElement("a", { href: nightPage(game, "night") }, textOf("course.night"));
  const moves = makeElement("a", { href: nightPage(game, "moves") }, textOf("go_on.moves"));
  const play = makeElement("a", { href: gamePage(game, "play") }, textOf("course.play"));
  // A game that is new in the book has no questions yet.
  if (!document.querySelector('.md-nav a[href$="night/"]')) return [play];
  // Moves are found by who can read a table; a night that is done is for another day.
  const ways = isDoneToday(game) ? [play, night] : [night, play];
  return isLearnt(game) ? [...ways, moves] : ways;
}

/** @param {string} game */
function toldOnFinish(game) {
  const days = daysToAnswer(game), told = textOf("course.able", { name: textOf(`game.${game}`) });
  return days ? `${told} ${textOf("course.return", { when: whenInWords(days) })}` : told;
}

/** @param {Element} ideas */
function learnt(ideas) {
  return makeElement("details", { class: "learnt" }, makeElement("summary", {}, textOf("course.learnt")), ideas.cloneNode(true));
}

const doneMark = () => makeElement("span", { class: "done" }, textOf("course.done"));
