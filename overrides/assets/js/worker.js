/**
 * The engine's worker: starts the self-hosted Pyodide once and passes JSON strings to `engine.api.endpoints.dispatch_request`.
 * Settings come by message: a worker's script served by a service worker loses its query.
 */
import { loadOnce } from "./lazy.js";
import { ENGINE, gameLackedBy, placeOf, putArchive, useMethods } from "./worker-archives.js";
import { countBytes, nameOf } from "./worker-bytes.js";
import { forgetMemory, keptMemory, startingFrom } from "./worker-snapshot.js";

/**
 * @typedef {import("./worker-line.js").BootOrder} BootOrder
 * @typedef {import("./worker-line.js").FromWorker} FromWorker
 * @typedef {import("./worker-snapshot.js").Memory} Memory
 */

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
/** Where Python looks for its library, in an archive that Pyodide names by its version. */
const LIBRARIES = "/lib";
const ENDPOINTS = "engine.api.endpoints", CONSOLE = "engine.api.console";
/** In place of a file. */
const NOTHING = "data:,";
/** So long the first drawing has the processor for itself, in milliseconds. */
const LATER = 1_000;

/** A file has not come that an answer needs. */
class FileLost extends Error {
  /**
   * @param {unknown} reason
   * @param {string} url
   */
  constructor(reason, url) {
    super(`${reason} ${url}`);
    this.file = nameOf(url);
  }
}

/** Python, once it has started. @type {any} */
let python;

/** @type {((request: string) => string) | undefined} */
let dispatch;

/** Where the archive of each game is, by its key. @type {Record<string, string>} */
let games = {};

/** The games that Python knows, or that come, by their keys. @type {Map<string, Promise<void>>} */
const added = new Map();

/** Whether WebAssembly is being compiled now, which the browser does beside the worker. */
let compiling = false;

/** Whether bytes are still to come. */
let coming = () => true;

/** @type {(() => Promise<void>) | null} gets what a start from a snapshot has done without so far */
let complete = null;

/** @param {FromWorker} message */
const post = (message) => self.postMessage(message);

const plainFetch = self.fetch.bind(self);

self.addEventListener("message", async ({ data }) => {
  if ("ping" in data) post({ pong: compiling && !coming() });
  else if ("pyodide" in data) await start(data);
  else await answer(data.n, () => "programs" in data ? printedBy(data.programs) : replyTo(data.request, data.game));
});

/** @param {BootOrder} order */
async function start(order) {
  try {
    games = order.games;
    await holdLock(order.life);
    post({ alive: true });
    python = await boot(order);
    dispatch = python.pyimport(ENDPOINTS).dispatch_request;
    post({ ready: true });
  } catch (error) {
    post({ failed: String(error) });
  }
}

/**
 * What is needed is asked for at once, whoever asks for it later.
 * @param {BootOrder} order
 * @returns {Promise<any>} Python with the engine imported
 */
async function boot({ pyodide: base, engine, games: urls, game, snapshot, sizes, lock }) {
  const bytes = countBytes(base, sizes, post);
  coming = bytes.coming;
  compileAhead(bytes.ahead(WASM));
  const modules = Promise.all([bytes.module("pyodide.mjs"), bytes.module("pyodide.asm.mjs")]);
  const memory = await keptMemory(snapshot);
  const files = async () => (bytes.ahead(LIBRARY), Promise.all([engine, ...game ? [urls[game] ?? ""] : []].map(bytes.file)));
  const begun = memory ? null : files();
  const [{ loadPyodide }, { default: create }] = await modules;
  // The lock file is given inline, and the base of packages is our own: nothing is ever asked of a third party.
  const load = (/** @type {object} */ more) => loadPyodide({
    indexURL: base, packageBaseUrl: base, createPyodideModule: create, lockFileContents: JSON.stringify(lock), ...more,
  });
  const restored = memory && await fromMemory(load, startingFrom(memory, create), snapshot);
  if (game) added.set(game, Promise.resolve());
  if (restored) complete = loadOnce(() => fetchFiles(restored, base, engine, game));
  if (restored) return restored;
  const zips = begun ?? files();
  const started = await load({});
  bytes.alive();
  putEngineInto(started, await zips, game);
  return started;
}

/**
 * Python as a snapshot has it, where the engine is imported already; null if it does not start so.
 * @param {(more: object) => Promise<any>} load
 * @param {object} settings
 * @param {string} url where the memory is from
 */
async function fromMemory(load, settings, url) {
  try {
    const restored = await load({ ...settings, stdLibURL: NOTHING });
    restored.pyimport(ENDPOINTS);
    restored.pyimport("random").seed();
    return restored;
  } catch (error) {
    console.warn("The snapshot cannot be used:", error);
    await forgetMemory(url);
    return null;
  }
}

