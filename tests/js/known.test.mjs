// How well each rule is known: what is more stays, two right answers five days apart, what comes from elsewhere.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { addKnown, forgetRules, KNOWN, knownChanges, knownIn, noteRuleAnswer, noteRules, stateOfRule } = await import(`${JS}known.js`);

const DAY = 24 * 60 * 60_000;
const MOST_BYTES = 20_000;
let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 28, 12) });
  define("localStorage", (storage = new FakeStorage()));
});

test("a rule gets further, and never back", () => {
  assert.equal(stateOfRule("A-1"), "new");
  noteRules(["A-1", "A-2"], "seen");
  noteRules(["A-1"], "read");
  noteRules(["A-2"], "met");
  assert.deepEqual(["A-1", "A-2", "A-3"].map(stateOfRule), ["seen", "met", "new"]);
});

test("what changes nothing writes nothing", () => {
  let told = 0;
  const count = () => (told += 1);
  knownChanges.addEventListener("change", count);
  for (const state of ["met", "met", "read"]) noteRules(["A-1"], state);
  noteRules([], "met");
  knownChanges.removeEventListener("change", count);
  assert.equal(told, 1);
});

/** Answers a rule on these days, right or wrong, and tells how well it is known after each. */
function answered(...days) {
  let now = 0;
  return days.map(([day, right]) => {
    mock.timers.tick((day - now) * DAY);
    now = day;
    noteRuleAnswer("A-1", right);
    return stateOfRule("A-1");
  });
}

test("two right answers five days apart are enough, and less is not", () => {
  assert.deepEqual(answered([0, true], [4, true], [5, true], [6, false]), ["once", "once", "sure", "sure"]);
});

test("a wrong answer between them begins it anew", () => {
  assert.deepEqual(answered([0, true], [3, false], [6, true], [10, true], [11, true]), ["once", "seen", "once", "once", "sure"]);
});

test("what was met in play stays so when it is answered", () => {
  noteRules(["A-1"], "met");
  assert.deepEqual(answered([0, false], [1, true], [6, true]), ["met", "once", "sure"]);
});

test("of two browsers, of each rule what is more; fields of later versions are kept", () => {
  noteRules(["A-1"], "met");
  noteRuleAnswer("A-2", true);
  addKnown(knownIn('{"version":1,"mood":"calm","rules":{"A-1":[1,0],"A-2":[4,7,"x"],"A-3":[2,9,"y"]}}'));
  noteRules(["A-3"], "met");
  const { mood, rules } = JSON.parse(storage.getItem(KNOWN));
  assert.deepEqual([mood, rules["A-1"], rules["A-2"][0], rules["A-3"]], ["calm", [3, 0], 4, [3, 9, "y"]]);
});

test("what is forgotten is new again", () => {
  noteRules(["A-1", "B-1"], "met");
  forgetRules(["A-1", "A-2"]);
  assert.deepEqual(["A-1", "B-1"].map(stateOfRule), ["new", "met"]);
});

test("what is damaged, or of a later version, is left alone", () => {
  for (const text of ["{", "[]", '{"version":2,"rules":{}}', '{"version":1,"rules":{"A-1":[9,0]}}', '{"version":1,"rules":{"A-1":3}}']) {
    storage.setItem(KNOWN, text);
    noteRules(["A-1"], "met");
    noteRuleAnswer("A-1", true);
    forgetRules(["A-1"]);
    addKnown({ rules: { "A-1": [1, 0] }, others: {} });
    assert.equal(storage.getItem(KNOWN), text);
    assert.equal(stateOfRule("A-1"), "new");
  }
});

test("three hundred rules, all known, have room", () => {
  noteRules(Array.from({ length: 300 }, (_, at) => `AB-${at}.10`), "met");
  noteRuleAnswer("AB-1.10", true);
  assert.ok(storage.getItem(KNOWN).length < MOST_BYTES / 2);
});
