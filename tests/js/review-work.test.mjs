// While a reader thinks, the worker reviews their decisions or, in a mini-game, works the help out; else it rests.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { JS } from "./browser.mjs";

const { engine } = await import(`${JS}client.js`);
const { ReviewWork } = await import(`${JS}review-work.js`);

/** What is asked of the engine within some seconds after a view has come. */
async function asked({ reviewed = [], hint = false, busy = false }, onLabels = () => {}) {
  const requests = [];
  const fake = mock.method(engine, "ask", async (request) => {
    requests.push(request.do);
    return { kind: "reviewing", done: 1, finished: true, labels: ["My 4 moments"] };
  });
  mock.timers.enable({ apis: ["setTimeout"] });
  const work = new ReviewWork(() => {}, onLabels);
  work.follow({ reviewed, busy, can: { undo: false, redo: false, hint } }, "match-1");
  mock.timers.tick(5000);
  await new Promise((resolve) => setImmediate(resolve));
  work.stop();
  mock.timers.reset();
  fake.mock.restore();
  return requests;
}

test("decisions are reviewed where there are any", async () => assert.deepEqual(await asked({ reviewed: [0] }), ["review"]));

test("in a mini-game the help is worked out", async () => assert.deepEqual(await asked({ hint: true }), ["review"]));

test("else nothing is asked, nor while bots think", async () => {
  assert.deepEqual(await asked({}), []);
  assert.deepEqual(await asked({ hint: true, busy: true }), []);
});

test("a hint that says something new is passed on, the last one, too", async () => {
  const hints = [];
  const answers = [null, { html: "64" }, { html: "128" }].map((hint, at) => ({ kind: "reviewing", done: 1, finished: at === 2, hint, labels: [] }));
  const fake = mock.method(engine, "ask", async () => answers.shift());
  mock.timers.enable({ apis: ["setTimeout"] });
  const work = new ReviewWork(({ html }) => hints.push(html));
  work.follow({ reviewed: [0], busy: false, can: { undo: false, redo: false, hint: true } }, "match-1");
  for (let at = 0; at < 5; at++) {
    mock.timers.tick(5000);
    for (let each = 0; each < 4; each++) await null;
  }
  mock.timers.reset();
  fake.mock.restore();
  assert.deepEqual(hints, ["64", "128"]);
});

test("once the moments are known, what leads to them says how many there are", async () => {
  const named = [];
  await asked({ reviewed: [0] }, (labels) => named.push(labels));
  assert.deepEqual(named, [["My 4 moments"]]);
});
