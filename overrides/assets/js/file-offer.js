/** A button that opens any file of the book: one of everything, of results, of one game. */
import { openOnItsPage } from "./arrival.js";
import { makeElement } from "./dom.js";
import { fileChoice } from "./files.js";
import { takeFile } from "./stored-file.js";
import { hasText, textOf } from "./texts.js";

/** @typedef {import("./stored-file.js").Taken} Taken */

/**
 * Put `buttons` and `said` into the page: what a file holds is added to what is kept, and told. A file of one game is
 * passed to `open`.
 */
export class FileOffer {
  said = makeElement("p", { class: "file-said", role: "status" });
  buttons = fileChoice(textOf("play.load"), (text) => this.take(text));
  #open;
  #added;

  /**
   * @param {(save: string, game: string, minigame: string) => void} open
   * @param {() => void} added something may have been added to what is kept
   */
  constructor(open, added) {
    this.#open = open;
    this.#added = added;
  }

  /** @param {string} text of a file */
  take(text) {
    const taken = takeFile(text);
    this.said.textContent = taken.kind === "save" ? "" : toldOf(taken);
    if (taken.kind === "save") this.#open(text, taken.game, taken.minigame);
    else if (taken.kind === "added") this.#added();
  }
}

/**
 * What became of a file that is not of one game, in sentences.
 * @param {Exclude<Taken, {kind: "save"}>} taken
 */
export function toldOf(taken) {
  if (taken.kind === "refused") return textOf(`file.${taken.why}`);
  const { games, apart, tables, results, lasting } = taken;
  const counts = { "file.games": games, "file.apart": apart, "file.tables": tables, "results.loaded": results ?? 0 };
  const told = Object.entries(counts).filter(([, n]) => n).map(([key, n]) => textOf(key, { n }));
  if (results === null) told.push(textOf("file.results"));
  if (!told.length) told.push(textOf("file.nothing"));
  return [...told, ...(lasting ? [] : [textOf("results.refused")])].join(" ");
}

/**
 * Opens a game on the page of its game.
 * @param {string} save
 * @param {string} game
 * @param {string} minigame
 * @returns {boolean} whether this book has that game
 */
export function openSave(save, game, minigame) {
  if (!hasText(`game.${game}`)) return false;
  openOnItsPage(game, hasText(`minigame.${game}.${minigame}`) ? minigame : "", { save });
  return true;
}
