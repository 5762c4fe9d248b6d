// How games ended: one result a game, checked as it is read, added up, brought back from a file.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { addResults, biggestWin, longestRun, noteResult, keptResults, resultsIn, doResultsLast, totalsOf } = await import(`${JS}results.js`);

let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: 1000 });
  define("localStorage", (storage = new FakeStorage()));
});

const ended = (won, points, lead = won ? 3 : -3) => ({ game: "vineta", minigame: "", levels: [2, 2], points, lead, won });

test("a game counts once, by its last end", () => {
  noteResult("a", ended(false, 4));
  mock.timers.tick(5);
  noteResult("a", ended(true, 9));
  noteResult("b", ended(false, 12));
  assert.deepEqual(totalsOf(keptResults()), [{ game: "vineta", minigame: "", levels: [2, 2], played: 2, won: 1, best: 12 }]);
  assert.equal(keptResults()[0].at, 1000);
});

test("the best score is that of so many players", () => {
  noteResult("a", ended(true, 9));
  noteResult("b", { ...ended(true, 12), levels: [2, 2, 2] });
  assert.deepEqual(totalsOf(keptResults()).map(({ best }) => best), [9, 12]);
});

test("a mini-game has no points", () => {
  noteResult("a", ended(true, null, 0));
  assert.equal(totalsOf(keptResults())[0].best, null);
  assert.equal(biggestWin(keptResults()), undefined);
});

test("the best moments", () => {
  for (const [key, won, lead] of [["a", true, 2], ["b", true, 7], ["c", false, -9], ["d", true, 1]]) {
    mock.timers.tick(1);
    noteResult(key, ended(won, 5, lead));
  }
  assert.equal(longestRun(keptResults()), 2);
  assert.equal(biggestWin(keptResults()).key, "b");
});

test("a file adds what is not here yet", () => {
  noteResult("a", ended(false, 4));
  const file = JSON.stringify([...keptResults(), { ...ended(true, 5), key: "b", at: 10 }]);
  assert.equal(addResults(resultsIn(file)), 1);
  assert.equal(addResults(resultsIn(file)), 0);
  assert.deepEqual(keptResults().map(({ key }) => key), ["b", "a"]);
  const twice = { ...ended(true, 5), key: "c", at: 20 };
  assert.equal(addResults(resultsIn(JSON.stringify([twice, twice]))), 1);
});

test("the bare list of the time before is read, and kept in the form of today with what later versions add", () => {
  const old = { ...ended(true, 5), key: "a", at: 10, mood: "calm" };
  storage.setItem("trick:results", JSON.stringify([old]));
  noteResult("b", ended(true, 4));
  noteResult("a", ended(false, 3));
  const { version, results } = JSON.parse(storage.items.get("trick:results"));
  assert.deepEqual([version, results.map(({ key, at, points, mood }) => [key, at, points, mood])],
    [1, [["b", 1000, 4, undefined], ["a", 10, 3, "calm"]]]);
  storage.setItem("trick:results", JSON.stringify({ version: 1, results, wind: "west" }));
  noteResult("c", ended(true, 1));
  assert.equal(JSON.parse(storage.items.get("trick:results")).wind, "west");
});

for (const text of ['{"version":2,"results":[]}', JSON.stringify([{ ...ended(true, 5), key: "a", at: -9e15 }]), "rubbish", "{}", "[1]", "[null]", '[{"key":"a","at":1}]']) {
  test(`what holds no results is refused, and never written over: ${text}`, () => {
    storage.setItem("trick:results", text);
    assert.equal(resultsIn(text), null);
    assert.deepEqual(keptResults(), []);
    noteResult("a", ended(true, 5));
    assert.equal(storage.items.get("trick:results"), text);
  });
}

test("of two games that end at the same moment in two tabs, both results are kept; one that was erased stays so", () => {
  define("window", new EventTarget());
  const tell = (newValue) => window.dispatchEvent(Object.assign(new Event("storage"), { key: "trick:results", newValue }));
  noteResult("a", ended(true, 9));
  const { mark, after, ...list } = JSON.parse(storage.items.get("trick:results"));
  const other = JSON.stringify({ ...list, results: [{ ...list.results[0], key: "b" }], mark: "other", after });
  storage.setItem("trick:results", other);
  tell(other);
  assert.deepEqual(keptResults().map(({ key }) => key).sort(), ["a", "b"]);
  const seen = JSON.parse(storage.items.get("trick:results"));
  const next = JSON.stringify({ ...seen, mark: "next", after: seen.mark, results: [] });
  storage.setItem("trick:results", next);
  tell(next);
  noteResult("c", ended(true, 9));
  storage.setItem("trick:results", "[]");
  tell("[]");
  assert.deepEqual(keptResults(), []);
});

test("results that the storage refuses hold for the visit only, and one can tell", () => {
  noteResult("a", ended(true, 9));
  assert.equal(doResultsLast(), true);
  storage.full = true;
  assert.equal(addResults({ results: [{ ...ended(true, 4), key: "b", at: 5 }], others: {} }), 1);
  assert.equal(doResultsLast(), false);
  assert.equal(keptResults().length, 2);
  storage.full = false;
  noteResult("c", ended(true, 2));
  assert.equal(doResultsLast(), true);
});
