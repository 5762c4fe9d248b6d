/** A game under way: what the reader decides goes to the engine, what comes back is shown, kept, and thought on. */
import { forgetSharedLink } from "./arrival.js";
import { engine } from "./client.js";
import { noteBegun, noteEnded } from "./day-kept.js";
import { isLaidOut, makeElement, nextPaint } from "./dom.js";
import { noteRules } from "./known.js";
import { gameAt, isDeal } from "./kept-games.js";
import { askWithProgress } from "./loading.js";
import { isFromBeginning, MAY, stateOfMatch } from "./match-state.js";
import { drawLots, drawnForAll } from "./play-lots.js";
import { noteResult } from "./results.js";
import { playTone } from "./sound.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./protocol.js").AnyRequest} AnyRequest
 * @typedef {import("./protocol.js").Answers} Answers
 * @typedef {import("./protocol.js").Refused} Refused
 * @typedef {import("./protocol.js").TableAnswer} TableAnswer
 * @typedef {import("./kept-games.js").Keeper} Keeper
 * @typedef {import("./match-state.js").TableState} TableState
 * @typedef {import("./play-keeping.js").KeepingNote} KeepingNote
 * @typedef {import("./play-steps.js").StepShow} StepShow
 * @typedef {import("./play-table.js").PlayTable} PlayTable
 */

/**
 * Where a match comes from.
 * @typedef {Pick<import("./protocol.js").OpenRequest, "new" | "save" | "link" | "from_example" | "situation" | "day">} Origin
 */

/**
 * What the reader has done, to be sent to the engine.
 * @typedef {{do: "play", seat: number, move: string, by_lot?: boolean} | {do: "guess", answer: string}
 *   | {do: "again", variation?: import("./protocol.js").AgainRequest["variation"]} | {do: "hint" | "undo" | "redo" | "show" | "hide" | "finish" | "stop"}} Command
 */

/** A bot's slice of thinking, in milliseconds: short enough for the worker to stay answerable. */
const SLICE = 50;
/** So long bots may play before a new game is shown, in milliseconds: it is drawn once, not once for each of their moves. */
const BEGINNING = 150;
/** What the reader does that makes the game theirs: from then on it is kept. */
const DECISIONS = ["play", "guess", "undo", "redo", "finish", "stop"];
/** What leaves the decision as it was. */
const ASIDE = ["hint", "show"];

/** What a reader may have the focus on for a reason of their own. */
const CONTROLS = "a, button, input, select, summary";

let count = 0;

/**
 * One match between the reader and the engine: `open` starts it, `decide` sends what the reader does; what the `state` does
 * not allow is ignored. It shows each answer on the table, keeps the game in the storage and asks on while bots
 * think; a refusal is shown on the table, and nothing is thrown.
 */
export class PlayGame {
  /** @type {TableAnswer | null} the match as the engine answered it last */
  view = null;
  /** @type {TableState} it changes in `#become` alone */
  state = "empty";
  /** @type {import("./arrival.js").Arrival | null} what is about to be opened, until the engine has answered */
  #coming = null;
  id = `match-${++count}`;
  #host;
  #keeper;
  #keeping;
  #table;
  #steps;
  #onView;
  /** Counts the reader's requests: what an older answer would still show is dropped. */
  #turn = 0;
  #hurry = false;
  /** @type {"" | "deal" | "game"} as what it is kept: the deal of a whole game even if the reader has decided nothing yet */
  #kept = "";
  /** Whether its end is a result of the reader's: it was played from its beginning. */
  #counts = true;

  /**
   * @param {HTMLElement} host
   * @param {{keeper: Keeper, keeping: KeepingNote, table: PlayTable, steps: StepShow,
   *   onView: (view: TableAnswer, asked: boolean) => void}} parts
   */
  constructor(host, { keeper, keeping, table, steps, onView }) {
    this.#host = host;
    this.#keeper = keeper;
    this.#keeping = keeping;
    this.#table = table;
    this.#steps = steps;
    this.#onView = onView;
  }

