// While a reader thinks, the worker reviews their decisions or, in a mini-game, works the help out; else it rests.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { JS } from "./browser.mjs";

const { engine } = await import(`${JS}client.js`);
const { ReviewWork } = await import(`${JS}review-work.js`);

/** What is asked of the engine within some seconds after a view has come. */
async function asked({ reviewed = [], hint = false, busy = false }) {
  const requests = [];
  const fake = mock.method(engine, "ask", async (request) => {
    requests.push(request.do);
    return { kind: "reviewing", done: 1, finished: true };
  });
  mock.timers.enable({ apis: ["setTimeout"] });
  const work = new ReviewWork();
  work.follow({ reviewed, busy, can: { undo: false, redo: false, hint } }, "match-1");
  mock.timers.tick(5000);
  await null;
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
