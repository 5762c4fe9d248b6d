/**
 * Looking back at a match: its steps one by one, on the table's own board, with the bar and the keys of an example;
 * after the end through anybody's eyes. From each moment there is a link, and the match can be played on.
 */
import { Autoplay } from "./autoplay.js";
import { Layer } from "./back.js";
import { button, makeElement } from "./dom.js";
import { StepBar, stepInWords } from "./example-bar.js";
import { replayStepOfKey } from "./example-keys.js";
import { actionOfKey } from "./keys.js";
import { panel } from "./panel.js";
import { isAnyPopoverOpen } from "./popover.js";
import { StepIndex } from "./step-index.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./protocol.js").MomentAnswer} MomentAnswer
 * @typedef {import("./protocol.js").ReplayAnswer} ReplayAnswer
 * @typedef {import("./protocol.js").ReviewedDecision} ReviewedDecision
 * @typedef {import("./protocol.js").ViewerChoice} ViewerChoice
 */

/**
 * What it needs of its table. Viewers are those of the requests.
 * @typedef {object} ReplayHost
 * @property {(viewer: number | null) => Promise<ReplayAnswer | null>} moments
 * @property {(viewer: number | null, step: number, decision: ReviewedDecision | null) => Promise<MomentAnswer | null>} moment of a step, from 1
 * @property {(moment: MomentAnswer, where: string, line: number) => Promise<void>} show with the line of the log that tells of it
 * @property {(step: number, viewer: number | null) => void} share
 * @property {(save: string) => void} playOn
 * @property {(decision: ReviewedDecision, step: number, viewer: number | null) => void} ask about any move in a decision
 * @property {() => void} leave
 */

class MatchSteps extends StepIndex {
  /** @type {ReplayAnswer["moments"]} */
  heads = [];

  get moments() {
    return this.heads;
  }
}

/**
 * Lets the reader go back and forth in a match. Put `bar` and `more` into the table; `open` shows them and a step,
 * `close` hides them. The table itself is drawn by the host's `show`.
 */
