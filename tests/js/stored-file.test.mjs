// One file for everything: out, and in again without losing what is there; and whatever is no such file.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const { storedAsText, takeFile } = await import(`${JS}stored-file.js`);
const { keptGames } = await import(`${JS}kept-games.js`);
const { keptTables } = await import(`${JS}ask-kept.js`);
const { keptResults, resultsText } = await import(`${JS}results.js`);

const GAME = "trick:game:vineta/game:a", TABLE = "trick:table:vineta:a", RESULTS = "trick:results";
const game = (save, at, more) => JSON.stringify({ version: 1, save, at, over: false, summary: {}, picture: "", counts: true, ...more });
const table = (text, more) => JSON.stringify({ version: 1, text, names: ["Ann"], question: "round", players: 3, at: 5, ...more });
const result = (key, more) => ({ game: "vineta", minigame: "", levels: [2], points: 5, lead: 1, won: true, key, at: 7, ...more });
const results = (...list) => JSON.stringify({ version: 1, results: list });
const ALL = {
  [GAME]: game("one", 5, { mood: "calm" }),
  [TABLE]: table("t", { mood: "calm" }),
  [RESULTS]: results(result(GAME, { mood: "calm" })),
  "trick:last:vineta/game": "old",
  "trick:speed": "slow",
  "trick:later": "of a later version",
};

let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: 1000 });
  fill({});
});

/** Another browser, with this in its storage. */
function fill(items) {
  define("localStorage", (storage = new FakeStorage()));
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text);
}

/** The file of a browser with these items. */
function fileOf(items, more) {
  fill(items);
  return JSON.stringify({ ...JSON.parse(storedAsText()), ...more });
}

const stored = () => Object.fromEntries(storage.items);
const saves = () => keptGames("vineta/game").map(({ save }) => save).sort();

test("all that is kept comes over as it was, and a second time adds nothing", () => {
  const file = fileOf(ALL);
  fill({ "book.lang": "fr" });
  assert.deepEqual(takeFile(file), { kind: "added", games: 2, apart: 0, tables: 1, results: 1, lasting: true });
  const { "book.lang": lang, [RESULTS]: list, ...rest } = stored();
  const { [RESULTS]: sent, ...others } = ALL;
  assert.deepEqual([lang, rest, JSON.parse(list).results], ["fr", others, JSON.parse(sent).results]);
  assert.deepEqual(takeFile(file), { kind: "added", games: 0, apart: 0, tables: 0, results: 0, lasting: true });
  assert.deepEqual({ ...stored(), [RESULTS]: "" }, { "book.lang": lang, ...others, [RESULTS]: "" });
  assert.deepEqual(JSON.parse(resultsText()).results, JSON.parse(sent).results);
});

test("settings that are here stay", () => {
  const file = fileOf(ALL);
  fill({ "trick:speed": "once" });
  takeFile(file);
  assert.equal(storage.items.get("trick:speed"), "once");
});

for (const [which, at, apart] of [["here", 9, "theirs"], ["there", 1, "ours"]]) {
  test(`of a game with other moves both are kept, the newer one (${which}) under its key, each with its result`, () => {
    const file = fileOf({ [GAME]: game("theirs", 5), [RESULTS]: results(result(GAME, { points: 1 })) });
    fill({ [GAME]: game("ours", at), [RESULTS]: results(result(GAME, { points: 2 })) });
    assert.deepEqual(takeFile(file), { kind: "added", games: 1, apart: 1, tables: 0, results: 1, lasting: true });
    assert.deepEqual(saves(), ["ours", "theirs"]);
    const [older, newer] = keptGames("vineta/game").sort((a, b) => a.at - b.at);
    assert.deepEqual([newer.key, older.save], [GAME, apart]);
    const points = Object.fromEntries(keptResults().map((each) => [each.key, each.points]));
    assert.deepEqual(points, { [newer.key]: apart === "ours" ? 1 : 2, [older.key]: apart === "ours" ? 2 : 1 });
    assert.equal(takeFile(file).games, 0);
    assert.equal(saves().length, 2);
  });
}

