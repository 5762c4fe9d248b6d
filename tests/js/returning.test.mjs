// Who comes back after some days: what is asked first, and when nothing is.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { numberOfDay } = await import(`${JS}day-calendar.js`);
const { dueIdeas, nightOfToday, noteAnswer, noteNight } = await import(`${JS}learn.js`);
const { gameToRefresh, isDoneToday } = await import(`${JS}returning.js`);

const DAY = 24 * 60 * 60_000;
const EVENING = new Date(2026, 10, 2, 22).getTime();
let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: EVENING });
  define("localStorage", (storage = new FakeStorage()));
});

const keepGame = (at) => storage.setItem("trick:game:vineta/game:a", JSON.stringify({ version: 1, save: "s", at, over: true, summary: {} }));

test("a new reader is asked nothing", () => {
  assert.equal(gameToRefresh(), null);
  mock.timers.tick(30 * DAY);
  assert.equal(gameToRefresh(), null);
});

test("after some days of the calendar, the game of which most is due; on its own page each", () => {
  for (const idea of ["a", "b"]) noteAnswer("vineta", idea, false, 5);
  noteAnswer("land_unter", "a", false, 5);
  mock.timers.setTime(EVENING + DAY);
  assert.equal(gameToRefresh(), null);
  mock.timers.setTime(EVENING + 3 * DAY - DAY / 2);
  assert.deepEqual(gameToRefresh(), "vineta");
  assert.deepEqual(gameToRefresh("land_unter"), "land_unter");
  assert.equal(gameToRefresh("drunter_drueber"), null);
});

test("nothing is asked of one who has played yesterday, nor while nothing is due", () => {
  noteAnswer("vineta", "a", true, 5);
  mock.timers.setTime(EVENING + 4 * DAY);
  assert.equal(gameToRefresh(), null);
  mock.timers.setTime(EVENING + 5 * DAY);
  assert.equal(gameToRefresh(), "vineta");
  keepGame(EVENING + 4 * DAY);
  assert.equal(gameToRefresh(), null);
  keepGame(EVENING + 2 * DAY);
  assert.equal(gameToRefresh(), "vineta");
});

test("the quickest come first, as many as take a minute, six at most and one at least", () => {
  const took = { a: 50, b: 8, c: 11, d: 9, e: 12, f: 30 };
  for (const [idea, seconds] of Object.entries(took)) noteAnswer("vineta", idea, false, seconds);
  for (let number = 0; number < 9; number++) noteAnswer("land_unter", `i${number}`, false, 4.4);
  noteAnswer("drunter_drueber", "slow", false, 900);
  mock.timers.tick(DAY);
  assert.deepEqual(dueIdeas("vineta"), ["b", "d", "c", "e"]);
  assert.equal(dueIdeas("land_unter").length, 6);
  assert.deepEqual(dueIdeas("drunter_drueber"), ["slow"]);
});

test("a day's questions are done once some were asked to their end, which lessons are not", () => {
  for (const idea of ["a", "b", "c", "d", "e", "f"]) noteAnswer("vineta", idea, true, 5);
  assert.equal(isDoneToday("vineta"), false, "answered in lessons");
  noteNight("vineta", 4, 6);
  assert.equal(isDoneToday("vineta"), true);
  assert.deepEqual(nightOfToday("vineta"), { day: numberOfDay(), right: 4, of: 6 });
  assert.equal(isDoneToday("land_unter"), false);
  mock.timers.tick(DAY);
  assert.equal(nightOfToday("vineta"), undefined);
});
