/**
 * The games that this browser keeps, each under a key of its own: `trick:game:<slot>:<id>`. No game is ever written
 * over another one, and none is removed but by the reader. A deal in which nobody has decided yet is no such game: one a
 * table is kept, and gives way to the next. See docs/decisions/0019.
 */
import { askToLast, isTime, keysFrom, doesLast, readStored, removeStored, writeStored } from "./store.js";

/**
 * What is kept of a match. `summary` says where it stands, by language; `picture` shows it; `counts`, whether its end
 * counts among the results.
 * @typedef {{save: string, summary: Record<string, string>, picture: string, over: boolean, counts: boolean}} Keepable
 */

/**
 * A kept game. `at`: when it was played last, in milliseconds, 0 if unknown. `others`: what a later version of the book has
 * added to it. Of a damaged one, `save` is all its text. Each time it is written it gets another `mark`, and tells `after`
 * which one it was written. `suspicions`: what people at it note of the others (suspicion-notes.js), undefined for nothing.
 * @typedef {Keepable & {key: string, at: number, mark: string, after: string | undefined, suspicions: unknown,
 *   others: Record<string, unknown>, damaged: boolean}} KeptGame
 */

/** The version of the form in which a game is kept; until November 2026 it was not said. A later one is not read. */
const VERSION = 1;

/** From so many characters on, the oldest games are offered as files: browsers give a site about five million. */
export const ROOM = 2_000_000;
const PREFIX = "trick:game:";
/** Until November 2026 two games a table were kept, as bare saves under these keys. */
const OLD = ["trick:last:", "trick:before:"];

/**
 * Reads all kept games of a table, damaged ones and those of older versions included: check `damaged` before opening
 * one.
 * @param {string} slot
 * @returns {KeptGame[]} the games kept of a table, the newest first
 */
export function keptGames(slot) {
  const old = OLD.map((start) => start + slot).filter((key) => readStored(key) !== null);
  const games = [...keysFrom(`${PREFIX}${slot}:`), ...old].map((key) => gameAt(key));
  return games.sort((a, b) => b.at - a.at);
}

/** The keys of the kept games of all tables, in no order. */
export const keysOfGames = () => [PREFIX, ...OLD].flatMap((start) => keysFrom(start));

/** How many characters all kept games take. */
export function charactersKept() {
  return keysOfGames().reduce((sum, key) => sum + key.length + (readStored(key)?.length ?? 0), 0);
}

/**
 * Reads one kept game from the storage. It never throws: what is missing or unreadable comes back with `damaged` set.
 * @param {string} key
 * @returns {KeptGame}
 */
export function gameAt(key) {
  return gameIn(key, readStored(key) ?? "");
}

/**
 * A kept game as its text has it.
 * @param {string} key
 * @param {string} text
 * @returns {KeptGame}
 */
function gameIn(key, text) {
  const bare = { key, save: text, summary: {}, picture: "", over: false, counts: true, at: 0, mark: "", after: undefined, suspicions: undefined, others: {}, damaged: false };
  if (OLD.some((start) => key.startsWith(start))) return bare;
  try {
    const { version = 1, save, summary, picture, over, counts, at, mark = "", after, suspicions, ...others } = JSON.parse(text);
    const types = [version, save, summary, over, at].map((part) => typeof part).join();
    if (types !== "number,string,object,boolean,number" || !isTime(at) || version > VERSION) throw new TypeError(key);
    return { ...bare, save, summary: summary ?? {}, picture: String(picture ?? ""), over, counts: counts !== false, at, mark, after, suspicions, others };
  } catch {
    return { ...bare, damaged: true };
  }
}

/**
 * Where a table's deal is kept in which nobody has decided yet.
 * @param {string} slot
 */
const keyOfDeal = (slot) => `trick:game:${slot}:dealt`;

/**
 * Whether a kept game is a deal in which nobody has decided yet.
 * @param {string} key
 */
export const isDeal = (key) => key.endsWith(":dealt");

/**
 * The table of a kept game.
 * @param {string} key
 */
export function slotOf(key) {
  const start = [PREFIX, ...OLD].find((each) => key.startsWith(each)) ?? "";
  return start === PREFIX ? key.slice(start.length, key.lastIndexOf(":")) : key.slice(start.length);
}

/** Whether a key is that of a kept game. @param {string} key */
export const isGameKey = (key) => [PREFIX, ...OLD].some((start) => key.startsWith(start));

/**
 * Adds games that were kept elsewhere. Of two with other moves under one key both are kept, the older one under a new key.
 * @param {[key: string, text: string][]} items
 * @returns {{added: number, movedHere: Map<string, string>, movedThere: Map<string, string>}} how many were new, and the new
 *   keys of games here and of those added
 */
export function addGames(items) {
  const known = new Set(keysOfGames().map((key) => nameOfSave(gameAt(key))));
  const fresh = items.filter(([key, text]) => !known.has(nameOfSave(gameIn(key, text))));
  const movedHere = new Map(), movedThere = new Map();
  for (const [key, text] of fresh) {
    const here = readStored(key);
    if (here === null) {
      writeStored(key, text);
      continue;
    }
    const apart = newGameKey(slotOf(key));
    // The one here moves only if there is room to keep it.
    const moves = gameIn(key, text).at > gameAt(key).at && writeStored(apart, here);
    writeStored(moves ? key : apart, moves ? text : textOfGame(gameIn(key, text)));
    if (!isDeal(key)) (moves ? movedHere : movedThere).set(key, apart);
  }
  return { added: fresh.length, movedHere, movedThere };
}

/** @param {KeptGame} game */
const nameOfSave = ({ key, save }) => `${slotOf(key)} ${save}`;

