/** The tables that this browser keeps, each under a key of its own, `trick:table:<game>:<id>`, and the list of them. */
import { button, makeElement } from "./dom.js";
import { listInParts } from "./list-in-parts.js";
import { LANG } from "./paths.js";
import { askToLast, isTime, keysFrom, readStored, removeStored, writeStored } from "./store.js";
import { textOf } from "./texts.js";

/**
 * A kept table, without what the book said: that is asked anew when it is opened. `question`: its key. `players`: how many, 0
 * where that was not kept. `at`: when it was.
 * @typedef {import("./ask-history.js").Table & {question: string, players: number, at: number}} KeptTable
 */

const PREFIX = "trick:table:";
/** The version of the form in which a table is kept; until November 2026 it was not said. A later one is not read. */
const VERSION = 1;

/** @param {string} game */
const storagePrefix = (game) => `${PREFIX}${game}:`;

/** Whether a key is that of a kept table. @param {string} key */
export const isTableKey = (key) => key.startsWith(PREFIX);

/**
 * Reads the tables of a game that this browser keeps, each with its key in the storage.
 * @param {string} game
 * @returns {(KeptTable & {key: string})[]} the newest first; what cannot be read stays kept and is left out
 */
export function keptTables(game) {
  return keysFrom(storagePrefix(game)).flatMap((key) => tableIn(key, readStored(key) ?? "")).sort((a, b) => b.at - a.at);
}

/**
 * @param {string} key
 * @param {string} stored
 * @returns {(KeptTable & {key: string})[]} none if it cannot be read
 */
function tableIn(key, stored) {
  try {
    const { version = 1, text, question, players = 0, names = [], at } = JSON.parse(stored);
    const types = [version, text, question, players, at].map((part) => typeof part).join();
    if (types !== "number,string,string,number,number" || !isTime(at) || !Array.isArray(names) || version > VERSION) return [];
    return [{ key, text, names: names.map(String), question, players, at }];
  } catch {
    return [];
  }
}

/**
 * Keeps a table; the same one only once.
 * @param {string} game
 * @param {KeptTable} table
 * @returns {boolean} whether it outlasts the visit
 */
export function keepTable(game, table) {
  void askToLast();
  const same = keptTables(game).find(({ text }) => text === table.text);
  // What a later version of the book has added to it stays.
  const others = same ? JSON.parse(readStored(same.key) ?? "{}") : {};
  return writeStored(same?.key ?? newTableKey(game, table.at), JSON.stringify({ ...others, version: VERSION, ...table }));
}

/**
 * Adds tables that were kept elsewhere; the same one only once.
 * @param {[key: string, text: string][]} items
 * @returns {number} how many were new
 */
export function addTables(items) {
  const known = new Set(keysFrom(PREFIX).map((key) => contentOf(key, readStored(key) ?? "")));
  const fresh = items.filter(([key, stored]) => !known.has(contentOf(key, stored)));
  for (const [key, stored] of fresh) {
    writeStored(readStored(key) === null ? key : newTableKey(gameOf(key), Date.now()), stored);
  }
  return fresh.length;
}

/**
 * Two tables with the same content are one.
 * @param {string} key
 * @param {string} stored
 */
function contentOf(key, stored) {
  const [table] = tableIn(key, stored);
  return JSON.stringify([gameOf(key), ...(table ? [table.text, table.question, table.names] : [stored])]);
}

/** @param {string} key */
const gameOf = (key) => key.slice(PREFIX.length).split(":", 1)[0] ?? "";

/**
 * @param {string} game
 * @param {number} at
 */
function newTableKey(game, at) {
  return `${storagePrefix(game)}${at.toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
}

/**
 * The list of a game's kept tables, with buttons to open and to remove each. Put `element` into the page; it is hidden
 * while nothing is kept. Call `show` after `keepTable`.
 */
export class KeptTables {
  element = makeElement("section", { class: "kept-games", hidden: "", "aria-label": textOf("ask.kept") });
  #game;
  #nameOf;
  #open;

  /**
   * @param {string} game
   * @param {(question: string) => string} nameOf a question in words
   * @param {(table: KeptTable) => void} open
   */
  constructor(game, nameOf, open) {
    this.#game = game;
    this.#nameOf = nameOf;
    this.#open = open;
    this.show();
  }

  /** Shows what is kept now. */
  show() {
    const tables = keptTables(this.#game);
    this.element.replaceChildren(makeElement("p", {}, textOf("ask.kept")), ...listInParts(tables, (table) => this.#row(table)));
    this.element.hidden = !tables.length;
  }

  /** @param {KeptTable & {key: string}} table */
  #row(table) {
    const { question, at } = table;
    const name = this.#nameOf(question), time = new Date(at).toLocaleString(LANG, { dateStyle: "medium", timeStyle: "short" });
    const row = makeElement("li", { class: "kept-game" },
      makeElement("span", { class: "summary" }, name, " ", makeElement("small", {}, whoPlayed(table))), makeElement("time", {}, time), " ",
      button("open", textOf("ask.open"), () => this.#open(table)), " ",
      button("remove", textOf("kept.remove"), () => this.#remove(table, row)));
    for (const control of row.querySelectorAll("button")) control.ariaLabel = `${control.textContent}, ${name}, ${time}`;
    return row;
  }

  /**
   * Removes a kept table, which the reader can take back until the page is left.
   * @param {KeptTable & {key: string}} table
   * @param {HTMLElement} row
   */
  #remove(table, row) {
    const { key } = table, stored = readStored(key);
    removeStored(key);
    const back = button("back", textOf("kept.put_back"), () => {
      if (stored !== null && readStored(key) === null) writeStored(key, stored);
      const restored = this.#row(table);
      row.replaceWith(restored);
      restored.querySelector("button")?.focus();
    });
    row.replaceChildren(makeElement("span", { role: "status" }, textOf("kept.removed")), " ", back);
    back.focus();
  }
}

/** How many played, and who. @param {KeptTable} table */
function whoPlayed({ players, names }) {
  const count = players ? textOf("ask.players", { players }) : "";
  return [count, names.filter(Boolean).map((name) => `\u2068${name}\u2069`).join(", ")].filter(Boolean).join(" · ");
}
