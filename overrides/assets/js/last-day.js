/** What the reader did on the last day on which they did something: lessons, games, questions; told, never counted on. */
import { numberOfDay } from "./day-calendar.js";
import { answersByDay, coursesBegun } from "./learn.js";
import { keptResults } from "./results.js";
import { hasText, textOf } from "./texts.js";

/** @typedef {{day: number, text: string}} Deed */

/** The last day and what was done on it, as a sentence; "" for a new reader. */
export function lastDayInWords() {
  const all = [...lessons(), ...games()], asked = questions().filter(({ day, game }) => !all.some((each) => each.day === day && each.game === game));
  const deeds = [...all, ...asked].filter(({ game }) => hasText(`game.${game}`)), last = Math.max(...deeds.map(({ day }) => day));
  if (!deeds.length) return "";
  const what = deeds.filter(({ day }) => day === last).map(({ text }) => text).join(textOf("did.and")), ago = numberOfDay() - last;
  return textOf(ago > 1 ? "did.before" : ago === 1 ? "did.yesterday" : "did.today", { what, n: ago });
}

/** @param {string} game */
const named = (game) => ({ name: textOf(`game.${game}`) });

function lessons() {
  return Object.entries(coursesBegun()).flatMap(([game, { recent }]) => (
    recent?.lessons.length ? [{ game, day: recent.day, text: lessonsInWords(recent.lessons, named(game)) }] : []
  ));
}

/**
 * @param {number[]} numbers in order
 * @param {{name: string}} fields
 */
function lessonsInWords(numbers, fields) {
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)], n = numbers.length;
  return textOf(n === 1 ? "did.lesson" : to - from === n - 1 ? "did.lessons" : "did.some_lessons", { ...fields, from, to, n });
}

/** Whole games that ended, by game and day. */
function games() {
  const ended = keptResults().filter(({ minigame }) => !minigame).map(({ game, at }) => ({ game, day: numberOfDay(new Date(at)) }));
  return [...new Map(ended.map((each) => [`${each.game} ${each.day}`, each])).values()].map(({ game, day }) => {
    const n = ended.filter((each) => each.game === game && each.day === day).length;
    return { game, day, text: textOf(n === 1 ? "did.game" : "did.games", { ...named(game), n }) };
  });
}

const questions = () => answersByDay().map(({ game, day, n }) => ({ game, day, text: textOf(n === 1 ? "did.question" : "did.questions", { ...named(game), n }) }));
