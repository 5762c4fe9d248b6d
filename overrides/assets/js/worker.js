/**
 * The engine's worker: starts the self-hosted Pyodide once and passes JSON strings to `engine.api.handlers.handle`.
 * Settings come by message: a worker's script served by a service worker loses its query.
 */
import { countBytes } from "./worker-bytes.js";
import { forgetMemory, keptMemory } from "./worker-snapshot.js";

/**
 * @typedef {import("./worker-line.js").BootOrder} BootOrder
 * @typedef {import("./worker-line.js").FromWorker} FromWorker
 */

/** @type {((request: string) => string) | undefined} */
let handle;

/** How often WebAssembly is being compiled now, which the browser does beside the worker. */
let compiling = 0;

/** Whether bytes are still to come. */
let coming = () => true;

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

self.addEventListener("message", async ({ data }) => {
  if ("ping" in data) tell({ pong: compiling > 0 && !coming() });
  else if ("pyodide" in data) await start(data);
  else answer(data.n, data.request);
});

/** @param {BootOrder} order */
async function start(order) {
  try {
    await holdLock(order.life);
    tell({ alive: true });
    handle = await boot(order);
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
}

/**
 * @param {BootOrder} order
 * @returns {Promise<(request: string) => string>}
 */
async function boot({ pyodide: base, engine, snapshot, sizes, lock }) {
  const bytes = countBytes(base, sizes, tell);
  coming = bytes.coming;
  if (WebAssembly.instantiateStreaming) WebAssembly.instantiateStreaming = watched(WebAssembly.instantiateStreaming);
  const [{ loadPyodide }, { default: createPyodideModule }, zip, memory] = await Promise.all([
    bytes.module("pyodide.mjs"), bytes.module("pyodide.asm.mjs"), bytes.file(engine), keptMemory(snapshot).catch(() => null),
  ]);
  // The lock file is given inline, and the base of packages is our own: nothing is ever asked of a third party.
  const load = (/** @type {object} */ more) => loadPyodide({
    indexURL: base, packageBaseUrl: base, createPyodideModule, lockFileContents: JSON.stringify(lock), ...more,
  });
  const python = memory ? await restored(load, memory, snapshot) : await load({});
  bytes.alive();
  python.FS.writeFile("/engine.zip", new Uint8Array(zip));
  python.pyimport("sys").path.insert(0, "/engine.zip");
  python.pyimport("random").seed();
  if (!python.pyimport("sys").modules.has("engine.api.handlers")) prepared(python);
  return python.pyimport("engine.api.handlers").handle;
}

/**
 * The methods of the engine's dataclasses come compiled; without them, Python compiles them as ever.
 * @param {any} python
 */
function prepared(python) {
  try {
    python.pyimport("dataclass_methods").install();
  } catch (error) {
    console.warn("The methods of dataclasses cannot be used:", error);
  }
}

/**
 * Python as a snapshot has it, where the engine is imported already; if that fails, as it starts without one.
 * @param {(more: object) => Promise<any>} load
 * @param {Uint8Array} memory
 * @param {string} url where the memory is from
 */
async function restored(load, memory, url) {
  try {
    const python = await load({ _loadSnapshot: memory });
    python.pyimport("engine.api.handlers");
    return python;
  } catch (error) {
    console.warn("The snapshot cannot be used:", error);
    await forgetMemory(url);
    return await load({});
  }
}

/**
 * Pyodide never settles when its WebAssembly cannot be compiled: that is told at once.
 * @template {unknown[]} Given
 * @template Made
 * @param {(...given: Given) => Promise<Made>} compile
 * @returns {(...given: Given) => Promise<Made>}
 */
function watched(compile) {
  return async (...given) => {
    compiling += 1;
    try {
      return await compile(...given);
    } catch (error) {
      tell({ failed: String(error) });
      throw error;
    } finally {
      compiling -= 1;
    }
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
    });
  });
}

/**
 * @param {number} n
 * @param {string} request
 */
function answer(n, request) {
  try {
    if (!handle) throw new Error("asked before the start");
    tell({ n, reply: handle(request) });
  } catch (error) {
    // After a fatal error this interpreter answers nothing any more: a new worker must take over.
    tell(isFatal(error) ? { failed: String(error) } : { n, error: String(error) });
  }
}

/** @param {unknown} error */
function isFatal(error) {
  return error instanceof Object && "pyodide_fatal_error" in error;
}
