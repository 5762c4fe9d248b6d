/**
 * Suspicions at a table: a sheet that each person has, one press away; the question before all is shown; and at the end how
 * good the guesses were. What is noted is seen by nobody else: of several people each says who they are, or looks at their own
 * view, and the panel closes when others look.
 */
import { engine } from "./client.js";
import { button, liveRegion, makeElement } from "./dom.js";
import { panel } from "./panel.js";
import { SuspicionNotes } from "./suspicion-notes.js";
import { drawGuesses, drawSheet } from "./suspicion-sheet.js";
import { showWhose } from "./suspicion-whose.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./panel.js").PanelView} PanelView
 * @typedef {import("./protocol.js").SuspicionsAnswer} SuspicionsAnswer
 * @typedef {import("./protocol.js").TableAnswer} TableAnswer
 */

/**
 * Put `button` and `offer` into the table, let it `watch` that, and `follow` each answer.
 */
export class Suspicions {
  #host;
  #game;
  #keeper;
  #lookBack;
  /** How the guesses were told last, and of which match: a table that is drawn anew has it again at once. */
  #told = { id: "", html: "" };
  /** What was said to who guessed last, in which match: nobody is asked anew before the rest is shown. */
  #taken = { id: "", asks: "", guess: "" };
  button = button("suspicions", textOf("suspicions"), () => void this.#open());
  #guess = button("guess", textOf("suspicions.guess"), () => void this.#openGuesses());
  #asks = makeElement("p", { role: "status" });
  #said = liveRegion();
  offer = makeElement("div", { class: "suspicions-offer", hidden: "" }, this.#asks, this.#guess);
  /** What is told of the guesses when a seat shows what it has, and of which match: one promise for each. */
  #reveals = { id: "", told: /** @type {Promise<import("./protocol.js").RevealView[]>} */ (Promise.resolve([])) };

  /**
   * @param {HTMLElement} host the table's widget
   * @param {() => Pick<import("./play-game.js").PlayGame, "id" | "view"> | undefined} game
   * @param {import("./kept-games.js").Keeper} keeper
   * @param {(step: number) => void} lookBack
   */
  constructor(host, game, keeper, lookBack) {
    this.#host = host;
    this.#game = game;
    this.#keeper = keeper;
    this.#lookBack = lookBack;
    this.button.hidden = true;
    this.button.ariaHasPopup = "dialog";
    addEventListener("pagehide", () => this.button.isConnected && panel.close());
  }

  /** @param {HTMLElement} table which tells when it has told a step ("told", with its pause) and when it rests ("shown") */
  watch(table) {
    table.querySelector(".act")?.append(this.#said);
    table.addEventListener("told", (event) => {
      if (event instanceof CustomEvent) this.#offerGuess(event.detail);
      void this.#answerGuesses(table);
    });
    table.addEventListener("shown", () => {
      this.#offerGuess("");
      void this.#showEnd();
    });
  }

  /** @param {TableAnswer} view */
  follow({ can, over }) {
    this.button.hidden = over || !can.suspect;
  }

  /** @returns {Promise<SuspicionsAnswer | null>} */
  async #ask() {
    const answer = await engine.ask({ do: "suspicions", id: this.#game()?.id ?? "" }).catch(() => null);
    return answer?.kind === "suspicions" ? answer : null;
  }

  get #notes() {
    return new SuspicionNotes(this.#keeper.suspicions);
  }

  async #open() {
    if (panel.closeFor(this.button)) return;
    await this.#showOwn(this.button, (sheet, own) => {
      const notes = this.#notes;
      return drawSheet(sheet, own, notes, () => this.#keeper.keepSuspicions(notes.noted));
    });
  }

  async #openGuesses() {
    if (panel.closeFor(this.#guess)) return;
    await this.#showOwn(this.#guess, (sheet, own) => {
      const notes = this.#notes;
      const keep = () => {
        this.#keeper.keepSuspicions(notes.noted);
        this.#reveals.id = "";
        const several = sheet.people.length > 1;
        const asks = textOf(several ? "suspicions.taken.of" : "suspicions.taken", { name: sheet.suspects[own]?.name ?? "" });
        this.#taken = { id: this.#game()?.id ?? "", asks, guess: textOf(several ? "suspicions.guess" : "suspicions.guess.again") };
        this.#sayOffer();
      };
      return [drawGuesses(sheet, own, notes, keep, () => {
        keep();
        panel.close();
      })];
    });
  }

  /**
   * Shows what one person may see (suspicion-whose.js).
   * @param {HTMLElement} opener
   * @param {(sheet: SuspicionsAnswer, own: number) => HTMLElement[]} draw
   */
  async #showOwn(opener, draw) {
    const sheet = await this.#ask();
    if (!sheet) return;
    const title = textOf("suspicions");
    const viewOf = (/** @type {number} */ own) => {
      const body = makeElement("div", { "data-game": this.#host.dataset.game ?? "" }, ...draw(sheet, own));
      body.addEventListener("click", ({ target }) => this.#follow(target));
      return { title, context: sheet.people.length > 1 ? sheet.suspects[own]?.name ?? "" : "", body: [body], large: true, aside: true };
    };
    showWhose(sheet, viewOf, opener, (view, from) => panel.show(view, from, true));
  }

  /** @param {EventTarget | null} target a clue leads to its moment */
  #follow(target) {
    const pressed = target instanceof Element ? target.closest("[data-moment]") : null;
    if (!(pressed instanceof HTMLElement)) return;
    panel.close();
    this.#lookBack(Number(pressed.dataset.moment));
  }

  /** @param {string} pause of the step that was told, "" for none: the game's last one comes before all is shown */
  #offerGuess(pause) {
    const view = this.#game()?.view;
    this.offer.hidden = !pause || !view?.over || !view.can.suspect;
    if (!this.offer.hidden) this.#sayOffer();
    else if (!pause && this.offer.contains(document.activeElement)) panel.close();
  }

  #sayOffer() {
    const { id, asks, guess } = this.#taken, isTaken = id === this.#game()?.id;
    this.#asks.textContent = isTaken ? asks : textOf("suspicions.offer");
    this.#guess.textContent = isTaken ? guess : textOf("suspicions.guess");
  }

