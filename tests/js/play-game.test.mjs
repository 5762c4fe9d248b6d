// A game under way: what the engine is asked, and in which order, when the reader does several things at once.
import assert from "node:assert/strict";
import { register } from "node:module";
import { beforeEach, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, FakeStorage, JS } from "./browser.mjs";

// The library that patches pages is not needed where nothing is drawn.
const LOADER = `export const resolve = async (name, context, next) => name.includes("idiomorph")
  ? { url: "data:text/javascript,", shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(LOADER)}`);
define("location", new URL("https://book.example/"));
const { engine } = await import(`${JS}client.js`);
const { PlayGame } = await import(`${JS}play-game.js`);
const { MAY } = await import(`${JS}match-state.js`);
const { isDeal, Keeper, keptGames } = await import(`${JS}kept-games.js`);
const { keptResults } = await import(`${JS}results.js`);
const { keepSound } = await import(`${JS}store.js`);

const element = () => ({ outerHTML: "", dataset: {}, setAttribute() {}, append() {}, remove() {}, contains: () => false, querySelector: () => null });
const table = (more = {}) => ({ kind: "table", steps: [], unseen: 0, note: "", advised: "", save: "save", summary: {}, over: false, form: "?",
  curtain: null, busy: false, result: null, can: { undo: false }, ...more });

let asked, answers, game, refusals, remarks, shown, watching;

beforeEach(() => {
  define("localStorage", new FakeStorage());
  define("window", new EventTarget());
  define("requestAnimationFrame", (draw) => draw());
  define("document", { createElement: element, getElementById: () => null, activeElement: null });
  asked = [];
  [refusals, remarks] = [[], []];
  shown = [];
  answers = { seen: { kind: "done" } };
  // An answer that is a promise comes when the test says so.
  engine.ask = (request) => asked.push(request) && Promise.resolve(answers[request.do]);
  watching = false;
  game = newGame("vineta/game", shown);
});

/** Returns a game on a table that shows nothing: the saves that it is told to show are put into `seen`. */
function newGame(slot, seen, host = element(), steps = {}) {
  return new PlayGame(host, {
    keeper: new Keeper(slot, new AbortController().signal),
    keeping: { close() {}, follow() {} },
    table: {
      element: {}, clear: async () => {}, showView: async (view) => seen.push(view.save), focusQuestion() {},
      makeRoom() {},
      notes: { remark: async (kind) => remarks.push(kind), refuse: async (html) => refusals.push(html), advise: async () => {} },
    },
    steps: Object.assign(steps, {
      element: { hidden: true }, rest() {}, finish() {}, ...steps,
      play: steps.play ?? ((steps) => (watching ? new Promise(() => {}) : Promise.resolve(steps))),
    }),
    onView() {},
  });
}

const done = () => asked.map((request) => request.do);

test("a game is open once the engine has answered, not only when all its steps have been watched", async () => {
  watching = true;
  answers.open = table({ steps: [{ rules: [] }], unseen: 1 });
  assert.equal((await game.open({ link: "link" })).kind, "table");
});

test("a move that is refused is told beside the hint, which stays", async () => {
  answers.open = table();
  answers.play = { kind: "refused", refusal: { html: "choose first" } };
  await game.open({ link: "link" });
  await game.decide({ do: "play", seat: 0, move: "" });
  assert.deepEqual(refusals, ["choose first"]);
  assert.deepEqual(remarks, []);
});

test("a game that cannot be opened is told as such", async () => {
  answers.open = { kind: "refused", refusal: { html: "no" } };
  assert.equal((await game.open({ link: "link" })).kind, "refused");
  assert.equal(await game.lookBack({ do: "replay", id: game.id, viewer: null }), null);
});

const never = new Promise(() => {});
const opened = async (view) => {
  answers.open = table(view);
  await game.open({ new: {} });
  await settled();
};
const lookBack = () => game.lookBack({ do: "replay", id: game.id, viewer: null });

