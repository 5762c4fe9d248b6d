// The keys of a grid of squares and of a worked example.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

define("Element", class {
  /** @param {string} inside what it is, or is inside of */
  constructor(inside = "") {
    this.inside = inside;
  }

  closest(selector) {
    return selector.split(", ").includes(this.inside) ? this : null;
  }
});

const { cellOfKey } = await import(`${JS}grid-keys.js`);
const { stepOfKey } = await import(`${JS}example-keys.js`);

const ROWS = [["a1", "b1", "c1"], ["a2", "b2", "c2"], ["a3"]];
const led = (key, target, more = {}, cyclic = false) => cellOfKey({ key, target, ...more }, ROWS, cyclic);

test("arrows lead to the next square, and at the border to the same one", () => {
  assert.deepEqual(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => led(key, "b2")), ["a2", "c2", "b1", "a3"]);
  assert.deepEqual(["ArrowLeft", "ArrowUp"].map((key) => led(key, "a1")), ["a1", "a1"]);
  assert.deepEqual(["ArrowRight", "ArrowDown"].map((key) => led(key, "a3")), ["a3", "a3"]);
});

test("Home and End lead to the ends of the row, with Ctrl to those of the board", () => {
  assert.deepEqual([led("Home", "b2"), led("End", "b2")], ["a2", "c2"]);
  assert.deepEqual([led("Home", "b2", { ctrlKey: true }), led("End", "b2", { ctrlKey: true })], ["a1", "a3"]);
});

test("rows that are rings have no end, but a first and a last square", () => {
  assert.deepEqual([led("ArrowLeft", "a1", {}, true), led("ArrowRight", "c1", {}, true)], ["c1", "a1"]);
  assert.deepEqual([led("Home", "b1", {}, true), led("End", "b1", {}, true)], ["a1", "c1"]);
  assert.equal(led("ArrowUp", "b1", {}, true), "b1");
});

test("other keys, other targets and other modifiers are nobody's", () => {
  for (const more of [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
    assert.equal(led("ArrowLeft", "b2", more), undefined);
  }
  for (const key of ["PageDown", "Tab", "x", " "]) assert.equal(led(key, "b2"), undefined);
  assert.equal(led("ArrowLeft", "elsewhere"), undefined);
});

const STEPS = { index: 3, last: 9, roundBefore: 1, nextRound: 6 };
const goes = (key, more = {}, target = new Element()) => stepOfKey({ key, target, ...more })?.(STEPS);

test("keys of an example lead from step to step, and with Shift from round to round", () => {
  assert.deepEqual(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => goes(key)), [2, 4, 0, 9]);
  assert.deepEqual(["ArrowLeft", "ArrowRight"].map((key) => goes(key, { shiftKey: true })), [1, 6]);
});

test("keys of the page, of the browser, of a field and of a table are left to them", () => {
  for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "x"]) assert.equal(goes(key), undefined);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) assert.equal(goes("ArrowLeft", more), undefined);
  for (const inside of ["input", "select", "textarea", "trick-play"]) {
    assert.equal(goes("ArrowLeft", {}, new Element(inside)), undefined);
  }
});
