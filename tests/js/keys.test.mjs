// The keys of the book: the map, and what it means for a grid of squares and for a worked example.
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
const { KEYS, actionOfKey, isTyping } = await import(`${JS}keys.js`);
const { stepOfKey } = await import(`${JS}example-keys.js`);

for (const name of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"]) {
  define(name, class {
    type = "text";
  });
}

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

const does = (where, key, more = {}) => actionOfKey(where, { key, ...more });

test("at a table letters with Ctrl or Cmd undo and redo, and one alone asks for the rules", () => {
  for (const mod of [{ ctrlKey: true }, { metaKey: true }]) {
    assert.equal(does("table", "z", mod), "undo");
    assert.equal(does("table", "Z", { ...mod, shiftKey: true }), "redo");
    assert.equal(does("table", "y", mod), "redo");
    assert.equal(does("table", "r", mod), undefined);
  }
  assert.equal(does("table", "r"), "now");
  assert.equal(does("table", "h"), "hint");
  assert.equal(does("table", "z"), undefined);
});

test("a sign is itself however the keyboard makes it, but not with Alt", () => {
  assert.equal(does("book", "?", { shiftKey: true }), "help");
  assert.equal(does("book", "?"), "help");
  assert.equal(does("book", "?", { altKey: true }), undefined);
});

test("no key does two things in one place", () => {
  for (const [where, actions] of Object.entries(KEYS)) {
    const keys = Object.values(actions).flat();
    assert.equal(new Set(keys).size, keys.length, where);
  }
});

test("in fields keys write or choose; radio buttons and boxes are no such fields", () => {
  assert.ok(isTyping(new HTMLInputElement()) && isTyping(new HTMLTextAreaElement()) && isTyping(new HTMLSelectElement()));
  for (const type of ["radio", "checkbox"]) assert.ok(!isTyping(Object.assign(new HTMLInputElement(), { type })));
  assert.ok(!isTyping(null));
});
