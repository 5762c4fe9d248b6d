/**
 * What the reader has learnt, kept in this browser only: by idea, a task of a game's course, when it is to be asked again.
 * The spacing is that of Orbit: 5 days at first, 2.3 times as long after a right answer, and as much shorter after a wrong
 * one, which comes back on the next day; an early answer shortens nothing. So whatever was answered today is due no more today.
 */
import { DAY, numberOfDay } from "./day-calendar.js";
import { readStored, writeStored } from "./store.js";

/**
 * @typedef {{due: number, days: number, right: number, wrong: number, at: number, took?: number}} Item when it is due and when it
 *   was answered last, in milliseconds; how many days lay between; how often it was answered right and wrong; how many seconds
 *   the last answer took
 * @typedef {{items: Record<string, Item>, courses: Record<string, Course>, moves: Record<string, Moves>, nights: Record<string, Night>, others: Record<string, unknown>}} Learnt
 *   by game and idea, and by game; `others`: what a later version of the book has added
 */

/**
 * The last questions of a game that were asked to their end: on which day of the calendar, and how many of how many were right at
 * the first touch.
 * @typedef {{day: number, right: number, of: number}} Night
 */

/**
 * The moves of a game that the reader was asked to find: their rating (Elo's), and each by its key, whether it was found at the
 * first touch when it was asked last, in that order; `begun`: those that are being asked, as `learn-moves.js` keeps them; `knows`:
 * whether the reader has said to know the game.
 * @typedef {{rating: number, met: Record<string, boolean>, begun?: Begun, knows?: boolean}} Moves
 */

/**
 * The keys of moves that are asked one after the other; of those answered, whether they were found at the first touch, and whether
 * that was a move almost as good; and the rating before the first one.
 * @typedef {{keys: string[], right: boolean[], nearly?: boolean[], was: number}} Begun
 */

/**
 * How far a reader has come in a game's course: the stages answered to their end, the first of the others ("" for none), and
 * how many there are; `recent`: the numbers of those answered on the last day of the calendar on which any was; `at`: of each
 * stage, the question at which the reader has left off, from 0, as `course-place.js` keeps it.
 * @typedef {{done: string[], next: string, of: number, recent?: {day: number, lessons: number[]}, at?: Record<string, number>}} Course
 */

/** When the day ends, in milliseconds: what is due before counts as due today, so that the number changes with an answer or the day alone. */
const tonight = () => new Date().setHours(24, 0, 0, 0);

/** The key in the storage. */
export const LEARNT = "trick:learn";
const VERSION = 1;
const LEAST_DAYS = 5;
const GROWTH = 2.3;
/** Who has not finished a lesson yet is asked about so many lessons, the first ones: what they teach can be seen on a table. */
const FIRST_LESSONS = 3;
/** Whoever comes back is asked so many questions at most, which take so many seconds; one of which that is not known, so many. */
const FEW = 6;
const SECONDS = 60;
const USUAL = 10;

/** @param {string} game @param {string} idea */
const nameOf = (game, idea) => `${game}/${idea}`;

/**
 * Parses what has been learnt, and checks each part.
 * @param {string} text of a file, or of what is kept
 * @returns {Learnt | null} null if it is damaged, or of a later version
 */
export function learntIn(text) {
  try {
    const { version, items: kept, courses = {}, moves = {}, nights = {}, ...others } = JSON.parse(text);
    const items = Object.fromEntries(Object.entries(kept).map(([name, item]) => [MOVED[name] ?? name, item]));
    if (version !== VERSION || ![items, courses, moves, nights].every((each) => each instanceof Object)) return null;
    if (!Object.values(items).every(isItem) || !Object.values(courses).every(isCourse) || !Object.values(moves).every(isMoves) || !Object.values(nights).every(isNight)) return null;
    return { items, courses, moves, nights, others };
  } catch {
    return null;
  }
}

/** The ideas that another lesson teaches by now: what was learnt of them stays. @type {Record<string, string>} */
const MOVED = {
  "vineta/adding-2": "vineta/flood-4",
  "vineta/tied_series-1": "vineta/length_of_turn-4",
  "vineta/tied_series-3": "vineta/length_of_turn-6",
};

/** @param {any} item */
function isItem(item) {
  return ["due", "days", "right", "wrong", "at"].every((field) => Number.isFinite(item?.[field]));
}

