/**
 * <trick-night>: six questions of what a game's course teaches, each on a table of its own. No engine is started: each
 * question is a file of the site, and what was answered is kept in this browser.
 */
import { AskedStage, fetchedJson } from "./course-stage.js";
import { button, focusOn, liveRegion, makeElement, onceInPage, stopShortcuts } from "./dom.js";
import { ideasToAsk, learntByGame, noteAnswer } from "./learn.js";
import { Motion } from "./motion.js";
import { questionFile } from "./paths.js";
import { askToLast } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").IdeaView} IdeaView */

/** So many questions are asked at a time: a minute and a half. */
const QUESTIONS = 6;

/** The custom element. When it leaves the page, a night that was begun is over; what was answered stays. */
export class TrickNight extends HTMLElement {
  #life = new AbortController();
  /** @type {AskedStage | undefined} */
  #asked;
  #offer = makeElement("div", { class: "offer" });
  #where = makeElement("p", { class: "where" });
  #bar = makeElement("div", { class: "step-bar", hidden: "" }, this.#where);
  #item = makeElement("div", { class: "step current" });
  #said = liveRegion();
  #motion = new Motion(this, () => ({ board: this.querySelector(".step .board"), beside: null, form: null }));
  /** What is asked tonight. @type {IdeaView[]} */
  #ideas = [];
  /** The titles of what was answered wrong at first. @type {Set<string>} */
  #missed = new Set();

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    this.addEventListener("keydown", (event) => stopShortcuts(event), { signal: this.#life.signal });
    this.dataset.live = "";
    this.#item.hidden = true;
    this.append(this.#item, this.#bar, this.#offer, this.#said);
    const { met, due } = learntByGame()[this.#game] ?? { met: 0, due: 0 };
    this.#propose(textOf(met ? due ? "night.due" : "night.none_due" : "night.new", { n: QUESTIONS, due }), textOf("night.begin"));
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

  /**
   * Offers six questions, or six more.
   * @param {string} text
   * @param {string} name of the button
   */
  #propose(text, name) {
    this.#offer.replaceChildren(makeElement("p", {}, text), button("go", name, () => void this.#start()));
  }

  async #start() {
    try {
      /** @type {import("./protocol.js").BankView} */
      const { ideas } = await fetchedJson(questionFile(this.#game, "all"));
      const chosen = ideasToAsk(this.#game, ideas.map(({ key }) => key), QUESTIONS);
      this.#ideas = chosen.flatMap((key) => ideas.filter((idea) => idea.key === key));
      this.#missed.clear();
      this.#ask(0);
    } catch {
      this.#offer.append(makeElement("p", { role: "alert" }, textOf("night.lost")));
    }
  }

  /** @param {number} number the question, from 0 */
  #ask(number) {
    this.#leave();
    const { key = "", questions = [] } = this.#ideas[number] ?? {};
    const question = questions[Math.floor(Math.random() * questions.length)] ?? "";
    this.#item.replaceChildren(makeElement(
      "figure", {},
      makeElement("figcaption", {}, makeElement("div", { class: "question" })),
      makeElement("div", { class: "board" }),
    ));
    this.#item.hidden = this.#bar.hidden = false;
    this.#offer.hidden = true;
    this.#where.textContent = textOf("night.where", { n: number + 1, of: this.#ideas.length });
    let isFirst = true;
    const isLast = number + 1 === this.#ideas.length;
    this.#asked = new AskedStage(this.#item, () => fetchedJson(questionFile(this.#game, question)), this.#motion, {
      show: (way) => this.#bar.replaceChildren(this.#where, ...(way ? [way] : [])),
      next: () => isLast ? this.#end() : this.#ask(number + 1),
      name: textOf(isLast ? "night.end" : "night.on"),
      onAnswer: (right) => {
        if (isFirst) this.#note(key, right);
        isFirst = false;
      },
      onAsked: () => this.#show(),
    });
  }

  /**
   * @param {string} idea
   * @param {boolean} right at the first touch
   */
  #note(idea, right) {
    noteAnswer(this.#game, idea, right);
    void askToLast();
    if (!right) this.#missed.add(this.#item.querySelector(".question .title")?.textContent ?? "");
  }

  /** A question is there: it has the focus, and is in sight. */
  #show() {
    this.scrollIntoView({ block: "nearest" });
    this.#asked?.focus();
  }

  #leave() {
    this.#asked?.leave();
    this.#asked = undefined;
  }

  #end() {
    this.#leave();
    this.#item.hidden = this.#bar.hidden = true;
    this.#offer.hidden = false;
    const of = this.#ideas.length, missed = [...this.#missed];
    this.#propose(textOf("night.done", { n: of - missed.length, of }), textOf("night.more"));
    const list = makeElement("ul", {}, ...missed.map((title) => makeElement("li", {}, title)));
    if (missed.length) this.#offer.firstElementChild?.after(makeElement("p", {}, textOf("night.missed")), list);
    this.#said.textContent = this.#offer.querySelector("p")?.textContent ?? "";
    focusOn(/** @type {HTMLElement} */ (this.#offer.querySelector("button")));
  }
}
