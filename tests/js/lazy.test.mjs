// What is loaded once, and what happens when loading fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { loadOnce } = await import(`${JS}lazy.js`);

test("everyone gets the result of one load", async () => {
  let loads = 0;
  const library = loadOnce(async () => ++loads);
  assert.deepEqual(await Promise.all([library(), library()]), [1, 1]);
  assert.equal(await library(), 1);
});

/** Makes a loader that fails so often; it notes how often it was told to have failed. */
function failing(times) {
  const told = [];
  const library = loadOnce(async (failures) => {
    told.push(failures);
    if (failures < times) throw new Error("offline");
    return "here";
  });
  return { told, library };
}

test("what is lost once is asked for once more, and nobody hears of it", async () => {
  const { told, library } = failing(1);
  assert.deepEqual(await Promise.all([library(), library()]), ["here", "here"]);
  assert.deepEqual(told, [0, 1]);
});

test("a second failure is told to who waits, and the next call loads anew, knowing how often it failed", async () => {
  const { told, library } = failing(4);
  await assert.rejects(Promise.all([library(), library()]), /offline/);
  await assert.rejects(library(), /offline/);
  assert.equal(await library(), "here");
  assert.deepEqual(told, [0, 1, 2, 3, 4]);
});
