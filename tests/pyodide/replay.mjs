// Replays the stored games in Pyodide: node replay.mjs PYODIDE_FOLDER ENGINE_ZIP REPOSITORY
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, engine, root] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: `${folder}/` });
pyodide.FS.writeFile("/engine.zip", await readFile(engine));
pyodide.FS.mkdirTree("/tests");
pyodide.mountNodeFS("/tests", `${root}/tests`);
const told = pyodide.runPython(`
import json, sys
sys.path[:0] = ["/engine.zip", "/"]
from tests.stored_games import fingerprints
json.dumps({"python": sys.version.split()[0], "platform": sys.platform, "games": fingerprints()})
`);
console.log(told);