/** @param {KeptGame} game */
function textOfGame({ key: _key, damaged, others, ...game }) {
  return damaged ? game.save : JSON.stringify({ ...others, version: VERSION, ...game });
}

/**
 * Keeps one match as it goes on. If another tab has played the same game on in the meantime, nothing is overwritten:
 * the match here is told ("moved"), and kept apart once the reader goes on with it.
 */
export class Keeper extends EventTarget {
  #slot;
  #key = "";
  /** What the storage has under the key, as far as this tab knows. */
  #text = "";
  /** What the storage has of this match as a mere deal, "" once it is a game. */
  #deal = "";
  /** @type {Record<string, unknown>} what a later version of the book has added to it */
  #others = {};
  /** @type {unknown} what is noted of the others, which goes wherever the match goes */
  #suspicions;
  /** Whether the reader has decided something here: what is kept of that must not be lost. */
  #mine = false;
  #moved = false;

  /**
   * @param {string} slot
   * @param {AbortSignal} signal
   */
  constructor(slot, signal) {
    super();
    this.#slot = slot;
    window.addEventListener("storage", ({ key, newValue }) => key === this.#key && this.#hear(newValue), { signal });
  }

  /** The key of the game, "" while it is not kept. */
  get key() {
    return this.#key || (this.#deal && keyOfDeal(this.#slot));
  }

  /** Whether another tab has played the game on since this one kept it. */
  get moved() {
    return this.#moved;
  }

  /**
   * The match on the table is this kept game from now on; "" for a match that is not kept yet.
   * @param {string} key
   * @param {string} [save] the match: if what is kept is another one, it has been played on elsewhere ("moved")
   */
  adopt(key, save = "") {
    const text = key && gameAt(key).save === save ? readStored(key) ?? "" : "";
    this.#key = isDeal(key) ? "" : key;
    this.#deal = isDeal(key) ? text : "";
    this.#moved = this.#mine = false;
    this.#text = text;
    ({ others: this.#others, suspicions: this.#suspicions } = key ? gameAt(key) : { others: {}, suspicions: undefined });
    if (this.#key) this.#look();
  }

  /**
   * Keeps a deal in which nobody has decided yet, in place of the one before.
   * @param {Keepable} match
   * @returns {boolean} whether it will outlast the visit
   */
  keepDeal({ save, summary, picture, over, counts }) {
    const key = keyOfDeal(this.#slot);
    if (gameAt(key).save !== save) writeStored(key, this.#textOf({ save, summary, picture, over, counts }));
    this.#deal = readStored(key) ?? "";
    return doesLast(key);
  }

  /**
   * @param {Keepable} match
   * @param {boolean} decided whether the reader did something: only then a game that has moved on elsewhere is kept apart
   * @returns {boolean} whether it will outlast the visit
   */
  keep({ save, summary, picture, over, counts }, decided) {
    if (this.#key) this.#look();
    if (this.#moved && !decided) return true;
    if (this.#moved) this.#leave();
    if (this.#key && gameAt(this.#key).save === save) return doesLast(this.#key);
    this.#mine ||= decided;
    return this.#write(this.#textOf({ save, summary, picture, over, counts }));
  }

  /** What people note of the others at this match, as it was given to `keepSuspicions`; undefined for nothing. */
  get suspicions() {
    return this.#suspicions;
  }

  /**
   * Keeps what people note, with the game as soon as that is kept; not over one that another tab has played on.
   * @param {unknown} suspicions plain data
   */
  keepSuspicions(suspicions) {
    this.#suspicions = suspicions;
    if (this.#key) this.#look();
    if (this.#key && !this.#moved && this.#text) this.#write(textOfGame({ ...gameIn("", this.#text), suspicions }));
  }

  /** @param {Keepable} match */
  #textOf(match) {
    const [mark, after] = [randomLetters(), gameIn("", this.#text).mark];
    return textOfGame({ ...match, key: "", at: Date.now(), mark, after, suspicions: this.#suspicions, others: this.#others, damaged: false });
  }

  /**
   * Another tab has written the game. If it had not seen yet what was decided here, that is lost from the storage, and is
   * kept apart.
   * @param {string | null} text
   */
  #hear(text) {
    const { after } = gameIn(this.#key, text ?? "");
    const isLost = this.#mine && after !== undefined && after !== gameIn("", this.#text).mark && readStored(this.#key) !== this.#text;
    if (!isLost) return this.#look();
    this.#key = newGameKey(this.#slot);
    writeStored(this.#key, this.#text);
  }

  /** The match is no longer the kept game: it will be one of its own. */
  #leave() {
    this.#key = "";
    this.#moved = false;
  }

  /** @param {string} text */
  #write(text) {
    const old = OLD.some((start) => this.#key.startsWith(start)) ? this.#key : "";
    if (!this.#key) void askToLast();
    if (!this.#key || old) this.#key = newGameKey(this.#slot);
    this.#text = text;
    const lasting = writeStored(this.#key, text);
    if (old && lasting) removeStored(old);
    this.#leaveDeal();
    return lasting;
  }

  /** The deal is a game now; another tab may have kept its own deal in its place. */
  #leaveDeal() {
    const key = keyOfDeal(this.#slot);
    if (this.#deal && readStored(key) === this.#deal) removeStored(key);
    this.#deal = "";
  }

  /** Whether the game is still as this tab left it; one that was removed may be kept again. */
  #look() {
    const text = readStored(this.#key);
    if (this.#moved || text === null || text === this.#text) return;
    this.#moved = true;
    this.dispatchEvent(new Event("moved"));
  }
}

/** @param {string} slot */
function newGameKey(slot) {
  return `${PREFIX}${slot}:${Date.now().toString(36)}${randomLetters()}`;
}

const randomLetters = () => Math.floor(Math.random() * 36 ** 6).toString(36);
