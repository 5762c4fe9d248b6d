// The order in which questions are asked, and which of them have their turn first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { fewAlike, mixedIdeas, variedIdeas } = await import(`${JS}night-mix.js`);

const idea = (stage, kind, key = `s${stage}-${kind}`) => ({ key, questions: [], stage, kind });
const kinds = (ideas) => ideas.map(({ kind }) => kind);
const alike = (ideas) => kinds(ideas).filter((kind, at, all) => at && kind === all[at - 1]).length;

test("questions get harder and harder, and never is one kind asked twice running where kinds allow it", () => {
  const six = [idea(0, "seat"), idea(1, "tide"), idea(2, "seat"), idea(4, "n"), idea(6, "seat"), idea(9, "n")];
  for (let times = 0; times < 20; times += 1) {
    assert.deepEqual(mixedIdeas(six), six);
    const twins = mixedIdeas([idea(0, "seat"), idea(1, "seat"), idea(2, "tide"), idea(3, "n")]);
    assert.equal(alike(twins), 0);
    assert.deepEqual([twins[0].stage, twins.at(-1).stage], [0, 3]);
  }
});

test("one kind of which there are too many stands apart as far as may be; one question, or none, stays as it is", () => {
  assert.equal(alike(mixedIdeas([idea(0, "n"), idea(1, "n"), idea(2, "n"), idea(3, "n"), idea(4, "seat")])), 2);
  assert.deepEqual(mixedIdeas([idea(3, "n")]), [idea(3, "n")]);
  assert.deepEqual(mixedIdeas([]), []);
});

test("a few of all ideas have something of each lesson and of each kind", () => {
  const all = [0, 1, 2, 3, 4, 5].flatMap((stage) => [idea(stage, stage % 2 ? "n" : "seat", `${stage}-1`), idea(stage, "seat", `${stage}-2`)]);
  for (let times = 0; times < 20; times += 1) {
    const few = variedIdeas(all).slice(0, 4);
    assert.equal(new Set(few.map(({ stage }) => stage)).size, 4);
    assert.deepEqual(new Set(kinds(few)), new Set(["n", "seat"]));
  }
});

test("of one kind there are two in six, unless there is nothing else", () => {
  const all = ["allowed", "allowed", "allowed", "n", "allowed", "seat", "n", "n", "spot"].map((kind, at) => idea(at, kind));
  assert.deepEqual(kinds(fewAlike(all, 6)), ["allowed", "allowed", "n", "seat", "n", "spot"]);
  assert.deepEqual(kinds(fewAlike(all.slice(0, 5), 6)), ["allowed", "allowed", "n", "allowed", "allowed"]);
});
