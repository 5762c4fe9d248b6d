// What the reader has learnt: when an idea is due again, what is asked first, what comes from elsewhere.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { addLearnt, coursesBegun, daysToAnswer, dueIn, forgetLearnt, ideasTaught, ideasToAsk, LEARNT, learntByGame, learntIn, noteAnswer, noteFound, noteStage, secondsFor, wasMissedBefore } =
  await import(`${JS}learn.js`);
const { isRated, isTryingMoves, movesToFind, noteMove, ratingIn } = await import(`${JS}learn-moves.js`);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: 1000 });
  define("localStorage", (storage = new FakeStorage()));
});

const item = (name = "vineta/a") => learntIn(storage.getItem(LEARNT)).items[name];

test("what is answered right comes back after five days, and then after ever more", () => {
  noteAnswer("vineta", "a", true, 7);
  assert.deepEqual(item(), { right: 1, wrong: 0, at: 1000, days: 5, due: 1000 + 5 * DAY, took: 7 });
  mock.timers.tick(6 * DAY);
  noteAnswer("vineta", "a", true, 7);
  assert.equal(item().days, 5 * 2.3);
  assert.equal(item().due, 1000 + 6 * DAY + 11.5 * DAY);
});

test("it is known what was missed on an earlier day, and in how many days it comes again", () => {
  assert.equal(daysToAnswer("vineta"), null);
  noteAnswer("vineta", "a", true, 7);
  assert.equal(daysToAnswer("vineta"), 5);
  noteAnswer("vineta", "b", false, 7);
  assert.equal(wasMissedBefore("vineta", "b"), false, "in a lesson of today");
  assert.equal(daysToAnswer("vineta"), 1);
  mock.timers.tick(DAY);
  assert.deepEqual(["a", "b", "c"].map((idea) => wasMissedBefore("vineta", idea)), [false, true, false]);
  assert.equal(daysToAnswer("vineta"), 0);
  assert.equal(daysToAnswer("land_unter"), null);
});

test("a lesson comes again with the first of its questions", () => {
  noteAnswer("vineta", "length-1", true, 7);
  assert.equal(daysToAnswer("vineta", "length"), 5);
  noteAnswer("vineta", "length-2", false, 7);
  noteAnswer("vineta", "length_two-1", true, 7);
  assert.deepEqual([daysToAnswer("vineta", "length"), daysToAnswer("vineta", "length_two")], [1, 5]);
});

test("an early answer neither lengthens nor shortens the time", () => {
  noteAnswer("vineta", "a", true, 7);
  mock.timers.tick(DAY);
  noteAnswer("vineta", "a", true, 7);
  assert.equal(item().days, 5);
  assert.equal(item().due, 1000 + 6 * DAY);
});

test("what is answered wrong comes back on the next day, and never after less than five days then", () => {
  for (const days of [0, 6, 13]) {
    mock.timers.tick(days * DAY);
    noteAnswer("vineta", "a", true, 7);
  }
  noteAnswer("vineta", "a", false, 7);
  assert.equal(item().due, new Date().setHours(24, 0, 0, 0));
  assert.equal(item().days, 5 * 2.3);
  noteAnswer("vineta", "a", false, 7);
  assert.equal(item().days, 5);
});

test("first comes what is due, what went wrong before the rest, then what was never met, in the order of the course", () => {
  noteAnswer("vineta", "d", true, 7);
  mock.timers.tick(DAY);
  noteAnswer("vineta", "c", true, 7);
  noteAnswer("vineta", "b", false, 7);
  mock.timers.tick(5 * DAY);
  noteAnswer("vineta", "e", true, 7);
  assert.deepEqual(ideasToAsk("vineta", ["a", "b", "c", "d", "e"], 5), ["b", "d", "c", "a", "e"]);
  assert.deepEqual(ideasToAsk("vineta", ["e", "c"], 1), ["c"]);
  assert.deepEqual(ideasToAsk("land_unter", ["e", "c"], 1), ["e"]);
  assert.deepEqual(learntByGame(), { vineta: { met: 4, due: 3 } });
});

