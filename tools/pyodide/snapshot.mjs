// Starts the engine once, with one game, and writes what Python's memory then holds: node snapshot.mjs PYODIDE LOCK TARGET ENGINE GAME
// PYODIDE is the folder that the browser gets, LOCK Pyodide's lock file; ENGINE is the archive that games share, GAME that of a game.
// Of the memory, only pages that hold anything are written: as 32-bit numbers the bytes of the memory, of a page, and of what Pyodide has put before the memory,
// how many pages there are, and which ones; then what stands before the memory, and the pages.
// `overrides/assets/js/worker-snapshot.js` reads it.
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { putArchive, useMethods } from "../../overrides/assets/js/worker-archives.js";

const PAGE = 4096;
/** Which 32-bit number of Pyodide's snapshot says where the memory starts in it. */
const START = 1;
const [pyodide, lock, target, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// From the same sources the same memory, wherever and whenever: readers get it anew only when it has changed.
freeze();
const python = await loadPyodide({
  indexURL: `${pyodide}/`, packageBaseUrl: `${pyodide}/`, lockFileContents: lock, env: { PYTHONHASHSEED: "0" }, _makeSnapshot: true,
});
for (const archive of archives) {
  const key = basename(archive, ".zip");
  putArchive(python, key, await readFile(archive));
  useMethods(python, key);
}
try {
  python.runPython(await readFile(new URL("warm_up.py", import.meta.url), "utf8"));
  python.runPython("import sitecustomize; sitecustomize.archives.clear()");
  await writeFile(target, sparse(python.makeMemorySnapshot()));
} catch (error) {
  // The message alone: Node would quote the line of Pyodide that threw it, all of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {Uint8Array} snapshot */
function sparse(snapshot) {
  const heading = new Uint32Array(snapshot.buffer)[START];
  const memory = snapshot.subarray(heading);
  if (memory.length !== python._module.HEAPU8.length) throw new Error("Pyodide's snapshots are no longer what they were");
  const used = Array.from({ length: Math.ceil(memory.length / PAGE) }, (_, page) => page)
    .filter((page) => memory.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean));
  const numbers = Uint32Array.from([memory.length, PAGE, heading, used.length, ...used]);
  const pages = used.map((page) => memory.subarray(page * PAGE, (page + 1) * PAGE));
  return Buffer.concat([Buffer.from(numbers.buffer), snapshot.subarray(0, heading), ...pages]);
}

/** No clock, no chance, and no folder of this machine. */
function freeze() {
  Date.now = performance.now = () => 0;
  crypto.getRandomValues = nodeCrypto.randomFillSync = (array) => array.fill(1);
  syncBuiltinESMExports();
  process.argv.length = 1;
  process.argv[0] = "node";
}
