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

/** A step that has been drawn waits no longer than this for the browser to paint it. */
const PAINTED = 100;

/** How long each of these steps stays at a speed, in milliseconds. */
async function stays(steps, speed, chooses, show = new StepShow()) {
  localStorage.setItem("trick:speed", speed);
  const times = [];
  define("setTimeout", (resolve, time) => { if (time > PAINTED) times.push(time); resolve(); });
  await show.play(steps, async () => {}, chooses);
  return times;
}

const long = (rule) => ({ say: "x".repeat(400), rule, passing: false });

test("however much there is to read, a step gives way: the log keeps it", async () => {
  assert.ok((await stays([long("B")], "normal", false))[0] <= 4000);
  assert.ok((await stays([long("B")], "slow", false))[0] <= 12_000);
});

test("what comes right before a choice keeps nobody waiting who did not ask for time to read", async () => {
  const [before, last] = await stays([long("C"), long("C")], "normal", true);
  assert.ok(last < 1000 && before > last);
  const [first, second] = await stays([long("C"), long("C")], "slow", true);
  assert.equal(first, second);
});

test("what a reader knows from one table goes by sooner at another", async () => {
  const [first] = await stays([long("D"), long("D")], "normal", false);
  const [known] = await stays([long("D")], "normal", false);
  assert.ok(known < first);
  localStorage.removeItem("trick:told");
  assert.ok((await stays([long("D")], "normal", false))[0] > known, "this browser remembers it, and nothing else does");
});

test("however much happens between two choices, it is seen in a few seconds, each step its share", async () => {
  const many = Array.from({ length: 8 }, (_, number) => long(`E${number}`));
  const times = await stays(many, "normal", false);
  assert.equal(times.length, many.length);
  assert.ok(times.reduce((sum, time) => sum + time) <= 12_000);
  assert.equal(new Set(times).size, 1);
  const slow = await stays(many, "slow", false);
  assert.ok(Math.min(...slow) > Math.max(...times));
});

test("what comes of it all does not pay for what was seen before it", async () => {
  const show = new StepShow();
  const steps = (letter) => Array.from({ length: 4 }, (_, number) => long(`${letter}${number}`));
  const [first] = await stays(steps("F"), "normal", false, show);
  const [more] = await stays(steps("G"), "normal", false, show);
  const [last] = await stays(steps("H"), "normal", true, show);
  assert.ok(more < first && more < last);
  show.rest();
  assert.equal((await stays(steps("I"), "normal", false, show))[0], first);
});

test("an answer without steps, after all the time was used, keeps nobody waiting for ever", async () => {
  const show = new StepShow();
  await stays(Array.from({ length: 4 }, (_, number) => long(`J${number}`)), "normal", false, show);
  await stays([], "normal", false, show);
  assert.ok((await stays([long("K")], "normal", false, show))[0] > 0);
});
