/** A stage of a course while it is asked: its questions one after the other, each until it is answered right. */
import { openOnItsPage } from "./arrival.js";
import { firstPartOf, saidInWords } from "./brief.js";
import { Touches } from "./course-touches.js";
import { button, focusOn, liveRegion, makeElement } from "./dom.js";
import { noteRuleAnswer } from "./known.js";
import { morph } from "./morph.js";
import { morphWithTerms } from "./terms.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./motion.js").Motion} Motion
 * @typedef {import("./protocol.js").StageView} StageView
 * @typedef {import("./protocol.js").TaskView} TaskView
 * @typedef {import("./protocol.js").TouchView} TouchView
 */

/** Between two pictures of what happens, in milliseconds: time to see what has moved. */
const PAUSE = 900;
/** After a wrong touch the last of them stays so long. */
const LOOK = 2500;

/** Asks in an item of the page's list. It adds what can be touched and what is answered, and `leave` takes that away. */
export class AskedStage {
  #item;
  #motion;
  #ways;
  /** @type {StageView | undefined} */
  #stage;
  #number = 0;
  /** The stage's own questions, without those that are asked once more. @type {TaskView[]} */
  #own = [];
  /** The questions that were answered, by their number: the first touch counts. @type {Set<number>} */
  #answered = new Set();
  /** The last wrong touch of this question. @type {TouchView | undefined} */
  #wrong;
  /** Since when what can be touched is there, in milliseconds. */
  #since = 0;
  #life = new AbortController();
  /** What is asked, in words. */
  #asked = "";
  /** What is seen after a wrong touch, until it may be touched again. @type {TouchView | undefined} */
  #shown;
  #touches = new Touches((touch, isShown) => void this.#answer(touch, isShown), () => this.#missed(), (chosen) => this.#look(chosen));
  /** What is said before something is made: in the place of `#told`, which is there again after it. */
  #does = makeElement("p", { class: "does" });
  #told = makeElement("div", { class: "told" });
  #said = liveRegion();
  /** Keeps as much room as most answers need, from the beginning. */
  #room = makeElement("div", { class: "room" });

  /**
   * @param {HTMLElement} item
   * @param {() => Promise<StageView>} load
   * @param {Motion} motion
   * @param {{show: (button: HTMLElement | null, making: HTMLElement) => void, next?: (() => void) | undefined, name?: string, first?: number, again?: (missed: TaskView, wrong: string) => Promise<TaskView | undefined>,
   *   onAnswer?: (right: boolean, idea: string, seconds: number, said: string, about: {ask: string, chosen: string, answer: string, nearly: boolean}) => void, onAsked?: (own: number, of: number) => void, onDone?: (idea: string) => void, after?: string}} ways `show` shows the button that goes on
   *   after an answer, null for none, and what makes a move that takes several touches; `next` goes on after the last question, if there is something, by a button of this `name`; `after`: what that is about, in words; `first`: the question with which it begins, from 0; `again` fetches another question about what was missed, by which wrong rule;
   *   told are each question's first touch, with its idea, the seconds until then, what was said to it, and the question with that touch and its answer in words, that a question is there (which of the stage's own it is, from 0; below 0 for one that is asked once more; and of how many), and that the last one was answered right, with what the stage teaches, as HTML
   */
  constructor(item, load, motion, { show, next, name = textOf("course.on"), after = "", first = 0, again = async () => undefined, onAnswer = () => {}, onAsked = () => {}, onDone = () => {} }) {
    this.#item = item;
    this.#motion = motion;
    this.#ways = { show, next, name, after, first, again, onAnswer, onAsked, onDone };
    this.#part(".board").after(this.#touches.element, this.#does, this.#told, this.#room, this.#said);
    this.#part(".board").addEventListener("click", (event) => void this.#askOn(event), { signal: this.#life.signal });
    // Before the same click is an answer, after which the table is another one.
    this.#touches.element.addEventListener("click", (event) => void this.#askOn(event), { capture: true, signal: this.#life.signal });
    load().then((stage) => this.#begin(stage), () => this.#told.append(textOf("course.lost")));
  }

  leave() {
    this.#life.abort();
    this.#fold();
    this.#ways.show(null, this.#touches.bar);
    this.#motion.forget();
    this.#touches.leave();
    for (const part of [this.#touches.element, this.#touches.bar, this.#does, this.#told, this.#room, this.#said]) part.remove();
  }

  /** Gives the focus to the question. */
  focus() {
    focusQuestion(this.#item);
  }

  get #left() {
    return this.#life.signal.aborted;
  }

  /** Folds what was unfolded. */
  #fold() {
    for (const drawer of this.#item.querySelectorAll("details[open]")) drawer.removeAttribute("open");
  }

  /** @param {string} selector */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#item.querySelector(selector));
  }

  /** @param {StageView} stage */
  async #begin(stage) {
    this.#stage = { ...stage, tasks: [...stage.tasks] };
    if (this.#left) return;
    this.#keepPlaces(stage);
    this.#own = stage.tasks;
    await this.#ask(Math.min(this.#ways.first, stage.tasks.length - 1));
  }

  /** The widget in which it is asked. @returns {HTMLElement | null} */
  get #home() {
    return this.#item.closest("trick-course, trick-night");
  }

  /**
   * From question to question the picture keeps its place: above it there is room for the longest question of the lesson, or of
   * the night so far. The buttons below it come no nearer, as long as the window is as wide.
   * @param {StageView} stage
   */
  #keepPlaces({ tasks }) {
    const home = this.#home, question = this.#part(".question"), probe = makeElement("div", { class: "question probe" });
    if (!home) return;
    if (home.dataset.width !== `${innerWidth}`) for (const name of ["--longest", "--reached"]) home.style.removeProperty(name);
    home.dataset.width = `${innerWidth}`;
    const before = tasks.length > 1 ? 0 : parseFloat(home.style.getPropertyValue("--longest")) || 0;
    probe.style.width = `${question.offsetWidth}px`;
    question.after(probe);
    const heights = tasks.map((task) => {
      probe.innerHTML = task.question;
      return probe.offsetHeight;
    });
    probe.remove();
    home.style.setProperty("--longest", `${Math.max(before, ...heights)}px`);
  }