  /**
   * @param {Origin} origin
   * @param {string} kept the key of the kept game that it is, "" for none
   * @returns {Promise<TableAnswer | Refused | null>} once the engine has answered; null if that came to nothing
   */
  async open(origin, kept = "") {
    const { stepwise } = this.#steps;
    const { game, lang } = this.#host.dataset;
    this.#coming = { origin, kept };
    const answer = await this.#ask({ ...origin, do: "open", id: this.id, game, lang, stepwise, ms: BEGINNING }, "opening");
    this.#coming = null;
    if (answer?.kind !== "table") {
      this.#goOn(false);
      return answer;
    }
    this.#adopt(kept, Boolean(origin.day || origin.new && !origin.new.key), origin.save ?? "");
    this.#table.element.hidden = false;
    await this.#table.clear();
    // The view is set before the answer is taken, so that a match which ended earlier does not seem to end now.
    this.view = answer;
    this.#counts = kept ? gameAt(kept).counts : isFromBeginning(origin, answer);
    this.#become("watching");
    void this.#take(answer, true, true);
    return answer;
  }

  /** What another page needs to show the same match, or to open the one that is about to be opened; null for none. */
  carry() {
    return this.#coming ?? (this.view && { save: this.view.save, kept: this.#keeper.key });
  }

