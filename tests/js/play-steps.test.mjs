// Which steps are left to be told once the reader has seen enough.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const element = () => ({ dataset: {}, setAttribute() {}, append() {}, addEventListener() {}, getBoundingClientRect: () => ({ top: 0 }) });
define("localStorage", new FakeStorage());
define("location", new URL("https://book.example/"));
define("requestAnimationFrame", (draw) => draw());
define("document", { createElement: element, getElementById: () => ({ textContent: "{}" }), activeElement: null, hidden: false });
const { StepShow } = await import(`${JS}play-steps.js`);

const STEPS = [
  { say: "first", rule: "A", passing: true },
  { say: "all", rule: "A", passing: false },
];

test("what is not watched is told without what the next step tells, too", async () => {
  const show = new StepShow();
  show.hurry = true;
  const seen = [];
  assert.deepEqual(await show.play(STEPS, async (step) => seen.push(step.say)), [STEPS[1]]);
  assert.deepEqual(seen, []);
});