/** @param {any} course */
function isCourse(course) {
  const { day = 0, lessons = [] } = course?.recent ?? {}, at = course?.at ?? {};
  return Array.isArray(course?.done) && typeof course.next === "string" && [course.of, day, ...Object.values(at)].every(Number.isFinite) && Array.isArray(lessons) && lessons.every(Number.isFinite);
}

/** @param {any} night */
const isNight = (night) => ["day", "right", "of"].every((field) => Number.isFinite(night?.[field]));

/** @param {any} moves */
function isMoves(moves) {
  const { keys = [], right = [], nearly = [] } = moves?.begun ?? {};
  return Number.isFinite(moves?.rating) && moves.met instanceof Object && [...Object.values(moves.met), ...right, ...nearly].every((found) => typeof found === "boolean") && Array.isArray(keys);
}

/** What is kept; null where it is damaged, or of a later version. */
export const keptLearnt = () => learntIn(readStored(LEARNT) ?? `{"version":${VERSION},"items":{}}`);

/** Keeps all of it, in place of what was kept. @param {Learnt} learnt */
export const keepLearnt = ({ others, ...learnt }) => writeStored(LEARNT, JSON.stringify({ ...others, version: VERSION, ...learnt }));

/**
 * Notes how an idea was answered; what is kept but damaged is left alone.
 * @param {string} game
 * @param {string} idea
 * @param {boolean} right at the first touch
 * @param {number} seconds until that touch
 * @param {boolean} [isOpen] whether it is asked on: what was due stays so until `noteFound`
 */
export function noteAnswer(game, idea, right, seconds, isOpen = false) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const last = learnt.items[nameOf(game, idea)];
  const item = { ...last, ...itemAfter(last, right, Date.now()), took: Math.min(SECONDS, Math.round(seconds)) };
  learnt.items[nameOf(game, idea)] = isOpen && last && !right ? { ...item, due: Math.min(last.due, item.due) } : item;
  keepLearnt(learnt);
}

/**
 * Notes that an idea was answered right in the end: it is due no more today.
 * @param {string} game
 * @param {string} idea
 */
export function noteFound(game, idea) {
  const learnt = keptLearnt(), item = learnt?.items[nameOf(game, idea)];
  if (!learnt || !item) return;
  item.due = Math.max(item.due, tonight());
  keepLearnt(learnt);
}

/**
 * @param {Item | undefined} last
 * @param {boolean} right
 * @param {number} now
 * @returns {Item}
 */
function itemAfter(last, right, now) {
  const counts = { right: (last?.right ?? 0) + Number(right), wrong: (last?.wrong ?? 0) + Number(!right), at: now };
  if (!right) return { ...counts, days: Math.max(LEAST_DAYS, (last?.days ?? 0) / GROWTH), due: tonight() };
  const days = !last ? LEAST_DAYS : now < last.due ? last.days : Math.max(LEAST_DAYS, last.days * GROWTH);
  return { ...counts, days, due: Math.max(last?.due ?? 0, now + days * DAY) };
}

/** Whether it was answered wrong last: then it comes back on the next day, a right one after days. @param {Item} item */
const wasWrong = ({ due, at }) => due - at < 2 * DAY;

/** The key of the stage that teaches an idea: the idea's ends with the number of the question. @param {string} idea */
export const stageOf = (idea) => idea.slice(0, idea.lastIndexOf("-"));

/** Whether all lessons of a game are finished. @param {string} game */
export const isLearnt = (game) => coursesBegun()[game]?.next === "";

/** Whether all of a game may be asked: its lessons are finished, or the reader has said to know it. @param {string} game */
export const isKnown = (game) => isLearnt(game) || Boolean(keptLearnt()?.moves[game]?.knows);

/**
 * Of these, the keys of the ideas that a reader may be asked about: all once the course is finished, or the game is known; before, those that its
 * finished lessons have taught, or that were answered before, and while there is no such lesson, those of the first ones.
 * @param {string} game
 * @param {{key: string, stage?: number}[]} ideas
 */
export function ideasTaught(game, ideas) {
  const { items = {}, courses = {} } = keptLearnt() ?? {}, { done = [] } = courses[game] ?? {};
  const isTaught = (/** @type {{key: string, stage?: number}} */ { key, stage = 0 }) => (
    (done.length ? done.includes(stageOf(key)) : stage < FIRST_LESSONS) || nameOf(game, key) in items
  );
  return (isKnown(game) ? ideas : ideas.filter(isTaught)).map(({ key }) => key);
}

