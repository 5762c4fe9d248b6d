// How long what comes in bytes still needs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

const texts = JSON.stringify({ "engine.seconds": "{n} s", "engine.minutes": "{n} min" });
define("document", { getElementById: () => ({ textContent: texts }) });
const { Pace, timeLeftText } = await import(`${JS}pace.js`);

/** Tells a new pace of a thousand bytes each second, after `kept` that come at once; returns what it says at each second. */
function told(seconds, total, kept = 0) {
  const pace = new Pace();
  return Array.from({ length: seconds + 1 }, (_, at) => pace.secondsLeft(at * 1000, kept + at * 1000, total));
}

test("what is over in five seconds is not estimated", () => {
  assert.deepEqual(told(4, 100_000), [null, null, null, null, null]);
});

test("the rest is estimated by the bytes that have come", () => {
  assert.deepEqual(told(6, 100_000).slice(5), [95, 94]);
});

test("what the device had kept does not count as quick", () => {
  const pace = new Pace();
  assert.equal(pace.secondsLeft(0, 0, 100_000), null);
  for (let at = 1; at < 12; at++) pace.secondsLeft(at * 1000, 60_000 + at * 1000, 100_000);
  assert.equal(pace.secondsLeft(12_000, 72_000, 100_000), 28);
});

test("where nothing comes any more, and at the end, nothing is said", () => {
  const pace = new Pace();
  for (let at = 0; at <= 6; at++) pace.secondsLeft(at * 1000, at * 1000, 100_000);
  assert.equal(pace.secondsLeft(30_000, 6000, 100_000), null);
  assert.deepEqual(told(10, 10_000).at(-1), null);
});

test("an estimate is told in steps of ten seconds, then in minutes", () => {
  assert.deepEqual([3, 10, 41, 94, 95, 200].map(timeLeftText), ["10 s", "10 s", "50 s", "100 s", "2 min", "3 min"]);
});
