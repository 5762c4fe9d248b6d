/** Shows what happened step by step, at the speed the reader chose. */
import { button, holdPlace, makeElement, nextPaint, setUsable, toolbar, topOf } from "./dom.js";
import { FasterOffer } from "./play-faster.js";
import { keepSpeed, keepTold, stepSpeed, rulesTold } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").StepView} StepView */

/**
 * How long a caption stays: so many milliseconds, and so many a letter, up to a bound, since the log keeps it all; what is
 * known by now is seen rather than read. What has weight is read, however well it is known: it has 2.5 to 6 seconds. At "step by step": until "next".
 * @type {Record<string, (letters: number, known: boolean, weighty: boolean) => number>}
 */
const STAY = {
  step: () => Infinity,
  slow: (letters) => Math.min(1600 + 55 * letters, 12_000),
  normal: (letters, known, weighty) => weighty
    ? Math.min(Math.max(1000 + 34 * letters, 2500), 6000)
    : known ? Math.min(350 + 6 * letters, 1500) : Math.min(700 + 25 * letters, 4000),
  fast: (letters, known, weighty) => FAST * (STAY.normal?.(letters, known, weighty) ?? 0),
  once: () => 0,
};

/** So much of the normal time things take at "fast". */
const FAST = 0.5;

/**
 * So long, in milliseconds, the button of the final count leads nowhere once it leads to the result: a finger that counts on
 * sees the last one counted.
 */
const LAST_COUNTED = 1400;

/** So often a rule has been told before it is known. */
const KNOWN = 2;

/**
 * Notes that steps were told.
 * @param {StepView[]} steps
 * @returns {boolean[]} which of them told what this reader knows, at whatever table that was learnt
 */
function nowKnown(steps) {
  const told = rulesTold();
  const before = told.length;
  const known = steps.map(({ rules: [rule = ""] }) => {
    const knows = told.filter((each) => each === rule).length >= KNOWN;
    if (!knows) told.push(rule);
    return knows;
  });
  if (told.length > before) keepTold(told);
  return known;
}

/** So long at most, in milliseconds, stays what comes right before a choice and has no weight: it is still drawn then, and told. */
const GLANCE = 600;

/**
 * So long at most, in milliseconds, takes at normal speed (at "fast" the same part of it as of all else) what happens while bots still think, and so long again what comes
 * of it: each step has its share. What comes of it comes last, and must not pay for the rest. Weighty steps have their own time.
 */
const BETWEEN = 6000;
const LEAST_SHARE = 0.25;

/**
 * Paces the steps of an answer: `play` shows one after another and is settled with those that the reader skipped, once
 * the last was seen or skipped. Put `element` (next, skip) and `choice` (the speed) into the page.
 */
