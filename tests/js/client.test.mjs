// The client of the engine: a late start, one question at a time, and a new worker for one that is gone.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, FakeLocks, FakeWorker, JS } from "./browser.mjs";

define("Worker", FakeWorker);
define("navigator", { locks: new FakeLocks() });
const parts = { "engine-whist": "assets/0123456789/engine-whist/", "engine-skat": "assets/9876543210/engine-skat/" };
const sizes = { "pyodide.mjs": 1, "engine.zip": 2, "whist.zip": 4, "skat.zip": 8 };
define("document", { getElementById: () => ({ textContent: JSON.stringify({ parts, sizes }) }), baseURI: "http://book/fr/" });

let visits = 0;
let engine, EngineFailed, EngineError;

/** Says ready, and answers each question with what was asked, and a save that counts. */
const able = (asked, _worker, { n }) =>
  asked === "start" ? [{ alive: true }, { ready: true }] : { n, reply: JSON.stringify({ kind: "table", asked: asked.do, save: `${asked.do}!` }) };

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

beforeEach(async () => {
  FakeWorker.all = [];
  FakeWorker.answer = able;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  // Each visit of the book begins with modules of its own.
  ({ engine, EngineFailed } = await import(`${JS}client.js?${++visits}`));
  ({ EngineError } = await import(`${JS}worker-line.js`));
});

const open = { do: "open", id: "one", lang: "fr", new: { game: "whist" } };
const play = { do: "play", id: "one", move: "5" };
const doings = (worker) => worker.heard.slice(1).map((asked) => asked.do);

test("nothing is started before the first question, and then once", async () => {
  assert.equal(FakeWorker.all.length, 0);
  await engine.ask(open);
  await engine.ask(play);
  assert.equal(FakeWorker.all.length, 1);
  assert.deepEqual(doings(FakeWorker.all[0]), ["open", "play"]);
});

test("questions are answered one after another", async () => {
  const answers = [];
  FakeWorker.answer = (asked, worker, message) => (answers.push(asked.do ?? asked), able(asked, worker, message));
  const both = Promise.all([engine.ask(open), engine.ask(play)]);
  assert.deepEqual((await both).map(({ asked }) => asked), ["open", "play"]);
  assert.deepEqual(answers, ["start", "open", "play"]);
});

test("how the start goes is told until it is over", async () => {
  const told = [];
  engine.addEventListener("progress", () => told.push(engine.progress));
  FakeWorker.answer = (asked, worker, message) =>
    asked === "start" ? [{ progress: { done: 1, total: 2 } }, { ready: true }] : able(asked, worker, message);
  await engine.ask(open);
  assert.deepEqual(told, [{ done: 0, total: 0 }, { done: 1, total: 2 }, null]);
});

test("a start uses a snapshot if there is one, and after a failure none", async () => {
  const snapshots = [];
  FakeWorker.answer = (asked, worker, message) => {
    if (asked === "start") snapshots.push(message.snapshot);
    return asked === "start" && snapshots.length === 1 ? { failed: "it does not fit" } : able(asked, worker, message);
  };
  await assert.rejects(engine.ask(open), EngineFailed);
  await engine.ask(open);
  assert.deepEqual(snapshots.map(Boolean), [true, false]);
});

