/** What an example does with the engine: another card, back to the printed one, play on from here. */
import { engine } from "./client.js";
import { button, focusOn, makeElement, toolbar } from "./dom.js";
import { changesIn, followChoice, narrowAllMenus } from "./example-changes.js";
import { addressOfChanges, keepChanges } from "./example-address.js";
import { ExampleFigure } from "./example-figure.js";
import { askWithProgress } from "./loading.js";
import { morph } from "./morph.js";
import { awaited } from "./pending.js";
import { SharePanel } from "./play-share.js";
import { withTerms } from "./terms.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./arrival.js").Arrival} Arrival
 * @typedef {import("./example-steps.js").Steps} Steps
 * @typedef {import("./protocol.js").ExampleAnswer} ExampleAnswer
 * @typedef {import("./example-changes.js").Changes} Changes
 * @typedef {import("./trick-play.js").TrickPlay} TrickPlay
 */

/**
 * Adds to an example the buttons to change a move, go back to the printed moves, share and play on. It appends its
 * parts to the host, replaces the steps in the page when the engine has answered, and removes its parts when the
 * signal aborts.
 */
export class LiveExample {
  #host;
  #steps;
  #stepsChange;
  #stepsChanged;
  #change = button("change", textOf("example.change"), () => this.#toggleForm());
  #printed = button("printed", textOf("example.printed"), () => void awaited(this.#ask([])));
  #send = button("share", textOf("example.share"), () => this.#share.openAddress(addressOfChanges(this.#link, this.#host)));
  #share = new SharePanel();
  #playOn = button("play-on", textOf("example.play_on"), () => this.#playFrom({}));
  #hint = makeElement("p", { class: "change-hint" }, textOf("example.hint"));
  #status = makeElement("div", { class: "change-status", role: "status" });
  #panel = makeElement("div", { class: "change-panel", hidden: "" });
  #moves = makeElement("div", { class: "moves" });
  #all = button("all-moves", textOf("example.all_moves"), () => {
    this.#showMoves(true);
    /** @type {HTMLElement | null} */ (this.#moves.querySelector("select, input"))?.focus();
  });
  /** Whether all moves were asked for since the list was opened. */
  #showsAll = false;
  #figure;
  #place = makeElement("div", { class: "play-on-place" });
  /** @type {Changes} */
  #changes = [];
  /** The changes as the address has them. */
  #link = "";

  /**
   * @param {HTMLElement} host
   * @param {Steps} steps
   * @param {() => void} stepsChange told before the engine's steps take the place of those shown: what was added to them goes
   * @param {(index: number) => void} stepsChanged told the first step that is no longer as before; -1 for none
   * @param {AbortSignal} signal the widget's life
   */
  constructor(host, steps, stepsChange, stepsChanged, signal) {
    this.#host = host;
    this.#steps = steps;
    this.#stepsChange = stepsChange;
    this.#stepsChanged = stepsChanged;
    this.#printed.hidden = this.#send.hidden = true;
    this.#change.ariaExpanded = "false";
    this.#panel.append(this.#moves, this.#all);
    const bar = toolbar("live-bar", textOf("example.bar"), this.#change, this.#printed, this.#send, this.#playOn, this.#hint);
    const parts = [bar, this.#share.element, this.#status, this.#panel, this.#place];
    host.append(...parts);
    signal.addEventListener("abort", () => parts.forEach((part) => part.remove()));
    this.#figure = new ExampleFigure(host, () => this.#changes, (place, move) => this.#makeChange(place, move), signal);
    this.#panel.addEventListener("change", ({ target }) => this.#changed(target), { signal });
    this.#panel.addEventListener("submit", (event) => event.preventDefault(), { signal });
  }

  /**
   * @param {HTMLElement} step the one that is shown now
   * @param {boolean} asks whether what is pressed there is an answer
   */
  showStep(step, asks) {
    this.#hint.hidden = !this.#figure.mark(step, asks);
    this.#showMoves();
  }

  /**
   * In the list of moves only those are seen that the step is about.
   * @param {boolean} all every move, rather
   */
  #showMoves(all = this.#showsAll) {
    this.#showsAll = all;
    const near = new Set(this.#steps.item?.dataset.changes?.split(" "));
    const isNear = (/** @type {HTMLElement} */ control) => near.has(control.dataset.place ?? "");
    const controls = [...this.#moves.querySelectorAll("[data-place]")].filter((each) => each instanceof HTMLElement);
    const some = !all && controls.some(isNear);
    for (const control of controls) (control.closest("label") ?? control).hidden = some && !isNear(control);
    for (const round of this.#moves.querySelectorAll("form > fieldset")) {
      round.toggleAttribute("hidden", ![...round.querySelectorAll(":scope > :is(label, fieldset)")].some((each) => !each.hasAttribute("hidden")));
    }
    this.#all.hidden = !some || controls.every(isNear);
  }

  /** @returns {Arrival} */
  carry() {
    const play = /** @type {TrickPlay | null} */ (this.#place.querySelector("trick-play"));
    return { ...(this.#changes.length && { changes: this.#changes }), ...play?.carry() };
  }

  /** @param {Arrival} carried */
  async arrive({ changes, save, link, origin }) {
    if (changes) await this.#ask(changes, true);
    if (save) this.#playFrom({ save });
    else if (link) this.#playFrom({ link });
    else if (origin) this.#playFrom(origin);
  }

  /** @param {string} link changes of this example, from an address */
  async open(link) {
    if (link === this.#link) return;
    this.#link = link;
    await this.#ask([], false, link);
  }

  async #toggleForm() {
    this.#panel.hidden = !this.#panel.hidden;
    this.#change.ariaExpanded = String(!this.#panel.hidden);
    this.#showMoves(false);
    if (!this.#panel.hidden && !this.#moves.hasChildNodes()) await this.#ask(this.#changes);
  }

  /**
   * Shows what the engine makes of the example with these changes.
   * @param {Changes} changes
   * @param {boolean} [stay] at the step that is shown, rather than go to the first one that is different
   * @param {string} [link] holds the changes
   */
  async #ask(changes, stay = false, link = "") {
    const { id, dataset: { game = "", key = "", lang } } = this.#host;
    const answer = await askWithProgress(this.#status, () => engine.ask({ do: "example", id, game, key, lang, changes, before: link ? [] : this.#changes, link }));
    if (!answer || !this.#host.isConnected) return;
    this.#status.innerHTML = answer.kind === "refused" ? withTerms(answer.refusal.html, this.#host) : "";
    if (answer.kind === "example") await this.#show(answer, stay);
  }

  /**
   * @param {ExampleAnswer} answer
   * @param {boolean} stay
   */
  async #show({ steps, form, changes, changed, step, link }, stay) {
    this.#changes = changes;
    this.#link = link;
    keepChanges(link, this.#host);
    this.#share.close();
    this.#host.classList.toggle("changed", changed);
    if (this.#printed === document.activeElement && !changed) this.#change.focus();
    this.#printed.hidden = this.#send.hidden = !changed;
    const list = this.#steps.items[0]?.parentElement;
    const first = stay ? -1 : step - 1;
    this.#stepsChange();
    if (list) await morph(list, steps.join(""));
    await morph(this.#moves, form);
    narrowAllMenus(this.#moves);
    this.#showMoves();
    this.#stepsChanged(first);
    // On a phone the step that has changed may be far above.
    if (first >= 0) this.#steps.items[this.#steps.index]?.querySelector("figcaption")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {EventTarget | null} target */
  #changed(target) {
    if (followChoice(target)) void awaited(this.#ask(changesIn(this.#moves, this.#changes)));
  }

  /**
   * @param {string} place
   * @param {string} move
   */
  #makeChange(place, move) {
    void awaited(this.#ask([...new Map(this.#changes).set(place, move)]));
  }

  /**
   * Lays a table below the example and goes there.
   * @param {import("./play-game.js").Origin} origin without one: the step that is seen now
   */
  #playFrom(origin) {
    const { game = "", key = "", lang = "", rules = "", ask } = this.#host.dataset;
    const play = /** @type {TrickPlay} */ (document.createElement("trick-play"));
    const here = { game, key, step: this.#steps.index + 1, changes: this.#changes };
    play.origin = origin.save || origin.link ? origin : { from_example: here };
    Object.assign(play.dataset, { game, key: `from-${key}`, lang, rules, ...(ask !== undefined && { ask }) });
    play.id = `${this.#host.id}-play`;
    this.#place.replaceChildren(play);
    focusOn(play);
  }
}
