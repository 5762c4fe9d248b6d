/**
 * Python as it was when the engine had just started: a copy of its memory, made by the build (tools/pyodide/snapshot.mjs) and kept
 * on the device after a first visit. To read it takes less than to start anew.
 */

/** Before the pages come, as 32-bit numbers: the bytes of the memory, those of a page, how many pages, and which ones. */
const HEAD = 3;

/**
 * @param {string} url
 * @returns {Promise<Uint8Array | null>} the memory, null if the device does not keep it, or keeps something else there
 */
export async function keptMemory(url) {
  const kept = url && "caches" in self ? await caches.match(url) : null;
  try {
    return kept ? wholeMemory(await kept.arrayBuffer()) : null;
  } catch {
    await forgetMemory(url);
    return null;
  }
}

/**
 * @param {ArrayBuffer} snapshot only the pages of a memory that hold anything
 * @returns {Uint8Array}
 */
export function wholeMemory(snapshot) {
  const [length = 0, size = 0, count = 0] = new Uint32Array(snapshot, 0, HEAD);
  const memory = new Uint8Array(length);
  let from = 4 * (HEAD + count);
  for (const place of new Uint32Array(snapshot, 4 * HEAD, count)) {
    const page = new Uint8Array(snapshot, from, Math.min(size, length - place * size));
    memory.set(page, place * size);
    from += page.length;
  }
  return memory;
}

/**
 * What cannot be used is kept no longer.
 * @param {string} url
 */
export async function forgetMemory(url) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
}
