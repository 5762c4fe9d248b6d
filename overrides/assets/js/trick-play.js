/**
 * <trick-play>: a whole game or a task to play. The page has what it offers and a button; the engine is asked for
 * only then, or when a shared position is opened.
 */
import { takeArrival, watchAddress } from "./arrival.js";
import { DayBots } from "./day-bots.js";
import { linesOfEnd } from "./day-words.js";
import { showCost, showTries } from "./minigame-end.js";
import { onceInPage, stopShortcuts } from "./dom.js";
import { saveFile } from "./files.js";
import { commandOf } from "./form-command.js";
import { FullView } from "./full-view.js";
import { guardHandover } from "./handover.js";
import { gameAt, Keeper } from "./kept-games.js";
import { coverWhenLeft } from "./left-page.js";
import { doOnlyChoices } from "./only-choice.js";
import { awaited } from "./pending.js";
import { askAbout } from "./play-ask.js";
import { Finishing } from "./play-finish.js";
import { PlayGame } from "./play-game.js";
import { KeepingNote } from "./play-keeping.js";
import { offerLots } from "./play-lots.js";
import { again, leadsBack } from "./play-opener.js";
import { secretsOf } from "./play-peek.js";
import { SharePanel } from "./play-share.js";
import { Replay } from "./play-replay.js";
import { storageSlotOf, StartPanel } from "./play-start.js";
import { StepShow } from "./play-steps.js";
import { PlayTable } from "./play-table.js";
import { Suspicions } from "./play-suspicions.js";
import { PlayTools } from "./play-tools.js";
import { ReviewCheck } from "./review-check.js";
import { panel } from "./panel.js";
import { ReviewPanel } from "./review-panel.js";
import { ReviewWork } from "./review-work.js";

/**
 * @typedef {import("./play-game.js").Command} Command
 * @typedef {import("./play-game.js").Origin} Origin
 * @typedef {import("./play-opener.js").Opener} Opener
 * @typedef {import("./protocol.js").ReviewedDecision} ReviewedDecision
 * @typedef {import("./protocol.js").TableAnswer} TableAnswer
 */

/**
 * The custom element; a game starts when the reader presses the start button, when the address or the page in the
 * other language brings one, or at once if `origin` was set before it is connected.
 */
