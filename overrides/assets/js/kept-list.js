/** The games kept of a table, as a list: where each stands, when it was played; to go on, to save as a file, to remove. */
import { dayInWords } from "./day-calendar.js";
import { button, makeElement } from "./dom.js";
import { gameAt, keptGames, ROOM, charactersKept } from "./kept-games.js";
import { saveFile } from "./files.js";
import { listInParts } from "./list-in-parts.js";
import { LANG } from "./paths.js";
import { readStored, removeStored, writeStored } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./kept-games.js").KeptGame} KeptGame */

/** What a picture of a game consists of. */
const DRAWN = "svg, g, path, rect, circle, line, text, use[*|href^='#']";
/** So many are in sight; older ones and those that are over are folded. */
const IN_SIGHT = 3;

/**
 * The list of a table's kept games. Put `element` into the page; it is hidden while there are none. Call `show` again
 * when games may have been added; `resume` is given the game as it is stored at the time of the press.
 */
export class KeptList {
  element = makeElement("section", { class: "kept-games", hidden: "", "aria-label": textOf("kept") });
  #slot;
  #resume;

  /**
   * @param {string} slot
   * @param {(game: KeptGame) => void} resume
   */
  constructor(slot, resume) {
    this.#slot = slot;
    this.#resume = resume;
    this.show();
  }

  /** Whether there is a game to go on with: that comes before a new one. */
  get leads() {
    return inSightAndRest(keptGames(this.#slot))[0].some(({ damaged }) => !damaged);
  }

  /** Shows what is kept now. */
  show() {
    const games = keptGames(this.#slot);
    const [first, folded] = inSightAndRest(games);
    this.element.replaceChildren(makeElement("p", {}, textOf(first.length ? "kept.resume" : "kept")));
    const oldest = games.at(-1);
    if (oldest && charactersKept() > ROOM) this.element.append(this.#offerRoom(oldest));
    if (first.length) this.element.append(makeElement("ul", {}, ...first.map((game) => this.#row(game))));
    if (folded.length) {
      const more = makeElement("summary", {}, textOf("kept.more", { n: folded.length }));
      const details = makeElement("details", {}, more);
      details.addEventListener("toggle", () => details.append(...listInParts(folded, (game) => this.#row(game))), { once: true });
      this.element.append(details);
    }
    this.element.hidden = !games.length;
  }

  /** @param {KeptGame} game */
  #row(game) {
    const row = makeElement("li", { class: "kept-game" }, pictureOfGame(game), makeElement("span", { class: "summary" }, nameOfGame(game)));
    if (game.at) row.append(" ", timeOfGame(game));
    if (!game.damaged) row.append(" ", button("resume", textOf(game.over ? "kept.look" : "kept.go_on"), () => this.#resume(latestVersionOf(game))));
    row.append(" ", button("save", textOf("play.save"), () => this.#saveFile(game)));
    row.append(" ", button("remove", textOf("kept.remove"), () => this.#remove(game, row)));
    for (const control of row.querySelectorAll("button")) control.ariaLabel = `${control.textContent}, ${nameOfGame(game)}`;
    return row;
  }

  /**
   * A slip of the finger removes nothing: it can be taken back until the page is left.
   * @param {KeptGame} game
   * @param {HTMLElement} row
   */
  #remove(game, row) {
    const back = removeGame(game, () => {
      const restored = this.#row(latestVersionOf(game));
      row.replaceWith(restored);
      focusFirst(restored);
    });
    row.replaceChildren(makeElement("span", { role: "status" }, textOf("kept.removed")), " ", back);
    back.focus();
  }

  /** @param {KeptGame} oldest */
  #offerRoom(oldest) {
    const file = button("save", textOf("kept.save_oldest"), () => {
      this.#saveFile(oldest);
      const back = removeGame(oldest, () => {
        this.show();
        focusFirst(this.element);
      });
      this.show();
      this.element.prepend(makeElement("p", { class: "kept-game" }, makeElement("span", { role: "status" }, textOf("kept.removed")), " ", back));
      this.element.hidden = false;
      back.focus();
    });
    return makeElement("div", { class: "note" }, makeElement("p", { role: "status" }, textOf("kept.full", { oldest: nameOfGame(oldest) })), file);
  }

  /** @param {KeptGame} game */
  #saveFile(game) {
    const { save, key } = latestVersionOf(game);
    void saveFile(save, key.replace(/^trick:\w+:/, "").replace(/[/:]/g, "-"));
  }
}

/**
 * A game as it is kept now: another tab may have played it on, or removed it, since it was listed.
 * @param {KeptGame} game
 */
const latestVersionOf = (game) => (readStored(game.key) === null ? game : gameAt(game.key));

/**
 * Removes a game.
 * @param {KeptGame} game
 * @param {() => void} restored
 * @returns {HTMLElement} the button that puts it back, unless another tab keeps it again by then
 */
function removeGame({ key, save }, restored) {
  const text = readStored(key) ?? save;
  removeStored(key);
  return button("back", textOf("kept.put_back"), () => {
    if (readStored(key) === null) writeStored(key, text);
    restored();
  });
}

/** @param {HTMLElement} part */
const focusFirst = (part) => part.querySelector("button")?.focus();

/**
 * @param {KeptGame[]} games
 * @returns {[KeptGame[], KeptGame[]]} those in sight, and those that are folded
 */
function inSightAndRest(games) {
  const first = games.filter(({ over }) => !over).slice(0, IN_SIGHT);
  return [first, games.filter((game) => !first.includes(game))];
}

/** @param {KeptGame} game */
function nameOfGame({ damaged, summary, save }) {
  if (damaged) return textOf("kept.damaged");
  const name = summary[LANG] ?? textOf("kept.old"), day = dayOfSave(save);
  return day === null ? name : `${textOf("day.deal", { date: dayInWords(day) })} · ${name}`;
}

/** The day whose deal a game is of, null for none. @param {string} save */
function dayOfSave(save) {
  try {
    const { day } = JSON.parse(save);
    return Number.isInteger(day?.number) ? day.number : null;
  } catch {
    return null;
  }
}

/** @param {KeptGame} game whose picture others may have written, too, where pages of several projects share an address */
function pictureOfGame({ picture }) {
  const drawn = makeElement("template");
  drawn.innerHTML = picture;
  const isDrawing = [...drawn.content.querySelectorAll("*")].every((part) => part.matches(DRAWN));
  return makeElement("span", { class: "picture", "aria-hidden": "true" }, ...(isDrawing ? [drawn.content] : []));
}

/** @param {KeptGame} game */
function timeOfGame({ at }) {
  const date = new Date(at);
  const text = date.toLocaleString(LANG, { dateStyle: "medium", timeStyle: "short" });
  return makeElement("time", { datetime: date.toISOString() }, text);
}
