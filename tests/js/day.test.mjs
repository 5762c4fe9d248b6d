// The deals of the days: their numbers, links to them, and which try counts.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const calendar = await import(`${JS}day-calendar.js`);
const kept = await import(`${JS}day-kept.js`);
const { keptGames } = await import(`${JS}kept-games.js`);
const { storedAsText, takeFile } = await import(`${JS}stored-file.js`);

const GAME = "land_unter", DAY = 20785, KEY = "trick:game:land_unter/daily:a";
const ENDED = { points: 7, lead: -2, won: false };

let storage;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: 1000 });
  define("localStorage", (storage = new FakeStorage()));
});

const stored = () => JSON.parse(storage.items.get("trick:daily"));

for (const zone of ["Europe/Paris", "America/Sao_Paulo", "Pacific/Auckland", "Pacific/Apia", "UTC"]) {
  test(`each day has the next number, from its first minute to its last, in ${zone}`, () => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const first = calendar.numberOfDay(new Date(2026, 0, 1, 12));
      for (let day = 0; day < 366; day++) {
        for (const [hour, minute] of [[0, 0], [3, 30], [23, 59]]) {
          assert.equal(calendar.numberOfDay(new Date(2026, 0, 1 + day, hour, minute)), first + day);
        }
      }
      assert.equal(calendar.dayForAddress(calendar.numberOfDay(new Date(2026, 10, 28, 0, 1))), "2026-11-28");
    } finally {
      process.env.TZ = before ?? "";
      if (before === undefined) delete process.env.TZ;
    }
  });
}

test("thirty deals can be played, that of today first", () => {
  const days = calendar.playableDays(DAY);
  assert.deepEqual([days.length, days[0], days.at(-1)], [30, DAY, DAY - 29]);
});

test("a link to any of them is read, and to that of tomorrow, which somewhere is today", () => {
  for (const day of [DAY + 1, ...calendar.playableDays(DAY)]) {
    const link = { day: calendar.dayForAddress(day), rules: "1" };
    assert.deepEqual(calendar.readDayLink(link, "1", DAY), { day, refused: "" });
  }
});

for (const [day, rules, refused] of [
  ["2026-10-29", "1", "gone"], ["2026-11-30", "1", "to_come"], ["2026-11-28", "2", "rules"], ["2026-11-28", "", "rules"],
  ["", "1", "unread"], ["2026-11-31", "1", "unread"], ["2026-13-01", "1", "unread"], ["tomorrow", "1", "unread"],
  ["2026-11-2", "1", "unread"], ["+002026-11-28", "1", "unread"], ["2026-11-28T10:00", "1", "unread"],
]) {
  test(`a link to “${day}” under rules “${rules}” is refused: ${refused}`, () => {
    assert.equal(calendar.readDayLink({ day, rules }, "1", DAY).refused, refused);
  });
}

test("the first try counts, and no other one changes what became of it", () => {
  assert.equal(kept.noteBegun(GAME, DAY, KEY), KEY);
  mock.timers.tick(5);
  assert.equal(kept.noteBegun(GAME, DAY, KEY), KEY, "its next decision");
  assert.equal(kept.noteBegun(GAME, DAY, "another"), KEY);
  kept.noteBots(GAME, DAY, { won: 1, games: 2, done: false });
  assert.deepEqual(kept.tryOfDay(GAME, DAY), { at: 1000, key: KEY });
  kept.noteEnded(GAME, DAY, "another", { ...ENDED, points: 99 });
  kept.noteEnded(GAME, DAY, KEY, ENDED);
  assert.deepEqual(kept.tryOfDay(GAME, DAY), { at: 1000, key: KEY, ...ENDED });
  assert.equal(kept.tryOfDay(GAME, DAY + 1), undefined);
  assert.equal(kept.tryOfDay("vineta", DAY), undefined);
});

test("what bots made of the cards only grows", () => {
  kept.noteBegun(GAME, DAY, KEY);
  kept.noteEnded(GAME, DAY, KEY, ENDED);
  kept.noteBots(GAME, DAY, { won: 17, games: 39, done: false });
  kept.noteBots(GAME, DAY, { won: 1, games: 2, done: false });
  assert.deepEqual(kept.tryOfDay(GAME, DAY).bots, { won: 17, games: 39, done: false });
});

test("what a later version has added stays", () => {
  storage.setItem("trick:daily", JSON.stringify({ version: 1, mood: "calm", days: { [GAME]: { 1: { at: 1, key: "a", wind: 3 } }, chess: {} } }));
  kept.noteEnded(GAME, 1, "a", ENDED);
  kept.noteBegun("vineta", DAY, KEY);
  assert.deepEqual(stored(), { version: 1, mood: "calm",
    days: { [GAME]: { 1: { at: 1, key: "a", wind: 3, ...ENDED } }, chess: {}, vineta: { [DAY]: { at: 1000, key: KEY } } } });
});

for (const text of ["{", "[]", "null", "{}", '{"version":2,"days":{}}', '{"version":1,"days":[]}', '{"version":1,"days":{"vineta":3}}',
  '{"version":1,"days":{"vineta":{"1":{"at":"x","key":"a"}}}}', '{"version":1,"days":{"vineta":{"1":{"at":1,"key":"a","points":3}}}}']) {
  test(`what cannot be read is left as it is: ${text}`, () => {
    storage.setItem("trick:daily", text);
    assert.equal(kept.areDaysReadable(), false);
    assert.equal(kept.noteBegun(GAME, DAY, KEY), KEY, "one plays all the same");
    kept.noteEnded(GAME, DAY, KEY, ENDED);
    assert.equal(kept.tryOfDay(GAME, DAY), undefined);
    assert.equal(storage.items.get("trick:daily"), text);
  });
}

test("storage that is refused keeps it for the visit", () => {
  storage.refuse = true;
  kept.noteBegun(GAME, DAY, KEY);
  assert.equal(kept.tryOfDay(GAME, DAY).key, KEY);
  storage.refuse = false;
  kept.keepDaysText(null);
  assert.equal(kept.daysText(), null);
});

/** The file of a browser that keeps a try of one day, and its game. */
function fileWith(save, at, key = KEY) {
  define("localStorage", (storage = new FakeStorage()));
  storage.setItem(key, JSON.stringify({ version: 1, save, at: 5, over: false, summary: {}, picture: "", counts: true }));
  storage.setItem("trick:daily", JSON.stringify({ version: 1, days: { [GAME]: { [DAY]: { at, key } } } }));
  return storedAsText();
}

test("the file of everything has it, and it comes over whole", () => {
  const file = fileWith("one", 7);
  const before = stored();
  define("localStorage", (storage = new FakeStorage()));
  takeFile(file);
  assert.deepEqual(stored(), before);
});

for (const [at, counts] of [[7, "theirs"], [99, "ours"]]) {
  test(`of two tries at one deal the earlier one counts (${counts}), with its game`, () => {
    const file = fileWith("theirs", at);
    fileWith("ours", 50);
    takeFile(file);
    const { key } = kept.tryOfDay(GAME, DAY);
    assert.equal(keptGames(`${GAME}/daily`).find((game) => game.key === key).save, counts);
  });
}

test("a file without it, or with what cannot be read, takes nothing away", () => {
  const damaged = JSON.stringify({ ...JSON.parse(fileWith("one", 7)), stored: { "trick:daily": "{" } });
  fileWith("one", 7);
  const before = stored();
  takeFile(damaged);
  assert.deepEqual(stored(), before);
});
