// The snapshot of Python's memory: how it is read, and when it is fetched for the next visit.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, JS } from "./browser.mjs";

const { keepSnapshot } = await import(`${JS}snapshot.js`);
const { wholeMemory } = await import(`${JS}worker-snapshot.js`);
const URL_OF_IT = "http://book/assets/0123456789/snapshot/python.bin";

let asked, kept;

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

beforeEach(() => {
  asked = [];
  kept = undefined;
  define("fetch", async (url) => asked.push(url));
  define("caches", { match: async () => kept });
  define("requestIdleCallback", (work) => work());
  define("navigator", { serviceWorker: { controller: {} } });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** What is asked of the network once a game has gone on for a while. */
async function fetched() {
  keepSnapshot(URL_OF_IT);
  mock.timers.tick(4_000);
  assert.deepEqual(asked, []);
  mock.timers.tick(60_000);
  await settle();
  return asked;
}

test("the snapshot is fetched some time after the start, once", async () => {
  assert.deepEqual(await fetched(), [URL_OF_IT]);
});

test("a snapshot that the device keeps is not fetched again", async () => {
  kept = {};
  assert.deepEqual(await fetched(), []);
});

for (const [why, navigator] of [
  ["there is no service worker to keep it", {}],
  ["the service worker does not answer for this page", { serviceWorker: { controller: null } }],
  ["the reader saves data", { serviceWorker: { controller: {} }, connection: { saveData: true } }],
]) {
  test(`the snapshot is not fetched if ${why}`, async () => {
    define("navigator", navigator);
    assert.deepEqual(await fetched(), []);
  });
}

test("a memory is put together from its pages, zeros between them, and a last page that is not full", () => {
  const head = Uint32Array.from([18, 8, 2, 0, 2]);
  const snapshot = Uint8Array.from([...new Uint8Array(head.buffer), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const memory = wholeMemory(snapshot.buffer);
  assert.deepEqual([...memory], [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10]);
});

test("what is no snapshot, or only half of one, is an error", () => {
  assert.throws(() => wholeMemory(new TextEncoder().encode("gone").buffer));
  const head = Uint32Array.from([18, 8, 2, 0, 2]);
  assert.throws(() => wholeMemory(Uint8Array.from([...new Uint8Array(head.buffer), 1, 2]).buffer));
});
