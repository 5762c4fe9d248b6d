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
  define("document", { visibilityState: "visible", getElementById: () => null, createElement: () => Object.assign(new EventTarget(), { setAttribute: () => {}, append: () => {}, replaceChildren: () => {} }), documentElement: { lang: "en" } });
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

test("the words of a fact half told are kept with its game, and what is no list of words is none", async () => {
  const { keepFollowed, keptFollowed } = await load("followed-kept");
  const game = { players: 3, options: {}, way: "referee", names: [], facts: ["5 4 3"], over: false, say: {} };
  keepFollowed("trick:follow:land_unter:half", { ...game, half: ["4", "7"] }, 9);
  assert.deepEqual(keptFollowed("land_unter")[0].half, ["4", "7"]);
  localStorage.setItem("trick:follow:land_unter:half", JSON.stringify({ version: 1, ...game, half: "4 7", at: 9 }));
  assert.deepEqual(keptFollowed("land_unter")[0].half, []);
});

/** Steps that note what they put, and one that tells something more. */
async function steps(facts, words = [], places = []) {
  const { Steps } = await load("companion-steps"), put = [];
  const made = new Steps((step) => put.push([step.facts.join(), step.words.join(" "), step.at]));
  made.begin(facts, words, places);
  const told = (facts, words, at = null) => made.told({ facts, words, at, insert: false });
  return { made, put, told };
}

test("undo takes back a word of a fact half told first, then whole facts; redo has both again", async () => {
  const { made, put, told } = await steps(["a"]);
  told(["a"], ["x"]);
  told(["a"], ["x", "y"]);
  told(["a", "x y z"], []);
  told(["a", "x y z"], ["w"]);
  for (let i = 0; i < 3; i += 1) made.undo.dispatchEvent(new Event("click"));
  assert.deepEqual(put.splice(0), [["a,x y z", "", null], ["a", "", null], ["", "", null]]);
  for (let i = 0; i < 4; i += 1) made.redo.dispatchEvent(new Event("click"));
  assert.deepEqual(put, [["a", "", null], ["a,x y z", "", null], ["a,x y z", "w", null]]);
});

test("undo of a correction goes back to what was half told, as leaving it does", async () => {
  const { made, put, told } = await steps(["a b"], ["x", "auto"], [0]);
  told(["a b"], ["a"], 0);
  told(["a b"], ["x", "auto"]);
  told(["a b"], ["a"], 0);
  told(["a c"], ["x", "auto"]);
  for (let i = 0; i < 3; i += 1) made.undo.dispatchEvent(new Event("click"));
  assert.deepEqual(put, [["a b", "x auto", null], ["a b", "", null], ["", "", null]]);
});

test("what was removed comes back with the words that were half told", async () => {
  const { made, put, told } = await steps(["a", "b"], ["x"], [0]);
  told(["b"], ["x"]);
  made.undo.dispatchEvent(new Event("click"));
  assert.deepEqual(put, [["a,b", "x", null]]);
});

/** An element as far as entries of the history need it: what it is made of. */
class FakeElement extends EventTarget {
  hidden = false;
  children = [];
  attributes = {};
  setAttribute(name, value) { this.attributes[name] = value; }
  append(...parts) { this.children.push(...parts); }
  prepend(...parts) { this.children.unshift(...parts); }
  querySelectorAll() { return []; }
  get all() { return [this, ...this.children.flatMap((child) => child.all ?? [])]; }
}

const made = () => define("document", { getElementById: () => null, createElement: () => new FakeElement(), documentElement: { lang: "en" } });
const fact = (when, refused = false) => ({ when, words: "", html: "", refused });

test("an entry of the history has its time alone and no buttons of its own; the newest is not shown twice", async () => {
  made();
  const { rowsOfFacts } = await load("companion-facts"), facts = [fact("Stage 1, round 2"), fact("Stage 1, round 3")];
  const [newest, older] = rowsOfFacts(facts, true);
  assert.deepEqual(newest.children[0].children[0].children, ["Stage 1, round 3"]);
  assert.deepEqual([newest.attributes.class, older.attributes.class], ["newest", "first"]);
  assert.ok(![newest, older].some((row) => row.all.some(({ attributes }) => attributes.type === "button")));
  assert.equal(rowsOfFacts(facts, false)[0].attributes.class, undefined);
  assert.equal(rowsOfFacts([fact("a"), fact("b", true)], true)[0].attributes.class, "refused cause");
});

test("only an entry opened for correction offers what can be done with it, and one that is put in can only be left", async () => {
  made();
  const { EntryTools } = await load("companion-entry"), done = [];
  const tools = new EntryTools(...["leave", "insert", "remove"].map((name) => () => done.push(name)));
  const shown = (...open) => (tools.show(...open), tools.element.children.filter(({ hidden }) => !hidden).map(({ attributes }) => attributes.class));
  assert.deepEqual([shown(false, false), shown(true, true), shown(true, false)], [[], ["leave"], ["leave", "insert", "remove"]]);
  for (const tool of tools.element.children) tool.dispatchEvent(new Event("click"));
  assert.deepEqual(done, ["leave", "insert", "remove"]);
});

test("what is half chosen is there again when the same is asked anew, and is gone once it is told", async () => {
  const { Draft } = await load("companion-draft"), kept = [], draft = new Draft((now) => kept.push(now.join()));
  draft.choose("cards 0 w1", []);
  draft.choose("cards 0 w1", ["0:ja", "1:ne"]);
  draft.choose("", ["2:ne"]);
  draft.choose("vote", []);
  assert.deepEqual([draft.wordsFor("cards 0 w1"), draft.wordsFor("vote"), draft.wordsFor("")], [["0:ja", "1:ne"], [], []]);
  const later = new Draft(() => {});
  later.takeUp(kept.at(-1).split(","));
  assert.deepEqual(later.wordsFor("cards 0 w1"), ["0:ja", "1:ne"]);
  draft.choose("cards 0 w1", []);
  assert.deepEqual([draft.wordsFor("cards 0 w1"), kept], [[], ["cards 0 w1,0:ja,1:ne", ""]]);
});

test("what is half chosen is kept with its game, whatever else is told of it", async () => {
  const { keepDraft, keepFollowed, keptFollowed } = await load("followed-kept");
  const game = { players: 3, options: {}, way: "referee", names: [], facts: [], over: false, say: {} }, key = "trick:follow:vineta:one";
  keepDraft(key, ["plan", "B:R1"]);
  assert.deepEqual(keptFollowed("vineta"), []);
  keepFollowed(key, game, 9);
  keepDraft(key, ["plan", "B:R1"]);
  keepFollowed(key, { ...game, facts: ["0 kept"] }, 10);
  assert.deepEqual(keptFollowed("vineta").map(({ draft, facts, at }) => [draft, facts, at]), [[["plan", "B:R1"], ["0 kept"], 10]]);
});
