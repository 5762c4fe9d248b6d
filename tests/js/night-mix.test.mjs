// The order in which questions are asked, and which of them have their turn first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { mixedIdeas, variedIdeas } = await import(`${JS}night-mix.js`);

const idea = (stage, kind, key = `s${stage}-${kind}`) => ({ key, questions: [], stage, kind });
const kinds = (ideas) => ideas.map(({ kind }) => kind);
const alike = (ideas) => kinds(ideas).filter((kind, at, all) => at && kind === all[at - 1]).length;

test("an easy question comes first, a hard one last, and never one kind twice running where kinds allow it", () => {
  const six = [idea(0, "seat"), idea(1, "tide"), idea(2, "seat"), idea(4, "n"), idea(6, "seat"), idea(9, "n")];
  for (let times = 0; times < 20; times += 1) {
    const order = mixedIdeas(six);
    assert.deepEqual(new Set(order), new Set(six));
    assert.equal(alike(order), 0);
    assert.equal(order[0].stage, 0);
    assert.equal(order.at(-1).stage, 9);
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
