/** After the end of a game at the deal of a day, bots play the same cards while the worker is idle; so far is told all the time. */
import { engine } from "./client.js";
import { noteBots, tryOfDay } from "./day-kept.js";
import { botsInWords } from "./day-words.js";
import { liveRegion } from "./dom.js";

/** A slice of work, and a pause in which other questions come first; in milliseconds. */
const SLICE = 40;
const PAUSE = 40;

/**
 * Asks the engine for slices of work. Call `follow` after each answer, `show` when the table is drawn anew, `stop` when the
 * page goes. Put `said` into the page: it tells once, at the end, what was found.
 */
export class DayBots {
  said = liveRegion();
  #host;
  /** @type {import("./day-kept.js").Bots | undefined} */
  found;
  /** Counts what is begun and left: an answer for something earlier is of no account. */
  #turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * The match has changed.
   * @param {import("./protocol.js").TableAnswer} view
   * @param {string} id
   */
  follow({ day, over }, id) {
    this.stop();
    this.found = undefined;
    if (!day || !over) return;
    const game = this.#host.dataset.game ?? "";
    this.found = tryOfDay(game, day.number)?.bots;
    if (!this.found?.done) void this.#work(game, day.number, id, this.#turn);
  }

  stop() {
    this.#turn++;
    clearTimeout(this.#timer);
    this.said.textContent = "";
  }

  /** What is known stands where the end has room for it. */
  show() {
    const place = this.#host.querySelector("[data-day-bots]"), told = botsInWords(this.found);
    if (place && told && place.textContent !== told) place.textContent = told;
  }

  /**
   * @param {string} game
   * @param {number} day
   * @param {string} id
   * @param {number} turn
   */
  async #work(game, day, id, turn) {
    const answer = await engine.ask({ do: "day", id, ms: SLICE }).catch(() => null);
    if (answer?.kind !== "day" || turn !== this.#turn) return;
    // What an earlier visit has found stays until there is more.
    if (answer.games > (this.found?.games ?? 0)) {
      this.found = { won: answer.won, games: answer.games, done: answer.done };
      noteBots(game, day, this.found);
      this.show();
    }
    if (answer.done) this.said.textContent = botsInWords(this.found);
    else this.#timer = setTimeout(() => void this.#work(game, day, id, turn), PAUSE);
  }
}
