// Compiles in Pyodide's own Python: node compile.mjs PYODIDE_FOLDER ENGINE_SOURCES LIBRARY_FILES TARGET_FOLDER
// ENGINE_SOURCES is a zip, LIBRARY_FILES a list of what is kept of the standard library.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [pyodide, engine, list, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/compile_zip.py", await readFile(new URL("compile.py", import.meta.url)));
const { path } = python.pyimport("sys");
path.insert(0, "/");
const { compile_zip } = python.pyimport("compile_zip");
const library = [...path].find((folder) => folder.endsWith(".zip"));
const kept = python.toPy((await readFile(list, "utf8")).trim().split("\n"));

for (const [source, name, folder, files] of [
  [engine, "engine.zip", "/engine.zip", undefined],
  [`${pyodide}/python_stdlib.zip`, "python_stdlib.zip", library, kept],
]) {
  const sources = python.toPy(new Uint8Array(await readFile(source)));
  await writeFile(`${target}/${name}`, compile_zip(sources, folder, files).toJs());
}
