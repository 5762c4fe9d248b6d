/** The banks of which <trick-night> asks: questions of a game's course, those of them that are due, and moves to be found. */
import { isRated, isTryingMoves, lessonsBeforeMoves, movesBegun, movesTaught, movesToFind, movesUnseen, noteMove, noteMovesBegun, ratingIn } from "./learn-moves.js";
import { comingIdeas, coursesBegun, daysToAnswer, dueIdeas, dueIn, ideasTaught, ideasToAsk, isKnown, learntByGame, noteAnswer, noteFound, secondsFor } from "./learn.js";
import { fewAlike, mixedIdeas, variedIdeas } from "./night-mix.js";
import { BOOK, dailyPage, gamePage, learnPage, moveFile, nightPage, questionFile } from "./paths.js";
import { isDoneToday } from "./returning.js";
import { textOf, whenInWords } from "./texts.js";

/**
 * `file` is the URL of a question, or of "all"; `choose` returns the keys of those to be asked now, and `note` keeps how one was
 * answered at the first touch, `found` that it was answered right in the end; `isPartial`: whether only a part of the bank is asked, since lessons are left; `before`: the text and the address of the way to those. Texts: `offer` before the first question, `where` beside each, `done` after the last one; the keys of those on buttons,
 * `on` and `more` ("" for no button), and of what one has answered, `yours`, and of what is right, `best`; `coming`: what comes when, "" for nothing to say. `about`: the ideas whose titles are told with the offer. `isOfIdeas`: whether they come
 * again in time; `ways`: the text and the address of links at the end, the first of them the way on. `begun`: what is being asked
 * and how it was answered so far, which `keep` keeps (null: nothing any more). `lessonsBefore`: how many lessons are left before there is something to ask, by what each needs.
 * @typedef {import("./protocol.js").IdeaView} IdeaView
 * @typedef {{n: number, of: number}} Count
 * @typedef {import("./learn.js").Begun} Begun
 * @typedef {{file: (game: string, key: string) => string, choose: (game: string, ideas: IdeaView[], most: number) => string[],
 *   isPartial: (game: string) => boolean, before: (game: string) => [text: string, url: string] | null, note: (game: string, idea: IdeaView, right: boolean, seconds: number, nearly: boolean) => void, found: (game: string, idea: IdeaView) => void, about: (game: string) => string[], offer: (game: string, most: number) => string,
 *   where: (game: string, count: Count & {was: number}) => string, done: (game: string, count: Count & {nearly: number, was: number}) => string, on: string, more: string, yours: string, best: string, coming: (game: string, ideas: IdeaView[]) => string,
 *   isOfIdeas: boolean, ways: (game: string) => [text: string, url: string][], begun: (game: string) => Begun | null, keep: (game: string, begun: Begun | null) => void, lessonsBefore: (game: string, needed: string[][]) => number}} Bank `was`: the rating before the move, or the first one
 */

/** @param {string} game */
const named = (game) => ({ name: textOf(`game.${game}`) });

/** The map of what is known of a game. @param {string} game @returns {[text: string, url: string]} */
const toKnown = (game) => [textOf("night.known", named(game)), new URL(`known/#${game.replaceAll("_", "-")}`, BOOK).href];

/** From the questions on to the next lesson, or to the moves for one who knows the game. @param {string} game @returns {[text: string, url: string]} */
function wayOn(game) {
  const { next = "", done = [] } = coursesBegun()[game] ?? {};
  return next && !isKnown(game) ? [textOf("course.go_on", { step: done.length + 1 }), learnPage(game, `stage-${next}`)] : [textOf("go_on.moves"), nightPage(game, "moves")];
}

/** To the lessons, for who has not begun them. @param {string} game @returns {[text: string, url: string]} */
const toLessons = (game) => [textOf("moves.lessons"), learnPage(game, "learn")];

/** How it went, in a text's key. @param {Count} count */
function keyOfDone({ n, of }) {
  if (n === of) return "night.all";
  if (!n) return "night.none";
  return n === of - 1 ? "night.done_but_one" : "night.done";
}

