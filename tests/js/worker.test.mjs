// The engine's worker: each quick way to start, and the plain one when it fails. Python is a stand-in.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, before, beforeEach, mock, test } from "node:test";
import { pathToFileURL } from "node:url";
import { define, JS } from "./browser.mjs";

const SNAPSHOT = "http://book/assets/0123456789/snapshot-whist/whist.bin";
const ENGINE = "http://book/assets/0123456789/engine/engine.zip";
const GAMES = { whist: "http://book/assets/0123456789/engine-whist/whist.zip", skat: "http://book/assets/0123456789/engine-skat/skat.zip" };
const order = (more) => ({ pyodide: base, engine: ENGINE, games: GAMES, game: "whist", snapshot: SNAPSHOT, sizes: {}, lock: {}, life: "", ...more });

/** As `tools/pyodide/snapshot.mjs` writes it: one page of four bytes, after a head of none. */
const MEMORY = Uint8Array.from([...new Uint8Array(Uint32Array.from([4, 4, 0, 1, 0]).buffer), 1, 2, 3, 4]).buffer;

let folder, base, loads, files, places, missing, asked, forgotten, hear, told, kept, count = 0;

const proxy = (object) => Object.assign(object, { destroy() {} });

/** What stands for Pyodide: of `missing`, modules that cannot be imported, or files without which the engine stumbles. */
async function loadPyodide(settings) {
  loads.push(settings);
  const { HEAPU8 } = await settings.createPyodideModule(settings);
  if (settings._loadSnapshot && missing.has("memory")) throw new Error("the snapshot is of another Pyodide");
  const modules = {
    "sys.path": proxy({ insert: proxy(() => {}) }), random: { seed() {} }, gc: { freeze() {}, enable() {} },
    dataclass_methods: proxy({ install: proxy(() => {}) }),
    "engine.api.console": { run_programs: (programs) => `printed ${programs} with ${files.size} files` },
    "engine.api.endpoints": {
      dispatch_request(request) {
        if (missing.has("file") && !files.has("/engine.zip")) throw new Error("no file");
        if (request === "skat" && !files.has("/skat.zip")) throw new Error("ModuleNotFoundError: No module named 'engine.games.skat.rules'");
        if (request === "bridge") throw new Error("ModuleNotFoundError: No module named 'engine.games.bridge.rules'");
        return `${request} by ${HEAPU8.join("")}`;
      },
    },
  };
  return {
    FS: { writeFile: (name, data) => files.set(name, data.length), readdir: () => [".", "python314.zip"] },
    pyimport(name) {
      if (missing.has(name) || settings._loadSnapshot && missing.has(name.split(".")[0])) throw new Error(`no module ${name}`);
      return modules[name] ?? proxy({ append: proxy((place) => places.push(place)) });
    },
  };
}

before(async () => {
  folder = await mkdtemp(`${tmpdir()}/pyodide-`);
  base = `${pathToFileURL(folder)}/`;
  await writeFile(`${folder}/pyodide.mjs`, "export const loadPyodide = (settings) => globalThis.loadPyodide(settings);");
  await writeFile(`${folder}/pyodide.asm.mjs`, "export default async () => ({ HEAPU8: Uint8Array.from([9, 9, 9, 9]) });");
  mock.method(console, "warn", () => {});
});

after(() => rm(folder, { recursive: true }));

beforeEach(() => {
  [loads, files, places, missing, asked, forgotten, told, kept] = [[], new Map(), [], new Set(), [], [], [], null];
  define("caches", {
    match: async () => kept && new Response(kept),
    keys: async () => ["book"],
    open: async () => ({ delete: async (url) => forgotten.push(url) }),
  });
  define("self", globalThis);
  define("loadPyodide", loadPyodide);
  define("fetch", async (url) => (asked.push(String(url).split("/").at(-1)), new Response("file")));
  define("postMessage", (message) => told.push(message));
  define("addEventListener", (_, listener) => (hear = (data) => listener({ data })));
  WebAssembly.compileStreaming = undefined;
  define("navigator", {});
});

/** Starts a worker, and asks it something. */
async function answered(request = "deal", more = {}) {
  await import(`${JS}worker.js?${++count}`);
  await hear(order(more));
  assert.deepEqual(told.filter(({ failed }) => failed), []);
  await hear({ n: 1, request, game: more.game ?? "whist" });
  return told.at(-1);
}