/**
 * What Python has imported in the snapshot is all that most games need; the rest is put in its place once the first question is answered.
 * @param {any} restored
 * @param {string} base
 * @param {string} engine
 * @param {string} game the one that is in the snapshot
 */
async function fetchFiles(restored, base, engine, game) {
  const [library, ...zips] = await Promise.all([base + LIBRARY, engine, games[game] ?? ""].map(bytesOf));
  const name = restored.FS.readdir(LIBRARIES).find((/** @type {string} */ each) => each.endsWith(".zip"));
  restored.FS.writeFile(`${LIBRARIES}/${name}`, library);
  for (const [index, key] of [ENGINE, game].entries()) restored.FS.writeFile(placeOf(key), zips[index]);
  complete = null;
}

/**
 * Gets a game that Python does not know yet; of its archive only what is asked for is read. Known from then on.
 * @param {string} game
 * @returns {Promise<void>}
 */
function addGame(game) {
  const coming = added.get(game) ?? bytesOf(games[game] ?? "").then((zip) => (putArchive(python, game, zip), useMethods(python, game)));
  added.set(game, coming);
  return coming;
}

/**
 * @param {string} url
 * @returns {Promise<Uint8Array>}
 */
async function bytesOf(url) {
  try {
    const response = await plainFetch(url);
    if (!response.ok) throw new Error(String(response.status));
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new FileLost(error, url);
  }
}

/**
 * @param {any} started
 * @param {ArrayBuffer[]} zips the engine's, and the game's if there is one
 * @param {string} game
 */
function putEngineInto(started, zips, game) {
  for (const [index, zip] of zips.entries()) {
    putArchive(started, index ? game : ENGINE, new Uint8Array(zip));
    useMethods(started, index ? game : ENGINE);
  }
  started.pyimport(ENDPOINTS);
  const gc = started.pyimport("gc");
  gc.freeze();
  gc.enable();
}

/**
 * WebAssembly is compiled while everything else comes. Pyodide never settles when that cannot be done: it is told at once.
 * @param {Promise<Response>} response
 */
function compileAhead(response) {
  if (!WebAssembly.compileStreaming) return;
  compiling = true;
  const failed = (/** @type {unknown} */ error) => {
    post({ failed: String(error) });
    throw error;
  };
  const compiled = WebAssembly.compileStreaming(response).finally(() => (compiling = false)).catch(failed);
  compiled.catch(() => {});
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports).catch(failed) };
  };
}

/**
 * Held until the worker ends, however it ends: the page waits for the same lock and so learns of the death at once.
 * @param {string} name
 */
function holdLock(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held(undefined);
    navigator.locks.request(name, () => {
      held(undefined);
      return new Promise(() => {});
    }).catch(held); // Where a site may keep nothing, it gets no lock either.
  });
}

/**
 * @param {number} n
 * @param {() => Promise<string>} reply
 */
async function answer(n, reply) {
  try {
    post({ n, reply: await reply() });
    if (complete) setTimeout(() => complete?.().catch(() => {}), LATER);
  } catch (error) {
    // After a fatal error this interpreter answers nothing any more, and without a file it never can: a new worker must take over.
    if (error instanceof FileLost) post({ failed: String(error), file: error.file });
    else post(isFatal(error) ? { failed: String(error) } : { n, error: String(error) });
  }
}

/**
 * Where something is missing that has not come yet, Python is asked again once it is there.
 * @param {string} request
 * @param {string} [game] that it is about, if the page knows
 * @returns {Promise<string>}
 */
async function replyTo(request, game) {
  if (!dispatch) throw new Error("asked before the start");
  if (game) await addGame(game);
  try {
    return dispatch(request);
  } catch (error) {
    if (isFatal(error) || !await gotMissing(error)) throw error;
    return replyTo(request);
  }
}

/**
 * Gets what Python may have stumbled over: a game that nobody has named, or what a snapshot does without.
 * @param {unknown} error
 * @returns {Promise<boolean>} whether anything has come
 */
async function gotMissing(error) {
  const game = gameLackedBy(error);
  if (!(game in games && !added.has(game)) && !complete) return false;
  await (game in games && !added.has(game) ? addGame(game) : complete?.());
  return true;
}

/**
 * A program may import what no game needs, and its mistakes are no errors of the engine: all has to be there before.
 * @param {string} programs
 * @returns {Promise<string>} what the last one prints
 */
async function printedBy(programs) {
  await Promise.all([complete?.(), ...Object.keys(games).map(addGame)]);
  return python.pyimport(CONSOLE).run_programs(programs);
}

/** @param {unknown} error */
function isFatal(error) {
  return error instanceof Object && "pyodide_fatal_error" in error;
}
