// What was done on the last day: lessons of a run, games, questions of a game without lessons; no word of days without any.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const WORDS = {
  "game.vineta": "Vineta", "game.land_unter": "Land Unter", "did.today": "Today: {what}.", "did.yesterday": "Yesterday: {what}.", "did.before": "{n} days ago: {what}.", "did.and": "; ",
  "did.lesson": "lesson {from} of {name}", "did.lessons": "lessons {from} to {to} of {name}", "did.some_lessons": "{n} lessons of {name}",
  "did.game": "a game of {name}", "did.games": "{n} games of {name}", "did.question": "a question on {name}", "did.questions": "{n} questions on {name}",
};
const page = { "trick-words": { textContent: JSON.stringify(WORDS) } };
define("document", { getElementById: (id) => page[id] ?? null });
const { noteAnswer, noteStage } = await import(`${JS}learn.js`);
const { RESULTS } = await import(`${JS}results.js`);
const { lastDayInWords } = await import(`${JS}last-day.js`);

const DAY = 24 * 60 * 60_000;
const NOON = new Date(2026, 10, 2, 12).getTime();
const ALL = ["a", "b", "c", "d"];
let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: NOON });
  define("localStorage", (storage = new FakeStorage()));
});

test("a new reader is told nothing", () => assert.equal(lastDayInWords(), ""));

test("lessons in a row are told by their numbers, on the same day, on the next, and later", () => {
  noteStage("vineta", "a", ALL);
  assert.equal(lastDayInWords(), "Today: lesson 1 of Vineta.");
  noteStage("vineta", "b", ALL);
  noteAnswer("vineta", "b-1", true, 5);
  noteAnswer("of_another_book", "b-1", true, 5);
  assert.equal(lastDayInWords(), "Today: lessons 1 to 2 of Vineta.");
  mock.timers.tick(DAY);
  assert.equal(lastDayInWords(), "Yesterday: lessons 1 to 2 of Vineta.");
  noteStage("vineta", "b", ALL);
  noteStage("vineta", "d", ALL);
  mock.timers.tick(3 * DAY);
  assert.equal(lastDayInWords(), "3 days ago: 2 lessons of Vineta.");
});

test("games and questions of the last day are told, none of the day before", () => {
  noteStage("vineta", "a", ALL);
  mock.timers.tick(DAY);
  for (const idea of ["a-1", "a-2"]) noteAnswer("vineta", idea, false, 5);
  const won = { game: "land_unter", minigame: "", levels: [], won: true, points: 3, lead: 1, key: "k", at: NOON + DAY };
  storage.setItem(RESULTS, JSON.stringify({ version: 1, results: [won] }));
  assert.equal(lastDayInWords(), "Today: a game of Land Unter; 2 questions on Vineta.");
});
