// How a bank keeps what was answered: a move that is almost as good is found, and changes no rating.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

define("localStorage", new FakeStorage());
// No table of texts: a text is its key.
define("document", { getElementById: () => null });
const { MOVES, QUESTIONS } = await import(`${JS}night-banks.js`);
const { LEARNT, dueIn, learntIn, noteStage } = await import(`${JS}learn.js`);
const { movesTaught, noteKnown, ratingIn } = await import(`${JS}learn-moves.js`);

const kept = () => learntIn(localStorage.getItem(LEARNT));

test("a move that is almost as good counts as found and rates nobody; a wrong one does", () => {
  noteKnown("vineta");
  MOVES.note("vineta", { key: "near", rating: 1200 }, false, 5, true);
  assert.equal(ratingIn("vineta"), 1200);
  assert.deepEqual(kept().moves.vineta.met, { near: true });
  MOVES.note("vineta", { key: "wrong", rating: 1200 }, false, 5, false);
  assert.equal(ratingIn("vineta"), 1188);
});

test("beside the number of a move stands how the rating has changed by it", () => {
  const told = (was) => MOVES.where("vineta", { n: 1, of: 6, was });
  assert.deepEqual([told(1200), told(1188)], ["moves.where_rated", "moves.where"]);
  assert.equal(MOVES.where("land_unter", { n: 1, of: 6, was: 1200 }), "moves.where_early");
});

test("a question that is due and left after a wrong answer stays due", () => {
  localStorage.setItem(LEARNT, JSON.stringify({ version: 1, items: { "vineta/a-1": { due: 1, days: 5, right: 1, wrong: 0, at: 1 } } }));
  QUESTIONS.note("vineta", { key: "a-1" }, false, 5, false);
  assert.equal(dueIn("vineta"), 1);
  QUESTIONS.found("vineta", { key: "a-1" });
  assert.equal(dueIn("vineta"), 0);
});

test("how it went is told of all, of none, of all but one, and of the rest", () => {
  assert.deepEqual([6, 0, 5, 4].map((n) => QUESTIONS.done("vineta", { n, of: 6, was: 0 })), ["night.all", "night.none", "night.done_but_one", "night.done"]);
});

test("what was begun is kept until it ends, beside what was met", () => {
  const begun = { keys: ["a", "b"], right: [true], was: 1200 };
  MOVES.keep("vineta", begun);
  assert.deepEqual(MOVES.begun("vineta"), begun);
  MOVES.note("vineta", { key: "b", rating: 1200 }, true, 5, false);
  assert.deepEqual(MOVES.begun("vineta"), begun);
  MOVES.keep("vineta", null);
  assert.equal(MOVES.begun("vineta"), null);
  assert.equal(kept().moves.vineta.met.b, true);
});

test("while lessons are left, only moves are asked whose lessons are finished; before the first one, none", () => {
  localStorage.setItem(LEARNT, JSON.stringify({ version: 1, items: {} }));
  const ideas = [{ key: "a", needs: ["one"], rating: 900 }, { key: "b", needs: ["one", "two"], rating: 900 }];
  const needed = ideas.map(({ needs }) => needs);
  assert.deepEqual([MOVES.lessonsBefore("vineta", needed), MOVES.choose("vineta", ideas, 6)], [1, []]);
  noteStage("vineta", "one", ["one", "two", "three"]);
  assert.deepEqual([MOVES.lessonsBefore("vineta", needed), MOVES.choose("vineta", ideas, 6)], [0, ["a"]]);
  assert.equal(MOVES.ways("vineta")[0][0], "go_on.daily");
  assert.deepEqual([QUESTIONS.isPartial("vineta"), QUESTIONS.ways("vineta")[0][0]], [true, "course.go_on"]);
  noteKnown("vineta");
  assert.deepEqual(MOVES.choose("vineta", ideas, 6), ["a", "b"]);
  assert.deepEqual([QUESTIONS.isPartial("vineta"), QUESTIONS.ways("vineta")[0][0]], [false, "go_on.moves"]);
  assert.deepEqual(movesTaught("vineta", [{ key: "old" }]), [{ key: "old" }]);
});