test("a newer game does not take the place of the one here where there is no room for both", () => {
  const file = fileOf({ [GAME]: game("theirs", 5) });
  fill({ [GAME]: game("ours", 1) });
  storage.full = true;
  assert.equal(takeFile(file).lasting, false);
  assert.deepEqual(saves(), ["ours", "theirs"]);
  assert.equal(JSON.parse(storage.items.get(GAME)).save, "ours");
});

test("an old bare save that is here with other moves gets a key of its own", () => {
  const file = fileOf({ "trick:last:vineta/game": "theirs" });
  fill({ "trick:last:vineta/game": "ours" });
  takeFile(file);
  assert.deepEqual(saves(), ["ours", "theirs"]);
});

test("two tables under one key are both kept, and damaged ones stay as they are", () => {
  const file = fileOf({ [TABLE]: table("t"), "trick:table:vineta:b": "{" });
  fill({ [TABLE]: table("u") });
  assert.equal(takeFile(file).tables, 2);
  assert.deepEqual(keptTables("vineta").map(({ text }) => text).sort(), ["t", "u"]);
  assert.equal(storage.items.get("trick:table:vineta:b"), "{");
});

test("results that cannot be read, here or there, are told and left alone", () => {
  const file = fileOf({ [RESULTS]: "{" }), good = fileOf(ALL);
  fill({ [RESULTS]: results(result("x")) });
  assert.equal(takeFile(file).results, null);
  assert.deepEqual(keptResults().map(({ key }) => key), ["x"]);
  fill({ [RESULTS]: "{" });
  assert.equal(takeFile(good).results, null);
  assert.equal(resultsText(), "{");
});

test("what a later version says beside that is passed on", () => {
  const file = fileOf(ALL, { mood: "calm" });
  fill({});
  takeFile(file);
  assert.equal(JSON.parse(storedAsText()).mood, "calm");
  assert.equal("trick:others" in JSON.parse(storedAsText()).stored, false);
});

test("files of results, old and new, are added", () => {
  for (const text of [JSON.stringify([result("a")]), results(result("b"))]) assert.equal(takeFile(text).results, 1);
});

test("a file of one game is recognized, and nothing is stored", () => {
  const save = JSON.stringify({ format: 3, record: { game: "vineta" }, seats: [], minigame: "flood" });
  assert.deepEqual(takeFile(save), { kind: "save", game: "vineta", minigame: "flood" });
  assert.deepEqual(stored(), {});
});

const file = { book: "trick-by-trick", version: 1, at: 1, stored: {} };
for (const [why, text] of [
  ["damaged", ""],
  ["damaged", "%PDF-1.7"],
  ["damaged", JSON.stringify(file).slice(0, -1)],
  ["damaged", "[".repeat(100_000)],
  ["newer", JSON.stringify({ ...file, version: 2, stored: { [GAME]: game("x", 1) } })],
  ["foreign", JSON.stringify({ ...file, version: 0 })],
  ["foreign", JSON.stringify({ ...file, version: "1" })],
  ["foreign", JSON.stringify({ ...file, stored: null })],
  ["foreign", JSON.stringify({ ...file, stored: { "other:key": "x" } })],
  ["foreign", JSON.stringify({ ...file, stored: { [GAME]: game("x", 1), "trick:speed": 5 } })],
  ["foreign", "5"],
  ["foreign", "null"],
  ["foreign", "{}"],
  ["foreign", '[{"game":"vineta"}]'],
]) {
  test(`a file that is ${why} changes nothing: ${text.slice(0, 60)}`, () => {
    fill(ALL);
    assert.deepEqual(takeFile(text), { kind: "refused", why });
    assert.deepEqual(stored(), ALL);
  });
}