/** How a game comes to each state, and what the page calls it then. */
const WAYS = {
  empty: [undefined, () => {}],
  opening: ["deciding", async () => {
    await opened();
    answers.open = never;
    void game.open({ new: {} });
  }],
  asking: ["asking", async () => {
    await opened();
    answers.redo = never;
    void game.decide({ do: "redo" });
  }],
  watching: ["watching", () => {
    watching = true;
    return opened({ steps: [{ rules: [] }] });
  }],
  thinking: ["thinking", () => opened({ form: "", busy: true })],
  deciding: ["deciding", () => opened()],
  curtain: ["curtain", () => opened({ curtain: 0 })],
  over: ["over", () => opened({ over: true })],
  looking: ["looking", async () => {
    await opened();
    await lookBack();
  }],
  ended: [undefined, async () => {
    await opened();
    game.end();
  }],
};

test("what may be done in each state is what the table of states says", async () => {
  assert.deepEqual(Object.keys(WAYS), Object.keys(MAY));
  const uses = { decide: () => game.decide({ do: "undo" }), hint: () => game.decide({ do: "hint" }), lookBack, lookAhead: () => game.lookAhead() };
  for (const [state, [called, come]] of Object.entries(WAYS)) {
    const may = [];
    for (const [name, use] of Object.entries(uses)) {
      watching = false;
      answers = { seen: { kind: "done" }, replay: { kind: "replay" }, think: never };
      const host = element();
      game = newGame("vineta/game", [], host);
      await come();
      await settled();
      assert.deepEqual([game.state, host.dataset.state], [state, called]);
      asked = [];
      void use();
      await settled();
      if (asked.some(({ do: what }) => what !== "think")) may.push(name);
    }
    assert.deepEqual(may, MAY[state], state);
  }
});

test("what comes to nothing leaves the table in the state in which it was", async () => {
  const refused = { kind: "refused", refusal: { html: "no" } };
  answers.open = refused;
  await game.open({ link: "rubbish" });
  assert.equal(game.state, "empty");
  await opened({ over: true });
  answers.redo = refused;
  await game.decide({ do: "redo" });
  assert.equal(game.state, "over");
  await lookBack();
  answers.hide = refused;
  await game.lookAhead();
  assert.equal(game.state, "looking");
});

test("what comes to nothing while steps are shown leads to what follows them: they end with it", async () => {
  let finish = () => {};
  const host = element();
  game = newGame("vineta/game", shown, host, { finish: () => finish(), play: () => new Promise((resolve) => (finish = () => resolve([]))) });
  await opened({ steps: [{ rules: [] }] });
  assert.deepEqual([game.state, shown], ["watching", []]);
  answers.open = { kind: "refused", refusal: { html: "no" } };
  await game.open({ save: "rubbish" });
  await settled();
  assert.deepEqual([game.state, shown], ["deciding", ["save"]]);
});

test("who has bots finish the game sees no steps until it is over, or somebody decides again", async () => {
  answers.think = never;
  for (const [view, hurries] of [[{ form: "", busy: true }, true], [{}, false], [{ curtain: 0 }, false], [{ over: true }, false]]) {
    const steps = { hurry: true };
    game = newGame("vineta/game", [], element(), steps);
    await opened(view);
    assert.equal(steps.hurry, hurries);
  }
});

const lots = (...seats) => seats.map((seat) => ({ closest: () => ({ dataset: { seat, moves: `a${seat} b${seat}` } }) }));

async function drawing(offers) {
  answers.open = table();
  await game.open({ new: {} });
  define("document", Object.assign(new EventTarget(), document));
  const left = [...offers, null];
  await game.decideByLot(() => left.shift());
  return asked.filter((request) => request.do === "play").map(({ seat, move }) => [seat, move.slice(1)]);
}

test("lots are drawn as long as that is offered, for all who place in front of all", async () => {
  answers.play = table();
  assert.deepEqual(await drawing(lots("0", "1", "0")), [[0, "0"], [1, "1"], [0, "0"]]);
  assert.deepEqual(remarks, ["lots"], "it is told that they were");
  assert.ok(asked.filter((request) => request.do === "play").every((request) => request.by_lot), "the engine, too");
});

