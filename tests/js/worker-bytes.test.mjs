// What is told of the bytes of Pyodide as they come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, JS } from "./browser.mjs";

test("the first bytes and the last ones are told at once: Python, which starts then, lets nothing more be told", async () => {
  const sizes = { first: 4, more: 3, last: 6 };
  define("self", { fetch: async (url) => new Response(new Uint8Array(sizes[url])) });
  const { countBytes } = await import(`${JS}worker-bytes.js`);
  const told = [];
  const bytes = countBytes("", sizes, ({ progress }) => told.push(progress.done));
  for (const name of Object.keys(sizes)) {
    await bytes.file(name);
    await settled();
  }
  assert.deepEqual(told, [4, 13], "what comes between is told a moment later");
});