  /** @param {Command} command */
  async decide(command) {
    if (!this.#may(command.do === "hint" ? "hint" : "decide")) return;
    const focused = this.#host.contains(document.activeElement);
    const deal = command.do === "again" && { stepwise: this.#steps.stepwise, ms: BEGINNING };
    const answer = await this.#ask({ ...command, ...deal, id: this.id }, "asking");
    if (answer?.kind !== "table") {
      await this.#table.notes.refuse(answer?.refusal.html ?? "");
      this.#goOn(focused);
    } else {
      // The next deal is another game, kept beside this one.
      if (command.do === "again") {
        this.#adopt("", this.#kept === "game" && !this.#host.dataset.key);
        this.#counts = answer.day?.counts ?? true;
      }
      if (DECISIONS.includes(command.do)) this.#makeMine(answer);
      if (!ASIDE.includes(command.do)) await this.#table.clear();
      await this.#take(answer, focused, true);
    }
  }

  /**
   * Draws lots for the decisions of people: what several decide in front of all is left to chance by all of them.
   * At the end it is told how many, unless a hand is covered next.
   * @param {() => HTMLElement | null} offer finds the button that offers it
   */
  async decideByLot(offer) {
    const drawn = await drawLots(this, this.#host, this.#steps, offer);
    if (drawn && this.view?.curtain === null) await this.#table.notes.remark("lots", makeElement("p", {}, textOf(drawn > 1 ? "play.lots" : "play.lots.one", { count: drawn })).outerHTML);
  }

  /**
   * What a choice that is not sent yet would do, as HTML for the board.
   * @param {{seat: number, move: string}} choice
   */
  async preview(choice) {
    const answer = await engine.ask({ do: "preview", id: this.id, ...choice }).catch(() => null);
    return answer?.kind === "preview" ? answer.html : "";
  }

  /**
   * What lies before a seat, explained.
   * @param {number} seat
   * @param {import("./protocol.js").ShownMomentView | null} moment in which it lies there, null for the present
   */
  async explain(seat, moment) {
    const answer = await askWithProgress(this.#host, () => engine.ask({ do: "legend", id: this.id, seat, moment }));
    return answer?.kind === "legend" ? answer : null;
  }

  /** What the reader knows of the match, as a table to ask about; null if that cannot be told. */
  async known() {
    const answer = await askWithProgress(this.#host, () => engine.ask({ do: "situation", id: this.id }));
    if (answer?.kind === "refused") await this.#table.notes.refuse(answer.refusal.html);
    return answer?.kind === "known" ? answer : null;
  }

  /** The match as the text of a link; "" if that cannot be told. */
  async link() {
    const answer = await askWithProgress(this.#host, () => engine.ask({ do: "link", id: this.id }));
    return answer?.kind === "link" ? answer.link : "";
  }

  /** The bot that thinks plays what it has found so far. */
  moveNow() {
    this.#hurry = true;
  }

  /** Another tab has played the same kept game on: the match here is kept as a game of its own. */
  keepApart() {
    if (this.view) this.#makeMine(this.view);
  }

  /**
   * Looking back at the match: while one does, nothing goes on.
   * @template {import("./protocol.js").ReplayRequest | import("./protocol.js").MomentRequest
   *   | import("./protocol.js").DecisionRequest | import("./protocol.js").LineRequest} Asked
   * @param {Asked} request
   */
  async lookBack(request) {
    if (!this.#may("lookBack")) return null;
    if (this.state !== "looking") {
      this.#turn++;
      this.#steps.finish();
      await this.#table.notes.remark("hint", "");
    }
    this.#become("looking");
    const answer = await askWithProgress(this.#host, () => engine.ask(request));
    return answer?.kind === "refused" ? null : /** @type {Exclude<Answers[Asked["do"]], Refused> | null} */ (answer);
  }

  /** The match goes on from where it is; of several people, whoever decides lifts the curtain once more. */
  async lookAhead() {
    if (!this.#may("lookAhead")) return;
    const answer = await this.#ask({ do: "hide", id: this.id }, "opening");
    if (answer?.kind !== "table") return;
    await this.#table.clear();
    await this.#take(answer, true, false);
  }

  /** The page no longer shows this match. */
  end() {
    this.#become("ended");
    this.#turn++;
    this.#steps.finish();
    engine.close(this.id);
  }

  /**
   * @template {AnyRequest} Asked
   * @param {Asked} request
   * @param {"opening" | "asking"} state until it is answered
   * @returns {Promise<Answers[Asked["do"]] | null>}
   */
  async #ask(request, state) {
    const before = this.state;
    this.#become(state);
    this.#turn++;
    this.#steps.rest();
    this.#steps.finish();
    const seen = nextPaint();
    const answer = await askWithProgress(this.#host, () => engine.ask({ ...request, ...this.#table.logged }));
    await seen;
    if (this.state === "ended") return null;
    if (this.state === state && answer?.kind !== "table") this.#become(before);
    return answer;
  }

  /**
   * @param {TableAnswer} view
   * @param {boolean} focused whether the focus is in the widget, and so must stay in it
   * @param {boolean} asked whether it answers what the reader did, and not the bots' thinking
   */
  async #take(view, focused, asked) {
    const turn = this.#turn;
    const ends = view.over && !this.view?.over;
    this.view = view;
    // If this message is lost, the steps are merely told once more.
    if (view.unseen) engine.ask({ do: "seen", id: this.id, events: view.unseen }).catch(() => {});
    const kept = { ...view, counts: this.#counts };
    if (this.#kept) this.#keeping.follow(this.#kept === "game" ? this.#keeper.keep(kept, false) : this.#keeper.keepDeal(kept));
    noteRules(view.steps.flatMap(({ rules }) => rules), "met");
    if (ends) this.#noteResult(view);
    this.#onView(view, asked);
    if (view.note) await this.#table.notes.advise(view.note, view.advised);
    if (turn !== this.#turn) return;
    const unseen = await this.#showSteps(view, focused);
    if (turn !== this.#turn) return;
    await this.#rest(view, unseen, focused);
    if (ends) playTone("bell");
  }

  /** @param {TableAnswer} view @param {TableAnswer["steps"]} unseen @param {boolean} focused */
  async #rest(view, unseen, focused) {
    const turn = this.#turn;
    if (stateOfMatch(view) !== "thinking") this.#steps.rest();
    await this.#table.showView(view, unseen);
    if (turn !== this.#turn) return;
    this.#become(stateOfMatch(view));
    this.#table.makeRoom();
    if (focused) this.#refocus();
    if (view.busy) await this.#think(turn, focused);
  }

  /** @param {TableAnswer} view @param {boolean} focused */
  async #showSteps({ steps: all, form, over, curtain }, focused) {
    const steps = curtain === null ? all : drawnForAll(all, this.#host, this.#steps);
    if (steps.length) this.#become("watching");
    this.#table.makeRoom();
    const chooses = Boolean(form) && !over;
    const shown = this.#steps.play(steps, async (step) => {
      await this.#table.showStep(step, undefined, chooses && step === steps.at(-1));
      if (focused) this.#table.lookAtBoard();
    }, chooses, chooses || over);
    if (focused && steps.length) this.#refocus();
    return shown;
  }

  /**
   * Gives the bots slice after slice until something is to be shown: each call makes one decision at most.
   * @param {number} turn
   * @param {boolean} focused
   */
  async #think(turn, focused) {
    while (turn === this.#turn) {
      const ms = this.#hurry ? 0 : SLICE;
      const answer = await askWithProgress(this.#host, () => engine.ask({ do: "think", id: this.id, ms, ...this.#table.logged }));
      if (!answer || turn !== this.#turn) return;
      if (answer.kind === "progress") {
        this.#table.showThinking(answer, Boolean(this.view?.form));
        continue;
      }
      this.#hurry = false;
      if (answer.kind === "table") return this.#take(answer, focused, false);
      return this.#table.notes.refuse(answer.refusal.html);
    }
  }

  /**
   * A request that came to nothing has ended the steps that were shown, or the bots' thinking: the match goes on from there.
   * @param {boolean} focused
   */
  #goOn(focused) {
    if (this.view && this.state === "watching") void this.#rest(this.view, this.view.steps, focused);
    else if (this.view?.busy && this.#may("decide")) void this.#think(this.#turn, focused);
  }

  /** @param {TableState} state */
  #become(state) {
    this.state = state;
    if (state === "empty" || state === "ended") delete this.#host.dataset.state;
    else if (state !== "opening") this.#host.dataset.state = state;
    // Bots that finish a game hurry until somebody is asked.
    if (["deciding", "curtain", "over"].includes(state)) this.#steps.hurry = false;
  }

  /** @param {typeof MAY[TableState][number]} what */
  #may(what) {
    return MAY[this.state].some((each) => each === what);
  }

  /**
   * The match is this kept game from now on.
   * @param {string} key "" while it is not kept
   * @param {boolean} deals whether it is a deal of a whole game
   * @param {string} [save] that of the match
   */
  #adopt(key, deals, save) {
    this.#kept = key && !isDeal(key) ? "game" : key || deals ? "deal" : "";
    this.#keeping.close();
    this.#keeper.adopt(key, save);
  }

  /** @param {TableAnswer} view */
  #makeMine(view) {
    this.#kept = "game";
    forgetSharedLink();
    if (this.#keeper.moved) this.#keeping.close();
    this.#keeping.follow(this.#keeper.keep({ ...view, counts: this.#counts }, true));
    // Of a day's deal one try counts: another tab may have begun it before.
    const { day } = view, { key } = this.#keeper;
    if (day?.counts && this.#counts) this.#counts = this.#keeping.followTry(key, noteBegun(this.#game, day.number, key));
  }

  get #game() {
    return this.#host.dataset.game ?? "";
  }

  /** @param {TableAnswer} view */
  #noteResult({ result, day }) {
    if (!result || this.#kept !== "game" || !this.#counts) return;
    if (day) noteEnded(this.#game, day.number, this.#keeper.key, result);
    if (!noteResult(this.#keeper.key, result)) this.#keeping.follow(false);
  }

  /** What had the focus may be gone: never lose the reader's place. */
  #refocus() {
    const { activeElement } = document;
    if (activeElement?.matches(CONTROLS) && isLaidOut(activeElement)) return;
    if (!this.#steps.element.hidden) this.#steps.next.focus();
    else this.#table.focusQuestion();
  }
}
