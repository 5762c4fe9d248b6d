// Compiles in Pyodide's own Python: node compile.mjs PYODIDE_FOLDER SOURCES LIBRARY_FILES TARGET_FOLDER
// SOURCES is a folder with the zips of the engine and of each game, LIBRARY_FILES a list of what is kept of the standard library;
// library/ has files of ours for it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ENGINE, placeOf, putArchive } from "../../overrides/assets/js/worker-archives.js";

const [pyodide, sources, list, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Of the places in a source only lines are kept: columns are shown in the source alone, and none is there at run time.
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONNODEBUGRANGES: "1" } });
const [compiler, methods, warmUp] = await Promise.all(
  ["compile.py", "dataclass_methods.py", "warm_up.py"].map((name) => readFile(new URL(name, import.meta.url), "utf8")),
);
python.FS.mkdirTree("/tools/pyodide");
python.FS.writeFile("/tools/pyodide/compile.py", compiler);
python.FS.writeFile("/tools/pyodide/dataclass_methods.py", methods);
const { path } = python.pyimport("sys");
path.insert(0, "/");
const { compile_zip, record_methods, recorded_methods, with_dataclass_methods } = python.pyimport("tools.pyodide.compile");
const library = [...path].find((folder) => folder.endsWith(".zip"));
const kept = python.toPy((await readFile(list, "utf8")).trim().split("\n"));

const read = async (/** @type {string} */ name) => python.toPy(new Uint8Array(await readFile(name)));

python.FS.mkdirTree("/library");
python.mountNodeFS("/library", fileURLToPath(new URL("library", import.meta.url)));
const standard = compile_zip(await read(`${pyodide}/python_stdlib.zip`), library, kept, "/library");
await writeFile(`${target}/python_stdlib.zip`, standard.toJs());
const games = (await readdir(sources)).map((name) => name.replace(".zip", "")).filter((key) => key !== ENGINE).sort();
const archives = new Map();
record_methods();
for (const key of [ENGINE, ...games]) {
  archives.set(key, compile_zip(await read(`${sources}/${key}.zip`), placeOf(key)));
  putArchive(python, key, archives.get(key).toJs());
}
python.runPython(warmUp);
const compiled = recorded_methods();
for (const [key, archive] of archives) {
  const whole = with_dataclass_methods(archive, compiled.get(key), key === ENGINE ? methods : "");
  await writeFile(`${target}/${key}.zip`, whole.toJs());
}
