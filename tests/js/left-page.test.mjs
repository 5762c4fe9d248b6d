// A page that is left and comes back as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, JS } from "./browser.mjs";

define("window", new EventTarget());
define("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
const { coverWhenLeft } = await import(`${JS}left-page.js`);

let done = [];
const game = { view: null, decide: async (command) => done.push(command.do) };
const table = { hidden: false };
const life = new AbortController();
let closed = 0;
coverWhenLeft(game, table, life.signal, () => (closed += 1));

/** Leaves the page and comes back; returns whether the table was hidden meanwhile, and what the engine was asked. */
async function backAgain(view, hidden = false) {
  game.view = view;
  table.hidden = hidden;
  done = [];
  window.dispatchEvent(new Event("pagehide"));
  const away = table.hidden;
  window.dispatchEvent(new Event("pageshow"));
  await settled();
  return [away, table.hidden, ...done];
}

test("one of several people finds the curtain before their own view", async () => {
  assert.deepEqual(await backAgain({ whose: 1, reviewed: [0, 1] }), [true, false, "hide"]);
});

test("what everybody may see, and the only person's view, stay", async () => {
  assert.deepEqual(await backAgain({ whose: null, reviewed: [0, 1] }), [false, false]);
  assert.deepEqual(await backAgain({ whose: 0, reviewed: [0] }), [false, false]);
  assert.deepEqual(await backAgain({ whose: 0, reviewed: [] }), [false, false]);
});

test("so does who finds a phone that was asleep, and what somebody had opened is closed", async () => {
  Object.assign(game, { view: { whose: 1, reviewed: [0, 1] } });
  Object.assign(table, { hidden: false });
  [done, closed] = [[], 0];
  const turns = (visibilityState) => Object.assign(document, { visibilityState }).dispatchEvent(new Event("visibilitychange"));
  turns("hidden");
  window.dispatchEvent(new Event("pagehide"));
  assert.equal(table.hidden, true);
  turns("visible");
  await settled();
  assert.deepEqual([table.hidden, closed, done], [false, 1, ["hide"]]);
  Object.assign(game, { view: { whose: null, reviewed: [0, 1] } });
  turns("hidden");
  assert.deepEqual([table.hidden, closed], [false, 2]);
});

test("a table that is not there yet does not appear", async () => {
  assert.deepEqual(await backAgain(null, true), [true, true]);
  assert.deepEqual(await backAgain({ whose: 1, reviewed: [0, 1] }, true), [true, true]);
});

test("when its widget is gone it does nothing", async () => {
  life.abort();
  assert.deepEqual(await backAgain({ whose: 1, reviewed: [0, 1] }), [false, false]);
});