/** Questions of the course: what is due comes first. @type {Bank} */
export const QUESTIONS = {
  file: questionFile,
  choose: (game, ideas, most) => {
    const ranked = ideasToAsk(game, ideasTaught(game, variedIdeas(ideas)), ideas.length);
    const chosen = fewAlike(ranked.flatMap((key) => ideas.filter((idea) => idea.key === key)), most);
    return mixedIdeas(chosen).map(({ key }) => key);
  },
  isPartial: (game) => !isKnown(game),
  before: (game) => coursesBegun()[game] || isKnown(game) ? null : toLessons(game),
  note: (game, { key }, right, seconds) => noteAnswer(game, key, right, seconds, true),
  found: (game, { key }) => noteFound(game, key),
  about: () => [],
  offer: (game, most) => {
    const { met, due } = learntByGame()[game] ?? { met: 0, due: 0 };
    if (isDoneToday(game)) return textOf("night.done_today", { n: most, when: whenInWords(daysToAnswer(game) ?? 0) });
    if (!isKnown(game)) return textOf(coursesBegun()[game] ? due ? "night.partial" : "night.partial_new" : "night.newcomer", { n: most, due });
    return textOf(met ? due ? "night.due" : "night.none_due" : "night.new", { n: most, due });
  },
  where: (_game, count) => textOf("night.where", count),
  done: (_game, count) => textOf(keyOfDone(count), count),
  on: "night.on",
  more: "night.more",
  yours: "night.yours",
  best: "night.answer",
  coming: (game) => {
    const { days = 0, n = 0 } = comingIdeas(game) ?? {};
    return n ? textOf("night.next", { when: whenInWords(days), n }) : "";
  },
  isOfIdeas: true,
  ways: (game) => [wayOn(game), toKnown(game)],
  begun: () => null,
  keep: () => {},
  lessonsBefore: () => 0,
};

/** Of these, what is due, for one who comes back after some days; then the aid. @type {Bank} */
export const DUE = {
  ...QUESTIONS,
  choose: dueIdeas,
  isPartial: () => false,
  about: dueIdeas,
  offer: (game) => {
    const ideas = dueIdeas(game), due = dueIn(game), n = ideas.length;
    return textOf(n < due ? "refresher.part" : "refresher.offer", { ...named(game), due, n, seconds: secondsFor(game, ideas) });
  },
  more: "",
  ways: (game) => [[textOf("refresher.aid", named(game)), gamePage(game, "aid")], toKnown(game)],
};

/** Moves to be found: they rate the reader, and harder ones come later; while lessons are left, easy ones, and without a rating. @type {Bank} */
export const MOVES = {
  file: moveFile,
  choose: (game, ideas, most) => movesToFind(game, isTryingMoves(game) ? movesTaught(game, ideas) : ideas, most, isTryingMoves(game)),
  isPartial: isTryingMoves,
  before: (game) => isTryingMoves(game) ? coursesBegun()[game] ? wayOn(game) : toLessons(game) : null,
  note: (game, idea, right, _seconds, nearly) => noteMove(game, idea, right || nearly, !nearly && !isTryingMoves(game)),
  found: () => {},
  about: () => [],
  offer: (game, most) => textOf(isTryingMoves(game) ? "moves.early" : isRated(game) ? "moves.again" : "moves.new", { n: most, rating: ratingIn(game) }),
  where: (game, count) => {
    const rating = ratingIn(game);
    return textOf(isRated(game) ? count.was === rating ? "moves.where" : "moves.where_rated" : "moves.where_early", { ...count, rating });
  },
  done: (game, count) => [
    textOf(count.nearly ? "moves.found_nearly" : "moves.found", count),
    ...(isTryingMoves(game) || count.was === ratingIn(game) ? [] : [textOf("moves.rated", { was: count.was, rating: ratingIn(game) })]),
  ].join(" "),
  on: "moves.on",
  more: "moves.more",
  yours: "moves.yours",
  best: "moves.best",
  coming: (game, ideas) => {
    const n = movesUnseen(game, ideas);
    return textOf(n ? "moves.coming" : "moves.coming_all", { n });
  },
  isOfIdeas: false,
  ways: (game) => [[textOf("go_on.daily"), dailyPage(game)], toKnown(game)],
  begun: movesBegun,
  keep: noteMovesBegun,
  lessonsBefore: lessonsBeforeMoves,
};
