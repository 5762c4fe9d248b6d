// Calls functions on the engine in Pyodide: node run.mjs PYODIDE ARCHIVES SNAPSHOT REPOSITORY module:function ...
// PYODIDE is the folder that the browser gets, ARCHIVES those of the engine and of all games, with commas between, SNAPSHOT the
// memory to start from, or nothing; what the functions return is printed last, as one JSON list.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { ENGINE, placeOf, putArchive } from "../../overrides/assets/js/worker-archives.js";
import { memoryIn, startingFrom } from "../../overrides/assets/js/worker-snapshot.js";

const [folder, archives, snapshot, root, ...wanted] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const { info } = JSON.parse(await readFile(`${root}/node_modules/pyodide/pyodide-lock.json`, "utf8"));
const lockFileContents = JSON.stringify({ info, packages: {} });
const { default: create } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`));
const memory = snapshot ? startingFrom(memoryIn((await readFile(snapshot)).buffer), create) : {};
const pyodide = await loadPyodide({ indexURL: `${folder}/`, packageBaseUrl: `${folder}/`, lockFileContents, ...memory });
pyodide.FS.writeFile("/whole_library.zip", await readFile(`${root}/node_modules/pyodide/python_stdlib.zip`));
pyodide.FS.mkdirTree("/tests");
pyodide.mountNodeFS("/tests", `${root}/tests`);
pyodide.FS.mkdirTree("/shell");
pyodide.mountNodeFS("/shell", `${root}/engine/ask`);
pyodide.pyimport("sys").path.insert(0, "/");
for (const archive of archives.split(",")) {
  const key = basename(archive, ".zip");
  // The game that is in the snapshot is known.
  if (snapshot && [ENGINE, basename(snapshot, ".bin")].includes(key)) pyodide.FS.writeFile(placeOf(key), await readFile(archive));
  else putArchive(pyodide, key, await readFile(archive));
}
const json = pyodide.pyimport("json");
try {
  console.log(`[${wanted.map((name) => json.dumps(call(...name.split(":")))).join()}]`);
} catch (error) {
  // The message alone: Node would quote the line of Pyodide that threw it, all of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}

function call(module, name) {
  return pyodide.pyimport(module)[name]();
}
