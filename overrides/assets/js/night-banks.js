/** The banks of which <trick-night> asks: questions of a game's course, those of them that are due, and moves to be found. */
import { dueIdeas, hasSoughtMoves, ideasToAsk, learntByGame, movesToFind, noteAnswer, noteMove, ratingIn, secondsFor } from "./learn.js";
import { BOOK, gamePage, moveFile, questionFile } from "./paths.js";
import { textOf } from "./texts.js";

/**
 * `file` is the URL of a question, or of "all"; `choose` returns the keys of those to be asked now, and `note` keeps how one was
 * answered. Texts: `offer` before the first question, `where` beside each, `done` after the last one; the keys of those on buttons,
 * `on` and `more` ("" for no button). `about`: the ideas whose titles are told with the offer. `doTell`: whether the titles of what went wrong are told at the end; `ways`: the text and
 * the address of links there.
 * @typedef {import("./protocol.js").IdeaView} IdeaView
 * @typedef {{n: number, of: number}} Count
 * @typedef {{file: (game: string, key: string) => string, choose: (game: string, ideas: IdeaView[], most: number) => string[],
 *   note: (game: string, idea: IdeaView, right: boolean, seconds: number) => void, about: (game: string) => string[], offer: (game: string, most: number) => string,
 *   where: (game: string, count: Count) => string, done: (game: string, count: Count) => string, on: string, more: string,
 *   doTell: boolean, ways: (game: string) => [text: string, url: string][]}} Bank
 */

/** @param {string} game */
const named = (game) => ({ name: textOf(`game.${game}`) });

/** The map of what is known of a game. @param {string} game @returns {[text: string, url: string]} */
const toKnown = (game) => [textOf("night.known", named(game)), new URL(`known/#${game.replaceAll("_", "-")}`, BOOK).href];

/**
 * In another order each time.
 * @param {string[]} keys
 */
const shuffled = (keys) => keys.map((key) => ({ key, at: Math.random() })).sort((one, other) => one.at - other.at).map(({ key }) => key);

/**
 * In another order each time, one of each lesson before the second of any.
 * @param {string[]} ideas
 */
function acrossLessons(ideas) {
  /** @type {Record<string, number>} */
  const before = {};
  const ranked = shuffled(ideas).map((idea) => {
    const lesson = idea.slice(0, idea.lastIndexOf("-"));
    return { idea, nth: before[lesson] = (before[lesson] ?? 0) + 1 };
  });
  return ranked.sort((one, other) => one.nth - other.nth).map(({ idea }) => idea);
}

/** Questions of the course: what is new or went wrong comes first. @type {Bank} */
export const QUESTIONS = {
  file: questionFile,
  choose: (game, ideas, most) => shuffled(ideasToAsk(game, acrossLessons(ideas.map(({ key }) => key)), most)),
  note: (game, { key }, right, seconds) => noteAnswer(game, key, right, seconds),
  about: () => [],
  offer: (game, most) => {
    const { met, due } = learntByGame()[game] ?? { met: 0, due: 0 };
    return textOf(met ? due ? "night.due" : "night.none_due" : "night.new", { n: most, due });
  },
  where: (_game, count) => textOf("night.where", count),
  done: (_game, count) => textOf("night.done", count),
  on: "night.on",
  more: "night.more",
  doTell: true,
  ways: (game) => [toKnown(game)],
};

/** Of these, what is due, for one who comes back after some days; then the aid. @type {Bank} */
export const DUE = {
  ...QUESTIONS,
  choose: dueIdeas,
  about: dueIdeas,
  offer: (game) => textOf("refresher.offer", { ...named(game), n: dueIdeas(game).length, seconds: secondsFor(game, dueIdeas(game)) }),
  more: "",
  ways: (game) => [[textOf("refresher.aid", named(game)), gamePage(game, "aid")], toKnown(game)],
};

/** Moves to be found: they rate the reader, and harder ones come later. @type {Bank} */
export const MOVES = {
  file: moveFile,
  choose: movesToFind,
  note: noteMove,
  about: () => [],
  offer: (game, most) => textOf(hasSoughtMoves(game) ? "moves.again" : "moves.new", { n: most, rating: ratingIn(game) }),
  where: (game, count) => textOf("moves.where", { ...count, rating: ratingIn(game) }),
  done: (game, count) => textOf("moves.done", { ...count, rating: ratingIn(game) }),
  on: "moves.on",
  more: "moves.more",
  doTell: false,
  ways: () => [],
};
