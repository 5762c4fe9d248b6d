// Which steps are left to be told once the reader has seen enough.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const element = () => ({
  dataset: {},
  style: {},
  classList: { toggle() {} },
  setAttribute() {},
  append(...children) {
    this.parts = children;
    this.textContent = children.join("");
  },
  addEventListener(_, press) {
    this.press = press;
  },
  getBoundingClientRect: () => ({ top: 0 }),
});
define("localStorage", new FakeStorage());
define("location", new URL("https://book.example/"));
define("requestAnimationFrame", (draw) => draw());
define("document", { createElement: element, getElementById: () => ({ textContent: "{}" }), activeElement: null, hidden: false });
const { StepShow } = await import(`${JS}play-steps.js`);

const STEPS = [
  { say: "first", rules: ["A"], passing: true },
  { say: "all", rules: ["A"], passing: false },
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

const long = (rule) => ({ say: "x".repeat(400), rules: [rule], passing: false });
const weighty = (rule) => ({ ...long(rule), weighty: true });
const total = (times) => times.reduce((sum, time) => sum + time, 0);

test("however much there is to read, a step gives way: the log keeps it", async () => {
  assert.ok((await stays([long("B")], "normal", false))[0] <= 4000);
  assert.ok((await stays([long("B")], "slow", false))[0] <= 12_000);
});

test("at fast everything takes half the time, what has weight and the whole too", async () => {
  const many = (rule) => Array.from({ length: 9 }, () => long(rule));
  for (const steps of [(rule) => [long(rule)], (rule) => [weighty(rule)], many]) {
    const normal = await stays(steps("M1"), "normal", false);
    localStorage.removeItem("trick:told");
    assert.deepEqual(await stays(steps("M1"), "fast", false), normal.map((time) => time / 2));
    localStorage.removeItem("trick:told");
  }
});

test("who has chosen no speed is offered a quicker one, once, after the first round", async () => {
  const offer = async () => {
    const show = new StepShow();
    const seen = [];
    for (const steps of [STEPS, STEPS, STEPS, [], STEPS]) {
      show.hurry = true;
      await show.play(steps, async () => {}, true);
      seen.push(!show.faster.hidden);
    }
    return seen;
  };
  localStorage.setItem("trick:speed", "normal");
  assert.deepEqual(await offer(), Array(5).fill(false));
  localStorage.removeItem("trick:speed");
  assert.deepEqual(await offer(), [false, false, true, true, false]);
  assert.deepEqual(await offer(), Array(5).fill(false));
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

test("what is weighty has its time to be read, however much else happens and however well it is known", async () => {
  const [alone] = await stays([weighty("L")], "normal", false);
  assert.equal(alone, 6000);
  const show = new StepShow();
  const steps = Array.from({ length: 10 }, (_, number) => number % 2 ? weighty("L") : long(`M${number}`));
  const times = await stays(steps, "normal", true, show);
  const [routine, lingered] = [0, 1].map((odd) => times.filter((_, at) => at % 2 === odd));
  assert.deepEqual(new Set(lingered), new Set([alone]));
  assert.ok(total(routine) <= 6000);
  await stays([weighty("L"), weighty("L")], "normal", false, show);
  assert.deepEqual(await stays([weighty("L")], "normal", false, show), [alone], "it uses up nothing");
});

test("what is weighty is seen for two and a half seconds, however short it is and however well known", async () => {
  const short = { say: "Yes.", rules: ["P"], passing: false, weighty: true };
  for (const time of await stays([short, short, short], "normal", false)) assert.equal(time, 2500);
  assert.equal((await stays([short], "once", false)).length, 0);
});

/** Plays steps whose timers are over at once; `read` is called at each moment at which nothing goes on by itself. */
async function played(steps, speed, read, show = new StepShow(), chooses = true) {
  localStorage.setItem("trick:speed", speed);
  define("setTimeout", (resolve) => setImmediate(resolve));
  const seen = [];
  const left = show.play(steps, async ({ say }) => seen.push(say), chooses, true);
  let over = false;
  void left.then(() => { over = true; });
  while (!over) {
    const before = seen.length;
    await new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));
    if (!over && seen.length === before) read(show, seen);
  }
  return { seen, left: await left };
}

const PAUSED = [
  { say: "ends", rules: ["N"], pause: "On" },
  { say: "begins", rules: ["N"], pause: "" },
];

test("at a pause nothing goes on before the reader does, at any speed but at once", async () => {
  for (const speed of ["normal", "slow"]) {
    const labels = [];
    const { seen } = await played(PAUSED, speed, (show, so_far) => {
      labels.push([show.next.textContent, ...so_far]);
      show.next.press();
    });
    assert.deepEqual(labels[0], ["On", "ends"]);
    assert.deepEqual(seen, ["ends", "begins"]);
  }
  const { seen, left } = await played(PAUSED, "once", () => assert.fail("it pauses"));
  assert.deepEqual([seen, left.length], [[], 2]);
});

test("step by step, the button names at each step what it leads to", async () => {
  const labels = [];
  await played([{ say: "before", rules: ["N"] }, ...PAUSED], "step", (show) => {
    labels.push(show.next.textContent);
    show.next.press();
  });
  assert.deepEqual(labels.map((label) => label === "On"), [false, true, false]);
});

test("who wants to be at the next choice is not stopped by a pause", async () => {
  const { seen, left } = await played(PAUSED, "normal", ({ element: { parts } }) => parts.at(-1).press());
  assert.deepEqual([seen.length, left.map(({ say }) => say)], [1, ["begins"]]);
});

const COUNT = [
  { say: "last", rules: ["N"] },
  { say: "down", rules: ["N"], pause: "Turn", counts: true },
  { say: "up", rules: ["N"], pause: "", counts: true },
];

test("all that is counted waits for the reader at any speed, the last of it too", async () => {
  for (const speed of ["step", "slow", "normal", "fast"]) {
    const show = new StepShow(), labels = [];
    const press = () => { labels.push(show.next.textContent); show.next.press(); };
    // A press that is still meant for the button before it does not lead to the result.
    define("setTimeout", (resolve, time) => {
      if (time > PAINTED) setImmediate(() => (press(), resolve(), press()));
      else setImmediate(resolve);
    });
    localStorage.setItem("trick:speed", speed);
    let over = false;
    await show.play(COUNT.slice(1), async ({ pause }) => {
      if (pause) setImmediate(press);
      else over = true;
    }, false, true);
    assert.ok(over);
    assert.deepEqual([labels.length, labels[0], labels[1]], [3, "Turn", labels[2]]);
  }
});

test("each press turns over one of what is counted at the end, and one leads to the result before its last step", async () => {
  const { seen, left } = await played(COUNT, "normal", (show, shown) => {
    assert.equal(show.element.parts.at(-1).style.visibility === "hidden", shown.at(-1) === "up");
    show.next.press();
  }, new StepShow(), false);
  assert.deepEqual([seen, left], [["last", "down", "up"], []]);
  const skipped = await played(COUNT, "normal", ({ element: { parts } }) => parts.at(-1).press(), new StepShow(), false);
  assert.deepEqual([skipped.seen, skipped.left.length], [["last", "down"], 1]);
});

test("who has let bots finish sees what is counted at the end, and nothing before it", async () => {
  const show = new StepShow();
  show.hurry = true;
  const { seen, left } = await played([...PAUSED, ...COUNT], "normal", ({ next }) => next.press(), show, false);
  assert.deepEqual([seen, left], [["down", "up"], []]);
});

test("what comes after a pause has its time anew", async () => {
  const many = (letter) => Array.from({ length: 8 }, (_, number) => long(`${letter}${number}`));
  const show = new StepShow();
  const paused = { ...long("Q"), pause: "On" };
  const times = [];
  localStorage.setItem("trick:speed", "normal");
  define("setTimeout", (resolve, time) => { if (time > PAINTED) times.push(time); setImmediate(resolve); });
  await show.play([...many("O"), paused, ...many("P")], async ({ pause }) => { if (pause) setImmediate(() => show.next.press()); });
  assert.equal(times.length, 16);
  assert.equal(new Set(times).size, 1);
});
