/**
 * The engine's worker: starts the self-hosted Pyodide once and passes JSON strings to `engine.api.endpoints.dispatch_request`.
 * Settings come by message: a worker's script served by a service worker loses its query.
 */
import { loadOnce } from "./lazy.js";
import { countBytes, nameOf } from "./worker-bytes.js";
import { forgetMemory, keptMemory, startingFrom } from "./worker-snapshot.js";

/**
 * @typedef {import("./worker-line.js").BootOrder} BootOrder
 * @typedef {import("./worker-line.js").FromWorker} FromWorker
 * @typedef {import("./worker-snapshot.js").Memory} Memory
 */

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
/** Where Python looks for the engine, and for its library in a folder that Pyodide names by its version. */
const ENGINE = "/engine.zip", LIBRARIES = "/lib";
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
  else await answer(data.n, () => "programs" in data ? printedBy(data.programs) : replyTo(data.request));
});

/** @param {BootOrder} order */
async function start(order) {
  try {
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
async function boot({ pyodide: base, engine, snapshot, sizes, lock }) {
  const bytes = countBytes(base, sizes, post);
  coming = bytes.coming;
  compileAhead(bytes.ahead(WASM));
  const modules = Promise.all([bytes.module("pyodide.mjs"), bytes.module("pyodide.asm.mjs")]);
  const memory = await keptMemory(snapshot);
  const files = async () => (bytes.ahead(LIBRARY), bytes.file(engine));
  const begun = memory ? null : files();
  const [{ loadPyodide }, { default: create }] = await modules;
  // The lock file is given inline, and the base of packages is our own: nothing is ever asked of a third party.
  const load = (/** @type {object} */ more) => loadPyodide({
    indexURL: base, packageBaseUrl: base, createPyodideModule: create, lockFileContents: JSON.stringify(lock), ...more,
  });
  const restored = memory && await fromMemory(load, startingFrom(memory, create), snapshot);
  if (restored) complete = loadOnce(() => fetchFiles(restored, base, engine));
  if (restored) return restored;
  const zip = begun ?? files();
  const started = await load({});
  bytes.alive();
  putEngineInto(started, await zip);
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
 */
async function fetchFiles(restored, base, engine) {
  const [library, zip] = await Promise.all([bytesOf(base + LIBRARY), bytesOf(engine)]);
  const name = restored.FS.readdir(LIBRARIES).find((/** @type {string} */ each) => each.endsWith(".zip"));
  restored.FS.writeFile(`${LIBRARIES}/${name}`, library);
  restored.FS.writeFile(ENGINE, zip);
  complete = null;
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
 * @param {ArrayBuffer} zip
 */
function putEngineInto(started, zip) {
  started.FS.writeFile(ENGINE, new Uint8Array(zip));
  started.pyimport("sys").path.insert(0, ENGINE);
  prepare(started);
  started.pyimport(ENDPOINTS);
  const gc = started.pyimport("gc");
  gc.freeze();
  gc.enable();
}

/**
 * The methods of the engine's dataclasses come compiled; without them, Python compiles them as ever.
 * @param {any} started
 */
function prepare(started) {
  try {
    started.pyimport("dataclass_methods").install();
  } catch (error) {
    console.warn("The methods of dataclasses cannot be used:", error);
  }
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
 */
async function replyTo(request) {
  if (!dispatch) throw new Error("asked before the start");
  try {
    return dispatch(request);
  } catch (error) {
    if (!complete || isFatal(error)) throw error;
    await complete();
    return dispatch(request);
  }
}

/**
 * A program may import what no game needs, and its mistakes are no errors of the engine: all has to be there before.
 * @param {string} programs
 * @returns {Promise<string>} what the last one prints
 */
async function printedBy(programs) {
  await complete?.();
  return python.pyimport(CONSOLE).run_programs(programs);
}

/** @param {unknown} error */
function isFatal(error) {
  return error instanceof Object && "pyodide_fatal_error" in error;
}
