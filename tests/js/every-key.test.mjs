// Every key that the help lists does what it says, and does it because the list of keys says so: here where the code that
// hears it runs without a browser, in tests/site where it does not.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

class FakeElement extends EventTarget {
  get popover() {
    return null;
  }
  setAttribute() {}
  append() {}
  closest() {
    return null;
  }
  click() {
    this.dispatchEvent(new Event("click"));
  }
}

for (const name of ["Element", "HTMLElement"]) define(name, FakeElement);
for (const name of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"]) define(name, class extends FakeElement {});
define("location", new URL("https://book.example/"));
define("localStorage", new FakeStorage());
const document = { createElement: () => new FakeElement(), getElementById: () => null, activeElement: null };
define("document", document);

const { KEYS } = await import(`${JS}keys.js`);
const { stepOfKey } = await import(`${JS}example-keys.js`);
const { cellOfKey } = await import(`${JS}grid-keys.js`);
const { PlayTools } = await import(`${JS}play-tools.js`);
const { Roving } = await import(`${JS}roving.js`);

/** What each key leads to from the middle of something. */
const EFFECTS = {
  example: { on: 4, back: 2, last: 9, first: 0, next_round: 6, round_before: 1 },
  table: { take: "take", now: "now", hint: "hint", undo: "undo", redo: "redo" },
  pieces: { before: 1, after: 3, first: 0, last: 4 },
  grid: { left: "a2", right: "c2", up: "b1", down: "b3", row_start: "a2", row_end: "c2", start: "a1", end: "c3" },
};

const STEPS = { index: 3, last: 9, roundBefore: 1, nextRound: 6 };
const ROWS = ["1", "2", "3"].map((row) => ["a", "b", "c"].map((column) => column + row));
const PIECES = 5;

let used, tools, radio, group, roving;

beforeEach(() => {
  used = [];
  const uses = Object.fromEntries(["now", "hint", "undo", "redo"].map((use) => [use, () => used.push(use)]));
  tools = new PlayTools(uses, new FakeElement(), { files: false, ask: false });
  const form = { dataset: { do: "play" }, querySelector: () => null };
  radio = Object.assign(new HTMLInputElement(), { type: "radio", form });
  radio.addEventListener("click", () => used.push("take"));
  group = { querySelectorAll: () => group.controls, contains: () => true };
  group.controls = Array.from({ length: PIECES }, () => Object.assign(new FakeElement(), { closest: () => group, focus() {}, matches: () => false }));
  roving = new Roving(Object.assign(new FakeElement(), { querySelectorAll: () => [group] }));
});

/** Presses a key where it holds; what comes of it. */
const PRESS = {
  example: (event) => stepOfKey({ ...event, target: new FakeElement() })?.(STEPS),
  table(event) {
    tools.onKey({ ...event, target: radio });
    return used.pop();
  },
  pieces: (event) => group.controls.indexOf(roving.go({ ...event, target: group.controls[2] })),
  grid: (event) => cellOfKey({ ...event, target: "b2" }, ROWS, false),
};

/** @param {string} name as the list of keys has it */
function eventOf(name) {
  const parts = name.split("+");
  const key = parts.at(-1);
  return { key, timeStamp: 0, ctrlKey: parts.includes("Mod"), shiftKey: parts.includes("Shift"), preventDefault() {}, stopPropagation() {} };
}

for (const [where, effects] of Object.entries(EFFECTS)) {
  for (const [what, effect] of Object.entries(effects)) {
    test(`${where}: ${what}; and nothing does it that the list does not have`, () => {
      const keys = KEYS[where][what];
      assert.ok(keys?.length, "no key does it");
      for (const name of keys) assert.equal(PRESS[where](eventOf(name)), effect, name);
      KEYS[where][what] = [];
      for (const name of keys) assert.notEqual(PRESS[where](eventOf(name)), effect, name);
      KEYS[where][what] = keys;
    });
  }
}

test("a key of the list is pressed here, or by a test in a browser that asks the list for it", () => {
  const site = new URL("../site/", import.meta.url);
  const tests = readdirSync(site).filter((name) => /^test_.*\.py$/.test(name)).map((name) => readFileSync(new URL(name, site), "utf8"));
  const asked = tests.flatMap((text) => [...text.matchAll(/\bbound\(page, "(\w+)", "(\w+)"\)/g)].map(([, where, what]) => `${where}.${what}`));
  const all = Object.entries(KEYS).flatMap(([where, actions]) => Object.keys(actions).map((what) => [where, what]));
  const untested = all.filter(([where, what]) => !(what in (EFFECTS[where] ?? {})) && !asked.includes(`${where}.${what}`));
  assert.deepEqual(untested.map((names) => names.join(".")), []);
});
