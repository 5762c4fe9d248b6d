/**
 * <trick-example>: a worked example whose steps all stand in the page; here they get a bar, keys and a voice.
 * Needs no engine until a card is changed or the reader plays on.
 */
import { Autoplay } from "./autoplay.js";
import { deferBoards, drawBoards, cancelWhenNear, whenNear } from "./boards.js";
import { firstPartOf } from "./brief.js";
import { holdPlace, stopShortcuts, liveRegion, onceInPage, topOf } from "./dom.js";
import { changesInAddress } from "./example-address.js";
import { ExampleAsk } from "./example-ask.js";
import { StepBar, stepInWords } from "./example-bar.js";
import { stepOfKey } from "./example-keys.js";
import { noteRules } from "./known.js";
import { LiveExample } from "./example-live.js";
import { bringIntoSight } from "./example-sight.js";
import { Steps } from "./example-steps.js";
import { actionOfKey } from "./keys.js";
import { Motion } from "./motion.js";
import { takeArrival, watchAddress } from "./arrival.js";
import { linkTerms } from "./terms.js";
import { textOf } from "./texts.js";

/** Where there is room, the first example of a chapter is open. */
const WIDE = "(min-width: 45em)";

/**
 * The custom element; `go` shows a step, counted from 0, and `carry` returns what another page needs to show the same.
 * When it leaves the page, all steps are seen again.
 */