test("nothing that was drawn for others is told before a private turn", async () => {
  answers.play = table({ curtain: 0 });
  assert.equal((await drawing(lots("0", "1"))).length, 2);
  assert.deepEqual(remarks, []);
});

test("lots are not drawn again for what came to nothing, nor after a press", async () => {
  answers.play = table();
  const form = { dataset: { seat: "0", moves: "a0" } };
  remarks = [];
  assert.equal((await drawing([{ closest: () => form }, { closest: () => form }])).length, 1);
  assert.deepEqual(remarks, [], "nothing was");
  asked = [];
  const pressed = { get: () => document.dispatchEvent(new Event("pointerdown")) && table() };
  Object.defineProperty(answers, "play", pressed);
  assert.equal((await drawing(lots("0", "0"))).length, 1);
});

test("nobody looks back while a move is under way: play goes on", async () => {
  answers.open = table();
  await game.open({ new: {} });
  let answer;
  answers.play = new Promise((resolve) => (answer = resolve));
  const move = game.decide({ do: "play", seat: 0, move: "5" });
  await settled();
  assert.equal(await game.lookBack({ do: "replay", id: game.id, viewer: null }), null);
  answer(table({ save: "after 5" }));
  await move;
  assert.equal(shown.at(-1), "after 5");
});

test("who has looked back is not told as having seen what bots did meanwhile", async () => {
  answers.open = table({ steps: [{ rules: [] }], unseen: 4 });
  answers.replay = { kind: "replay" };
  answers.hide = table();
  await game.open({ new: {} });
  await settled();
  await game.lookBack({ do: "replay", id: game.id, viewer: null });
  await game.lookAhead();
  assert.deepEqual(done(), ["open", "seen", "replay", "hide"]);
});

test("after a look at the past the table is shown as the engine answers it then, and not as it was", async () => {
  answers.open = table({ whose: 0, save: "own" });
  answers.replay = { kind: "replay" };
  answers.hide = table({ curtain: 0, whose: null, form: "", save: "covered" });
  await game.open({ new: {} });
  await settled();
  await game.lookBack({ do: "replay", id: game.id, viewer: null });
  assert.deepEqual(remarks, ["hint"], "what was said of one's own hand is gone");
  await Promise.all([game.lookAhead(), game.lookAhead()]);
  assert.deepEqual(shown, ["own", "covered"]);
});

test("bots wait while one looks back, even if another game could not be opened", async () => {
  answers.think = new Promise(() => {});
  answers.open = table({ busy: true });
  await game.open({ new: {} });
  await settled();
  answers.replay = { kind: "replay" };
  await game.lookBack({ do: "replay", id: game.id, viewer: null });
  answers.open = { kind: "refused", refusal: { html: "no" } };
  await game.open({ save: "rubbish" });
  await settled();
  assert.deepEqual(done(), ["open", "think", "replay", "open"]);
});

/** Plays the last move of the game that is open. */
async function end() {
  answers.play = table({ over: true, form: "", save: "end", result: { game: "vineta", minigame: "", levels: [], points: 5, lead: 1, won: true } });
  await game.decide({ do: "play", seat: 0, move: "5" });
  await settled();
}

for (const [origin, can, counted] of [
  [{ new: {} }, false, 1], [{ link: "the dare" }, false, 1], [{ link: "half a game" }, true, 0], [{ save: "a moment" }, true, 0],
  [{ from_example: {} }, false, 0],
]) {
  test(`a game counts if it was played from its beginning: ${JSON.stringify([origin, can])}`, async () => {
    answers.open = table({ can: { undo: can } });
    await game.open(origin);
    await settled();
    await end();
    assert.equal(keptResults().length, counted);
  });
}

