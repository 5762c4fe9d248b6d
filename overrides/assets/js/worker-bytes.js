/** Counts, inside the worker, the bytes of Pyodide's files as they come in. */

/**
 * @typedef {object} Counted
 * @property {() => void} alive no byte, but a sign of life
 * @property {() => boolean} coming whether bytes are still to come
 * @property {(name: string) => Promise<any>} module imports a module; counted when it is there
 * @property {(url: string) => Promise<ArrayBuffer>} file
 * @property {(name: string) => Promise<Response>} ahead asks for a file before Pyodide does, which then gets the same response
 */

/** The least time between two progress reports, in milliseconds: showing one takes longer than counting. */
const PAUSE = 100;

/**
 * From now on every fetch of this worker is counted, Pyodide's own included; so no file is asked for twice.
 * Pyodide never settles when its wasm or library fails to come: that is told at once, too.
 * @param {string} base
 * @param {Record<string, number>} sizes bytes of each file, uncompressed
 * @param {(message: {progress: {done: number, total: number}} | {failed: string, file: string}) => void} tell
 * @returns {Counted}
 */
export function countBytes(base, sizes, tell) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0, open = 0, waiting = 0;
  const report = () => {
    clearTimeout(waiting);
    waiting = 0;
    tell({ progress: { done: Math.min(done, total), total } });
  };
  /** @param {number} bytes */
  const add = (bytes) => {
    done += bytes;
    // The end is reported at once, since Python starts then and would hold up a report that is put off.
    if (done === bytes || done >= total) report();
    else waiting ||= setTimeout(report, PAUSE);
  };
  const plainFetch = self.fetch.bind(self);
  /** @type {Map<string, Promise<Response>>} */
  const early = new Map();
  const tellLost = (/** @type {unknown} */ error, /** @type {string} */ url) => tell({ failed: `${error} ${url}`, file: nameOf(url) });
  self.fetch = async (input, init) => {
    const given = early.get(String(input));
    if (given) return given;
    const failed = (/** @type {unknown} */ error) => tellLost(error, String(input));
    open += 1;
    const response = await plainFetch(input, init).catch((error) => (failed(error), Response.error()));
    if (!response.ok) failed(response.status);
    count(response.clone(), add).catch(failed).finally(() => (open -= 1));
    return response;
  };
  return {
    alive: report,
    coming: () => open > 0,
    module: async (name) => {
      const module = await import(base + name).catch((error) => (tellLost(error, name), Promise.reject(error)));
      add(sizes[name] ?? 0);
      return module;
    },
    file: async (url) => (await self.fetch(url)).arrayBuffer(),
    ahead: (name) => {
      const response = self.fetch(base + name);
      early.set(base + name, response);
      return response;
    },
  };
}

/**
 * What a file is called, for readers.
 * @param {string} url
 */
export const nameOf = (url) => url.replace(/.*\//, "");

/**
 * @param {Response} response
 * @param {(bytes: number) => void} add
 */
async function count(response, add) {
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) add(part.value.length);
}
