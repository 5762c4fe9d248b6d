// What is remembered: in the browser's storage, or for the visit where that is refused.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

let visits = 0;
let storage, store;

beforeEach(async () => {
  define("localStorage", (storage = new FakeStorage()));
  store = await import(`${JS}store.js?${++visits}`);
});

test("the names under which games and the speed are kept hold no language", () => {
  store.keepGame("vineta/game", "one");
  store.keepSpeed("slow");
  assert.deepEqual([...storage.items], [["trick:last:vineta/game", "one"], ["trick:speed", "slow"]]);
});

test("the game before stays within reach when another one is kept", () => {
  store.keepGame("vineta/game", "one");
  store.shelveGame("vineta/game");
  store.keepGame("vineta/game", "two");
  assert.deepEqual([store.gameBefore("vineta/game"), store.lastGame("vineta/game")], ["one", "two"]);
});

test("where there is no game, none is shelved", () => {
  store.shelveGame("vineta/game");
  assert.equal(store.gameBefore("vineta/game"), null);
});

test("without a choice the speed is the normal one", () => {
  assert.equal(store.speed(), "normal");
});

test("where storage is refused the visit's own memory stands in, until it is allowed again", () => {
  storage.refuse = true;
  assert.equal(store.lastGame("vineta/game"), null);
  store.keepGame("vineta/game", "one");
  assert.equal(store.lastGame("vineta/game"), "one");
  storage.refuse = false;
  assert.equal(store.lastGame("vineta/game"), "one");
  store.keepGame("vineta/game", "two");
  assert.equal(store.lastGame("vineta/game"), "two");
  assert.equal(storage.items.get("trick:last:vineta/game"), "two");
});
