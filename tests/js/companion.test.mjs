// A game at a real table: the screen stays on, names are offered again, steps go back and forth.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

let visits = 0;
let asked, locks;

beforeEach(() => {
  asked = 0;
  locks = [];
  define("localStorage", new FakeStorage());
  define("document", { visibilityState: "visible", createElement: () => new EventTarget(), documentElement: { lang: "en" } });
  define("navigator", { wakeLock: { request: async () => {
    asked += 1;
    const lock = { released: false, release: async () => { lock.released = true; } };
    locks.push(lock);
    return lock;
  } } });
});

const load = (name) => import(`${JS}/${name}.js?visit=${visits += 1}`);

test("the screen is kept on, once, and again when the page is seen anew", async () => {
  const { ScreenAwake } = await load("companion-awake"), awake = new ScreenAwake();
  await awake.keep();
  await awake.keep();
  assert.equal(asked, 1);
  locks[0].released = true;  // as a browser does when the page is hidden
  document.visibilityState = "hidden";
  await awake.keep();
  assert.equal(asked, 1);
  document.visibilityState = "visible";
  await awake.keep();
  assert.equal(asked, 2);
  awake.letGo();
  assert.equal(locks[1].released, true);
});

test("a browser that keeps no screen on, or does not want to, is no error", async () => {
  const { ScreenAwake } = await load("companion-awake");
  define("navigator", {});
  await new ScreenAwake().keep();
  define("navigator", { wakeLock: { request: () => Promise.reject(new Error("battery")) } });
  await new ScreenAwake().keep();
});

test("names of the last table are remembered for all games, the newest first, none twice", async () => {
  const { keepNamesOfTable, namesOfTables } = await load("followed-kept");
  assert.deepEqual(namesOfTables(), { last: [], known: [] });
  keepNamesOfTable(["Ann", "", "Cy"]);
  keepNamesOfTable(["Bo", "Cy"]);
  keepNamesOfTable(["", ""]);
  assert.deepEqual(namesOfTables(), { last: ["Bo", "Cy"], known: ["Bo", "Cy", "Ann"] });
  localStorage.setItem("trick:names", "{");
  assert.deepEqual(namesOfTables(), { last: [], known: [] });
});

test("a game of before, without where it stands, is still found", async () => {
  const { keepFollowed, keptFollowed } = await load("followed-kept");
  const game = { players: 3, options: {}, way: "pad", names: ["Ann"], facts: ["3 2 1 2"] };
  localStorage.setItem("trick:follow:land_unter:old", JSON.stringify({ version: 1, ...game, over: false, at: 5 }));
  assert.deepEqual(keptFollowed("land_unter").map(({ say, facts }) => [say, facts]), [[{}, ["3 2 1 2"]]]);
  keepFollowed("trick:follow:land_unter:new", { ...game, over: true, say: { en: "Ann wins" } }, 9);
  assert.deepEqual(keptFollowed("land_unter").map(({ say, at }) => [say, at]), [[{ en: "Ann wins" }, 9], [{}, 5]]);
});
