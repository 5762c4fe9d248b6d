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

test("the name under which the speed is kept holds no language", () => {
  store.keepSpeed("slow");
  assert.deepEqual([...storage.items], [["trick:speed", "slow"]]);
});

test("without a choice the speed is the normal one", () => {
  assert.equal(store.stepSpeed(), "normal");
});

test("what was chosen for a new game is told by game; what cannot be read is nothing", () => {
  store.keepStart("vineta/game", { players: "2" });
  assert.deepEqual(store.lastStart("vineta/game"), { players: "2" });
  assert.deepEqual(store.lastStart("land_unter/game"), {});
  store.keepStart("vineta/game", { bots: "3" });
  assert.deepEqual(store.lastStart("vineta/game"), { players: "2", bots: "3" });
  for (const damaged of ["{", "null", "3"]) {
    storage.items.set("trick:start:vineta/game", damaged);
    assert.equal(store.lastStart("vineta/game").players, undefined);
  }
});

test("what is removed is gone, and only keys of one beginning are listed", () => {
  for (const key of ["trick:a:1", "trick:a:2", "other"]) store.writeStored(key, "text");
  store.removeStored("trick:a:2");
  assert.deepEqual(store.keysFrom("trick:a:"), ["trick:a:1"]);
});

test("where storage is refused the visit's own memory stands in, until it is allowed again", () => {
  storage.refuse = true;
  assert.equal(store.readStored("key"), null);
  assert.equal(store.writeStored("key", "one"), false);
  assert.equal(store.readStored("key"), "one");
  assert.deepEqual(store.keysFrom("k"), ["key"]);
  storage.refuse = false;
  assert.equal(store.readStored("key"), "one");
  assert.equal(store.writeStored("key", "two"), true);
  assert.equal(store.readStored("key"), "two");
  assert.equal(storage.items.get("key"), "two");
  storage.refuse = true;
  store.removeStored("key");
  assert.equal(store.readStored("key"), null);
});
