// A press that meets a button which has just taken the place of another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, defineMutationObserver, JS } from "./browser.mjs";

define("Element", class {
  constructor(kind, textContent) {
    Object.assign(this, { kind, textContent });
  }

  closest(sought) {
    return this.kind && sought.includes(this.kind) ? this : null;
  }
});
const newest = defineMutationObserver();
const { guardHandover, ON_ITS_WAY } = await import(`${JS}handover.js`);

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
  newest.note();
}

/** Whether a press counts; by a key, `detail` is 0. Each one is elsewhere, unless it says where. */
let elsewhere = 0;
function counts(at, { kind = "[type=submit]", text = "Lay", detail = 1, x = (elsewhere += 1000), y = 0 } = {}) {
  time = at;
  let stopped = false;
  const stop = () => (stopped = true);
  heard.click({ target: new Element(kind, text), detail, clientX: x, clientY: y, preventDefault: stop, stopPropagation: stop });
  return !stopped;
}

test("a table that showed no steps takes every press", () => assert.ok(counts(0)));

test("a finger on its way to a button of the steps presses nothing else", () => {
  comesTo("watching", 1000);
  assert.ok(!counts(5000));
  comesTo("deciding", 5010);
  assert.ok(!counts(5011));
  assert.ok(!counts(5010 + ON_ITS_WAY - 1));
  assert.ok(counts(5010 + ON_ITS_WAY));
  comesTo("asking", 6500);
  assert.ok(counts(6501));
});

test("where all is shown at once, nobody was on the way to anything", () => {
  paced = false;
  comesTo("watching", 7500);
  assert.ok(counts(7501));
  comesTo("deciding", 7510);
  assert.ok(counts(7511));
  paced = true;
});

test("who has chosen something may go on", () => {
  comesTo("watching", 7600);
  comesTo("deciding", 7700);
  assert.ok(!counts(7701));
  heard.change();
  assert.ok(counts(7702));
});

test("keys, and what is no main button, are never late", () => {
  comesTo("watching", 7800);
  comesTo("deciding", 7900);
  assert.ok(counts(7901, { detail: 0 }));
  assert.ok(counts(7901, { kind: "" }));
});

test("whatever comes where the buttons of the steps were is not met by the press for them", () => {
  const there = { kind: "", x: 150, y: 520 };
  comesTo("watching", 8000);
  assert.ok(counts(8500, there), "that is the button itself");
  comesTo("deciding", 9000);
  assert.ok(!counts(9001, there));
  assert.ok(!counts(9000 + ON_ITS_WAY - 1, there));
  assert.ok(counts(9000 + ON_ITS_WAY, there));
});

test("a curtain is lifted by no second press for what it covers, and by the first one meant for it", () => {
  const place = { x: 80, y: 700 };
  paced = false;
  comesTo("deciding", 11_500);
  assert.ok(counts(11_900, place));
  comesTo("asking", 12_000);
  comesTo("curtain", 12_100);
  assert.ok(!counts(12_200, { kind: ".ready", ...place }));
  assert.ok(counts(12_200, { kind: ".ready", x: 80, y: 600 }));
});

test("what is decided in front of all is pressed by no press that was meant for the decision before", () => {
  comesTo("asking", 13_200);
  comesTo("deciding", 13_300);
  assert.ok(counts(13_301));
  aloud = true;
  comesTo("asking", 14_000);
  comesTo("deciding", 14_100);
  assert.ok(!counts(14_100 + ON_ITS_WAY - 1));
  assert.ok(counts(14_100 + ON_ITS_WAY));
  [paced, aloud] = [true, false];
});

test("a quick press elsewhere, or by key, or after a choice, is meant", () => {
  comesTo("watching", 10_100);
  comesTo("deciding", 10_200);
  for (const at of [{ x: 99, y: 520 }, { x: 200, y: 520 }, { x: 150, y: 499 }, { x: 150, y: 544 }]) {
    assert.ok(counts(10_201, { kind: "", ...at }));
  }
  assert.ok(counts(10_201, { kind: "", detail: 0, x: 150, y: 520 }));
  heard.change();
  assert.ok(counts(10_202, { kind: "", x: 150, y: 520 }));
});

test("where all is shown at once, what comes there is pressed at once", () => {
  paced = false;
  comesTo("watching", 11_000);
  comesTo("deciding", 11_010);
  assert.ok(counts(11_011, { kind: "", x: 150, y: 520 }));
  paced = true;
});

test("a second press at the same place is for the same button, and for the same decision", () => {
  const place = { x: 50, y: 700 }, next = { kind: ".pace button", ...place };
  paced = false;
  comesTo("deciding", 20_000);
  assert.ok(counts(21_000, place));
  assert.ok(counts(21_300, place), "nothing has come of the first one yet");
  comesTo("asking", 21_400);
  comesTo("deciding", 21_500);
  assert.ok(!counts(21_900, place), "another decision");
  paced = true;
  comesTo("watching", 22_000);
  assert.ok(!counts(22_100, { ...next, text: "Next" }), "the button of the steps");
  assert.ok(!counts(22_100, { kind: "", ...place }), "whatever else is there");
  assert.ok(counts(22_100, { ...next, text: "Next", x: 90 }), "that is another place");
  assert.ok(counts(22_100, { ...next, text: "Next", detail: 0 }), "a key is never late");
  assert.ok(counts(23_000, { ...next, text: "Next", x: 500 }));
  assert.ok(counts(23_200, { ...next, text: "Next", x: 500 }), "step after step");
  assert.ok(!counts(23_400, { ...next, text: "Reveal", x: 500 }), "it does another thing now");
  assert.ok(counts(23_200 + ON_ITS_WAY, { ...next, text: "Reveal", x: 500 }));
  comesTo("deciding", 24_300);
  heard.change();
  assert.ok(counts(24_301, { x: 500, y: 700 }), "who has chosen something may go on");
  paced = false;
});

test("at the end another game begins by no press of the first second, and looks so", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  paced = false;
  comesTo("asking", 30_000);
  comesTo("over", 30_100);
  const again = { kind: ".again-form [type=submit]" };
  assert.equal(host.dataset.rests, "");
  assert.ok(!counts(30_100 + ON_ITS_WAY - 1, again));
  assert.ok(counts(30_100 + 1, { ...again, detail: 0 }), "a key is never late");
  mock.timers.tick(ON_ITS_WAY);
  assert.equal(host.dataset.rests, undefined);
  assert.ok(counts(30_100 + ON_ITS_WAY, again));
  comesTo("looking", 32_000);
  comesTo("over", 33_000);
  assert.ok(counts(33_001, again), "who comes back has seen it");
});
