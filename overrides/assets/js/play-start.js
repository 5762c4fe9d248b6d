/** Before a game: the page's own form (seats, bots, options, seed), and the games kept from earlier visits. */
import { button, make } from "./dom.js";
import { gameBefore, lastGame } from "./store.js";
import { word } from "./words.js";

/** @typedef {import("./protocol.js").NewGame} NewGame */

export class StartPanel {
  #host;
  #begin;
  #resume = make("div", { class: "resume", hidden: "" });
  #note = make("div", { class: "note damaged", role: "alert", hidden: "" });
  /** @type {HTMLFormElement | null} */
  #form;
  /** @type {HTMLButtonElement | null} */
  #start;

  /**
   * @param {HTMLElement} host
   * @param {{begin: (game: NewGame) => void, resume: (save: string) => void}} then
   * @param {AbortSignal} signal
   */
  constructor(host, { begin, resume }, signal) {
    this.#host = host;
    this.#begin = begin;
    this.#form = host.querySelector("form.start");
    this.#start = host.querySelector(".trick-start");
    this.#listen(signal);
    this.#offer(resume);
    host.append(this.#resume, this.#note);
    signal.addEventListener("abort", () => this.#leave());
  }

  /** The reader wants another game: here is the form again. */
  again() {
    for (const part of [this.#form, this.#start]) if (part) part.hidden = false;
    /** @type {HTMLElement | null | undefined} */ (this.#form?.querySelector("select, input"))?.focus();
  }

  /** A game is on the table. */
  close() {
    for (const part of [this.#form, this.#start, this.#resume, this.#note]) if (part) part.hidden = true;
  }

  /**
   * A save or link could not be read: says so; what is kept stays kept, and everything can still be chosen.
   * @param {string} html
   */
  sayDamaged(html) {
    this.#note.innerHTML = html;
    this.#note.append(make("p", {}, word("play.kept")));
    this.#note.hidden = false;
  }

  /** The page's own parts are left as they were found. */
  #leave() {
    for (const part of [this.#resume, this.#note]) part.remove();
    for (const part of [this.#form, this.#start]) if (part) part.hidden = false;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const begin = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#begin(this.#newGame());
    };
    const form = this.#form;
    this.#start?.addEventListener("click", begin, { signal });
    form?.addEventListener("submit", begin, { signal });
    form?.addEventListener("input", () => showSeats(form), { signal });
    if (form) showSeats(form);
  }

  /** @param {(save: string) => void} resume */
  #offer(resume) {
    const slot = slotOf(this.#host);
    const kept = /** @type {const} */ ([["resume_last", lastGame(slot)], ["resume_before", gameBefore(slot)]]);
    for (const [name, save] of kept) {
      if (save) this.#resume.append(button(name.replace("_", "-"), word(`play.${name}`), () => resume(save)));
    }
    this.#resume.hidden = !this.#resume.hasChildNodes();
    if (!this.#resume.hidden) this.#resume.prepend(make("p", {}, word("play.resume")));
  }

  /** @returns {NewGame} */
  #newGame() {
    const { game = "", key = "" } = this.#host.dataset;
    const fields = Object.fromEntries(new FormData(this.#form ?? undefined));
    const seed = Number(fields.seed || Math.floor(Math.random() * 2 ** 31));
    return this.#form ? { game, key, seed, ...seating(fields) } : { game, key, seed };
  }
}

/**
 * The name under which a widget's game is kept; it holds no language.
 * @param {HTMLElement} host
 */
export function slotOf({ dataset: { game, key } }) {
  return `${game}/${key || "game"}`;
}

/** @param {Record<string, FormDataEntryValue>} fields */
function seating(fields) {
  const players = Number(fields.players);
  const options = Object.entries(fields).filter(([name]) => name.startsWith("option-"));
  return {
    players,
    options: Object.fromEntries(options.map(([name, value]) => [name.slice("option-".length), String(value)])),
    seats: Array.from({ length: players }, (_, seat) => String(fields[`seat-${seat}`] ?? "human")),
  };
}

/**
 * As many seats as players.
 * @param {HTMLFormElement} form
 */
function showSeats(form) {
  const players = Number(new FormData(form).get("players"));
  for (const row of form.querySelectorAll("[data-seat]")) {
    if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= players;
  }
}
