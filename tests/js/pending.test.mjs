// What the reader has done and is not answered yet: whoever waits for that waits for all of it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, JS } from "./browser.mjs";

const { awaited, isAwaited, whenAnswered } = await import(`${JS}pending.js`);

let asking, observers;

beforeEach(() => {
  [asking, observers] = [false, []];
  define("document", { body: {}, querySelector: () => (asking ? {} : null) });
  define("MutationObserver", class {
    constructor(tell) {
      observers.push(tell);
    }

    observe() {}
    disconnect() {}
  });
});

/** What a table's state comes to. */
function turn(state) {
  asking = state;
  observers.forEach((tell) => tell());
}

test("nothing is awaited at first, nor once it is answered or has failed", async () => {
  assert.equal(isAwaited(), false);
  const [good, bad] = [awaited(Promise.resolve(5)), awaited(Promise.reject(new Error("no")))];
  assert.equal(isAwaited(), true);
  assert.equal(await good, 5);
  await assert.rejects(bad);
  await whenAnswered();
  assert.equal(isAwaited(), false);
});

test("a decision that follows from an answer is waited for, too", async () => {
  const order = [];
  const question = awaited(Promise.resolve());
  question.then(() => turn(true));
  const all = whenAnswered().then(() => order.push("all"));
  await new Promise(setImmediate);
  order.push("answered");
  turn(false);
  await all;
  assert.deepEqual(order, ["answered", "all"]);
});
