// Steps shown one after another at reading speed.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, JS } from "./browser.mjs";

const { Autoplay } = await import(`${JS}autoplay.js`);
const SHORT = "ten signs.";
const STAYS = 1500 + 45 * SHORT.length;

let captions, told, life, autoplay;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  define("document", new EventTarget());
  captions = [SHORT, SHORT, "the last one"];
  told = [];
  life = new AbortController();
  autoplay = new Autoplay(() => captions.shift() ?? null, (playing) => told.push(playing), life.signal);
});

test("a step stays as long as its caption takes to read", async () => {
  autoplay.toggle();
  await settled();
  assert.equal(captions.length, 2);
  mock.timers.tick(STAYS - 1);
  assert.equal(captions.length, 2);
  mock.timers.tick(1);
  assert.equal(captions.length, 1);
});

test("it ends after the last step, and says so once", async () => {
  autoplay.toggle();
  for (let step = 0; step < 5; step++) {
    await settled();
    mock.timers.tick(10_000);
  }
  assert.deepEqual(told, [true, false]);
  assert.equal(autoplay.playing, false);
});

test("a caption that comes later sets its own pace; after a pause it sets none", async () => {
  let come;
  const steps = [];
  const later = new Autoplay(() => new Promise((resolve) => steps.push(1) && (come = resolve)), () => {}, life.signal);
  later.toggle();
  mock.timers.tick(60_000);
  assert.equal(steps.length, 1);
  come(SHORT);
  await settled();
  mock.timers.tick(STAYS);
  assert.equal(steps.length, 2);
  later.pause();
  come(SHORT);
  await settled();
  mock.timers.tick(60_000);
  assert.equal(steps.length, 2);
});

test("at the end there is nothing to play", () => {
  captions.length = 0;
  autoplay.toggle();
  assert.deepEqual(told, []);
});

for (const [what, stop] of Object.entries({
  "the same button": () => autoplay.toggle(),
  "another tab in front": () => document.dispatchEvent(new Event("visibilitychange")),
  "leaving the page": () => life.abort(),
})) {
  test(`it is paused by ${what}`, async () => {
    autoplay.toggle();
    stop();
    await settled();
    mock.timers.tick(60_000);
    assert.equal(captions.length, 2);
    assert.deepEqual(told, [true, false]);
  });
}
