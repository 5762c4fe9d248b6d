// Games kept by the browser: each under a key of its own, and none written over another tab's.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { gameAt, Keeper, keptGames, charactersKept } = await import(`${JS}kept-games.js`);
const { keysFrom, removeStored } = await import(`${JS}store.js`);

const SLOT = "vineta/game";
const match = (save, over = false) => ({ save, over, summary: { en: `after ${save}` }, picture: `<svg>${save}</svg>` });

let storage, told;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: 1000 });
  define("localStorage", (storage = new FakeStorage()));
  define("window", new EventTarget());
  // What the visit remembers in place of the storage goes from test to test.
  keysFrom("").forEach(removeStored);
  told = [];
});

/** A tab that keeps a match of the slot. */
function tab(key = "", save = gameAt(key).save) {
  const keeper = new Keeper(SLOT, new AbortController().signal);
  keeper.addEventListener("moved", () => told.push(keeper.key));
  keeper.adopt(key, save);
  return keeper;
}

const saves = () => keptGames(SLOT).map(({ save }) => save);

/** Tells all tabs of a change, as the browser tells all but the one that made it. */
const tell = (key, newValue = storage.items.get(key)) => window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

test("each game has a key of its own, the newest is listed first, other tables are not", () => {
  tab().keep(match("one"), true);
  mock.timers.tick(1);
  const second = tab();
  second.keep(match("two"), true);
  second.keep(match("two, later"), true);
  storage.setItem("trick:game:vineta/game2:x", "{}");
  assert.deepEqual(saves(), ["two, later", "one"]);
  assert.deepEqual(keptGames(SLOT)[0].summary, { en: "after two, later" });
});

test("of two tabs with a deal each, one is kept until it is a game; none that another tab has put there is removed", () => {
  const here = tab();
  const there = tab();
  assert.ok(here.keepDeal(match("deal here")));
  there.keepDeal(match("deal there"));
  assert.deepEqual(saves(), ["deal there"]);
  assert.deepEqual(told, []);
  mock.timers.tick(1);
  here.keep(match("begun here"), true);
  assert.deepEqual(saves(), ["begun here", "deal there"]);
  there.keep(match("begun there"), true);
  assert.deepEqual(saves().sort(), ["begun here", "begun there"]);
});

test("what is only looked at keeps its date", () => {
  const keeper = tab();
  keeper.keep(match("one"), true);
  mock.timers.tick(50);
  tab(keeper.key).keep(match("one"), false);
  assert.equal(gameAt(keeper.key).at, 1000);
});

test("a game that another tab has played on is not overwritten: it is told, and kept apart by the next decision", () => {
  const here = tab();
  here.keep(match("one"), true);
  const there = tab(here.key);
  there.keep(match("two, there"), true);
  tell(here.key);
  assert.deepEqual(told, [here.key]);
  here.keep(match("a bot's move, here"), false);
  assert.deepEqual(saves(), ["two, there"]);
  here.keep(match("two, here"), true);
  there.keep(match("three, there"), true);
  assert.deepEqual(saves().sort(), ["three, there", "two, here"]);
  assert.notEqual(here.key, there.key);
  assert.equal(here.moved, false);
});

test("even if nobody tells of the other tab, it is seen before anything is written", () => {
  const here = tab();
  here.keep(match("one"), true);
  tab(here.key).keep(match("two, there"), true);
  here.keep(match("two, here"), true);
  assert.deepEqual(saves().sort(), ["two, here", "two, there"]);
  assert.equal(told.length, 1);
});

test("of two tabs that decide at the same moment, what the earlier one kept is kept apart, and nobody is asked", () => {
  const here = tab();
  here.keep(match("one"), true);
  const key = here.key, seen = storage.items.get(key), there = tab(key);
  here.keep(match("two, here"), true);
  const early = storage.items.get(key);
  storage.items.set(key, seen);
  there.keep(match("two, there"), true);
  tell(key, early);
  assert.equal(there.key, key);
  tell(key);
  assert.deepEqual([saves().sort(), told], [["two, here", "two, there"], []]);
  here.keep(match("three, here"), true);
  there.keep(match("three, there"), true);
  assert.deepEqual(saves().sort(), ["three, here", "three, there"]);
});

