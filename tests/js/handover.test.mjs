// A press that meets a button which has just taken the place of another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

define("Element", class {
  constructor(main) {
    this.main = main;
  }

  closest() {
    return this.main ? this : null;
  }
});
let note = () => {};
define("MutationObserver", class {
  constructor(seen) {
    note = seen;
  }

  observe() {}
  disconnect() {}
});
const { guardHandover } = await import(`${JS}handover.js`);

let time = 0;
const heard = {};
/** Whether the buttons of the steps are there. */
let paced = true;
/** Whether one of several people decides in front of all. */
let aloud = false;
const host = { dataset: { state: "deciding" }, querySelector: (sought) => ((sought.includes("peek") ? aloud : paced) ? {} : null), addEventListener: (name, listener) => (heard[name] = listener) };
/** Where “next” and “skip” were seen last; the second one is hidden. */
const places = [{ left: 100, right: 200, top: 500, bottom: 544 }, { left: 0, right: 0, top: 0, bottom: 0 }];
guardHandover(host, new AbortController().signal, () => places, () => time);

function comesTo(state, at) {
  time = at;
  host.dataset.state = state;
  note();
}

/** Whether a press counts; by a key, `detail` is 0. */
function counts(at, { main = true, detail = 1, x = 0, y = 0 } = {}) {
  time = at;
  let stopped = false;
  const stop = () => (stopped = true);
  heard.click({ target: new Element(main), detail, clientX: x, clientY: y, preventDefault: stop, stopPropagation: stop });
  return !stopped;
}

test("a table that showed no steps takes every press", () => assert.ok(counts(0)));

test("a finger on its way to a button of the steps presses nothing else", () => {
  comesTo("watching", 1000);
  assert.ok(!counts(5000));
  comesTo("deciding", 5010);
  assert.ok(!counts(5011));
  assert.ok(!counts(5400));
  assert.ok(counts(5410));
  comesTo("asking", 5420);
  assert.ok(counts(5421));
});

test("where all is shown at once, nobody was on the way to anything", () => {
  paced = false;
  comesTo("watching", 5500);
  assert.ok(counts(5501));
  comesTo("deciding", 5510);
  assert.ok(counts(5511));
  paced = true;
});

test("who has chosen something may go on", () => {
  comesTo("watching", 5600);
  comesTo("deciding", 5700);
  assert.ok(!counts(5701));
  heard.change();
  assert.ok(counts(5702));
});

test("keys, and what is no main button, are never late", () => {
  comesTo("watching", 6000);
  comesTo("deciding", 7000);
  assert.ok(counts(7001, { detail: 0 }));
  assert.ok(counts(7001, { main: false }));
});

test("whatever comes where the buttons of the steps were is not met by the press for them", () => {
  const there = { main: false, x: 150, y: 520 };
  comesTo("watching", 8000);
  assert.ok(counts(8500, there), "that is the button itself");
  comesTo("deciding", 9000);
  assert.ok(!counts(9001, there));
  assert.ok(!counts(9399, there));
  assert.ok(counts(9400, there));
});

test("a curtain is lifted by no press that was meant for what it covers", () => {
  paced = false;
  comesTo("asking", 12_000);
  comesTo("curtain", 12_100);
  assert.ok(!counts(12_499));
  assert.ok(counts(12_500));
});

test("what is decided in front of all is pressed by no press that was meant for the decision before", () => {
  comesTo("asking", 13_000);
  comesTo("deciding", 13_100);
  assert.ok(counts(13_101));
  aloud = true;
  comesTo("asking", 14_000);
  comesTo("deciding", 14_100);
  assert.ok(!counts(14_499));
  assert.ok(counts(14_500));
  [paced, aloud] = [true, false];
});

test("a quick press elsewhere, or by key, or after a choice, is meant", () => {
  comesTo("watching", 10_000);
  comesTo("deciding", 10_100);
  for (const at of [{ x: 99, y: 520 }, { x: 200, y: 520 }, { x: 150, y: 499 }, { x: 150, y: 544 }]) {
    assert.ok(counts(10_101, { main: false, ...at }));
  }
  assert.ok(counts(10_101, { main: false, detail: 0, x: 150, y: 520 }));
  heard.change();
  assert.ok(counts(10_102, { main: false, x: 150, y: 520 }));
});

test("where all is shown at once, what comes there is pressed at once", () => {
  paced = false;
  comesTo("watching", 11_000);
  comesTo("deciding", 11_010);
  assert.ok(counts(11_011, { main: false, x: 150, y: 520 }));
  paced = true;
});
