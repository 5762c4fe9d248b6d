// What people note of the others: marks by turns, each person's own, kept with the game and with nothing else.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { gameAt, Keeper } = await import(`${JS}kept-games.js`);
const { SuspicionNotes } = await import(`${JS}suspicion-notes.js`);
const { showWhose } = await import(`${JS}suspicion-whose.js`);
const { keysFrom, removeStored } = await import(`${JS}store.js`);

const COLOURS = { key: "colour", title: "Colour", secrets: ["B", "O", "L"].map((secret) => ({ secret, name: secret, picture: "" })) };
const match = (save) => ({ save, over: false, summary: {}, picture: "", counts: true });

beforeEach(() => {
  define("localStorage", new FakeStorage());
  define("window", new EventTarget());
  keysFrom("").forEach(removeStored);
});

function tab(key = "", save = gameAt(key).save) {
  const keeper = new Keeper("vineta/game", new AbortController().signal);
  keeper.adopt(key, save);
  return keeper;
}

test("a mark is a cross, a star, nothing again, and each person's own", () => {
  const notes = new SuspicionNotes(undefined);
  assert.deepEqual([1, 2, 3].map(() => notes.turn(0, 1, "B")), ["out", "star", ""]);
  assert.deepEqual(notes.noted, { marks: {}, guesses: {} });
  notes.turn(0, 1, "B");
  assert.equal(notes.markOf(2, 1, "B"), "");
  assert.equal(notes.markOf(0, 2, "B"), "");
});

test("a lone star is a guess, two are none, and what was guessed counts before them", () => {
  const notes = new SuspicionNotes(undefined);
  const star = (secret) => [1, 2].forEach(() => notes.turn(0, 1, secret));
  assert.equal(notes.guessOf(0, 1, COLOURS), "");
  star("O");
  assert.equal(notes.guessOf(0, 1, COLOURS), "O");
  star("L");
  assert.equal(notes.guessOf(0, 1, COLOURS), "");
  notes.guess(0, 1, COLOURS, "B");
  assert.equal(notes.guessOf(0, 1, COLOURS), "B");
  notes.guess(0, 1, COLOURS, "");
  assert.equal(notes.guessOf(0, 1, COLOURS), "", "no idea is an answer, too");
});

for (const broken of [null, 3, "x", [], { marks: 1 }, { marks: { "0 1 B": 7 }, guesses: [2] }, { marks: { "0 1 B": "blue" } }]) {
  test(`what is kept and is no note is none: ${JSON.stringify(broken)}`, () => {
    const notes = new SuspicionNotes(broken);
    assert.equal(notes.markOf(0, 1, "B"), "");
    assert.equal(notes.turn(0, 1, "B"), "out");
  });
}

test("they go with the game, whatever becomes of it, and are not in its save", () => {
  const keeper = tab();
  keeper.keepSuspicions({ marks: { "0 1 B": "out" }, guesses: {} });
  assert.deepEqual(keysFrom("trick:game"), [], "a game that is not kept has none kept");
  keeper.keep(match("one"), true);
  const { key } = keeper;
  assert.deepEqual(gameAt(key).suspicions.marks, { "0 1 B": "out" });
  keeper.keepSuspicions({ marks: { "0 1 B": "star" }, guesses: {} });
  assert.equal(gameAt(key).save, "one");
  keeper.keep(match("two"), true);
  assert.deepEqual(gameAt(key).suspicions.marks, { "0 1 B": "star" });
  const again = tab(key, "two");
  assert.deepEqual(again.suspicions, gameAt(key).suspicions);
  again.adopt("");
  assert.equal(again.suspicions, undefined, "the next game begins without");
});

test("a game that another tab has played on is not written over, and one kept apart takes them along", () => {
  const here = tab();
  here.keep(match("one"), true);
  const there = tab(here.key, "one");
  there.keep(match("two"), true);
  here.keepSuspicions({ marks: { "0 1 B": "out" }, guesses: {} });
  assert.equal(gameAt(there.key).save, "two");
  assert.equal(gameAt(there.key).suspicions, undefined);
  here.keep(match("other"), true);
  assert.notEqual(here.key, there.key);
  assert.deepEqual(gameAt(here.key).suspicions.marks, { "0 1 B": "out" });
});

/** What a reader comes upon who asks for a sheet: each view that was shown, and the buttons in it. */
function asked(sheet) {
  const element = () => ({
    classList: { add() {} },
    setAttribute() {},
    append(...parts) { this.parts = parts; },
    addEventListener(_, press) { this.press = press; },
  });
  define("document", { createElement: element, getElementById: () => ({ textContent: "{}" }) });
  const shown = [], time = { now: 0 };
  const viewOf = (own) => ({ own, body: [] });
  showWhose({ people: [0, 1], suspects: [{ name: "A", curtain: "To A" }, { name: "B", curtain: "To B" }], ...sheet }, viewOf, {}, (view) => shown.push(view), () => time.now);
  const pressLast = () => shown.at(-1).body.at(-1).parts.at(-1).press();
  return { shown, time, pressLast };
}

test("of several people at one device nobody opens a sheet by its name: it lies behind a curtain", () => {
  const { shown, time, pressLast } = asked({ seat: null });
  pressLast();
  assert.equal(shown.length, 2);
  assert.deepEqual(shown[1].body[0].parts[0].parts, ["To B"]);
  pressLast();
  assert.equal(shown.length, 2, "a press on its way to the name lifts no curtain");
  time.now = 1000;
  pressLast();
  assert.deepEqual(shown.map(({ own }) => own), [undefined, undefined, 1]);
});

test("whose view it is, or who is alone, has the sheet at once", () => {
  assert.deepEqual(asked({ seat: 1 }).shown.map(({ own }) => own), [1]);
  assert.deepEqual(asked({ seat: null, people: [0] }).shown.map(({ own }) => own), [0]);
});
