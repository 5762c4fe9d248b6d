/** Counts, inside the worker, the bytes of Pyodide's files as they come in. */

/**
 * @typedef {object} Counted
 * @property {() => void} alive no byte, but a sign of life
 * @property {() => boolean} coming whether bytes are still to come
 * @property {(name: string) => Promise<any>} module imports a module; counted when it is there
 * @property {(url: string) => Promise<ArrayBuffer>} file
 */

/**
 * From now on every fetch of this worker is counted, Pyodide's own included; so no file is asked for twice.
 * Pyodide never settles when its wasm or library fails to come: that is told at once, too.
 * @param {string} base
 * @param {Record<string, number>} sizes bytes of each file, uncompressed
 * @param {(message: {progress: {done: number, total: number}} | {failed: string}) => void} tell
 * @returns {Counted}
 */
export function countBytes(base, sizes, tell) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0, open = 0;
  /** @param {number} bytes */
  const add = (bytes) => tell({ progress: { done: Math.min((done += bytes), total), total } });
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const failed = (/** @type {unknown} */ error) => tell({ failed: `${error} ${input}` });
    open += 1;
    const response = await plainFetch(input, init).catch((error) => (failed(error), Response.error()));
    if (!response.ok) failed(response.status);
    count(response.clone(), add).catch(failed).finally(() => (open -= 1));
    return response;
  };
  return {
    alive: () => add(0),
    coming: () => open > 0,
    module: async (name) => {
      const module = await import(base + name);
      add(sizes[name] ?? 0);
      return module;
    },
    file: async (url) => (await self.fetch(url)).arrayBuffer(),
  };
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} add
 */
async function count(response, add) {
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) add(part.value.length);
}
