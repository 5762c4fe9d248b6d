/** Where things are. This module lies in a folder of its language's root that bears a fingerprint; the rest the page says. */

/**
 * What the page that was loaded says of its release: its name; the folders that both languages share, from the root of the site;
 * the bytes of the engine's files; Pyodide's lock file. A page opened later in the visit may be of another release.
 * @typedef {{release: string, parts: Record<string, string>, sizes: Record<string, number>, lock: object}} Files
 * @type {Files}
 */
export const FILES = { release: "", parts: {}, sizes: {}, lock: {}, ...JSON.parse(filesText() || "{}") };

/** URL of the root of this language's pages. */
export const BOOK = new URL("../../../", import.meta.url);

/** The language of these pages, "fr" or "en": a browser that translates a page writes its own over what the page says. */
export const LANG = BOOK.pathname.split("/").at(-2) ?? "";

/** URL of the root of the whole site. */
export const SITE = new URL("../", BOOK);

/**
 * URL of a page of a game in this language.
 * @param {string} game
 * @param {string} name
 */
export const gamePage = (game, name) => new URL(`${game.replaceAll("_", "-")}/${name}/`, BOOK).href;

/**
 * URL of the page by which one learns a game in this language, at one of its parts.
 * @param {string} game
 * @param {string} anchor
 */
export const learnPage = (game, anchor) => new URL(`${game.replaceAll("_", "-")}/#${anchor}`, BOOK).href;

/**
 * URL of the page with a game's questions and moves to be found in this language, at one of its parts.
 * @param {string} game
 * @param {string} part "night", "due" or "moves": what of these is asked at once
 */
export const nightPage = (game, part) => `${gamePage(game, "night")}#${part}-${game}`;

/** URL of a game's deal of the day. @param {string} game */
export const dailyPage = (game) => `${gamePage(game, "play")}#daily`;

/**
 * URL of a stage of a game's course, beside the scripts of this release; tools/stages.py writes it there.
 * @param {string} game
 * @param {string} key
 */
export const stageFile = (game, key) => new URL(`../stages/${game}/${key}.json`, import.meta.url).href;

/**
 * URL of a question of a game's bank, or of "all", the list of them.
 * @param {string} game
 * @param {string} key
 */
export const questionFile = (game, key) => new URL(`../questions/${game}/${key}.json`, import.meta.url).href;

/**
 * URL of what the examples of a game ask, by their keys.
 * @param {string} game
 */
export const askedFile = (game) => new URL(`../asked/${game}.json`, import.meta.url).href;

/**
 * URL of a move to be found, or of "all", the list of those of a game.
 * @param {string} game
 * @param {string} key
 */
export const moveFile = (game, key) => new URL(`../moves/${game}/${key}.json`, import.meta.url).href;

/** What the page now shown says of its files. */
export function filesText() {
  return globalThis.document?.getElementById("trick-files")?.textContent ?? "";
}

/**
 * URL of a folder that both languages share.
 * @param {string} part
 */
export const sharedFolder = (part) => new URL(FILES.parts[part] ?? `assets/${part}/`, SITE).href;

/** What names the archive of a game's engine, and what follows is its key. */
const GAME = "engine-";

/** The URL of the archive of each game's engine, by the game's key. */
export const gameArchives = () => Object.fromEntries(
  Object.keys(FILES.parts).filter((part) => part.startsWith(GAME)).map((part) => [part.slice(GAME.length), `${sharedFolder(part)}${part.slice(GAME.length)}.zip`]),
);

/**
 * The bytes of the files that the engine starts from, by their names.
 * @param {Iterable<string>} games those whose archives are among them, by their keys
 */
export function engineSizes(games) {
  const wanted = new Set([...games].map((game) => `${game}.zip`));
  return Object.fromEntries(Object.entries(FILES.sizes).filter(([name]) => wanted.has(name) || !(name.replace(".zip", "") in gameArchives())));
}

/**
 * URLs of the files that the engine starts from.
 * @param {Iterable<string>} games those whose archives are among them, by their keys
 */
export function engineFiles(games) {
  const archives = gameArchives();
  return Object.keys(engineSizes(games)).map((name) => archives[name.replace(".zip", "")] ?? sharedFolder(name === "engine.zip" ? "engine" : "pyodide") + name);
}

/**
 * URL of a library.
 * @param {string} name
 * @param {number} failures how often it failed to load before: a browser may keep a module that failed under its URL
 */
export function libraryURL(name, failures) {
  return `${sharedFolder("vendor")}${name}.js${failures ? `?${failures}` : ""}`;
}
