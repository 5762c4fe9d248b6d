// The snapshot of Python's memory: how it is read, and when it is fetched for the next visit.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, JS } from "./browser.mjs";

const { keepEngine } = await import(`${JS}snapshot.js`);
const { memoryIn, startingFrom } = await import(`${JS}worker-snapshot.js`);
const FILES = ["http://book/assets/0123456789/pyodide/pyodide.mjs"];
const URL_OF_IT = "http://book/assets/0123456789/snapshot-whist/whist.bin";

let asked, kept, told;

const controller = { postMessage: (message) => told.push(message) };

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

beforeEach(() => {
  asked = [];
  told = [];
  kept = undefined;
  define("fetch", async (url) => asked.push(url));
  define("caches", { match: async () => kept });
  define("requestIdleCallback", (work) => work());
  define("navigator", { serviceWorker: { controller } });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** What is asked of the network once a game has gone on for a while. */
async function fetched() {
  keepEngine(FILES, URL_OF_IT);
  assert.deepEqual(told, []);
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

for (const [why, navigator, keeps] of [
  ["there is no service worker to keep it", {}, false],
  ["the service worker does not answer for this page", { serviceWorker: { controller: null } }, false],
  ["the reader saves data", { serviceWorker: { controller }, connection: { saveData: true } }, true],
]) {
  test(`the snapshot is not fetched if ${why}`, async () => {
    define("navigator", navigator);
    assert.deepEqual(await fetched(), []);
    assert.deepEqual(told, keeps ? [{ keep: FILES }] : []);
  });
}

/** A snapshot of a memory of 26 bytes, 8 a page: the first, the second and the last page hold something. */
function snapshot(...bytes) {
  const numbers = Uint32Array.from([26, 8, 4, 3, 0, 1, 3]);
  return Uint8Array.from([...new Uint8Array(numbers.buffer), 91, 92, 93, 94, ...bytes]).buffer;
}

const PAGES = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 21, 22];
const MEMORY = [...PAGES.slice(0, 16), 0, 0, 0, 0, 0, 0, 0, 0, 21, 22];

test("a memory is what it was: its pages, and zeros between them whatever was there", () => {
  const { head, length, fill } = memoryIn(snapshot(...PAGES));
  assert.deepEqual([...head], [91, 92, 93, 94]);
  const heap = new Uint8Array(length).fill(5);
  fill(heap);
  assert.deepEqual([...heap], MEMORY);
});

test("Pyodide's memory is filled once it is made, and only one of the same size", async () => {
  const memory = memoryIn(snapshot(...PAGES));
  const made = { HEAPU8: new Uint8Array(26) };
  const { _loadSnapshot, createPyodideModule } = startingFrom(memory, async () => made);
  assert.equal(_loadSnapshot, memory.head);
  assert.equal(await createPyodideModule({}), made);
  assert.deepEqual([...made.HEAPU8], MEMORY);
  await assert.rejects(startingFrom(memory, async () => ({ HEAPU8: new Uint8Array(34) })).createPyodideModule({}));
});

test("what is no snapshot, or only half of one, is an error", () => {
  assert.throws(() => memoryIn(new TextEncoder().encode("gone").buffer));
  assert.throws(() => memoryIn(new TextEncoder().encode("not found on this server, sorry!").buffer));
  assert.throws(() => memoryIn(snapshot(1, 2)));
});
