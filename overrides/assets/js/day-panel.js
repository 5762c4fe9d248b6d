/** Before a game at the deal of a day: which day, how its try stands, what can be done, and the deals of other days. */
import { dayInWords, numberOfDay, PLAYABLE, playableDays, readDayLink } from "./day-calendar.js";
import { areDaysReadable, daysText, tryOfDay } from "./day-kept.js";
import { botsInWords, endedInWords, endOf, linesToShare } from "./day-words.js";
import { button, makeElement } from "./dom.js";
import { gameAt } from "./kept-games.js";
import { listInParts } from "./list-in-parts.js";
import { SharePanel } from "./play-share.js";
import { readStored } from "./store.js";
import { textOf } from "./texts.js";

/**
 * What the table of the day offers before a game. Put `element` into the page, and call `show` when one is back;
 * `open` is called with what is to be played. The button names the day that it deals, whatever the clock says meanwhile.
 */
export class DayPanel {
  element = makeElement("div", { class: "day-panel" });
  #host;
  #open;
  #share = new SharePanel();
  /** @type {number | null} the day of a link, null for today */
  #linked = null;
  /** What is shown rests on this. */
  #basis = "";

  /**
   * @param {HTMLElement} host
   * @param {(origin: import("./play-game.js").Origin, kept?: string) => void} open
   * @param {AbortSignal} signal
   */
  constructor(host, open, signal) {
    this.#host = host;
    this.#open = open;
    this.show();
    // The page may have been open since yesterday, or another tab has played.
    const renew = () => this.#basis === basis() || this.show();
    document.addEventListener("visibilitychange", renew, { signal });
    window.addEventListener("storage", renew, { signal });
  }

  /** Shows how things stand now. */
  show() {
    const day = this.#linked ?? numberOfDay(), focused = this.element.contains(document.activeElement);
    const open = this.element.querySelector("details")?.open ?? false;
    this.#basis = basis();
    this.#share.close();
    const heading = makeElement("p", { class: "title" }, textOf(day === numberOfDay() ? "day.today" : "day.other", { date: dayInWords(day) }));
    const damaged = areDaysReadable() ? [] : [makeElement("p", { class: "note" }, textOf("day.damaged"))];
    this.element.replaceChildren(heading, makeElement("p", {}, this.#told(day)), ...damaged,
      makeElement("div", { class: "actions" }, ...this.#actions(day)), this.#share.element, this.#others(day, open));
    if (focused) this.focus();
  }

  /** What one would press first. */
  focus() {
    this.element.querySelector("button")?.focus();
  }

  /**
   * A link has brought the reader here: its deal is offered.
   * @param {import("./day-calendar.js").DayLink} link
   * @returns {string} why not, "" if it is
   */
  take(link) {
    const { day, refused } = readDayLink(link, this.#rules);
    if (refused) return textOf(`day.${refused}`, { date: day === null ? "" : dayInWords(day), n: PLAYABLE });
    this.#linked = day;
    this.show();
    return "";
  }

  get #game() {
    return this.#host.dataset.game ?? "";
  }

  get #rules() {
    return this.#host.dataset.day ?? "";
  }

  /** How the try of a day stands. @param {number} day */
  #told(day) {
    const found = tryOfDay(this.#game, day), ended = endOf(found);
    if (ended) return [endedInWords("day", ended), botsInWords(found?.bots)].join(" ").trim();
    return textOf(!found ? "day.fresh" : isKept(found.key) ? "day.begun" : "day.removed");
  }

  /** @param {number} day */
  #actions(day) {
    const found = tryOfDay(this.#game, day), ended = endOf(found);
    const [first, ...more] = [
      ...(found && isKept(found.key) ? [button("resume", textOf(ended ? "kept.look" : "kept.go_on"), () => this.#goOn(found.key))] : []),
      ...(found && ended ? [button("share", textOf("day.send"), () => this.#send(day, ended, found.bots))] : []),
      button("deal", textOf(found ? "day.again" : "day.play"), () => this.#deal(day)),
    ];
    first?.classList.add("md-button", "md-button--primary");
    return first ? [first, ...more] : more;
  }

  /**
   * The other deals that can be played.
   * @param {number} shown the day that stands above
   * @param {boolean} open
   */
  #others(shown, open) {
    const days = playableDays().filter((day) => day !== shown);
    const fold = makeElement("details", {}, makeElement("summary", {}, textOf("day.list", { n: days.length })));
    fold.addEventListener("toggle", () => fold.append(...listInParts(days, (day) => this.#row(day))), { once: true });
    fold.open = open;
    return fold;
  }

  /** @param {number} day */
  #row(day) {
    const found = tryOfDay(this.#game, day), ended = endOf(found), date = dayInWords(day);
    const state = ended ? endedInWords("row", ended) : textOf(found ? "day.row.begun" : "day.row.fresh");
    const act = found && !ended && isKept(found.key)
      ? button("resume", textOf("kept.go_on"), () => this.#goOn(found.key))
      : button("deal", textOf(found ? "day.row.again" : "day.row.play"), () => this.#deal(day));
    act.ariaLabel = `${act.textContent}, ${date}`;
    return makeElement("li", { class: "kept-game" }, makeElement("span", { class: "summary" }, date), makeElement("span", {}, state), act);
  }

  /** @param {number} day */
  #deal(day) {
    this.#open({ day: { game: this.#game, number: day, counts: !tryOfDay(this.#game, day) } });
  }

  /** @param {string} key of the kept game */
  #goOn(key) {
    this.#open({ save: gameAt(key).save }, key);
  }

  /**
   * @param {number} day
   * @param {import("./day-words.js").Ended} ended
   * @param {import("./day-kept.js").Bots | undefined} bots
   */
  #send(day, ended, bots) {
    void this.#share.openLines(linesToShare(this.#game, day, this.#rules, ended, bots, this.#host.id));
  }
}

/** The day, and what is kept of all. */
const basis = () => `${numberOfDay()} ${daysText()}`;

/** Whether a game is still kept. @param {string} key */
const isKept = (key) => readStored(key) !== null && !gameAt(key).damaged;