test("whatever was answered today is due no more today, and what was missed is due tomorrow", () => {
  noteAnswer("vineta", "a", false, 7);
  noteAnswer("vineta", "b", true, 7);
  assert.equal(dueIn("vineta"), 0);
  mock.timers.tick(DAY);
  assert.equal(dueIn("vineta"), 1);
  noteAnswer("vineta", "a", true, 7);
  assert.equal(dueIn("vineta"), 0);
  mock.timers.tick(12 * DAY);
  assert.equal(dueIn("vineta"), 2);
});

test("what was due and is left after a wrong answer stays due, until it is answered right in the end", () => {
  noteAnswer("vineta", "a", true, 7);
  mock.timers.tick(5 * DAY);
  assert.equal(dueIn("vineta"), 1);
  noteAnswer("vineta", "a", false, 7, true);
  assert.equal(dueIn("vineta"), 1, "it was left");
  assert.deepEqual(ideasToAsk("vineta", ["x", "a"], 1), ["a"]);
  noteFound("vineta", "a");
  assert.equal(dueIn("vineta"), 0);
  assert.equal(daysToAnswer("vineta"), 1);
  noteAnswer("vineta", "b", false, 7, true);
  assert.equal(dueIn("vineta"), 0, "what was not due is asked again tomorrow");
  noteFound("vineta", "b");
  noteFound("vineta", "c");
  assert.equal(daysToAnswer("vineta"), 1);
});

test("only what the finished lessons have taught is asked, or what was answered: before them what the first ones teach, after them all", () => {
  const keys = ["coast-1", "coast-2", "calm-1", "sea-1"], all = keys.map((key, at) => ({ key, stage: 2 * at }));
  assert.deepEqual(ideasTaught("vineta", all), keys.slice(0, 2));
  noteStage("vineta", "coast", ["coast", "calm", "sea"]);
  assert.deepEqual(ideasTaught("vineta", all), ["coast-1", "coast-2"]);
  noteAnswer("vineta", "sea-1", true, 7);
  assert.deepEqual(ideasTaught("vineta", all), ["coast-1", "coast-2", "sea-1"]);
  for (const stage of ["calm", "sea"]) noteStage("vineta", stage, ["coast", "calm", "sea"]);
  assert.deepEqual(ideasTaught("vineta", all), keys);
});

test("what is due later today is asked before what is new: the number of those due falls with each answer, right or wrong", () => {
  mock.timers.setTime(DAY / 2);
  for (const idea of ["a", "b", "c"]) noteAnswer("vineta", idea, true, 7);
  mock.timers.setTime(DAY / 2 + 5 * DAY - MINUTE);
  const counts = [dueIn("vineta")];
  for (const idea of ideasToAsk("vineta", ["x", "y", "a", "b", "c"], 2)) {
    noteAnswer("vineta", idea, counts.length > 1, 7);
    counts.push(dueIn("vineta"));
  }
  assert.deepEqual(counts, [3, 2, 1]);
});

test("what went wrong today is not asked first, and what is not due yet begins with what went badly", () => {
  noteStage("vineta", "coast", ["coast", "calm"]);
  for (const [idea, right, seconds] of [["coast-1", true, 3], ["coast-2", true, 30], ["coast-3", false, 3]]) noteAnswer("vineta", idea, right, seconds);
  const ideas = ["coast-1", "coast-2", "coast-3", "coast-4", "calm-1"];
  assert.deepEqual(ideasToAsk("vineta", ideas, 5), ["coast-4", "calm-1", "coast-3", "coast-2", "coast-1"]);
  mock.timers.tick(DAY);
  assert.deepEqual(ideasToAsk("vineta", ideas, 2), ["coast-3", "coast-4"]);
  assert.equal(secondsFor("vineta", ["coast-1", "coast-2", "calm-1"]), 50);
});