export class StepShow {
  #nextText = textOf("play.next");
  next = button("next", this.#nextText, () => this.#goOn());
  #skip = button("skip", textOf("play.skip"), () => this.#toTheEnd());
  /** The bar seen while steps are shown; at a pause, without the button to skip what follows it. */
  element = toolbar("pace", textOf("play.pace"), this.next, this.#skip);
  /** The reader's choice of speed: "all at once" holds for what is being shown, too. */
  choice = speedChoice(() => this.finish());
  #faster = new FasterOffer(this.choice);
  /** The offer of a quicker speed, over the board: nothing moves for it. */
  faster = this.#faster.element;
  /** Whether nothing is shown step by step but what is counted at the end, whatever the speed. */
  hurry = false;
  #skipped = false;
  /** The reader wants to see nothing more until there is something to decide. */
  #through = false;
  /**
   * Where the button was seen last: it stays there, however much there is to read above it.
   * @type {number | null}
   */
  #top = null;
  /**
   * Where its buttons were seen last, in the window: a finger may still be on its way there when something else is.
   * @type {DOMRect[]}
   */
  places = [];
  /** So long stayed what was shown since the last choice while bots still had to think, in milliseconds. */
  #spent = 0;
  #goOn = () => {};
  constructor() {
    this.element.hidden = true;
  }

  /** Whether the steps wait for the reader, one by one. */
  get stepwise() {
    return stepSpeed() === "step";
  }

  /**
   * @param {StepView[]} steps
   * @param {(step: StepView) => Promise<void>} show
   * @param {boolean} [chooses] whether the reader has something to choose once these are shown
   * @param {boolean} [last] whether no more are to come before a choice or the end
   * @returns {Promise<StepView[]>} those that the reader did not want to see
   */
  async play(steps, show, chooses = false, last = chooses) {
    this.#faster.follow(steps.length, chooses);
    const from = this.#from(steps);
    const watched = steps.slice(from);
    this.#skipped = this.element.hidden = !watched.length;
    this.#skip.textContent = textOf(last && !chooses ? "play.skip.end" : "play.skip");
    let seen = watched.length ? from : 0;
    const stays = this.#stays(watched, chooses, last);
    for (const step of watched) {
      if (this.#skipped) break;
      const enough = this.#stay(stays[seen - from] ?? 0), ends = step.counts && step === watched.at(-1);
      setUsable(this.next, !ends);
      await show(step);
      this.next.textContent = step.pause || (step.counts ? textOf("play.skip.end") : this.#nextText);
      this.#count(step, ends);
      holdPlace(this.next, this.#top);
      await enough;
      await nextPaint();
      this.#top = topOf(this.next);
      this.places = [this.next, this.#skip].map((each) => each.getBoundingClientRect());
      seen += 1;
    }
    this.element.hidden = true;
    return steps.slice(seen).filter(({ passing }) => !passing);
  }

  /**
   * In the final count the button to go on is as wide in each step, whatever stands beside it.
   * @param {StepView} step
   * @param {boolean} ends whether it is the last of it
   */
  #count({ counts, pause }, ends) {
    this.element.classList.toggle("final", counts);
    this.#skip.hidden = !counts && pause !== "";
    this.#skip.style.visibility = ends ? "hidden" : "";
    if (ends) setTimeout(() => setUsable(this.next, true), LAST_COUNTED);
  }

  /**
   * From which of these steps on they are shown, their number for none of them. Who has let bots finish sees the final count.
   * @param {StepView[]} steps
   */
  #from(steps) {
    if (this.#through || stepSpeed() === "once") return steps.length;
    const counted = steps.findIndex(({ counts }) => counts);
    return !this.hurry ? 0 : counted < 0 ? steps.length : counted;
  }

  /** The reader's turn begins: steps after it are shown again. */
  rest() {
    this.#through = false;
    this.#top = null;
    this.#spent = 0;
  }

  #toTheEnd() {
    this.#through = true;
    this.finish();
  }

  /** The rest of these steps is not shown: the reader has seen enough, or does something else. */
  finish() {
    this.#skipped = true;
    this.#goOn();
  }

  /**
   * How long each of these steps stays: one at which the table pauses, and all of the final count, until the reader goes on.
   * What comes then has time anew.
   * @param {StepView[]} steps
   * @param {boolean} chooses
   * @param {boolean} last
   * @returns {number[]}
   */
  #stays(steps, chooses, last) {
    const at = steps.findIndex(({ pause, counts }) => pause || counts);
    if (at < 0) return this.#shares(steps, chooses, last);
    const before = [...this.#shares(steps.slice(0, at), false, true), Infinity];
    this.#spent = 0;
    return [...before, ...this.#stays(steps.slice(at + 1), chooses, last)];
  }

  /**
   * @param {StepView[]} steps between two moments at which the table rests
   * @param {boolean} chooses
   * @param {boolean} last
   */
  #shares(steps, chooses, last) {
    const known = nowKnown(steps);
    const stays = steps.map(({ say, weighty }, at) => (STAY[stepSpeed()] ?? STAY.normal)?.(say.length, known[at] ?? false, weighty) ?? 0);
    const part = { normal: 1, fast: FAST }[stepSpeed()];
    if (!part || !steps.length) return stays;
    if (chooses && !steps.at(-1)?.weighty) stays.push(Math.min(stays.pop() ?? 0, part * GLANCE));
    const routine = stays.reduce((sum, stay, at) => sum + (steps[at]?.weighty ? 0 : stay), 0);
    const share = Math.min(1, Math.max(LEAST_SHARE, (part * BETWEEN - (last ? 0 : this.#spent)) / (routine || 1)));
    this.#spent += share * routine;
    return stays.map((stay, at) => steps[at]?.weighty ? stay : share * stay);
  }

  /** @param {number} time */
  #stay(time) {
    return new Promise((resolve) => {
      this.#goOn = () => resolve(undefined);
      if (time < Infinity) setTimeout(resolve, time);
    });
  }
}

/**
 * The reader's choice of speed, remembered.
 * @param {() => void} atOnce
 */
function speedChoice(atOnce) {
  const options = Object.keys(STAY).map((name) => makeElement("option", { value: name }, textOf(`speed.${name}`)));
  const select = makeElement("select", {}, ...options);
  select.value = stepSpeed();
  select.addEventListener("change", () => {
    keepSpeed(select.value);
    if (select.value === "once") atOnce();
  });
  return makeElement("label", { class: "speed" }, textOf("speed"), " ", select);
}
