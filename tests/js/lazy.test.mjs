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

test("a failure is told to who waits, and the next call loads anew, knowing how often it failed", async () => {
  const told = [];
  const library = loadOnce(async (failures) => {
    told.push(failures);
    if (failures < 2) throw new Error("offline");
    return "here";
  });
  await assert.rejects(Promise.all([library(), library()]), /offline/);
  await assert.rejects(library(), /offline/);
  assert.equal(await library(), "here");
  assert.deepEqual(told, [0, 1, 2]);
});