  /**
   * A seat that has just shown what it has answers those who had guessed.
   * @param {HTMLElement} table
   */
  async #answerGuesses(table) {
    if (!table.querySelector(".tally .up")) return;
    const id = this.#game()?.id ?? "";
    if (this.#reveals.id !== id) this.#reveals = { id, told: this.#allReveals(id) };
    const reveals = await this.#reveals.told;
    for (const row of table.querySelectorAll(".tally > li")) {
      if (!(row instanceof HTMLElement) || !row.querySelector(".up") || row.querySelector(".answered")) continue;
      const html = reveals.filter(({ seat }) => String(seat) === row.dataset.seat).map((each) => each.html).join("");
      row.insertAdjacentHTML("beforeend", html);
      const told = [...row.querySelectorAll(".answered")].map(({ textContent }) => textContent);
      if (row.matches(".new") && told.length) this.#said.textContent = told.join(". ");
    }
  }

  /** @param {string} id */
  async #allReveals(id) {
    const sheet = await this.#ask();
    const answers = [];
    for (const seat of sheet?.people ?? []) answers.push(await this.#guessed(/** @type {SuspicionsAnswer} */ (sheet), seat, id));
    return answers.flatMap((answer) => answer?.reveals ?? []);
  }

  /** At the end: how good the guesses were, and the stars of those who were not asked. */
  async #showEnd() {
    const place = this.#host.querySelector("[data-suspicions]"), id = this.#game()?.id ?? "";
    if (!place) return void (this.#told = { id: "", html: "" });
    place.innerHTML = this.#told.id === id ? this.#told.html : "";
    if (place.hasChildNodes()) return;
    const sheet = await this.#ask();
    if (!sheet) return;
    const told = [];
    for (const seat of sheet.people) told.push((await this.#guessed(sheet, seat, id))?.html ?? "");
    const now = this.#host.querySelector("[data-suspicions]");
    if (!now || id !== this.#game()?.id) return;
    this.#told = { id, html: told.join("") };
    now.innerHTML = this.#told.html;
  }

  /**
   * @param {SuspicionsAnswer} sheet
   * @param {number} seat
   * @param {string} id
   */
  async #guessed({ asked, suspects }, seat, id) {
    const notes = this.#notes;
    const guesses = suspects.filter((rival) => rival.seat !== seat)
      .flatMap((rival) => asked.map((each) => ({ seat: rival.seat, secret: notes.guessOf(seat, rival.seat, each) })))
      .filter(({ secret }) => secret);
    if (!guesses.length) return null;
    const answer = await engine.ask({ do: "guessed", id, seat, guesses }).catch(() => null);
    return answer?.kind === "guessed" ? answer : null;
  }
}
