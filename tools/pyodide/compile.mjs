// Compiles in Pyodide's own Python: node compile.mjs PYODIDE_FOLDER ENGINE_SOURCES LIBRARY_FILES TARGET_FOLDER
// ENGINE_SOURCES is a zip, LIBRARY_FILES a list of what is kept of the standard library; library/ has files of ours for it.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, engine, list, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const [compiler, methods, warmUp] = await Promise.all(
  ["compile.py", "dataclass_methods.py", "warm_up.py"].map((name) => readFile(new URL(name, import.meta.url))),
);
python.FS.mkdirTree("/tools/pyodide");
python.FS.writeFile("/tools/pyodide/compile.py", compiler);
python.FS.writeFile("/tools/pyodide/dataclass_methods.py", methods);
const { path } = python.pyimport("sys");
path.insert(0, "/");
const { compile_zip, with_dataclass_methods } = python.pyimport("tools.pyodide.compile");
const library = [...path].find((folder) => folder.endsWith(".zip"));
const kept = python.toPy((await readFile(list, "utf8")).trim().split("\n"));

const read = async (/** @type {string} */ name) => python.toPy(new Uint8Array(await readFile(name)));

python.FS.mkdirTree("/library");
python.mountNodeFS("/library", fileURLToPath(new URL("library", import.meta.url)));
const standard = compile_zip(await read(`${pyodide}/python_stdlib.zip`), library, kept, "/library");
await writeFile(`${target}/python_stdlib.zip`, standard.toJs());
const compiled = compile_zip(await read(engine), "/engine.zip");
python.FS.writeFile("/engine.zip", compiled.toJs());
await writeFile(`${target}/engine.zip`, with_dataclass_methods(compiled, methods.toString(), warmUp.toString()).toJs());