export class TrickPlay extends HTMLElement {
  /**
   * Set before it is connected: a table laid by an example starts there by itself.
   * @type {Origin | null}
   */
  origin = null;
  #life = new AbortController();
  #share = new SharePanel();
  #keeping = new KeepingNote(() => this.#saveFile(), () => this.#table?.focusQuestion(), (key) => {
    void this.#open({ save: gameAt(key).save }, key);
  });
  /** @type {FullView | undefined} */
  #full;
  /** @type {StartPanel | undefined} */
  #start;
  /** @type {PlayTools | undefined} */
  #tools;
  /** @type {PlayTable | undefined} */
  #table;
  /** @type {PlayGame | undefined} */
  #game;
  /** @type {Replay | undefined} */
  #replay;
  /** @type {ReviewPanel | undefined} */
  #review;
  #reviewWork = new ReviewWork((hint) => void this.#table?.renewHint(hint), (labels) => this.#nameReviews(labels));
  #check = new ReviewCheck();
  /** @type {Suspicions | undefined} */
  #suspicions;
  #dayBots = new DayBots(this);
  /** @type {Opener | null} what has led to the moment that is looked back at */
  #opener = null;

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#start = new StartPanel(this, (origin, kept) => this.#open(origin, kept), signal);
    this.#layTable(signal);
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("click", ({ target }) => this.#onPress(target), { signal });
    this.addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    this.addEventListener("gesture", (event) => event instanceof CustomEvent && this.#decide(event.detail), { signal });
    watchAddress(() => void this.#arrive(), signal);
    void this.#arrive();
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#reviewWork.stop();
    this.#dayBots.stop();
    this.#game?.end();
    this.#table?.end();
    this.#full?.end();
  }

  /** What another page needs to show the same position. */
  carry() {
    return this.#game?.carry() ?? null;
  }

  /** @param {AbortSignal} signal */
  #layTable(signal) {
    const steps = new StepShow(), finishing = new Finishing(() => this.#game, steps);
    this.#full = new FullView(this, () => leadsBack(this, this.#review, () => this.#lookAhead()));
    this.#tools = new PlayTools({
      now: () => this.#table?.openNow(),
      say: (text) => this.#table?.notes.ask(text),
      undo: () => this.#game?.decide({ do: "undo" }),
      redo: () => this.#game?.decide({ do: "redo" }),
      hint: () => this.#game?.decide({ do: "hint" }),
      share: () => this.#shareLink(),
      save: () => this.#saveFile(),
      load: (text) => this.#start?.takeFile(text, () => this.#full?.leave()),
      again: () => this.#again(),
      finish: () => finishing.begin(),
      lookBack: () => this.#lookBack(Infinity),
      ask: () => this.#game && this.#table && void askAbout(this.#game, this.#table.notes),
    }, steps.choice, { files: !this.dataset.key, ask: "ask" in this.dataset });
    const replay = (this.#replay = this.#replayOf(signal));
    const review = (this.#review = this.#reviewOf());
    const keeper = new Keeper(storageSlotOf(this), signal);
    const suspicions = (this.#suspicions = new Suspicions(this, () => this.#game, keeper, (step) => void this.#lookBack(step)));
    this.#table = new PlayTable(
      {
        moveNow: () => this.#game?.moveNow(),
        ready: () => this.#game?.decide({ do: "show" }),
        peek: () => secretsOf(this.#game?.id ?? ""),
        legend: async (seat, moment) => (await this.#game?.explain(seat, moment)) ?? null,
        preview: async (choice) => (await this.#game?.preview(choice)) ?? "",
      },
      {
        full: this.#full.button,
        pace: [steps.element, finishing.element],
        faster: steps.faster,
        tools: this.#tools.element,
        share: this.#share.element,
        keeping: this.#keeping.element,
        replay: [replay.bar, replay.more],
        walk: [review.walk.bar, review.line.bar],
        review: review.element,
        suspicions,
      },
    );
    suspicions.watch(this.#table.element);
    const onView = (/** @type {TableAnswer} */ view, /** @type {boolean} */ asked) => (finishing.follow(view), this.#follow(view, asked));
    keeper.addEventListener("moved", () => this.#keeping.sayMoved(keeper.key, () => this.#game?.keepApart()));
    this.#game = new PlayGame(this, { keeper, keeping: this.#keeping, table: this.#table, steps, onView });
    this.append(this.#table.element, this.#dayBots.said);
    this.#table.element.addEventListener("shown", () => {
      this.#dayBots.show();
      showTries(this);
      // After a look back the review is there already.
      if (this.dataset.key) void showCost(this, this.#game?.id ?? "");
    });
    guardHandover(this, signal, () => steps.places);
    doOnlyChoices(this, signal);
    coverWhenLeft(this.#game, this.#table.element, signal, () => panel.close());
  }

  async #arrive() {
    const arrival = takeArrival(this);
    if (arrival?.link) {
      const { link, moment, viewer = null } = arrival;
      if (await this.#open({ link }) && moment) await this.#replay?.open(moment, viewer);
    } else if (arrival?.save) this.#open({ save: arrival.save }, arrival.kept);
    else if (arrival?.deal) this.#start?.takeDay(arrival.deal);
    else if (arrival?.origin) this.#open(arrival.origin, arrival.kept);
    else if (this.origin && !this.#game?.view) this.#open(this.origin);
  }

  /**
   * @param {Origin} origin
   * @param {string} [kept] the key of the kept game that it is
   * @returns {Promise<boolean>} whether it is on the table
   */
  async #open(origin, kept) {
    // One press, one deal: while the engine starts, more presses deal nothing.
    if (origin.new && this.#game?.state === "opening") return false;
    const prepared = this.#start?.sayPreparing();
    this.#full?.enter();
    try {
      const answer = await this.#game?.open(origin, kept);
      if (answer?.kind === "refused") {
        this.#full?.leave();
        this.#start?.sayRefused(answer.refusal, origin);
      }
      return answer?.kind === "table";
    } finally {
      prepared?.();
    }
  }

  /** @param {AbortSignal} signal */
  #replayOf(signal) {
    const id = () => this.#game?.id ?? "";
    return new Replay({
      moments: async (viewer) => (await this.#game?.lookBack({ do: "replay", id: id(), viewer })) ?? null,
      moment: async (viewer, step, decision) => (await this.#game?.lookBack({ do: "moment", id: id(), viewer, step, decision })) ?? null,
      show: async ({ step, advised }, where, line) => {
        await this.#table?.showStep(step, where);
        await this.#table?.past.show(advised);
        this.#table?.markLine(line);
      },
      share: (step, viewer) => this.#shareLink({ moment: String(step), ...(viewer === null ? {} : { viewer: String(viewer) }) }),
      playOn: (save) => this.#open({ save }),
      ask: (decision, step, viewer) => void this.#review?.ask(decision, () => void this.#replay?.open(step, viewer)),
      leave: () => this.#lookAhead(),
    }, signal);
  }

  #reviewOf() {
    return new ReviewPanel({
      id: () => this.#game?.id ?? "",
      whole: !this.dataset.key,
      place: this,
      lookBack: async (request) => (await this.#game?.lookBack(request)) ?? null,
      show: async (step, status, isLine) => {
        await this.#table?.past.show(null);
        await this.#table?.showStep(step, status);
        if (isLine) this.#table?.lookAtBoard();
      },
      showMoment: async (step, decision, status, say) => {
        const answer = await this.#game?.lookBack({ do: "moment", id: this.#game.id, viewer: null, step, decision });
        if (!answer) return;
        // What the marks mean; at a turning point, what happened there.
        await this.#table?.showStep({ ...answer.step, caption: answer.advised?.line ?? answer.step.caption, say }, status);
        await this.#table?.past.show(answer.advised);
        this.#table?.lookAtBoard();
      },
      mark: (advised, form) => this.#table?.markMove(advised, form),
      playOn: (save) => this.#open({ save }),
      leave: () => this.#lookAhead(),
    });
  }

  /**
   * @param {number} step from 1; of many, the last
   * @param {ReviewedDecision | null} decision made there, to see what was better
   * @param {Opener | null} opener in the review or the ranking, to come back to
   */
  async #lookBack(step, decision = null, opener = null) {
    this.#opener = opener;
    this.#share.close();
    await this.#replay?.open(step, null, decision);
    this.#replay?.focus();
  }

  async #lookAhead() {
    this.#table?.markLine(-1);
    this.#replay?.close();
    this.#share.close();
    await this.#table?.past.show(null);
    const opener = this.#opener;
    this.#opener = null;
    // The opener takes the focus before the game can move it, and is scrolled to once everything is in its place.
    if (opener) again(opener, this)?.focus({ preventScroll: true });
    await this.#game?.lookAhead();
    // A moment that was looked at on the way through the key moments leads back to them.
    if (this.#review?.walk.walking) await this.#review.walkTo(this.#review.walk.index);
    const back = opener && again(opener, this);
    back?.focus({ preventScroll: true });
    back?.scrollIntoView({ block: "center" });
  }

  /**
   * The form of a new game stays open while bots go on; an address that is no longer that of the position does not.
   * @param {TableAnswer} view
   * @param {boolean} asked whether it answers what the reader did
   */
  #follow(view, asked) {
    if (asked) {
      this.#start?.close();
      this.#replay?.close();
      this.#review?.close();
      this.#check.forget();
    }
    this.#reviewWork.follow(view, this.#game?.id ?? "");
    if (view.over) this.dispatchEvent(new Event("over", { bubbles: true }));
    this.#dayBots.follow(view, this.#game?.id ?? "");
    if (asked || view.steps.length) this.#share.close();
    this.#tools?.update(view);
    this.#suspicions?.follow(view);
  }

  /** @param {SubmitEvent} event */
  #onSubmit(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.do) return;
    event.preventDefault();
    void this.#decide(commandOf(form, event.submitter));
  }

  /**
   * In a review, a move is only tried; where the reader wants it, a costly one is asked about first.
   * @param {Command} command
   */
  async #decide(command) {
    const game = this.#game;
    if (command.do !== "play" || !game) return game?.decide(command);
    if (this.#review?.trying) return this.#review.retry(command.move);
    const question = await awaited(this.#check.question(game.id, command));
    if (question?.html) await this.#table?.warn(question);
    else if (question) await game.decide(command);
  }

  /**
   * Presses of what the engine draws, but for forms.
   * @param {EventTarget | null} target
   */
  #onPress(target) {
    const pressed = target instanceof Element ? target.closest("[data-moment], [data-use], [data-try], [data-walk]") : null;
    if (!(pressed instanceof HTMLElement || pressed instanceof SVGElement)) return;
    const { moment, use, seat, turn, walk } = pressed.dataset;
    if (walk) void this.#review?.walkTo(Number(walk));
    else if (!(pressed instanceof HTMLElement)) return;
    else if (pressed.dataset.try) void this.#review?.try(Number(pressed.dataset.try));
    else if (use === "review") void this.#review?.open(Number(seat));
    else if (moment) void this.#lookBack(Number(moment), turn ? { seat: Number(seat), turn: Number(turn) } : null, { pressed, moment, turn });
    else if (use === "look-back") void this.#lookBack(1);
    else if (use === "challenge") this.#challenge();
    else if (use === "by-lot") offerLots(pressed, this.#game, this, (text) => this.#table?.notes.ask(text));
  }

  /** @param {string[]} labels of the buttons that open the reviews */
  #nameReviews(labels) {
    for (const [at, each] of this.querySelectorAll("[data-use=review]").entries()) each.textContent = labels[at] ?? each.textContent;
    void showCost(this, this.#game?.id ?? "");
  }

  /** Some lines to be sent to somebody, who then plays the same deal. */
  #challenge() {
    const { challenge, day, result } = this.#game?.view ?? {};
    if (day && result) void this.#share.openLines(linesOfEnd(this, day.number, result, this.#dayBots.found));
    else if (challenge) void this.#share.openText(challenge, this.closest("trick-example, trick-table") ?? this);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    stopShortcuts(event);
    if (this.dataset.state !== "looking") return this.#tools?.onKey(event);
    // A moment that was looked at on the way through the key moments lies above them.
    const review = this.#replay?.isOpen ? null : this.#review;
    if (!review?.onKey(event) && !this.#replay?.onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Another game: of an example the same position, of a task the next deal, else what the form says. */
  #again() {
    if (this.origin) this.#open(this.origin);
    else if (this.dataset.key) this.#game?.decide({ do: "again" });
    else {
      this.#full?.leave();
      this.#start?.again();
    }
  }

  /** @param {{moment?: string, viewer?: string}} [moment] to look back at */
  #shareLink(moment) {
    // A table laid by another widget is opened again by that.
    const widget = this.closest("trick-example, trick-table") ?? this;
    if (this.#game?.view) void this.#share.open(this.#game.link(), widget, () => this.#saveFile(), moment);
  }

  #saveFile() {
    if (this.#game?.view) void saveFile(this.#game.view.save, storageSlotOf(this).replace("/", "-"));
  }
}