test("what was learnt stays with what another lesson teaches by now", () => {
  const one = { due: 1, days: 5, right: 4, wrong: 0, at: 0 }, other = { ...one, right: 2 };
  const { items } = learntIn(JSON.stringify({ version: 1, items: { "vineta/adding-2": one, "vineta/coast-1": other } }));
  assert.deepEqual(items, { "vineta/flood-4": one, "vineta/coast-1": other });
});

test("of two browsers, the later answer counts; fields of later versions are kept", () => {
  noteAnswer("vineta", "a", true, 7);
  const there = { version: 1, mood: "calm", items: { "vineta/a": { ...item(), at: 5, wrong: 7 }, "vineta/b": { ...item(), at: 2000, note: "x" } } };
  addLearnt(learntIn(JSON.stringify(there)));
  assert.equal(item().wrong, 0);
  assert.equal(item("vineta/b").note, "x");
  noteAnswer("vineta", "b", true, 7);
  assert.equal(item("vineta/b").note, "x");
  assert.equal(JSON.parse(storage.getItem(LEARNT)).mood, "calm");
});

test("what is damaged, or of a later version, is left alone", () => {
  for (const text of ["{", "[]", '{"version":2,"items":{}}', '{"version":1,"items":{"vineta/a":{"due":"x"}}}', '{"version":1,"items":{},"courses":{"vineta":{}}}', '{"version":1,"items":{},"moves":{"vineta":{"rating":1}}}']) {
    storage.setItem(LEARNT, text);
    noteAnswer("vineta", "a", true, 7);
    addLearnt({ items: {}, courses: {}, moves: {}, others: {} });
    noteMove("vineta", { key: "2-1-1", rating: 1200 }, true);
    noteStage("vineta", "flood", ["flood"]);
    assert.equal(storage.getItem(LEARNT), text);
    assert.deepEqual(ideasToAsk("vineta", ["a"], 6), ["a"]);
  }
});

test("what was learnt of a game is forgotten, and of no other", () => {
  noteAnswer("vineta", "a", true, 7);
  noteAnswer("vineta_two", "a", true, 7);
  noteStage("vineta", "flood", ["flood"]);
  forgetLearnt("vineta");
  assert.deepEqual([learntByGame(), coursesBegun()], [{ vineta_two: { met: 1, due: 0 } }, {}]);
});

test("of a course, the stages that were answered are kept in its order, and the next one is told", () => {
  const all = ["flood", "series", "sea"];
  noteStage("vineta", "series", all);
  assert.deepEqual(coursesBegun().vineta, { done: ["series"], next: "flood", of: 3, recent: { day: 0, lessons: [2] } });
  noteStage("vineta", "flood", all);
  noteStage("vineta", "flood", all);
  assert.deepEqual(coursesBegun().vineta, { done: ["flood", "series"], next: "sea", of: 3, recent: { day: 0, lessons: [1, 2] } });
  mock.timers.tick(DAY);
  noteStage("vineta", "sea", all);
  assert.deepEqual(coursesBegun().vineta.recent, { day: 1, lessons: [3] });
  assert.equal(coursesBegun().vineta.next, "");
  noteAnswer("vineta", "flood-1", true, 7);
  assert.equal(coursesBegun().vineta.done.length, 3);
});

const MOVES = [["a", 900], ["b", 1150], ["c", 1300], ["d", 1900]].map(([key, rating]) => ({ key, rating }));

test("a move that was found raises the rating by Elo, one that was missed lowers it; the second time neither", () => {
  noteMove("vineta", { key: "w", rating: 1200 }, true, false);
  assert.equal(isRated("vineta"), false, "one that was only tried");
  assert.equal(ratingIn("vineta"), 1200);
  noteMove("vineta", { key: "x", rating: 1200 }, true);
  assert.equal(ratingIn("vineta"), 1212);
  noteMove("vineta", { key: "y", rating: 1612 }, false);
  assert.equal(ratingIn("vineta"), 1210);
  noteMove("vineta", { key: "x", rating: 1200 }, false);
  assert.equal(ratingIn("vineta"), 1210);
  assert.equal(ratingIn("land_unter"), 1200);
  assert.equal(isRated("vineta"), true);
});

