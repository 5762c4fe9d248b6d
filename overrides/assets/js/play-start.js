/** Before a game: the page's own form (seats, bots, options, seed), and the games kept from earlier visits. */
import { openOnItsPage } from "./arrival.js";
import { engine } from "./client.js";
import { offerNames } from "./companion-start.js";
import { DayPanel } from "./day-panel.js";
import { button, liveRegion, makeElement } from "./dom.js";
import { KeptList } from "./kept-list.js";
import { FileOffer } from "./file-offer.js";
import { saveFile } from "./files.js";
import { keepNamesOfTable } from "./followed-kept.js";
import { showResultsLine } from "./results-line.js";
import { keepStart, lastStart } from "./store.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./play-game.js").Origin} Origin
 * @typedef {import("./protocol.js").NewGame} NewGame
 * @typedef {import("./protocol.js").Offer} Offer
 * @typedef {import("./protocol.js").RefusalView} RefusalView
 */

/**
 * Takes over the form to start a game that is in the page already, adds the list of kept games, and calls `open` with
 * what is to be played. When the signal aborts the page is as it was.
 */
export class StartPanel {
  #host;
  #open;
  #kept;
  #files;
  #note = makeElement("div", { class: "note damaged", role: "alert", hidden: "" });
  #said = liveRegion();
  #results = makeElement("p", { class: "tries" });
  /** @type {DayPanel | undefined} of a table for the deals of the days */
  #day;
  /** @type {HTMLFormElement | null} */
  #form;
  /** @type {HTMLButtonElement | null} */
  #start;