export class TrickExample extends HTMLElement {
  #life = new AbortController();
  /** @type {Steps | undefined} */
  #steps;
  /** @type {StepBar | undefined} */
  #bar;
  /** @type {Autoplay | undefined} */
  #autoplay;
  /** @type {LiveExample | undefined} */
  #live;
  #ask = new ExampleAsk(this, () => this.#showAnswer());
  #said = liveRegion();
  /** The steps that the reader has seen, from 0. @type {Set<number>} */
  #seen = new Set();
  #motion = new Motion(this, () => ({ board: this.querySelector(".step.current .board"), beside: null, form: null }));

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  /** From now on the reader says whether it is open: the styles, which asked by `:has`, made each change of a page slow. */
  #openFirst() {
    const fold = this.closest("details.first");
    fold?.toggleAttribute("data-live", true);
    if (matchMedia(WIDE).matches) fold?.toggleAttribute("open", true);
  }

  #begin() {
    const list = this.querySelector(".steps");
    if (!(list instanceof HTMLElement)) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    deferBoards(list);
    this.#openFirst();
    const steps = (this.#steps = new Steps(list));
    this.#autoplay = new Autoplay(() => this.#playOne(steps), (playing) => this.#bar?.showPlaying(playing), signal);
    this.#bar = new StepBar((index) => this.go(index(steps)), () => this.#autoplay?.toggle());
    list.after(this.#bar.element, this.#said);
    // Steps of a reader's own table have no key: they are changed where they were laid out.
    if (this.dataset.key) this.#live = new LiveExample(this, steps, () => this.#ask.leave(), (first) => first < 0 ? this.#show(steps.index) : this.go(first), signal);
    this.#beRegion();
    this.#linkTermsIn("header p:not(.title)");
    this.#listen(signal);
    this.#stepTo(0);
    whenNear(this, () => {
      this.#draw();
      void this.#ask.load().then((asks) => asks && this.#draw());
    });
    this.#arrive();
  }

  disconnectedCallback() {
    this.#life.abort();
    cancelWhenNear(this);
    this.#motion.forget();
    this.#ask.leave();
    this.#steps?.showAll();
    this.#bar?.element.remove();
    this.#said.remove();
    delete this.dataset.live;
  }

  /**
   * Shows a step because the reader asked for it, and says it.
   * @param {number} index 0 for the first
   */
  go(index) {
    // The button under the reader's finger stays there, however high the next board is.
    this.#goHolding(index, () => this.#bar?.on);
  }

  /**
   * Begins with a step: nothing moves, and nothing is said.
   * @param {number} index 0 for the first
   */
  begin(index) {
    this.#show(index);
  }

  /**
   * @param {number} index
   * @param {() => Element | null | undefined} held gives what keeps its place in the window
   */
  #goHolding(index, held) {
    if (!this.#steps || !this.#bar) return;
    this.#autoplay?.pause();
    const before = held(), top = before ? topOf(before) : null;
    this.#move(index);
    const after = held();
    if (after) holdPlace(after, top);
    if (this.#steps.item) bringIntoSight(this.#steps.item, this.#bar.element);
    this.#say();
  }

  /** What another page needs to show the same: the step, the changed cards, the game played on; null if nothing. */
  carry() {
    const carried = { step: this.#steps?.index ?? 0, ...this.#live?.carry() };
    return Object.values(carried).some(Boolean) ? carried : null;
  }

  #beRegion() {
    this.dataset.live = "";
    this.tabIndex = 0;
    this.role = "group";
    const header = this.querySelector("header") ?? this.previousElementSibling;
    this.ariaLabel ??= header?.querySelector(".title")?.textContent ?? textOf("step.bar");
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("focusin", () => this.#autoplay?.pause(), { signal });
    this.addEventListener("beforematch", ({ target }) => {
      if (target instanceof HTMLElement) this.#show(this.#steps?.items.indexOf(target) ?? 0);
    }, { signal });
    watchAddress(() => this.#arrive(), signal);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    stopShortcuts(event);
    const index = stepOfKey(event);
    if (index && this.#steps) this.go(index(this.#steps));
    else if (event.target === this && actionOfKey("example", event) === "run") this.#autoplay?.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Steps} steps */
  #playOne(steps) {
    if (steps.index === steps.last) return null;
    this.#move(steps.index + 1);
    this.#say();
    // What plays by itself waits for the answer.
    return steps.item?.matches(".asking") ? null : steps.caption;
  }

  /**
   * Shows a step; pieces move to it from the one before it or after it.
   * @param {number} index
   */
  #move(index) {
    const before = this.#steps?.index ?? index, near = Math.abs(index - before) === 1;
    if (near) this.#motion.measure();
    else this.#motion.forget();
    this.#show(index);
    this.#motion.animate();
    this.#noteSeen(before);
  }

  /**
   * Whoever comes to the end has seen the rules of the steps on the way.
   * @param {number} before the step that was seen before this one
   */
  #noteSeen(before) {
    const steps = this.#steps;
    if (!steps) return;
    this.#seen.add(before).add(steps.index);
    if (steps.index < steps.last) return;
    const rules = [...this.#seen].flatMap((index) => steps.items[index]?.dataset.rule?.split(" ") ?? []);
    noteRules(rules.filter(Boolean), "seen");
  }

  /** @param {number} index */
  #show(index) {
    this.#stepTo(index);
    this.#draw();
  }

  /** Draws the current step, asks there if it is the one for it, and marks what can be pressed in it. */
  #draw() {
    const { item: step, index = 0 } = this.#steps ?? {};
    drawBoards(step);
    if (!step) return;
    const asks = this.#ask.show(step, index);
    this.#bar?.showAsking(asks);
    this.#live?.showStep(step, asks);
  }

  /** What is answered happens where the question was; the reader goes on from the bar. */
  #showAnswer() {
    this.#goHolding((this.#steps?.index ?? 0) + 1, () => this.#steps?.item?.querySelector(".board"));
    this.#bar?.focus();
  }

  /** @param {number} index */
  #stepTo(index) {
    if (!this.#steps) return;
    this.#steps.show(index);
    this.#bar?.update(this.#steps);
    this.#linkTermsIn(".current figcaption");
  }

  /** @param {string} sentences where they are */
  #linkTermsIn(sentences) {
    const found = this.querySelector(sentences);
    if (found) linkTerms(found, this);
  }

  #say() {
    if (this.#steps) this.#said.textContent = firstPartOf(`${stepInWords(this.#steps)}. ${this.#steps.caption}`);
  }

  #arrive() {
    const arrival = takeArrival(this);
    const changes = changesInAddress(this);
    if (arrival?.step) this.#show(arrival.step);
    if (arrival) this.#live?.arrive(arrival);
    else if (changes) this.#openChanged(changes);
    else this.#followHash();
  }

  /** @param {string} changes as the address has them */
  #openChanged(changes) {
    const folded = this.closest("details.example:not([open])");
    folded?.setAttribute("open", "");
    if (!this.classList.contains("changed")) (folded ?? this).scrollIntoView();
    void this.#live?.open(changes);
  }

  /** #ex-KEY opens the example if it is folded, #ex-KEY-4 step 4. */
  #followHash() {
    const index = this.#steps?.items.findIndex((item) => `#${item.id}` === location.hash) ?? -1;
    if (index < 0 && location.hash !== `#${this.id}`) return;
    const fold = this.closest("details.example");
    fold?.setAttribute("open", "");
    if (index >= 0) this.#show(index);
    // Its title is that of the fold.
    (fold ?? this).scrollIntoView();
  }
}
