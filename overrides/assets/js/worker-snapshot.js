/**
 * Python as it was when the engine had just started: a copy of its memory, made by the build (tools/pyodide/snapshot.mjs) and kept
 * on the device after a first visit. To read it takes less than to start anew.
 */

/**
 * @typedef {object} Memory
 * @property {Uint8Array} head what Pyodide wants to know of it: the snapshot, without the memory
 * @property {number} length bytes of the memory
 * @property {(heap: Uint8Array) => void} fill makes a memory of that length what it was
 */

/** Before all else, as 32-bit numbers: the bytes of the memory, those of a page, those of the head, how many pages, and which ones. */
const NUMBERS = 4;

/**
 * Reads the snapshot of Python's memory that the device keeps. Never rejected for a bad one: that is deleted from all
 * caches.
 * @param {string} url
 * @returns {Promise<Memory | null>} null if the device does not keep it, or keeps something else there
 */
export async function keptMemory(url) {
  try {
    const kept = url && "caches" in self ? await caches.match(url) : null;
    return kept ? memoryIn(await kept.arrayBuffer()) : null;
  } catch {
    await forgetMemory(url);
    return null;
  }
}

/**
 * The settings of a Pyodide that has this memory.
 * @param {Memory} memory
 * @param {(settings: object) => Promise<{HEAPU8: Uint8Array, growMemory?: (bytes: number) => unknown}>} create
 */
export function startingFrom({ head, length, fill }, create) {
  return {
    _loadSnapshot: head,
    createPyodideModule: async (/** @type {object} */ settings) => {
      const module = await create(settings);
      // The engine may have needed more, while it started, than Pyodide begins with.
      if (module.HEAPU8.length < length) module.growMemory?.(length);
      if (module.HEAPU8.length !== length) throw new Error("the snapshot is of another memory");
      fill(module.HEAPU8);
      return module;
    },
  };
}

/**
 * Splits the bytes of a snapshot. The pages are views into the buffer, which must not change; throws a RangeError if
 * it is too short for what it claims.
 * @param {ArrayBuffer} snapshot the head, then only the pages of the memory that hold anything
 * @returns {Memory}
 */
export function memoryIn(snapshot) {
  const [length = 0, size = 0, heading = 0, count = 0] = new Uint32Array(snapshot, 0, NUMBERS);
  const places = new Uint32Array(snapshot, 4 * NUMBERS, count);
  const start = 4 * (NUMBERS + count) + heading, last = (places.at(-1) ?? 0) * size;
  const pages = new Uint8Array(snapshot, start, (count - 1) * size + Math.min(size, length - last));
  return { head: new Uint8Array(snapshot, start - heading, heading), length, fill: (heap) => fill(heap, places, size, pages) };
}

/**
 * Pages that stand one after another are copied at once; what is between them is nothing.
 * @param {Uint8Array} heap
 * @param {Uint32Array} places
 * @param {number} size
 * @param {Uint8Array} pages
 */
function fill(heap, places, size, pages) {
  let filled = 0;
  for (let from = 0, to = 0; from < places.length; from = to) {
    const place = /** @type {number} */ (places[from]);
    while (places[to] === place + to - from) to += 1;
    heap.fill(0, filled, place * size);
    heap.set(pages.subarray(from * size, to * size), place * size);
    filled = (place + to - from) * size;
  }
  heap.fill(0, Math.min(filled, heap.length));
}

/**
 * Deletes a snapshot that cannot be used.
 * @param {string} url
 */
export async function forgetMemory(url) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
}