test("a worker begins with the game that is asked about, and is told of each question's", async () => {
  const told = [];
  FakeWorker.answer = (asked, worker, message) => (told.push(message), able(asked, worker, message));
  await engine.ask({ do: "example", id: "two", game: "skat" });
  await engine.ask(open);
  const [{ game, games, sizes: coming, snapshot }, ...questions] = told;
  assert.deepEqual([game, Object.keys(games), coming], ["skat", ["whist", "skat"], { "pyodide.mjs": 1, "engine.zip": 2, "skat.zip": 8 }]);
  assert.match(snapshot, /snapshot-skat\/skat\.bin$/);
  assert.deepEqual(questions.map((question) => question.game), ["skat", "whist"]);
  assert.deepEqual(engine.files.map((url) => url.replace(/.*\//, "")), ["pyodide.mjs", "engine.zip", "whist.zip", "skat.zip"]);
  FakeWorker.all[0].die();
  await engine.ask(play);
  assert.equal(told.filter(({ pyodide }) => pyodide)[1].game, "whist");
});

test("a worker that has died is replaced: the table is opened from its last save", async () => {
  await engine.ask(open);
  FakeWorker.all[0].die();
  assert.equal((await engine.ask(play)).asked, "play");
  assert.equal(FakeWorker.all.length, 2);
  assert.deepEqual(FakeWorker.all[1].heard.slice(1), [{ do: "open", id: "one", lang: "fr", save: "open!" }, play]);
});

test("of a long text only what is new comes, and it is made whole: also after a new worker has begun with another", async () => {
  const whole = (text) => ({ at: 0, text, end: 0 });
  const told = { open: { save: whole("<old end>"), steps: [{ board: whole("🌊 high") }] }, play: { save: { at: 1, text: "new", end: 5 }, steps: [{ board: { at: 3, text: "low", end: 0 } }] },
    undo: { save: { at: 1, text: "", end: 5 }, steps: [] } };
  FakeWorker.answer = (asked, worker, message) => {
    const parts = asked.save ? { save: whole("<as kept>") } : told[asked.do];
    return parts ? { n: message.n, reply: JSON.stringify({ kind: "table", ...parts }) } : able(asked, worker, message);
  };
  await engine.ask(open);
  assert.deepEqual(await engine.ask(play), { kind: "table", save: "<new end>", steps: [{ board: "🌊 low" }] });
  FakeWorker.all[0].die();
  assert.equal((await engine.ask({ do: "undo", id: "one" })).save, "<kept>");
  assert.equal(FakeWorker.all[1].heard[1].save, "<new end>");
});

test("a worker that dies over a question is replaced, and the question asked once more", async () => {
  await engine.ask(open);
  FakeWorker.answer = (asked, worker, message) =>
    asked.do === "play" && worker === FakeWorker.all[0] ? "die" : able(asked, worker, message);
  assert.equal((await engine.ask(play)).asked, "play");
  assert.deepEqual(doings(FakeWorker.all[1]), ["open", "play"]);
});

test("a worker that hangs is replaced after 30 seconds, not before", async () => {
  await engine.ask(open);
  FakeWorker.answer = (asked, worker, message) =>
    worker === FakeWorker.all[0] ? "silent" : able(asked, worker, message);
  const answer = engine.ask(play);
  await settle();
  mock.timers.tick(29_999);
  await settle();
  assert.equal(FakeWorker.all.length, 1);
  mock.timers.tick(1);
  assert.equal((await answer).asked, "play");
  assert.equal(FakeWorker.all[0].alive, false);
});

test("a question that ends two workers is refused in words, and the next one is answered", async () => {
  FakeWorker.answer = (asked, worker, message) => (asked.do === "play" ? "die" : able(asked, worker, message));
  await engine.ask(open);
  assert.deepEqual(await engine.ask(play), { kind: "refused", code: "ended", refusal: { html: "engine.ended", text: "engine.ended", rule: "" } });
  assert.equal(FakeWorker.all.length, 2);
  assert.equal((await engine.ask({ do: "undo", id: "one" })).asked, "undo");
  assert.deepEqual(doings(FakeWorker.all[2]), ["open", "undo"]);
});

/** Begins a start that comes to nothing by itself; returns its worker, and what becomes of the question. */
async function slowStart(first = [{ alive: true }]) {
  let worker;
  FakeWorker.answer = (_asked, starting) => ((worker = starting), first);
  const outcome = engine.ask(open).then(() => "answered", (error) => error.constructor.name);
  await settle();
  return { worker, outcome, hear: (data) => worker.onmessage({ data }) };
}

/** Lets time pass, and what happens in it happen. */
async function pass(seconds) {
  for (let second = 0; second < seconds; second++) {
    mock.timers.tick(1000);
    await settle();
  }
}

test("a worker that only waits is dead: told within 20 seconds, and the next question starts anew", async () => {
  const { worker, outcome } = await slowStart();
  await pass(14);
  assert.equal(worker.alive, true);
  await pass(6);
  assert.equal(await outcome, "EngineFailed");
  assert.equal(engine.progress, null);
  FakeWorker.answer = able;
  assert.equal((await engine.ask(open)).asked, "open");
});

test("a worker whose script never runs is told within 20 seconds", async () => {
  const { worker, outcome } = await slowStart("silent");
  worker.idle = false;
  await pass(20);
  assert.equal(await outcome, "EngineFailed");
});

test("a start of three minutes succeeds: it works, or the browser compiles for it, or bytes come", async () => {
  const { worker, outcome, hear } = await slowStart();
  for (let byte = 0; byte < 6; byte++) {
    await pass(10);
    hear({ progress: { done: byte, total: 9 } });
  }
  worker.compiling = true;
  await pass(60);
  worker.compiling = worker.idle = false;
  await pass(60);
  assert.equal(worker.alive, true);
  FakeWorker.answer = able;
  hear({ ready: true });
  await settle();
  assert.equal(await outcome, "answered");
});

test("a worker that dies while it starts is noticed at once", async () => {
  const { worker, outcome } = await slowStart();
  worker.die();
  assert.equal(await outcome, "EngineFailed");
});

test("a start that never ends is given up", async () => {
  const { worker, outcome } = await slowStart();
  worker.idle = false;
  await pass(301);
  assert.equal(await outcome, "EngineFailed");
});

test("who is about to play finds the engine started", async () => {
  engine.prepare("whist");
  await settle();
  assert.equal(FakeWorker.all.length, 1);
  await engine.ask(open);
  assert.equal(FakeWorker.all.length, 1);
});

test("a start before the first question that fails is told to who asks meanwhile, not tried twice", async () => {
  FakeWorker.answer = () => "silent";
  engine.prepare("whist");
  const failed = assert.rejects(engine.ask(open), EngineFailed);
  await pass(20);
  await failed;
  assert.equal(FakeWorker.all.length, 1);
});

test("a start that says why it failed has failed", async () => {
  FakeWorker.answer = () => ({ failed: "404" });
  await assert.rejects(engine.ask(open), { message: "404" });
  await assert.rejects(engine.ask(open), EngineFailed);
});

const LOST = { failed: "404 engine.zip", file: "engine.zip" };

test("a file that is lost once is asked for once more, by a new worker, and nobody hears of it", async () => {
  FakeWorker.answer = (asked, worker, message) => (worker === FakeWorker.all[0] ? LOST : able(asked, worker, message));
  assert.equal((await engine.ask(open)).asked, "open");
  assert.equal(FakeWorker.all.length, 2);
  assert.equal(engine.progress, null);
});

test("a file that is lost twice is named, and the next question starts anew", async () => {
  FakeWorker.answer = () => LOST;
  await assert.rejects(engine.ask(open), { file: "engine.zip" });
  assert.equal(FakeWorker.all.length, 2);
  FakeWorker.answer = able;
  assert.equal((await engine.ask(open)).asked, "open");
});

test("a worker whose own script does not come is asked for once more, then named", async () => {
  FakeWorker.answer = (_asked, worker) => (queueMicrotask(() => worker.onerror({ message: "" })), "silent");
  await assert.rejects(engine.ask(open), { file: "worker.js" });
  assert.equal(FakeWorker.all.length, 2);
});

test("an answer that lacks a file which is gone is no answer: the engine has failed, and says which", async () => {
  await engine.ask(open);
  FakeWorker.answer = () => LOST;
  await assert.rejects(engine.ask(play), EngineFailed);
  await assert.rejects(engine.ask(play), { file: "engine.zip" });
});

test("an error in Python is told, and the worker lives", async () => {
  FakeWorker.answer = (asked, worker, message) =>
    asked.do === "play" ? { n: message.n, error: "a stone on the way" } : able(asked, worker, message);
  await engine.ask(open);
  await assert.rejects(engine.ask(play), EngineError);
  assert.equal((await engine.ask({ do: "undo", id: "one" })).asked, "undo");
  assert.equal(FakeWorker.all.length, 1);
});

test("a match that is closed is not opened again", async () => {
  await engine.ask(open);
  engine.close("one");
  FakeWorker.all[0].die();
  await engine.ask({ do: "open", id: "two", lang: "fr", new: {} });
  await engine.ask(play);
  assert.deepEqual(doings(FakeWorker.all[1]), ["open", "play"]);
});
