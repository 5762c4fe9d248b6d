/**
 * <trick-course>: a game learnt by doing. All its stages stand in the page; here one is seen at a time, and what it asks
 * about can be touched. No engine is started: what each touch leads to stands in a file of the stage. Where the first stage
 * stands alone, as a taste, its end leads to the course on the page by which one learns the game. After the last stage, and for
 * whoever comes back then, there is a map of all stages.
 */
import { takeArrival, watchAddress } from "./arrival.js";
import { cancelWhenNear, deferBoards, drawBoards, whenNear } from "./boards.js";
import { partsOfMap } from "./course-map.js";
import { noteQuestion, questionReached } from "./course-place.js";
import { AskedStage, fetchedJson, focusQuestion } from "./course-stage.js";
import { button, focusOn, makeElement, onceInPage, setUsable, stopShortcuts, toolbar } from "./dom.js";
import { Steps } from "./example-steps.js";
import { loadOnce } from "./lazy.js";
import { courseAfter, coursesBegun, noteAnswer, noteStage } from "./learn.js";
import { Motion } from "./motion.js";
import { learnPage, questionFile, stageFile } from "./paths.js";
import { addresseeOfHash } from "./shared-hash.js";
import { askToLast } from "./store.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./protocol.js").StageView} StageView
 * @typedef {import("./protocol.js").TaskView} TaskView
 */

/** @param {HTMLElement} item */
const isPlayed = ({ dataset }) => "play" in dataset;