/**
 * The ideas to be asked now: first what is due today, so that the number of those falls: what went wrong last before the rest,
 * and the longest due first; then what was never met, in the order of the course, then what went wrong today, and what is not
 * due yet last: what has gone wrong most often first, and of that what took longest.
 * @param {string} game
 * @param {string[]} ideas in the order of the course
 * @param {number} most
 */
export function ideasToAsk(game, ideas, most) {
  const { items = {} } = keptLearnt() ?? {};
  const ranked = ideas.map((idea) => {
    const item = items[nameOf(game, idea)];
    if (!item) return { idea, group: 1, order: [] };
    const { due, wrong, took = 0 } = item;
    if (isDue(item)) return { idea, group: 0, order: [Number(!wasWrong(item)), due] };
    return wasWrong(item) ? { idea, group: 2, order: [] } : { idea, group: 3, order: [-wrong, -took, due] };
  });
  ranked.sort((one, other) => one.group - other.group || compared(one.order, other.order));
  return ranked.slice(0, most).map(({ idea }) => idea);
}

/**
 * Compares two lists by the first number in which they differ; where one ends, they are alike.
 * @param {number[]} one
 * @param {number[]} other
 */
const compared = (one, other) => one.map((each, at) => each - (other[at] ?? each)).find((less) => less) ?? 0;

/**
 * About how many seconds a reader takes for ideas, as long as for each when it was answered last, in tens: nobody knows it better.
 * @param {string} game
 * @param {string[]} ideas
 */
export function secondsFor(game, ideas) {
  const items = keptLearnt()?.items ?? {};
  return USUAL * Math.ceil(ideas.reduce((sum, idea) => sum + (items[nameOf(game, idea)]?.took ?? USUAL), 0) / USUAL);
}

/** Whether an idea is to be asked again today. @param {Item} item */
const isDue = ({ due }) => due < tonight();

/**
 * Of the ideas of a game that are due today, as many as take a minute, the quickest first; how many there are tells `dueIn`.
 * @param {string} game
 */
export function dueIdeas(game) {
  const start = nameOf(game, "");
  const due = Object.entries(keptLearnt()?.items ?? {}).filter(([name, item]) => name.startsWith(start) && isDue(item));
  const ranked = due.map(([name, { took = USUAL }]) => ({ idea: name.slice(start.length), took })).sort((one, other) => one.took - other.took);
  let seconds = 0;
  return ranked.filter(({ took }, at) => at < FEW && ((seconds += took) <= SECONDS || !at)).map(({ idea }) => idea);
}

/**
 * Whether an idea was answered wrong when it was asked last, on an earlier day.
 * @param {string} game
 * @param {string} idea
 */
export function wasMissedBefore(game, idea) {
  const item = keptLearnt()?.items[nameOf(game, idea)];
  return Boolean(item && wasWrong(item) && numberOfDay(new Date(item.at)) < numberOfDay());
}

/**
 * In how many days the first ideas of a game, or of one of its lessons, are to be asked again, 0 for today, and how many they
 * are; null where none was ever answered.
 * @param {string} game
 * @param {string} [stage]
 */
export function comingIdeas(game, stage) {
  const items = Object.entries(keptLearnt()?.items ?? {}).filter(([name]) => name.startsWith(nameOf(game, "")) && (stage === undefined || stageOf(name) === nameOf(game, stage)));
  const days = items.map(([, { due }]) => Math.max(0, 1 + Math.floor((due - tonight()) / DAY))), first = Math.min(...days);
  return days.length ? { days: first, n: days.filter((each) => each === first).length } : null;
}

/** In how many days; null where none was ever answered. @param {string} game @param {string} [stage] */
export const daysToAnswer = (game, stage) => comingIdeas(game, stage)?.days ?? null;

/**
 * When something was answered last, of one game or of any, in milliseconds; 0 for never.
 * @param {string} [game]
 */
export const lastAnswer = (game) => Math.max(0, ...Object.entries(keptLearnt()?.items ?? {}).map(([name, { at }]) => (!game || name.startsWith(nameOf(game, "")) ? at : 0)));

