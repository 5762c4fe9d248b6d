// Where in a lesson the reader has left off.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { coursesBegun, LEARNT, learntIn, noteStage } = await import(`${JS}learn.js`);
const { noteQuestion, questionReached } = await import(`${JS}course-place.js`);

const STAGES = ["a", "b"];
let storage;

beforeEach(() => define("localStorage", (storage = new FakeStorage())));

test("each lesson goes on where it was left, until it is finished", () => {
  assert.equal(questionReached("vineta", "a"), 0);
  noteQuestion("vineta", "a", 2, STAGES);
  noteQuestion("vineta", "b", 1, STAGES);
  assert.deepEqual(STAGES.map((stage) => questionReached("vineta", stage)), [2, 1]);
  assert.deepEqual({ done: [], next: "a", of: 2 }, (({ done, next, of }) => ({ done, next, of }))(coursesBegun().vineta));
  noteStage("vineta", "a", STAGES);
  assert.deepEqual(STAGES.map((stage) => questionReached("vineta", stage)), [0, 1]);
});

test("a place that is no number is damage", () => {
  noteQuestion("vineta", "a", 2, STAGES);
  assert.equal(learntIn(storage.getItem(LEARNT).replace('"a":2', '"a":"x"')), null);
});
