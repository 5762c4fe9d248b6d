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
const host = { dataset: { state: "deciding" }, querySelector: () => (paced ? {} : null), addEventListener: (name, listener) => (heard[name] = listener) };
guardHandover(host, new AbortController().signal, () => time);

function comesTo(state, at) {
  time = at;
  host.dataset.state = state;
  note();
}

/** Whether a press counts; by a key, `detail` is 0. */
function counts(at, { main = true, detail = 1 } = {}) {
  time = at;
  let stopped = false;
  const stop = () => (stopped = true);
  heard.click({ target: new Element(main), detail, preventDefault: stop, stopPropagation: stop });
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