  /** @param {number} number the question, from 0 */
  async #ask(number) {
    const task = this.#stage?.tasks[number];
    if (!task) return;
    this.#number = number;
    this.#shown = undefined;
    this.#wrong = undefined;
    this.#motion.forget();
    this.#ways.show(null, this.#touches.bar);
    this.#told.className = "told";
    this.#look();
    await morph(this.#told, "");
    await morphWithTerms(this.#part(".question"), task.question);
    this.#asked = saidInWords(this.#part(".ask").textContent);
    await this.#draw(task.board);
    this.#since = Date.now();
    if (this.#left) return;
    this.#touches.offer(task.touches, this.#part(".board"), this.#asked);
    this.#ways.onAsked(this.#own.indexOf(task), this.#own.length);
  }

  /** @param {number} number the question, from 0, that the reader goes on to */
  async #goOn(number) {
    this.#home?.style.setProperty("--reached", `${this.#part("figure").offsetHeight}px`);
    await this.#ask(number);
    this.#part("figcaption").scrollIntoView({ block: "nearest" });
    focusQuestion(this.#item);
  }

  /** @param {TouchView} touch */
  #note({ right, name, said, nearly = false, wrong = "" }) {
    const task = this.#stage?.tasks[this.#number];
    if (!task || this.#answered.has(this.#number)) return;
    this.#answered.add(this.#number);
    if (!right && !nearly) void this.#bringAgain(task, wrong);
    if (task.rule) noteRuleAnswer(task.rule, right);
    const found = task.touches.filter((touch) => touch.right), best = found.filter((touch) => touch.best);
    const answer = (best.length ? best : found).map((touch) => touch.name).join(", ");
    this.#ways.onAnswer(right, task.idea, (Date.now() - this.#since) / 1000, said, { ask: this.#asked, chosen: name, answer, nearly });
  }

  /**
   * What was missed is asked once more, of another table, right after it; how that is answered is not noted.
   * @param {TaskView} task
   * @param {string} wrong the name of the wrong rule by which it was answered, if it is known
   */
  async #bringAgain(task, wrong) {
    const { idea } = task;
    const at = this.#number + 1, fresh = idea && await this.#ways.again(task, wrong).catch(() => undefined);
    if (!fresh || at !== this.#number + 1) return;
    const question = makeElement("p", {}, textOf("course.once_more")).outerHTML + fresh.question;
    this.#stage?.tasks.splice(at, 0, { ...fresh, question, rule: "", idea: "" });
  }

  /**
   * @param {TouchView} chosen
   * @param {boolean} isShown whether the reader has not found it
   */
  async #answer(chosen, isShown) {
    if (chosen.nearly) return this.#showBest(chosen);
    const compared = chosen.right ? besideWrong(chosen, this.#wrong) : chosen;
    const touch = isShown ? asShown(compared, this.#wrong) : compared;
    const said = this.#wrong && touch.more || touch.said;
    if (!touch.right) this.#wrong = touch;
    this.#note(touch);
    const isLast = this.#number + 1 === this.#stage?.tasks.length;
    if (touch.right && isLast) this.#ways.onDone(this.#stage?.idea ?? "");
    // What was unfolded to decide makes room for the answer.
    this.#fold();
    // In a night what counts is this very table; what the lesson taught is told at the end.
    const taught = this.#home?.matches("trick-night") ? "" : this.#stage?.idea;
    await morphWithTerms(this.#told, touch.right && isLast && taught ? inBrief(touch, taught, this.#ways.after) : said);
    this.#told.classList.toggle("right", touch.right);
    this.#told.classList.toggle("nearly", touch.right && Boolean(this.#wrong?.nearly));
    if (touch.right) this.#offerToPlayOn();
    // What was told of the table may have made room for the answer.
    this.#touches.place();
    this.#said.textContent = firstPartOf(saidInWords([...this.#told.querySelectorAll("p")].map(({ textContent }) => textContent).join(" ")));
    const on = this.#wayOn(touch, isLast);
    this.#ways.show(on, this.#touches.bar);
    const seen = touch.reason ? null : on;
    seen?.focus({ preventScroll: true });
    (seen ?? this.#told).scrollIntoView({ block: "nearest" });
    this.#shown = touch;
    await this.#watch(touch);
    if (touch.reason) await this.#draw(touch.reason);
    // What has happened may have made the picture higher.
    seen?.scrollIntoView({ block: "nearest" });
    // Where there is no room for all, why comes before the way on.
    if (this.#told.querySelector(".compared")) this.#told.scrollIntoView({ block: "nearest" });
    this.#uncover();
    if (!touch.boards.length || on) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (this.#shown === touch) await this.#askOn();
  }

  /** Where what is said lies over the picture, what stands above what is asked makes room; that stays in sight. */
  #uncover() {
    // Whoever is quick has gone on to the end meanwhile, where nothing is asked.
    const home = this.#home, ask = this.#item.querySelector(".ask");
    if (!home || !ask || getComputedStyle(this.#told).position !== "sticky") return;
    const covered = this.#part(".board").getBoundingClientRect().bottom - this.#told.getBoundingClientRect().top;
    const room = ask.getBoundingClientRect().top - parseFloat(getComputedStyle(home).scrollMarginTop);
    scrollBy(0, Math.max(0, Math.min(covered, room)));
  }

  /** What the sign of a chosen move stands for is told where it will be judged; what was said before is there again after it. @param {TouchView} [chosen] */
  #look(chosen) {
    this.#does.innerHTML = chosen?.does ?? "";
    if (chosen?.does) this.#said.textContent = this.#does.textContent;
  }

  /** A moment of a game can be played on from, against bots. */
  #offerToPlayOn() {
    const save = this.#stage?.tasks[this.#number]?.save, game = this.#home?.dataset.game ?? "";
    if (save) this.#told.append(button("play-on", textOf("moves.play_on"), () => openOnItsPage(game, "", { save })));
  }

  /**
   * What is almost as good is no miss: the best one is shown at once.
   * @param {TouchView} chosen
   */
  #showBest(chosen) {
    this.#note(chosen);
    this.#wrong = chosen;
    this.#touches.makeRight();
  }

  /**
   * After a wrong touch that has changed the table, this is again as it was asked about; what was said to it stays.
   * @param {MouseEvent} [event] what has hurried it: where something can be touched, it counts
   */
  async #askOn(event) {
    const task = this.#stage?.tasks[this.#number];
    if (!task || this.#left || !this.#shown?.boards.length || this.#shown.right || this.#isChosenFirst) return;
    this.#shown = undefined;
    await this.#draw(task.board);
    this.#touches.again();
    if (event) this.#touches.touchAt(event);
  }

  /** Whether what is touched is seen before it is made: such a move is tried again by a button. */
  get #isChosenFirst() {
    return Boolean(this.#stage?.tasks[this.#number]?.touches.some(({ preview }) => preview));
  }

  /** The picture was touched beside all that can be: this is said, and counts for nothing; what was said to an answer stays. */
  #missed() {
    if (this.#wrong) return;
    this.#does.textContent = this.#said.textContent = textOf("course.beside");
    this.#does.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {TouchView} touch
   * @param {boolean} isLast
   */
  #wayOn({ right, boards, reason }, isLast) {
    if (reason) return button("reveal", textOf("moves.show"), () => this.#touches.makeRight());
    if (!right) return boards.length && this.#isChosenFirst ? button("again", textOf("course.again"), () => void this.#goOn(this.#number)) : null;
    if (!isLast) return button("go", textOf("course.go"), () => void this.#goOn(this.#number + 1));
    const { next, name } = this.#ways;
    return next ? button("go", name, next) : null;
  }

  /** @param {TouchView} touch what happens then, one picture after the other */
  async #watch(touch) {
    for (const [at, board] of touch.boards.entries()) {
      if (at) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.#left || this.#shown !== touch) return;
      this.#motion.measure();
      await this.#draw(board);
      this.#motion.animate();
    }
  }

  /** @param {string} board */
  async #draw(board) {
    await morph(this.#part(".board"), board);
    this.#touches.place();
  }
}

/**
 * What a lesson teaches, after why the answer is right: what else was done is seen in the picture.
 * @param {TouchView} touch
 * @param {string} idea
 * @param {string} after what comes next, in words; "" for nothing
 */
function inBrief({ said }, idea, after) {
  const all = makeElement("div"), coming = after && makeElement("p", { class: "after" }, textOf("course.coming", { title: after })).outerHTML;
  all.innerHTML = said;
  for (const link of all.querySelectorAll(".why a.rule")) {
    if (!idea.includes(link.outerHTML)) continue;
    if (link.previousSibling) link.previousSibling.textContent = link.previousSibling.textContent?.trimEnd() ?? "";
    link.remove();
  }
  const kept = [...all.querySelectorAll(all.querySelector(".why") ? ".judged, .why" : "p")].map(({ outerHTML }) => outerHTML);
  return `${kept.join("")}<p class="idea">${idea}</p>${coming}`;
}

/**
 * After a wrong touch, it is told and drawn why the right one is better than that one, not than another.
 * @param {TouchView} right
 * @param {TouchView} [wrong]
 * @returns {TouchView}
 */
export function besideWrong(right, { compared = "", beside = "" } = right) {
  if (!compared) return right;
  const all = makeElement("div");
  all.innerHTML = right.said;
  const told = all.querySelector(".compared");
  if (told) told.outerHTML = compared;
  return { ...right, said: all.innerHTML, boards: [beside] };
}

/**
 * What was not found is told as what it is, after what was chosen if that is almost as good.
 * @param {TouchView} right
 * @param {TouchView} [wrong]
 * @param {string} [named] the right one, in words
 * @returns {TouchView}
 */
export function asShown(right, wrong, named = textOf("moves.best", { move: right.name })) {
  const all = makeElement("div");
  all.innerHTML = right.said;
  const chosen = makeElement("div");
  if (wrong?.nearly) chosen.innerHTML = wrong.said;
  const best = makeElement("p", { class: "judged shown" }, named);
  all.querySelector(".judged")?.replaceWith(...chosen.querySelectorAll(".judged, .risk"), best);
  return { ...right, said: all.innerHTML };
}

/**
 * Fetches what the build has written as JSON; rejected if it does not come.
 * @param {string} url
 * @returns {Promise<any>}
 */
export async function fetchedJson(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/**
 * Gives the focus to the question of a stage.
 * @param {Element} item
 */
export function focusQuestion(item) {
  const question = item.querySelector(".question");
  if (question instanceof HTMLElement) focusOn(question, { preventScroll: true });
}
