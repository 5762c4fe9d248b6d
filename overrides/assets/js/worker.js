/**
 * The engine's worker: starts the self-hosted Pyodide once and passes JSON strings to `engine.api.handlers.handle`.
 * Settings come by message: a worker's script served by a service worker loses its query.
 */
import { countBytes } from "./worker-bytes.js";

/**
 * @typedef {import("./worker-line.js").BootOrder} BootOrder
 * @typedef {import("./worker-line.js").FromWorker} FromWorker
 * @typedef {{files: Record<string, number>, hashes: Record<string, string>, lock: {info: object, packages: {}}}} Manifest
 */

/** @type {((request: string) => string) | undefined} */
let handle;

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

self.addEventListener("message", async ({ data }) => {
  if ("assets" in data) await start(data);
  else answer(data.n, data.request);
});

/** @param {BootOrder} order */
async function start({ assets, lock }) {
  try {
    handle = await boot(new URL("pyodide/", assets).href);
    await holdLock(lock);
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
}

/**
 * @param {string} base the folder of Pyodide's files
 * @returns {Promise<(request: string) => string>}
 */
async function boot(base) {
  /** @type {Manifest} */
  const manifest = await (await fetch(`${base}manifest.json`, { cache: "no-cache" })).json();
  const bytes = countBytes(base, manifest.files, tell);
  // By its hash: pages of today must not get the engine of yesterday out of a cache.
  const engine = `engine.zip?${manifest.hashes["engine.zip"]}`;
  const [{ loadPyodide }, { default: createPyodideModule }, zip] = await Promise.all([
    bytes.module("pyodide.mjs"), bytes.module("pyodide.asm.mjs"), bytes.file(engine),
  ]);
  // The lock file is given inline, and the base of packages is our own: nothing is ever asked of a third party.
  const python = await loadPyodide({
    indexURL: base, packageBaseUrl: base, createPyodideModule,
    lockFileContents: JSON.stringify(manifest.lock),
  });
  bytes.alive();
  python.FS.writeFile("/engine.zip", new Uint8Array(zip));
  python.pyimport("sys").path.insert(0, "/engine.zip");
  return python.pyimport("engine.api.handlers").handle;
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