test("a half game that is kept counts no more when it is resumed; a game that is only looked at again counts nothing anew", async () => {
  answers.open = table({ can: { undo: true } });
  await game.open({ link: "half a game" });
  answers.play = table({ save: "later" });
  await game.decide({ do: "play", seat: 0, move: "4" });
  const [{ key, save }] = keptGames("vineta/game");
  await game.open({ save }, key);
  await settled();
  await end();
  answers.open = answers.play;
  await game.open({ save: "end" }, key);
  await settled();
  assert.deepEqual(keptResults(), []);
});

test("the bell rings when a game ends, not when one that has ended is looked at again", async () => {
  let rung = 0;
  define("AudioContext", class { constructor() { rung++; throw new Error("no device"); } });
  keepSound(true);
  answers.open = table();
  await game.open({ new: {} });
  await settled();
  await end();
  assert.equal(rung, 1);
  answers.open = answers.play;
  await game.open({ save: "end" });
  await settled();
  assert.equal(rung, 1);
});

test("two tables on a page with options of their own stay apart", async () => {
  const seen = [];
  const other = newGame("land_unter/one_trick", seen, { ...element(), dataset: { lang: "fr" } });
  answers.open = table({ save: "mine" });
  await game.open({ new: { players: 3 } });
  answers.open = table({ save: "the other's" });
  await other.open({ new: { key: "one_trick" } });
  await settled();
  answers.play = table({ save: "the other's, later" });
  await other.decide({ do: "play", seat: 0, move: "44" });
  assert.deepEqual(shown, ["mine"]);
  assert.deepEqual(seen, ["the other's", "the other's, later"]);
  assert.equal(game.view.save, "mine");
  const said = (id) => asked.filter((request) => request.id === id).map(({ do: what, new: wish, lang }) => [what, wish, lang]);
  assert.deepEqual(said(game.id), [["open", { players: 3 }, undefined]]);
  assert.deepEqual(said(other.id), [["open", { key: "one_trick" }, "fr"], ["play", undefined, undefined]]);
  assert.deepEqual(keptGames("land_unter/one_trick").map(({ save }) => save), ["the other's, later"]);
  assert.deepEqual(keptGames("vineta/game").map(({ save }) => save), ["mine"]);
});

const keptHere = () => keptGames("vineta/game").map(({ key, save }) => [isDeal(key), save]);

test("a deal of a whole game is kept before anything is decided, that of a small one and what a link holds are not", async () => {
  answers.open = table({ save: "deal" });
  await game.open({ new: { key: "task" } });
  await game.open({ link: "link" });
  assert.deepEqual(keptHere(), []);
  await game.open({ new: { key: "" } });
  await settled();
  assert.deepEqual(keptHere(), [[true, "deal"]]);
  answers.open = table({ save: "next deal" });
  await game.open({ new: { key: "" } });
  await settled();
  assert.deepEqual(keptHere(), [[true, "next deal"]]);
});

test("a deal that is carried to another page becomes a game with the first decision, and the next deal stands beside it", async () => {
  answers.open = table({ save: "deal" });
  await game.open({ new: { key: "" } });
  await settled();
  const { save, kept } = game.carry();
  const there = newGame("vineta/game", []);
  await there.open({ save }, kept);
  answers.play = table({ save: "begun" });
  await there.decide({ do: "play", seat: 0, move: "5" });
  assert.deepEqual(keptHere(), [[false, "begun"]]);
  answers.again = table({ save: "another deal" });
  await there.decide({ do: "again" });
  assert.deepEqual(keptHere().sort(), [[false, "begun"], [true, "another deal"]]);
});

test("what is about to be opened is carried to the page that is loaded anew, and then the match itself", async () => {
  const origin = { new: { game: "vineta", key: "", seed: 1 } };
  let answer;
  assert.equal(game.carry(), null);
  answers.open = new Promise((resolve) => (answer = resolve));
  const opened = game.open(origin, "kept");
  assert.deepEqual(game.carry(), { origin, kept: "kept" });
  answer(table());
  await opened;
  assert.equal(game.carry().save, "save");
});
