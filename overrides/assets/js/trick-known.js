/**
 * <trick-known>: the rules of a game, all in the page, here each with how well the reader knows it, after the step that comes
 * next; to erase, too.
 */
import { button, makeElement, onceInPage } from "./dom.js";
import { forgetRules, KNOWN, knownChanges, stateOfRule, STATES } from "./known.js";
import { coursesBegun, forgetLearnt, LEARNT, learntByGame } from "./learn.js";
import { learnPage, nightPage } from "./paths.js";
import { keepTold, readStored, removeStored, rulesTold, TOLD, writeStored } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./known.js").State} State */

/** Where what the reader knows is kept. */
const KEYS = [KNOWN, LEARNT, TOLD];

/** The custom element. When it leaves the page, what was erased cannot be put back any more. */
export class TrickKnown extends HTMLElement {
  #life = new AbortController();
  #next = makeElement("p", { class: "next" });
  #sums = makeElement("ul", { class: "sums" });
  /** The chapters of which nothing is known yet, folded. */
  #rest = makeElement("details", { class: "rest" });
  /** All chapters in the order of the rules. @type {Element[]} */
  #chapters = [];
  #said = makeElement("p", { role: "status" });
  #erase = button("erase", "", () => this.#forget());
  #back = makeElement("span");
  #actions = makeElement("div", { class: "actions" }, this.#erase, this.#back);

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.dataset.live = "";
    this.#erase.textContent = textOf("known.erase", { name: textOf(`game.${this.#game}`) });
    this.querySelector("h2")?.after(this.#sums, this.#next);
    this.append(this.#actions, this.#said);
    this.#chapters = [...this.querySelectorAll(".chapter")];
    this.#show();
    knownChanges.addEventListener("change", () => this.#show(), { signal });
    addEventListener("storage", ({ key }) => key === KNOWN && this.#show(), { signal });
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#said.textContent = "";
    this.#back.replaceChildren();
    this.#actions.before(...this.#chapters);
    for (const part of [this.#next, this.#sums, this.#rest, this.#actions, this.#said, ...this.querySelectorAll(".state, .count")]) part.remove();
    delete this.dataset.live;
  }

  get #game() {
    return this.dataset.game ?? "";
  }

  get #items() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-rule]"))];
  }

  get #rules() {
    return this.#items.map(({ dataset }) => dataset.rule ?? "");
  }

  #show() {
    const count = new Map(STATES.map((state) => [state, 0]));
    for (const item of this.#items) {
      const state = stateOfRule(item.dataset.rule ?? "");
      count.set(state, (count.get(state) ?? 0) + 1);
      item.querySelector(".state")?.remove();
      item.append(stateMark(state, textOf(`known.${state}`)));
    }
    const some = [...count].filter(([state, n]) => n || state === "new").reverse();
    const sums = some.map(([state, n]) => makeElement("li", {}, stateMark(state, textOf("known.sum", { state: textOf(`known.${state}`), n }))));
    this.#sums.replaceChildren(...sums);
    for (const chapter of this.#chapters) tellCount(chapter);
    this.#arrange();
    const [text, href] = nextStep(this.#game);
    this.#next.replaceChildren(makeElement("a", { class: "md-button", href }, text));
  }

  /** What one knows comes first; the chapters of which one has met nothing are folded below. */
  #arrange() {
    const unmet = this.#chapters.filter((chapter) => !chapter.querySelector(".state:not([data-state=new])"));
    const summary = makeElement("summary", {}, makeElement("b", {}, textOf("known.rest", { n: unmet.length })));
    if (unmet.length === this.#rest.querySelectorAll(".chapter").length && unmet.length) return;
    this.#rest.replaceChildren(summary, ...unmet);
    this.#rest.remove();
    this.#actions.before(...this.#chapters.filter((chapter) => !unmet.includes(chapter)), ...(unmet.length ? [this.#rest] : []));
  }

  /** Forgets all of this game, which the reader can take back until the page is left. */
  #forget() {
    const rules = this.#rules, texts = KEYS.map((key) => readStored(key));
    keepTold(rulesTold().filter((rule) => !rules.includes(rule)));
    forgetLearnt(this.#game);
    forgetRules(rules);
    const back = button("back", textOf("known.put_back"), () => {
      for (const [at, key] of KEYS.entries()) putBack(key, texts[at] ?? null);
      this.#said.textContent = "";
      this.#back.replaceChildren();
      this.#show();
      this.#erase.focus();
    });
    this.#said.textContent = textOf("known.erased");
    this.#back.replaceChildren(back);
    back.focus();
  }
}

/**
 * Says beside a chapter how many of its rules the reader has met in any way.
 * @param {Element} chapter
 */
function tellCount(chapter) {
  chapter.querySelector(".count")?.remove();
  const of = chapter.querySelectorAll(".state"), met = chapter.querySelectorAll(".state:not([data-state=new])");
  chapter.querySelector("summary")?.append(makeElement("span", { class: "count" }, textOf("known.count", { n: met.length, of: of.length })));
}

/**
 * What a reader does best next to know more of a game: what is due, else the next lesson, else other questions.
 * @param {string} game
 * @returns {[text: string, url: string]}
 */
function nextStep(game) {
  const { due = 0 } = learntByGame()[game] ?? {}, course = coursesBegun()[game];
  if (due) return [textOf("known.next_due", { n: due }), nightPage(game, "due")];
  if (!course) return [textOf("known.next_first"), learnPage(game, "learn")];
  if (course.next) return [textOf("known.next_lesson", { n: course.done.length + 1, of: course.of }), learnPage(game, `stage-${course.next}`)];
  return [textOf("known.next_questions"), nightPage(game, "night")];
}

/**
 * @param {State} state
 * @param {string} text
 */
function stateMark(state, text) {
  return makeElement("span", { class: "state", "data-state": state }, text);
}

/**
 * @param {string} key
 * @param {string | null} text as it was, null for nothing
 */
function putBack(key, text) {
  if (text === null) removeStored(key);
  else writeStored(key, text);
}