export class Replay {
  #match;
  #layer = new Layer(() => this.#match.leave());
  #steps = new MatchSteps();
  #bar = new StepBar((index) => void this.#go(index), () => this.#autoplay.toggle(), true);
  #viewers = makeElement("select", {});
  #autoplay;
  #said = "";
  #save = "";
  /** @type {ReviewedDecision | null} the decision made after the step that is shown */
  #asks = null;
  #askButton = button("ask-move", textOf("replay.ask"), () => this.#ask());
  /** A press made while a match is being opened waits for the steps of that match. */
  #opening = Promise.resolve();
  /** The step asked for last is on its way, or shown. */
  #showing = Promise.resolve();
  /** @type {number | null} */
  #viewer = null;
  /** @type {{step: number, decision: ReviewedDecision | null}} the step, from 1, with a decision of which the better move is marked */
  #reviewed = { step: 0, decision: null };
  /** The number of the latest request: answers to earlier ones are stale. */
  #asked = 0;
  /** Before the sentence, so that its buttons stay where they are pressed; what else can be done comes after it. */
  bar = makeElement("div", { class: "replay", hidden: "" }, this.#bar.element);
  more;

  /**
   * @param {ReplayHost} match
   * @param {AbortSignal} signal
   */
  constructor(match, signal) {
    this.#match = match;
    this.#autoplay = new Autoplay(() => this.#playOne(), (playing) => this.#bar.showPlaying(playing), signal);
    this.#viewers.addEventListener("change", () => void this.open(this.#steps.index + 1, JSON.parse(this.#viewers.value)));
    this.more = makeElement("div", { class: "replay", hidden: "" },
      makeElement("label", {}, textOf("replay.viewer"), " ", this.#viewers),
      button("share-moment", textOf("replay.share"), () => match.share(this.#steps.index + 1, this.#viewer)),
      this.#askButton,
      button("play-on", textOf("replay.play_on"), () => void this.#playOn()),
      button("leave", textOf("replay.leave"), () => match.leave()));
  }

  /**
   * @param {number} step from 1
   * @param {number | null} viewer
   * @param {ReviewedDecision | null} decision made there, of which the better move is marked
   */
  open(step, viewer, decision = null) {
    this.#autoplay.pause();
    this.#reviewed = { step, decision };
    return (this.#opening = this.#open(step, viewer));
  }

  /**
   * @param {number} step from 1
   * @param {number | null} viewer
   */
  async #open(step, viewer) {
    const asked = ++this.#asked;
    const answer = await this.#match.moments(viewer);
    if (asked !== this.#asked) return;
    if (!answer?.moments.length) return this.#match.leave();
    this.#steps.heads = answer.moments;
    this.#viewer = viewer;
    this.#offer(answer.viewers);
    this.#hide(false);
    await this.#show(step - 1);
  }

  get isOpen() {
    return !this.bar.hidden;
  }

  close() {
    this.#asked++;
    this.#autoplay.pause();
    this.#hide(true);
  }

  /** @param {boolean} hidden */
  #hide(hidden) {
    for (const part of [this.bar, this.more]) part.hidden = hidden;
    if (hidden) this.#layer.closed();
    else this.#layer.opened();
  }

  focus() {
    this.#bar.focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it was one of ours
   */
  onKey(event) {
    const index = replayStepOfKey(event);
    if (index) void this.#go(index);
    else if (actionOfKey("book", event) === "close" && !closesAnother(event)) this.#match.leave();
    else return false;
    return true;
  }

  /** @param {(steps: StepIndex) => number} index */
  async #go(index) {
    this.#autoplay.pause();
    await this.#opening;
    if (!this.bar.hidden) await this.#show(index(this.#steps));
  }

  /** @param {number} index from 0 */
  #show(index) {
    this.#steps.moveTo(index);
    this.#bar.update(this.#steps);
    this.#save = "";
    return (this.#showing = this.#fetch(++this.#asked));
  }

  /** @param {number} asked */
  async #fetch(asked) {
    const step = this.#steps.index + 1;
    const decision = step === this.#reviewed.step ? this.#reviewed.decision : null;
    const answer = await this.#match.moment(this.#viewer, step, decision);
    if (!answer || asked !== this.#asked) return;
    this.#save = answer.save;
    this.#asks = answer.asks;
    this.#askButton.hidden = !answer.asks;
    this.#said = answer.step.say;
    await this.#match.show(answer, stepInWords(this.#steps), this.#steps.heads[this.#steps.index]?.line ?? -1);
  }

  #playOne() {
    // The replay does not go on while the reader has an explanation open.
    if (this.#steps.index >= this.#steps.last || panel.isUsed) return null;
    return this.#show(this.#steps.index + 1).then(() => this.#said);
  }

  #ask() {
    if (!this.#asks) return;
    const [step, viewer] = [this.#steps.index + 1, this.#viewer];
    this.close();
    this.#match.ask(this.#asks, step, viewer);
  }

  /** From the step that the reader sees named, even if it is not drawn yet. */
  async #playOn() {
    const asked = this.#asked;
    await this.#showing;
    if (asked === this.#asked && this.#save) this.#match.playOn(this.#save);
  }

  /** @param {ViewerChoice[]} choices */
  #offer(choices) {
    const [own] = choices;
    const chosen = this.#viewer ?? own?.viewer ?? null;
    this.#viewers.replaceChildren(...choices.map(({ viewer, name }) => {
      const option = makeElement("option", { value: JSON.stringify(viewer) }, name);
      option.selected = viewer === chosen;
      return option;
    }));
    if (this.#viewers.parentElement) this.#viewers.parentElement.hidden = choices.length < 2;
  }
}

/**
 * Whether Escape is for something open above the table: a menu, a panel, a list of choices.
 * @param {KeyboardEvent} event
 */
function closesAnother({ target }) {
  return target instanceof HTMLSelectElement || isAnyPopoverOpen();
}