/** How many ideas of each game were answered last on which day of the calendar. @returns {{game: string, day: number, n: number}[]} */
export function answersByDay() {
  /** @type {Map<string, {game: string, day: number, n: number}>} */
  const found = new Map();
  for (const [name, { at }] of Object.entries(keptLearnt()?.items ?? {})) {
    const [game, day] = [name.slice(0, name.indexOf("/")), numberOfDay(new Date(at))], key = `${game} ${day}`;
    found.set(key, { game, day, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * How many ideas of each game were ever answered, and how many are due today.
 * @returns {Record<string, {met: number, due: number}>} only games of which one was answered
 */
export function learntByGame() {
  /** @type {Record<string, {met: number, due: number}>} */
  const found = {};
  for (const [name, item] of Object.entries(keptLearnt()?.items ?? {})) {
    const game = name.slice(0, name.indexOf("/"));
    const { met, due } = found[game] ?? { met: 0, due: 0 };
    found[game] = { met: met + 1, due: due + Number(isDue(item)) };
  }
  return found;
}

/** How many ideas of a game are due today. @param {string} game */
export const dueIn = (game) => learntByGame()[game]?.due ?? 0;

/**
 * How far the reader has come in each game's course.
 * @returns {Record<string, Course>}
 */
export const coursesBegun = () => keptLearnt()?.courses ?? {};

/**
 * How far a reader will have come in a game's course once a stage is answered to its end.
 * @param {string} game
 * @param {string} stage
 * @param {string[]} all the keys of the game's stages, in order
 * @returns {Course}
 */
export function courseAfter(game, stage, all) {
  const before = coursesBegun()[game];
  const done = all.filter((key) => key === stage || before?.done.includes(key));
  return { ...before, done, next: all.find((key) => !done.includes(key)) ?? "", of: all.length };
}

/**
 * Notes that a stage of a course was answered to its end; what is kept but damaged is left alone.
 * @param {string} game
 * @param {string} stage
 * @param {string[]} all the keys of the game's stages, in order
 */
export function noteStage(game, stage, all) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const before = learnt.courses[game]?.recent, day = numberOfDay(), number = all.indexOf(stage) + 1;
  const lessons = [...new Set([...(before?.day === day ? before.lessons : []), number])].sort((one, other) => one - other);
  learnt.courses[game] = { ...courseAfter(game, stage, all), recent: { day, lessons } };
  keepLearnt(learnt);
}

/**
 * Notes that some questions of a game were asked to their end; what is kept but damaged is left alone.
 * @param {string} game
 * @param {number} right how many at the first touch
 * @param {number} of
 */
export function noteNight(game, right, of) {
  const learnt = keptLearnt();
  if (learnt) keepLearnt({ ...learnt, nights: { ...learnt.nights, [game]: { day: numberOfDay(), right, of } } });
}

/** The questions of a game that were asked to their end today, if any were. @param {string} game */
export function nightOfToday(game) {
  const last = keptLearnt()?.nights[game];
  return last?.day === numberOfDay() ? last : undefined;
}

/**
 * Forgets what was learnt of a game.
 * @param {string} game
 */
export function forgetLearnt(game) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const items = Object.fromEntries(Object.entries(learnt.items).filter(([name]) => !name.startsWith(nameOf(game, ""))));
  const { [game]: _course, ...courses } = learnt.courses, { [game]: _moves, ...moves } = learnt.moves;
  const { [game]: _night, ...nights } = learnt.nights;
  keepLearnt({ ...learnt, items, courses, moves, nights });
}

/**
 * Adds what was learnt elsewhere; of each idea the later answer counts. Nothing is added to what is damaged here.
 * @param {Learnt} added
 */
export function addLearnt(added) {
  const here = keptLearnt();
  if (!here) return;
  const items = { ...here.items };
  for (const [name, item] of Object.entries(added.items)) if (!items[name] || items[name].at < item.at) items[name] = item;
  const moves = { ...here.moves };
  for (const [game, each] of Object.entries(added.moves)) moves[game] = joinedMoves(moves[game], each);
  const nights = { ...here.nights };
  for (const [game, each] of Object.entries(added.nights)) if ((nights[game]?.day ?? 0) < each.day) nights[game] = each;
  keepLearnt({ items, courses: { ...added.courses, ...here.courses }, moves, nights, others: { ...added.others, ...here.others } });
}

/**
 * Of two browsers the rating of the one that has asked for more moves counts.
 * @param {Moves | undefined} here
 * @param {Moves} added
 */
function joinedMoves(here, added) {
  if (!here) return added;
  const isAddedRicher = Object.keys(added.met).length > Object.keys(here.met).length;
  return { ...added, ...here, rating: (isAddedRicher ? added : here).rating, met: { ...added.met, ...here.met } };
}