test("moves near the reader's rating come first, the harder ones later; once all were met, those that were missed", () => {
  assert.deepEqual(movesToFind("vineta", MOVES, 2), ["b", "c"]);
  assert.deepEqual(movesToFind("vineta", MOVES, 6), ["a", "b", "c", "d"]);
  noteMove("vineta", MOVES[1], true);
  noteMove("vineta", MOVES[2], false);
  assert.deepEqual(movesToFind("vineta", MOVES, 2), ["a", "d"]);
  noteMove("vineta", MOVES[0], true);
  noteMove("vineta", MOVES[3], true);
  assert.deepEqual(movesToFind("vineta", MOVES, 1), ["c"]);
});

test("never two moves of one game, and those missed before the last series come again beside new ones", () => {
  localStorage.removeItem(LEARNT);
  for (const key of ["3-9-1", "3-9-2", "3-8-1"]) noteMove("vineta", { key, rating: 1200 }, false);
  const moves = ["3-1-5", "3-1-6", "3-2-5", "3-9-1", "3-9-2", "3-8-1"].map((key) => ({ key, rating: 1200 }));
  assert.deepEqual(movesToFind("vineta", moves, 1), ["3-9-1"]);
  assert.deepEqual(movesToFind("vineta", moves, 3), ["3-1-5", "3-2-5", "3-9-1"]);
});

test("of the moves near enough, those are asked that differ in what is decided and in what the best move does", () => {
  localStorage.removeItem(LEARNT);
  const alike = [1, 2, 3, 4].map((n) => ({ key: `3-${n}-1`, rating: 1200 + n, kind: "flood", does: "taken+" }));
  const others = [{ key: "3-5-1", rating: 1300, kind: "flood", does: "sinks+" }, { key: "3-6-1", rating: 1310, kind: "wind", does: "own-" }];
  assert.deepEqual(movesToFind("vineta", [...alike, ...others], 3), ["3-1-1", "3-5-1", "3-6-1"]);
  const far = { key: "3-7-1", rating: 1900, kind: "calm", does: "sinks-" };
  assert.deepEqual(movesToFind("vineta", [...alike, ...others, far], 1), ["3-1-1"], "none is asked for being other alone");
});

test("while lessons are left and nobody knows better, the easiest moves come first, and none of them is rated", () => {
  noteStage("vineta", "flood", ["flood", "sea"]);
  assert.equal(isTryingMoves("vineta"), true);
  assert.deepEqual(movesToFind("vineta", MOVES, 2, true), ["a", "b"]);
  noteMove("vineta", MOVES[0], false, false);
  assert.deepEqual([ratingIn("vineta"), isTryingMoves("vineta")], [1200, true]);
  assert.deepEqual(movesToFind("vineta", MOVES, 2, true), ["b", "c"]);
  noteMove("vineta", MOVES[1], true);
  assert.equal(isTryingMoves("vineta"), false);
  assert.equal(isTryingMoves("land_unter"), true);
  noteStage("land_unter", "tide", ["tide"]);
  assert.equal(isTryingMoves("land_unter"), false);
});

test("of two browsers, the rating of the one that has sought more moves counts, and all moves are met", () => {
  noteMove("vineta", MOVES[1], true);
  const there = { version: 1, items: {}, moves: { vineta: { rating: 1500, met: { b: false, c: true } }, land_unter: { rating: 1000, met: {} } } };
  addLearnt(learntIn(JSON.stringify(there)));
  const { moves } = learntIn(storage.getItem(LEARNT));
  assert.deepEqual(moves, { vineta: { rating: 1500, met: { b: true, c: true } }, land_unter: { rating: 1000, met: {} } });
});