/** The custom element. When it leaves the page, all stages are seen again. */
export class TrickCourse extends HTMLElement {
  #life = new AbortController();
  /** The stage with which the page begins, from 0: the reader's next one. */
  #first = 0;
  /** @type {Steps | undefined} */
  #steps;
  /** @type {AskedStage | undefined} */
  #asked;
  #where = makeElement("p", { class: "where" });
  #back = button("back", textOf("course.back"), () => this.#go((this.#steps?.index ?? 0) - 1));
  #on = button("on", "", () => this.#goOn());
  /** Which question of the stage this is. */
  #counter = makeElement("p", { class: "counter" });
  #bar = toolbar("step-bar", textOf("course.bar"), this.#back, this.#where, this.#counter, this.#on);
  #map = makeElement("div", { class: "lessons" });
  #motion = new Motion(this, () => ({ board: this.querySelector(".step.current .board"), beside: null, form: null }));
  /** The stages' files, by key. @type {Map<string, () => Promise<StageView>>} */
  #files = new Map();

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    const list = this.querySelector(".steps");
    if (!(list instanceof HTMLElement)) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    deferBoards(list);
    this.#steps = new Steps(list);
    for (const control of [this.#back, this.#on]) control.hidden = this.#isTaste;
    this.#back.title = this.#back.textContent ?? "";
    list.after(this.#bar, this.#map);
    this.dataset.live = "";
    this.addEventListener("keydown", (event) => stopShortcuts(event), { signal });
    this.addEventListener("beforematch", ({ target }) => {
      if (target instanceof HTMLElement) this.#open(this.#steps?.items.indexOf(target) ?? 0);
    }, { signal });
    this.addEventListener("over", () => {
      const item = this.#steps?.item;
      if (item && isPlayed(item)) this.#note(item);
      this.#ask(true);
    }, { signal });
    // The end of the game is drawn anew with its review: the way on is put there again.
    this.addEventListener("shown", () => this.#leadOnFromGame(), { signal, capture: true });
    watchAddress(() => this.#arrive(), signal);
    const next = coursesBegun()[this.#game]?.next, arrival = takeArrival(this);
    // Where the next one is a lesson that has become part of another, it is the first that is not done.
    const index = this.#steps.items.findIndex(({ dataset }) => dataset.key === next);
    this.#first = Math.max(0, next && index < 0 ? this.#steps.items.findIndex((item) => !this.#isDone(item)) : index);
    this.#show(arrival?.step ?? this.#first);
    if (next === "" && !arrival && !this.#isTaste) this.#showMap();
    this.#arrive();
    whenNear(this, () => this.#ask());
  }

  disconnectedCallback() {
    this.#life.abort();
    cancelWhenNear(this);
    this.#motion.forget();
    this.#leaveStage();
    this.#steps?.showAll();
    this.#bar.remove();
    this.#map.remove();
    delete this.dataset.live;
    delete this.dataset.map;
  }

  get #game() {
    return this.dataset.game ?? "";
  }

  /** The keys of all stages of the course, in order. */
  get #stages() {
    return this.dataset.stages?.split(" ") ?? [];
  }

  get #isTaste() {
    return Boolean(this.dataset.key);
  }

  /** What the page in the other language needs to show the same stage; null for that with which it begins. */
  carry() {
    const step = this.#steps?.index ?? this.#first;
    return step === this.#first ? null : { step };
  }

  /**
   * Opens a stage because the reader asked for it: its first line is at the top of the window.
   * @param {number} index
   */
  #go(index) {
    this.#open(index);
    this.scrollIntoView({ block: "start" });
    if (this.#steps?.item) focusQuestion(this.#steps.item);
  }

  /** After the last stage comes the map. */
  #goOn() {
    const { index = 0, last = 0 } = this.#steps ?? {};
    if (index < last) this.#go(index + 1);
    else this.#goToMap();
  }

  /** @param {number} index */
  #open(index) {
    this.#show(index);
    this.#ask();
  }

  /** @param {number} index from 0; beyond the ends, the end */
  #show(index) {
    const steps = this.#steps;
    if (!steps) return;
    this.#leaveStage();
    delete this.dataset.map;
    steps.show(index);
    drawBoards(steps.item);
    this.#showWhere();
    setUsable(this.#back, steps.index > 0);
  }

  /** All lessons, and what comes next, in place of the one that is seen. */
  #showMap() {
    this.#leaveStage();
    const lessons = this.#steps?.items.map((item) => ({ title: item.querySelector(".title")?.textContent ?? "", done: this.#isDone(item) }));
    this.#map.replaceChildren(...partsOfMap(this.#game, lessons ?? [], this.querySelector(".answers ol"), (index) => this.#go(index)));
    this.dataset.map = "";
  }

  /** The reader has asked for the map, or come to the end. */
  #goToMap() {
    this.#showMap();
    this.scrollIntoView({ block: "start" });
    if (this.#map.firstElementChild instanceof HTMLElement) focusOn(this.#map.firstElementChild, { preventScroll: true });
  }

  /** Says which stage is seen, and whether it was answered to its end. */
  #showWhere() {
    const item = this.#steps?.item;
    if (!item) return;
    const { index = 0, last = 0 } = this.#steps ?? {}, skips = index < last && !this.#isDone(item);
    item.toggleAttribute("data-done", this.#isDone(item));
    this.#on.classList.toggle("skip", skips);
    this.#on.textContent = textOf(skips ? "course.skip" : index < last ? "course.on" : "course.all");
    this.#on.title = skips ? textOf("course.skip_lesson") : this.#on.textContent;
    const place = { step: this.#stages.indexOf(item.dataset.key ?? "") + 1, steps: this.#stages.length };
    const text = textOf(this.#isDone(item) ? "course.where_done" : "course.where", place);
    const all = button("all", text, () => this.#goToMap());
    all.title = textOf("course.all");
    this.#where.replaceChildren(this.#isTaste ? text : all);
  }

  /** @param {HTMLElement} item */
  #isDone({ dataset: { key = "" } }) {
    return Boolean(coursesBegun()[this.#game]?.done.includes(key));
  }

  /**
   * Lets the reader answer the stage that is seen, and has the next one ready.
   * @param {boolean} [isJustOver] whether it is a game that has come to its end
   */
  #ask(isJustOver = false) {
    const steps = this.#steps;
    if (!steps?.item || "map" in this.dataset) return;
    const { item } = steps, next = steps.items[steps.index + 1];
    const show = (/** @type {HTMLElement | null} */ way) => this.#bar.lastElementChild?.replaceWith(way ?? this.#on);
    // In the last stage one plays.
    if (isPlayed(item)) return show(this.#isDone(item) ? this.#wayOnFromGame(item, isJustOver) : null);
    const elsewhere = this.#isTaste ? this.#wayToCourse(item) : null;
    if (elsewhere && this.#isDone(item)) return show(button("go", elsewhere.name, elsewhere.next));
    const way = elsewhere ?? this.#wayOn(item);
    // What questions ask about, too, they ask again in time.
    const onAnswer = (/** @type {[right: boolean, idea: string, seconds: number]} */ ...[right, idea, seconds]) => {
      if (idea) noteAnswer(this.#game, idea, right, seconds);
    };
    const key = item.dataset.key ?? "";
    const onAsked = (/** @type {[own: number, of: number]} */ ...[own, of]) => {
      const where = of > 1 ? textOf("night.where", { n: own + 1, of }) : "";
      this.#counter.textContent = own < 0 ? textOf("course.extra") : where;
      if (own > 0 && !this.#isDone(item)) noteQuestion(this.#game, key, own, this.#stages);
    };
    const first = questionReached(this.#game, key);
    const again = (/** @type {[missed: TaskView, wrong: string]} */ ...missed) => anotherTask(this.#game, ...missed);
    this.#asked ??= new AskedStage(item, this.#file(item), this.#motion, { show, ...way, first, again, onAnswer, onAsked, onDone: () => this.#note(item) });
    if (next && !isPlayed(next)) void this.#file(next)().catch(() => {});
  }

  /**
   * Where the reader goes on from a stage: to the next one not answered yet, from the last one to the first; then to the map.
   * @param {HTMLElement} item
   */
  #wayOn(item) {
    const items = this.#steps?.items ?? [], at = items.indexOf(item);
    const left = [...items.slice(at + 1), ...items.slice(0, at)].find((each) => !this.#isDone(each));
    if (!left) return { next: () => this.#goToMap(), name: textOf("course.finish") };
    return { next: () => this.#go(items.indexOf(left)), after: left.querySelector(".title")?.textContent ?? "" };
  }

  /**
   * Whoever has played it before is not asked to finish what is finished.
   * @param {HTMLElement} item
   * @param {boolean} isJustOver
   */
  #wayOnFromGame(item, isJustOver) {
    const { next, name } = this.#wayOn(item);
    return button("go", !name ? textOf("course.on") : isJustOver ? name : textOf("course.after"), next);
  }

  /** Where a game that fills the window tells its end, the way on comes first. */
  #leadOnFromGame() {
    const item = this.#steps?.item, actions = item?.querySelector(".outcome .actions");
    if (!item || !actions || actions.querySelector(".way-on") || !isPlayed(item) || !this.#isDone(item)) return;
    const { next, name = textOf("course.on") } = this.#wayOn(item);
    actions.prepend(button("way-on md-button md-button--primary", name, () => {
      item.querySelector("trick-play")?.dispatchEvent(new Event("leave"));
      next();
    }));
  }

  /**
   * Where the reader goes on from a stage that stands alone: to the first one not answered yet.
   * @param {HTMLElement} item
   */
  #wayToCourse({ dataset: { key = "" } }) {
    const { next } = courseAfter(this.#game, key, this.#stages);
    const name = next ? textOf("course.go_on", { step: this.#stages.indexOf(next) + 1 }) : textOf("course.all");
    return { name, next: () => location.assign(learnPage(this.#game, next ? `stage-${next}` : "learn")) };
  }

  /** @param {HTMLElement} item of a stage that was answered, or played, to its end */
  #note({ dataset: { key = "" } }) {
    noteStage(this.#game, key, this.#stages);
    this.#showWhere();
    void askToLast();
    // Who has begun goes on, perhaps without a network.
    for (const each of this.#steps?.items ?? []) if (!isPlayed(each)) void this.#file(each)().catch(() => {});
  }

  #leaveStage() {
    this.#asked?.leave();
    this.#asked = undefined;
    this.#counter.textContent = "";
    this.#bar.lastElementChild?.replaceWith(this.#on);
  }

  /**
   * @param {HTMLElement} item
   * @returns {() => Promise<StageView>}
   */
  #file({ dataset: { key = "" } }) {
    const file = this.#files.get(key) ?? loadOnce(() => fetchedJson(stageFile(this.#game, key)));
    this.#files.set(key, file);
    return file;
  }

  /** #stage-KEY opens that stage; a game in the address, or one that was carried here and fills the window, its table. */
  #arrive() {
    const game = addresseeOfHash() ?? this.querySelector("trick-play[data-full]");
    const index = this.#steps?.items.findIndex((item) => `#${item.id}` === location.hash || (game && item.contains(game))) ?? -1;
    if (index < 0) return;
    this.#open(index);
    this.scrollIntoView({ block: "start" });
  }
}

/** So many questions at most are looked at, since each has to be loaded. */
const TRIED = 3;

/**
 * A question about an idea of a lesson, of another table, where the same wrong rule is wrong if there is one: from the game's bank.
 * Of those that are answered by a number, one that has another answer: the same button once more would teach nothing.
 * @param {string} game
 * @param {TaskView} missed
 * @param {string} wrong the name of the wrong rule, if it is known
 * @returns {Promise<TaskView | undefined>} nothing where the bank has none
 */
async function anotherTask(game, missed, wrong) {
  const { ideas } = await fetchedJson(questionFile(game, "all"));
  const { questions = [], tests = {} } = ideas.find((/** @type {import("./protocol.js").IdeaView} */ { key }) => key === missed.idea) ?? {};
  const fit = [...(tests[wrong]?.map((/** @type {number} */ at) => questions[at]) ?? questions)];
  for (let tried = 0; tried < TRIED && fit.length; tried += 1) {
    const [key] = fit.splice(Math.floor(Math.random() * fit.length), 1);
    const [task] = (await fetchedJson(questionFile(game, key))).tasks;
    if (buttonOfAnswer(task) !== buttonOfAnswer(missed) || !buttonOfAnswer(task)) return task;
  }
  return undefined;
}

/** What stands on the button by which a question is answered; "" where the picture is touched. @param {TaskView} task */
const buttonOfAnswer = ({ touches }) => touches.find(({ right, at }) => right && !at)?.name ?? "";