test("at a first visit Python starts from its files", async () => {
  assert.deepEqual(await answered(), { n: 1, reply: "deal by 9999" });
  assert.deepEqual(asked, ["pyodide.asm.wasm", "python_stdlib.zip", "engine.zip", "whist.zip"]);
  assert.deepEqual([...files.keys()], ["/engine.zip", "/whist.zip"]);
  assert.deepEqual(places, ["/whist.zip/engine/games/whist"]);
});

test("a start that is about no game gets none", async () => {
  assert.deepEqual(await answered("deal", { game: "" }), { n: 1, reply: "deal by 9999" });
  assert.deepEqual([...files.keys()], ["/engine.zip"]);
});

test("another game is got when it is asked about, once", async () => {
  await answered();
  for (const n of [2, 3]) await hear({ n, request: "skat", game: "skat" });
  assert.deepEqual(told.at(-1), { n: 3, reply: "skat by 9999" });
  assert.deepEqual(asked.filter((name) => name === "skat.zip"), ["skat.zip"]);
});

for (const [from, memory] of [["its files", null], ["a snapshot", MEMORY]]) {
  test(`a game that nobody has named is got once Python, started from ${from}, lacks it`, async () => {
    kept = memory;
    await answered();
    await hear({ n: 2, request: "skat" });
    assert.deepEqual(told.at(-1), { n: 2, reply: `skat by ${memory ? "1234" : "9999"}` });
    assert.deepEqual(places.at(-1), "/skat.zip/engine/games/skat");
  });
}

test("a game that there is not is an error of the engine, not asked for without end", async () => {
  await answered("bridge");
  assert.match(told.at(-1).error, /bridge/);
});

test("without the compiled methods of dataclasses the engine starts all the same", async () => {
  missing.add("dataclass_methods");
  assert.deepEqual(await answered(), { n: 1, reply: "deal by 9999" });
});

test("without a lock, which a site gets none of that may keep nothing, the engine starts all the same", async () => {
  define("navigator", { locks: { request: async () => { throw new DOMException("denied", "SecurityError"); } } });
  assert.deepEqual(await answered(), { n: 1, reply: "deal by 9999" });
});

test("from a snapshot the engine answers before any file has come", async () => {
  kept = MEMORY;
  assert.deepEqual(await answered(), { n: 1, reply: "deal by 1234" });
  assert.deepEqual([asked, [...files]], [["pyodide.asm.wasm"], []]);
});

test("what an answer needs that is not in the snapshot is got, and the question asked once more", async () => {
  kept = MEMORY;
  missing.add("file");
  assert.deepEqual(await answered(), { n: 1, reply: "deal by 1234" });
  assert.deepEqual([...files.keys()], ["/lib/python314.zip", "/engine.zip", "/whist.zip"]);
});

test("programs of the reader's are run once all that they may import is there, and are no requests", async () => {
  kept = MEMORY;
  await answered();
  await hear({ n: 2, programs: "[]" });
  assert.deepEqual(told.at(-1), { n: 2, reply: "printed [] with 4 files" });
});

test("an answer whose files are gone ends the worker, which names what is missing", async () => {
  kept = MEMORY;
  missing.add("file");
  define("fetch", async (url) => new Response("gone", { status: String(url).endsWith(".wasm") ? 200 : 404 }));
  const { failed, file } = await answered();
  assert.match(failed, /404/);
  assert.equal(file, "python_stdlib.zip");
});

for (const [name, expected] of [["pyodide.asm.wasm", "404"], ["engine.zip", "Failed"], ["whist.zip", "404"], ["pyodide.mjs", "Cannot find module"]]) {
  test(`a start without ${name} says so`, async () => {
    define("fetch", async (url) => {
      if (name === "engine.zip" && String(url).endsWith(name)) throw new TypeError("Failed to fetch");
      return new Response("file", { status: String(url).endsWith(name) ? 404 : 200 });
    });
    const start = name === "pyodide.mjs" ? `${base}nowhere/` : base;
    await import(`${JS}worker.js?${++count}`);
    await hear(order({ pyodide: start }));
    const [{ failed, file }] = told.filter((message) => message.failed);
    assert.match(failed, new RegExp(expected));
    assert.equal(file, name);
  });
}

for (const [what, memory, lost] of [
  ["of another Pyodide", MEMORY, "memory"], ["of nothing", new ArrayBuffer(0), ""], ["without the engine", MEMORY, "engine"],
]) {
  test(`a snapshot ${what} is forgotten, and Python starts from its files`, async () => {
    kept = memory;
    missing.add(lost);
    assert.deepEqual(await answered(), { n: 1, reply: "deal by 9999" });
    assert.deepEqual(forgotten, [SNAPSHOT]);
  });
}
