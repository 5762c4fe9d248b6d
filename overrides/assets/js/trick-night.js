/**
 * <trick-night>: six questions of what a game's course teaches, each on a table of its own; with `data-bank="moves"`, six
 * moves to be found in games of bots, with "due" the questions that are due. An address with its id asks the first one at once,
 * #due-GAME that of what is due. No engine is started: each question is a file of the site, and what was answered is kept in
 * this browser.
 */
import { watchAddress } from "./arrival.js";
import { replaceAddress } from "./back.js";
import { AskedStage, fetchedJson } from "./course-stage.js";
import { button, focusOn, liveRegion, makeElement, onceInPage, stopShortcuts } from "./dom.js";
import { noteKnown, ratingIn } from "./learn-moves.js";
import { noteNight, wasMissedBefore } from "./learn.js";
import { Motion } from "./motion.js";
import { DUE, MOVES, QUESTIONS } from "./night-banks.js";
import { itemsOfEnd, markOf, pillsOf } from "./night-again.js";
import { ASKED as MOST } from "./returning.js";
import { askToLast } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").IdeaView} IdeaView */

/** @type {Record<string, import("./night-banks.js").Bank>} */
const BANKS = { moves: MOVES, due: DUE };

/** The custom element. When it leaves the page, a night that was begun is over; what was answered stays. */
export class TrickNight extends HTMLElement {
  #life = new AbortController();
  /** @type {AskedStage | undefined} */
  #asked;
  #offer = makeElement("div", { class: "offer" });
  #where = makeElement("p", { class: "where" });
  /** What was right at once, and what comes back, for the eye: `#where` and the end say it. */
  #marks = makeElement("p", { class: "marks", "aria-hidden": "true", hidden: "" });
  #bar = makeElement("div", { class: "step-bar", hidden: "" }, this.#where);
  #item = makeElement("div", { class: "step current" });
  #said = liveRegion();
  #motion = new Motion(this, () => ({ board: this.querySelector(".step .board"), beside: null, form: null }));
  /** All that the bank has. @type {IdeaView[]} */
  #all = [];
  /** What is asked tonight. @type {IdeaView[]} */
  #ideas = [];
  /** What was answered, in order. @type {import("./night-again.js").Answered[]} */
  #answered = [];
  /** Whether what is due is asked, because the address says so. */
  #onlyDue = false;
  /** The reader's rating before the first move. */
  #rating = 0;
  /** The same before the move that is asked. */
  #was = 0;
  /** Whether what was missed is only tried again: nothing of it is kept. */
  #isAgain = false;
  /** The questions that were shown since the page was opened: another table comes before the same one. @type {Set<string>} */
  #shown = new Set();
  /** Which question is asked, from 1. */
  #number = 0;

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    this.addEventListener("keydown", (event) => stopShortcuts(event), { signal: this.#life.signal });
    this.dataset.live = "";
    this.#item.hidden = true;
    this.append(this.#marks, this.#item, this.#bar, this.#offer, this.#said);
    this.#offerAll();
    void this.#tellAbout(this.#bank.about(this.#game)).catch(() => {});
    // What is told stands on the buttons, however many lines they take.
    const sizes = new ResizeObserver(() => this.style.setProperty("--bar", `${this.#bar.offsetHeight}px`));
    sizes.observe(this.#bar);
    this.#life.signal.addEventListener("abort", () => sizes.disconnect());
    watchAddress(() => this.#arrive(), this.#life.signal);
    this.#arrive();
  }

  /** How many lessons are left before there is something to ask. The page says what its moves need at least. */
  get #lessonsBefore() {
    const { needed = "" } = this.dataset;
    return this.#bank.lessonsBefore(this.#game, needed ? needed.split(" ").map((stages) => stages.split(",")) : []);
  }

  /** What was begun goes on. While lessons are left: these, and all of the bank for one who knows the game. */
  #offerAll() {
    const game = this.#game, begun = this.#bank.begun(game), before = this.#lessonsBefore;
    if (begun) {
      const n = begun.right.length, of = begun.keys.length;
      this.#propose(textOf("moves.begun", { n, of }), n < of ? textOf("moves.go_on", { n: n + 1, of }) : textOf("night.end"), begun);
      return this.#offer.append(button("more", textOf("moves.anew"), () => void this.#start()));
    }
    this.#propose(before ? textOf("moves.untaught", { n: before }) : this.#bank.offer(game, MOST), before ? "" : textOf("night.begin"));
    const [text, href] = this.#bank.before(game) ?? [];
    if (href) this.#offer.append(makeElement("a", { class: before ? "before go md-button md-button--primary" : "before", href }, text ?? ""));
    if (this.#bank.isPartial(game)) this.#offer.append(button("whole", textOf("night.whole"), () => this.#startWhole()));
  }

  /** Who was led here to be asked is asked at once; the page opened again later only offers it. */
  #arrive() {
    const isDue = !this.dataset.bank && location.hash === `#due-${this.#game}`;
    if (!isDue && (!this.id || location.hash !== `#${this.id}`)) return;
    replaceAddress(location.pathname + location.search);
    this.#onlyDue = isDue && DUE.about(this.#game).length > 0;
    if (!this.#lessonsBefore) void this.#start();
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#leave();
    this.replaceChildren();
    delete this.dataset.live;
  }

  get #game() {
    return this.dataset.game ?? "";
  }

  get #bank() {
    return this.#onlyDue ? DUE : BANKS[this.dataset.bank ?? ""] ?? QUESTIONS;
  }

  /**
   * Offers six questions, or six more.
   * @param {string} text
   * @param {string} name of the button, "" for none
   * @param {import("./learn.js").Begun | null} [begun] what it goes on with
   */
  #propose(text, name, begun = null) {
    const go = () => button("go md-button md-button--primary", name, () => void this.#start(begun));
    this.#offer.replaceChildren(makeElement("p", {}, text), ...(name ? [go()] : []));
  }

  /** @returns {Promise<import("./protocol.js").BankView>} */
  #list() {
    return fetchedJson(this.#bank.file(this.#game, "all"));
  }

  /** @param {string[]} keys of the ideas whose titles are told below the offer, as long as it stands */
  async #tellAbout(keys) {
    if (!keys.length) return;
    const { ideas } = await this.#list(), told = this.#offer.firstElementChild;
    const titles = new Set(keys.map((key) => ideas.find((idea) => idea.key === key)?.title ?? ""));
    if (!this.#number) told?.after(makeElement("ul", {}, ...[...titles].filter(Boolean).map((title) => makeElement("li", {}, title))));
  }

  /** Who knows the game is asked about all of it from now on, here and in the page's other bank. */
  #startWhole() {
    noteKnown(this.#game);
    for (const each of document.querySelectorAll("trick-night")) if (each instanceof TrickNight && each !== this) each.offerAnew();
    void this.#start();
  }

  /** Offers what there is now, unless something is asked, or was. */
  offerAnew() {
    if (!this.#number) this.#offerAll();
  }

  /** @param {import("./learn.js").Begun | null} [begun] what it goes on with */
  async #start(begun = null) {
    try {
      const { ideas } = await this.#list();
      this.#all = ideas;
      const chosen = begun?.keys ?? this.#bank.choose(this.#game, ideas, MOST);
      this.#ideas = chosen.flatMap((key) => ideas.filter((idea) => idea.key === key));
      const right = this.#ideas.length === chosen.length ? begun?.right ?? [] : [];
      this.#answered = this.#ideas.slice(0, right.length).map((idea, at) => ({ idea, question: idea.questions[0] ?? "", right: right[at] ?? false, nearly: begun?.nearly?.[at] ?? false, before: false, told: "", about: { ask: "", chosen: "", answer: "" } }));
      this.#rating = begun?.was ?? ratingIn(this.#game);
      this.#isAgain = false;
      if (!this.#ideas.length) return this.#offerAll();
      this.#marks.hidden = false;
      if (right.length === this.#ideas.length) this.#end();
      else this.#ask(right.length);
    } catch {
      this.#offer.append(makeElement("p", { role: "alert" }, textOf("night.lost")));
    }
  }

  /** Asks once more what was not found at once, on other tables where there are some. */
  #startAgain() {
    this.#ideas = this.#missed.map(({ idea }) => idea);
    this.#answered = [];
    this.#isAgain = true;
    this.#ask(0);
  }

  get #missed() {
    return this.#answered.filter(({ right, nearly }) => !right && !nearly);
  }

  /** @param {number} number the question, from 0 */
  #ask(number) {
    this.#leave();
    const idea = this.#ideas[number];
    if (!idea) return;
    const { questions } = idea;
    const fresh = questions.filter((each) => !this.#shown.has(each)), left = fresh.length ? fresh : questions;
    const question = left[Math.floor(Math.random() * left.length)] ?? "";
    this.#shown.add(question);
    this.#item.replaceChildren(makeElement(
      "figure", {},
      makeElement("figcaption", {}, makeElement("div", { class: "question" })),
      makeElement("div", { class: "board" }),
    ));
    this.#item.hidden = this.#bar.hidden = this.#marks.hidden = false;
    this.#offer.hidden = true;
    this.#number = number + 1;
    this.#was = ratingIn(this.#game);
    this.#tellWhere();
    const isLast = number + 1 === this.#ideas.length;
    this.#asked = new AskedStage(this.#item, () => fetchedJson(this.#bank.file(this.#game, question)), this.#motion, {
      show: (way, making) => {
        for (const each of [...this.#bar.children].slice(1)) if (each !== making) each.remove();
        if (way) this.#where.after(way);
        if (!making.isConnected) this.#bar.append(making);
      },
      next: () => isLast ? this.#end() : this.#ask(number + 1),
      name: textOf(isLast ? "night.end" : this.#bank.on),
      onAnswer: (right, _idea, seconds, _said, about) => this.#note(idea, question, right, seconds, about),
      onAsked: () => this.#show(),
      onDone: (told) => {
        Object.assign(this.#answered.at(-1) ?? {}, { told });
        this.#bank.found(this.#game, idea);
      },
    });
  }

  /**
   * @param {IdeaView} idea
   * @param {string} question
   * @param {boolean} right at the first touch
   * @param {number} seconds until then
   * @param {{ask: string, chosen: string, answer: string, nearly: boolean}} about
   */
  #note(idea, question, right, seconds, about) {
    this.#answered.push({ idea, question, right, nearly: about.nearly, before: wasMissedBefore(this.#game, idea.key), told: "", about });
    if (!this.#isAgain) this.#bank.note(this.#game, idea, right, seconds, about.nearly);
    this.#tellWhere();
    if (this.#isAgain) return;
    this.#bank.keep(this.#game, { keys: this.#ideas.map(({ key }) => key), right: this.#answered.map((each) => each.right), nearly: this.#answered.map((each) => each.nearly), was: this.#rating });
    void askToLast();
  }

  /** A question is there: it has the focus, and is in sight. */
  #show() {
    this.scrollIntoView({ block: "start" });
    this.#asked?.focus();
  }

  #tellWhere() {
    this.#marks.ariaHidden = "true";
    this.#where.textContent = this.#bank.where(this.#game, { n: this.#number, of: this.#ideas.length, was: this.#was });
    this.#marks.replaceChildren(...this.#ideas.map((_, at) => {
      const answered = this.#answered[at], now = at + 1 === this.#number ? " now" : "";
      return makeElement("span", { class: (answered ? markOf(answered) : "") + now });
    }));
  }

  #leave() {
    this.#asked?.leave();
    this.#asked = undefined;
  }

  #end() {
    this.#leave();
    this.#item.hidden = this.#bar.hidden = true;
    this.#offer.hidden = false;
    this.#bank.keep(this.#game, null);
    const game = this.#game, bank = this.#bank, n = this.#answered.filter(({ right }) => right).length, nearly = this.#answered.filter((each) => each.nearly).length;
    if (bank.isOfIdeas && !this.#isAgain) noteNight(game, n, this.#ideas.length);
    this.#propose(bank.done(game, { n, nearly, of: this.#ideas.length, was: this.#rating }), "");
    const [main, ...others] = bank.ways(game).map(([text, href], at) => makeElement("a", { class: at ? "" : "go md-button md-button--primary", href }, text));
    const again = this.#missed.length ? [button("again", textOf("night.retry", { n: this.#missed.length }), () => this.#startAgain())] : [];
    const more = [...again, ...(bank.more ? [button("more", textOf(bank.more), () => void this.#start())] : [])];
    this.#offer.firstElementChild?.classList.add("title");
    const coming = bank.coming(game, this.#all);
    this.#offer.append(
      ...(coming ? [makeElement("p", { class: "when" }, coming)] : []),
      makeElement("p", { class: "ways" }, ...(main ? [main] : []), ...more),
      ...itemsOfEnd(this.#answered, bank, game, (question) => fetchedJson(bank.file(game, question))),
      makeElement("p", { class: "ways" }, ...others),
    );
    this.#marks.ariaHidden = null;
    this.#marks.replaceChildren(...pillsOf(this.#offer));
    this.scrollIntoView({ block: "start" });
    this.#onlyDue = false;
    this.#said.textContent = this.#offer.querySelector("p")?.textContent ?? "";
    focusOn(/** @type {HTMLElement} */ (this.#offer.querySelector(".go")), { preventScroll: true });
  }
}
