// What is told after some questions: each lesson once, with what was missed of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { toldOnce } = await import(`${JS}night-end.js`);

const answered = (key, point, told = `${key}: a rule`) => ({ idea: { key }, right: !point, before: false, told, point, about: { ask: "", answer: "" } });
const keysOf = (lists) => lists.map((all) => all.map(({ idea }) => idea.key));

test("what a lesson teaches is told once, as missed where one of its questions was, with all that was missed of it", () => {
  const all = [answered("coast-1", ""), answered("sea-1", ""), answered("coast-2", "not that high"), answered("coast-3", "not that low"), answered("sea-2", "")];
  const { known, missed } = toldOnce(all);
  assert.deepEqual(keysOf(missed), [["coast-2", "coast-3"]]);
  assert.deepEqual(keysOf(known), [["sea-1"]]);
});

test("the same point is told once, and what teaches nothing is left out", () => {
  const { known, missed } = toldOnce([answered("coast-1", "too far"), answered("coast-2", "too far"), answered("sea-1", "", "")]);
  assert.deepEqual(keysOf(missed), [["coast-1"]]);
  assert.deepEqual(known, []);
});
