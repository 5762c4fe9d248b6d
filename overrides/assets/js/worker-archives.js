/** Where Python finds the engine: in an archive of all that games share, and one of each game. The build does it in the same way. */

/** The archive that all games share; any other one is called by the key of its game. */
export const ENGINE = "engine";

/** Where Python finds an archive. @param {string} key */
export const placeOf = (key) => `/${key}.zip`;

/**
 * Lets Python find what is in an archive.
 * @param {any} python
 * @param {string} key
 * @param {Uint8Array} bytes
 */
export function putArchive(python, key, bytes) {
  python.FS.writeFile(placeOf(key), bytes);
  if (key === ENGINE) call(python, "sys.path", "insert", 0, placeOf(key));
  else call(python, `engine.games.${key}.__path__`, "append", `${placeOf(key)}/engine/games/${key}`);
}

/**
 * What stands for Python's objects goes at once: left to the collector, it would count in one snapshot and not in the next.
 * @param {any} python
 * @param {string} name
 * @param {string} method
 * @param {unknown[]} given
 */
function call(python, name, method, ...given) {
  const object = python.pyimport(name), bound = object[method];
  bound(...given);
  for (const proxy of [bound, object]) proxy.destroy();
}

/**
 * The methods of an archive's dataclasses come compiled; without them, Python compiles them as ever.
 * @param {any} python
 * @param {string} key
 */
export function useMethods(python, key) {
  try {
    call(python, "dataclass_methods", "install", placeOf(key));
  } catch (error) {
    console.warn("The methods of dataclasses cannot be used:", error);
  }
}

/**
 * The game whose archive an answer needs that has not come: "" if it is not for want of one.
 * @param {unknown} error
 */
export function gameLackedBy(error) {
  return /No module named 'engine\.games\.(\w+)\./.exec(String(error))?.[1] ?? "";
}