  /**
   * @param {HTMLElement} host
   * @param {(origin: Origin, kept?: string) => void} open with the key of a kept game
   * @param {AbortSignal} signal
   */
  constructor(host, open, signal) {
    this.#host = host;
    this.#open = open;
    this.#form = host.querySelector("form.start");
    this.#start = host.querySelector(".trick-start");
    this.#kept = new KeptList(storageSlotOf(host), ({ save, key }) => open({ save }, key));
    this.#files = new FileOffer((save) => open({ save }), () => this.#kept.show());
    if ("day" in host.dataset) host.append((this.#day = new DayPanel(host, open, signal)).element);
    this.#listen(signal);
    this.#place();
    host.append(this.#note, this.#said);
    this.#start?.after(this.#results);
    showResultsLine(host, this.#results);
    // A small game is too short for files.
    if (!host.dataset.key) this.#start?.after(...this.#files.buttons, this.#files.said);
    signal.addEventListener("abort", () => this.#leave());
  }

  /** Puts the kept game first for a reader who comes back to it. */
  #place() {
    if (this.#day) this.#day.element.after(this.#kept.element);
    else if (this.#kept.leads) this.#host.prepend(this.#kept.element);
    else (this.#start ?? this.#form)?.after(this.#kept.element);
  }

  /**
   * Says at once that a table is being prepared: at what was pressed, and to who listens.
   * @returns {() => void} says it no longer
   */
  sayPreparing() {
    const { activeElement } = document;
    const pressed = activeElement instanceof HTMLButtonElement && this.#host.contains(activeElement) ? activeElement : this.#start;
    const label = pressed?.textContent ?? "";
    const tell = (/** @type {string} */ said, /** @type {string} */ text, /** @type {string | null} */ busy) => {
      this.#said.textContent = said;
      if (!pressed) return;
      pressed.textContent = text;
      pressed.ariaBusy = busy;
    };
    const text = textOf("play.preparing");
    tell(text, text, "true");
    return () => tell("", label, null);
  }

  /** The reader wants another game: here is the form again. */
  again() {
    this.#kept.show();
    showResultsLine(this.#host, this.#results);
    this.#place();
    for (const part of [this.#form, this.#start, this.#day?.element, this.#files.buttons[0]]) if (part) part.hidden = false;
    this.#day?.show();
    this.#day?.focus();
    /** @type {HTMLElement | null | undefined} */ (this.#form?.querySelector("select, input"))?.focus();
  }

  /**
   * Opens a file beside a game that is on the table.
   * @param {string} text
   * @param {() => void} leave shows the page, where it is told what became of the file
   */
  takeFile(text, leave) {
    leave();
    this.#files.take(text);
  }

  /** A game is on the table. */
  close() {
    this.#files.said.textContent = "";
    for (const part of [this.#form, this.#start, this.#day?.element, this.#kept.element, this.#note, this.#files.buttons[0]]) {
      if (part) part.hidden = true;
    }
  }

  /**
   * A link has brought the reader to the deal of a day: it is offered, or it is said why it cannot be played.
   * @param {import("./day-calendar.js").DayLink} link
   */
  takeDay(link) {
    const refused = this.#day?.take(link) ?? "";
    this.#note.replaceChildren(makeElement("p", {}, refused));
    this.#note.hidden = !refused;
    this.#host.scrollIntoView({ block: "start" });
  }

  /**
   * A save or link cannot be opened: says so; what is kept stays kept, and everything can still be chosen.
   * @param {RefusalView} refusal
   * @param {Origin} origin what cannot be opened
   */
  sayRefused({ html, offer, elsewhere }, { save, link }) {
    this.#note.innerHTML = html;
    if (!elsewhere) this.#note.append(makeElement("p", {}, textOf("play.kept")));
    if (elsewhere) {
      const { game, minigame } = elsewhere;
      const go = () => openOnItsPage(game, minigame, { ...(save && { save }), ...(link && { link }) });
      this.#note.append(makeElement("p", { class: "offer" }, button("elsewhere", textOf("play.elsewhere", { game: textOf(`game.${game}`) }), go)));
    }
    if (offer) this.#note.append(makeElement("p", { class: "offer" }, ...this.#actions(offer)));
    this.#note.hidden = false;
    this.#note.scrollIntoView({ block: "center" });
  }

  /**
   * What can be done with a game of rules that are no longer played.
   * @param {Offer} offer
   */
  #actions({ text, save: deal }) {
    const save = button("save", textOf("play.save_text"), () => void saveFile(text, storageSlotOf(this.#host).replace("/", "-")));
    return deal ? [save, button("same-deal", textOf("play.same_deal"), () => this.#open({ save: deal }))] : [save];
  }

  /** The page's own parts are left as they were found. */
  #leave() {
    for (const part of [this.#results, this.#kept.element, this.#note, this.#said, this.#files.said, ...this.#files.buttons]) part.remove();
    this.#day?.element.remove();
    for (const part of [this.#form, this.#start]) if (part) part.hidden = false;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const begin = (/** @type {Event} */ event) => {
      event.preventDefault();
      const game = this.#newGame();
      if (this.#form) keepStart(storageSlotOf(this.#host), choicesOf(this.#form));
      if (game.names && game.seats) keepNamesOfTable(game.names.map((name, seat) => game.seats?.[seat] === "human" ? name : ""));
      this.#open({ new: game });
    };
    const form = this.#form;
    // The button submits the form, as Enter in a field does; a mini-game has none.
    if (form) form.addEventListener("submit", begin, { signal });
    else this.#start?.addEventListener("click", begin, { signal });
    form?.addEventListener("input", ({ target }) => {
      // Several people have had names at their last table, maybe of another game.
      const people = peopleIn(form);
      if (people.length > 1 && target instanceof HTMLSelectElement && people.includes(target)) offerNames(form, this.#host.dataset.game ?? "");
      showSeats(form);
    }, { signal });
    for (const part of [this.#start, form]) part?.addEventListener("focusin", () => engine.prepare(this.#host.dataset.game ?? ""), { signal, once: true });
    if (form) this.#remember(form);
  }

  /** @param {HTMLFormElement} form stands as it was last used in this browser */
  #remember(form) {
    const chosen = lastStart(storageSlotOf(this.#host));
    for (const menu of form.querySelectorAll("select")) {
      if ([...menu.options].some(({ value }) => value === chosen[menu.name])) menu.value = String(chosen[menu.name]);
    }
    for (const field of namesIn(form)) field.value = String(chosen[field.name] ?? "").slice(0, field.maxLength);
    showSeats(form);
  }

  /** @returns {NewGame} */
  #newGame() {
    const { game = "", key = "" } = this.#host.dataset;
    const fields = Object.fromEntries(new FormData(this.#form ?? undefined));
    const seed = Number(fields.seed || Math.floor(Math.random() * 2 ** 31));
    return this.#form ? { game, key, seed, ...seatingOf(fields) } : { game, key, seed };
  }
}

/**
 * The name under which a widget's game is kept; it holds no language.
 * @param {HTMLElement} host
 */
export function storageSlotOf({ dataset: { game, key, day } }) {
  return `${game}/${key || (day ? "daily" : "game")}`;
}

/**
 * What is chosen in a form's menus, and the names: no number of a deal.
 * @param {HTMLFormElement} form
 */
function choicesOf(form) {
  return Object.fromEntries([...form.querySelectorAll("select"), ...namesIn(form)].map(({ name, value }) => [name, value]));
}

/**
 * The fields for the names of the seats.
 * @param {HTMLFormElement} form
 * @returns {NodeListOf<HTMLInputElement>}
 */
const namesIn = (form) => form.querySelectorAll("input[name^=name-]");

/** @param {Record<string, FormDataEntryValue>} fields */
function seatingOf(fields) {
  const players = Number(fields.players);
  const options = Object.entries(fields).filter(([name]) => name.startsWith("option-"));
  return {
    players,
    options: Object.fromEntries(options.map(([name, value]) => [name.slice("option-".length), String(value)])),
    seats: Array.from({ length: players }, (_, seat) => String(fields[`seat-${seat}`] ?? "human")),
    names: Array.from({ length: players }, (_, seat) => String(fields[`name-${seat}`] ?? "").trim()),
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
  const people = peopleIn(form).filter(({ name }) => Number(name.slice("seat-".length)) < players);
  for (const field of namesIn(form)) callSeat(form, field, people);
}

/**
 * The menus of the seats where people sit.
 * @param {HTMLFormElement} form
 */
const peopleIn = (form) => [...form.querySelectorAll("select")].filter(({ name, value }) => name.startsWith("seat-") && value === "human");

/**
 * Where one says who sits at a seat, it is called by the name that was typed for it; of several people none is the reader.
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} field
 * @param {HTMLSelectElement[]} people
 */
function callSeat(form, field, people) {
  const menu = form.querySelector(`select[name=${field.name.replace("name", "seat")}]`), label = menu?.closest("label");
  const [called, own] = ["b", ".own"].map((part) => label?.querySelector(`span ${part}`));
  if (called) called.textContent = field.value.trim() || field.placeholder;
  if (own instanceof HTMLElement) own.hidden = people.length !== 1 || people[0] !== menu;
}