test("a reader who takes the other tab's game goes on with that one", () => {
  const here = tab();
  here.keep(match("one"), true);
  tab(here.key).keep(match("two, there"), true);
  tell(here.key);
  here.adopt(here.key, "two, there");
  here.keep(match("three"), true);
  assert.deepEqual(saves(), ["three"]);
});

test("an older save than the one that is kept is never written over it", () => {
  const there = tab();
  there.keep(match("one"), true);
  there.keep(match("two, there"), true);
  const here = tab(there.key, "one");
  assert.deepEqual([here.moved, told], [true, [there.key]]);
  here.keep(match("one"), false);
  assert.deepEqual(saves(), ["two, there"]);
  here.keep(match("two, here"), true);
  assert.deepEqual(saves().sort(), ["two, here", "two, there"]);
});

test("a game removed in another tab is kept again when it is played on", () => {
  const here = tab();
  here.keep(match("one"), true);
  storage.removeItem(here.key);
  tell(here.key);
  here.keep(match("two"), true);
  assert.deepEqual([saves(), told], [["two"], []]);
});

test("games of the time before are listed, and move to a key of their own when they are played on", () => {
  storage.setItem("trick:last:vineta/game", "old");
  storage.setItem("trick:before:vineta/game", "older");
  assert.deepEqual(saves().sort(), ["old", "older"]);
  const keeper = tab("trick:last:vineta/game");
  keeper.keep(match("old"), false);
  assert.equal(storage.items.get("trick:last:vineta/game"), "old");
  keeper.keep(match("old, played on"), true);
  assert.deepEqual(saves().sort(), ["old, played on", "older"]);
  assert.equal(storage.items.has("trick:last:vineta/game"), false);
});

test("an old game stays where it is while nothing new can be kept", () => {
  storage.setItem("trick:last:vineta/game", "old");
  storage.full = true;
  assert.equal(tab("trick:last:vineta/game").keep(match("played on"), true), false);
  assert.equal(storage.items.get("trick:last:vineta/game"), "old");
});

test("a game says its version, and keeps what later versions have added, also where it is kept apart", () => {
  const here = tab();
  here.keep(match("one"), true);
  const { version, ...rest } = JSON.parse(storage.items.get(here.key));
  assert.equal(version, 1);
  storage.setItem(here.key, JSON.stringify({ ...rest, mood: "calm" }));
  const later = tab(here.key);
  later.keep(match("two"), true);
  tab(here.key).keep(match("three, there"), true);
  later.keep(match("three"), true);
  assert.deepEqual([...storage.items.values()].map((text) => JSON.parse(text).mood), ["calm", "calm"]);
});

for (const text of ['{"version":2,"save":"x","summary":{},"over":false,"at":1}', "rubbish", "null", "[]", '{"save":5}', '{"save":"x","summary":{},"over":false,"at":1e300}', '{"save":"x","summary":{},"over":false,"at":-1e300}']) {
  test(`a damaged game is listed with all its text: ${text}`, () => {
    storage.setItem("trick:game:vineta/game:x", text);
    const [{ damaged, save }] = keptGames(SLOT);
    assert.deepEqual([damaged, save], [true, text]);
  });
}

test("storage that is full is told, and the game is there for the visit", () => {
  storage.full = true;
  const keeper = tab();
  assert.equal(keeper.keep(match("one"), true), false);
  assert.equal(keeper.keep(match("one"), false), false);
  assert.deepEqual(saves(), ["one"]);
  storage.full = false;
  assert.equal(keeper.keep(match("two"), true), true);
});

test("room is what all games take, keys and all", () => {
  storage.setItem("trick:last:a", "12345");
  storage.setItem("trick:game:b:1", "12345");
  storage.setItem("trick:speed", "slow");
  assert.equal(charactersKept(), "trick:last:a".length + "trick:game:b:1".length + 10);
});
