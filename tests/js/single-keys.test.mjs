// Keys of one letter or sign: whose they are while one plays, how often they count, and that they can be switched off.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

for (const name of ["HTMLInputElement", "HTMLTextAreaElement", "HTMLSelectElement"]) define(name, class { type = "text"; });
define("KeyboardEvent", class {
  constructor(type, init) {
    Object.assign(this, { type, defaultPrevented: false }, init);
  }
});
define("localStorage", new FakeStorage());
let guard, game, heard;
define("window", { addEventListener: (_, listener) => (guard = listener) });
define("document", { body: {}, querySelector: () => game && { parentElement: game } });
const { guardSingleKeys } = await import(`${JS}single-keys.js`);
const { keepSingleKeys } = await import(`${JS}store.js`);
guardSingleKeys();

beforeEach(() => {
  heard = [];
  game = { dispatchEvent: (event) => (heard.push(event.key), event.key !== "h") };
  keepSingleKeys(true);
});

/** Presses a key; what became of it. */
function press(key, { target = document.body, ...more } = {}) {
  const said = { stopped: false, prevented: false };
  guard({ key, target, repeat: false, ...more, stopPropagation: () => (said.stopped = true), preventDefault: () => (said.prevented = true) });
  return said;
}

test("while a game fills the window, letters pressed nowhere are the game's alone", () => {
  for (const key of ["n", "p", ",", ".", "s", "f"]) assert.deepEqual(press(key), { stopped: true, prevented: false });
  assert.deepEqual(press("h"), { stopped: true, prevented: true });
  assert.equal(heard.length, 7);
});

test("search and help open above the game, other keys go on to others, too", () => {
  for (const key of ["/", "?"]) assert.deepEqual(press(key), { stopped: false, prevented: false });
  assert.deepEqual(heard, []);
  assert.deepEqual(press("Escape"), { stopped: false, prevented: false });
  assert.deepEqual(heard, ["Escape"]);
});

test("without a game, or inside of something, letters are whose they are", () => {
  assert.equal(press("n", { target: {} }).stopped, false);
  game = null;
  assert.equal(press("n").stopped, false);
  assert.deepEqual(heard, []);
});

test("switched off, letters and signs do nothing, but in a field, with Ctrl, and Space", () => {
  keepSingleKeys(false);
  for (const key of ["h", "n", "/", "?", "."]) assert.equal(press(key, { target: {} }).stopped, true);
  assert.deepEqual(heard, []);
  assert.equal(press("h", { target: new HTMLInputElement() }).stopped, false);
  assert.equal(press("z", { target: {}, ctrlKey: true }).stopped, false);
  assert.equal(press(" ", { target: {} }).stopped, false);
  keepSingleKeys(true);
  assert.equal(press("h", { target: {} }).stopped, false);
});

test("a key that is held counts once, but in a field, and where arrows lead on", () => {
  for (const key of ["Enter", "h"]) assert.deepEqual(press(key, { target: {}, repeat: true }), { stopped: true, prevented: true });
  assert.equal(press("a", { target: new HTMLInputElement(), repeat: true }).stopped, false);
  assert.equal(press("Enter", { target: new HTMLTextAreaElement(), repeat: true }).stopped, false);
  assert.equal(press("ArrowRight", { target: {}, repeat: true }).stopped, false);
  assert.equal(press("z", { target: {}, ctrlKey: true, repeat: true }).stopped, false);
});
