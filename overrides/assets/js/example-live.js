/** What an example does with the engine: another card, back to the printed one, play on from here. */
import { engine } from "./client.js";
import { button, focusOn, make, toolbar } from "./dom.js";
import { changesIn, follow, narrowAll } from "./example-changes.js";
import { patiently } from "./loading.js";
import { morph } from "./morph.js";
import { withTerms } from "./terms.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./arrival.js").Arrival} Arrival
 * @typedef {import("./example-steps.js").Steps} Steps
 * @typedef {import("./protocol.js").ExampleAnswer} ExampleAnswer
 * @typedef {import("./example-changes.js").Changes} Changes
 * @typedef {import("./trick-play.js").TrickPlay} TrickPlay
 */

export class LiveExample {
  #host;
  #steps;
  #stepsChanged;
  #change = button("change", textOf("example.change"), () => this.#toggleForm());
  #printed = button("printed", textOf("example.printed"), () => this.#ask([]));
  #playOn = button("play-on", textOf("example.play_on"), () => this.#playFrom({}));
  #form = make("div", { class: "change-form" });
  #note = make("p", { class: "change-note", role: "status" });
  #panel = make("div", { class: "change-panel", hidden: "" }, this.#form, this.#note);
  #place = make("div", { class: "play-on-place" });
  /** @type {Changes} */
  #changes = [];
  /** @type {string[]} the steps that the engine gave last; none before it was asked */
  #given = [];

  /**
   * @param {HTMLElement} host
   * @param {Steps} steps
   * @param {(index: number) => void} stepsChanged told the first step that is no longer as before; -1 for none
   * @param {AbortSignal} signal the widget's life
   */
  constructor(host, steps, stepsChanged, signal) {
    this.#host = host;
    this.#steps = steps;
    this.#stepsChanged = stepsChanged;
    this.#printed.hidden = true;
    this.#change.ariaExpanded = "false";
    const bar = toolbar("live-bar", textOf("example.bar"), this.#change, this.#printed, this.#playOn);
    host.append(bar, this.#panel, this.#place);
    signal.addEventListener("abort", () => [bar, this.#panel, this.#place].forEach((part) => part.remove()));
    this.#form.addEventListener("change", ({ target }) => this.#changed(target), { signal });
    this.#form.addEventListener("submit", (event) => event.preventDefault(), { signal });
  }

  /** @returns {Arrival} */
  carry() {
    const play = /** @type {TrickPlay | null} */ (this.#place.querySelector("trick-play"));
    return { ...(this.#changes.length && { changes: this.#changes }), ...play?.carry() };
  }

  /** @param {Arrival} carried */
  async arrive({ changes, save, link }) {
    if (changes) await this.#ask(changes);
    if (save) this.#playFrom({ save });
    else if (link) this.#playFrom({ link });
  }

  async #toggleForm() {
    this.#panel.hidden = !this.#panel.hidden;
    this.#change.ariaExpanded = String(!this.#panel.hidden);
    if (!this.#panel.hidden && !this.#form.hasChildNodes()) await this.#ask(this.#changes);
  }

  /**
   * Shows what the engine makes of the example with these changes.
   * @param {Changes} changes
   */
  async #ask(changes) {
    const { id, dataset: { game = "", key = "", lang } } = this.#host;
    this.#panel.hidden = false;
    this.#change.ariaExpanded = "true";
    const answer = await patiently(this.#panel, () => engine.ask({ do: "example", id, game, key, lang, changes }));
    if (!answer || !this.#host.isConnected) return;
    if (answer.kind === "refused") this.#note.innerHTML = withTerms(answer.refusal.html, this.#host);
    else await this.#show(answer, changes);
  }

  /**
   * @param {ExampleAnswer} answer
   * @param {Changes} changes
   */
  async #show({ steps, form, note }, changes) {
    this.#changes = changes;
    this.#host.classList.toggle("changed", changes.length > 0);
    if (this.#printed === document.activeElement && !changes.length) this.#change.focus();
    this.#printed.hidden = !changes.length;
    const list = this.#steps.items[0]?.parentElement;
    const first = this.#given.length ? steps.findIndex((html, index) => html !== this.#given[index]) : -1;
    this.#given = steps;
    if (list) await morph(list, steps.join(""));
    await morph(this.#form, form);
    narrowAll(this.#form);
    this.#note.innerHTML = note;
    this.#stepsChanged(first);
    // On a phone the step that has changed may be far above.
    if (first >= 0) this.#steps.items[this.#steps.index]?.querySelector("figcaption")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {EventTarget | null} target */
  #changed(target) {
    if (follow(target)) void this.#ask(changesIn(this.#form, this.#changes));
  }

  /**
   * Lays a table below the example and goes there.
   * @param {{save: string} | {link: string} | {}} origin without one: the step that is seen now
   */
  #playFrom(origin) {
    const { game = "", key = "", lang = "", rules = "" } = this.#host.dataset;
    const play = /** @type {TrickPlay} */ (document.createElement("trick-play"));
    const here = { game, key, step: this.#steps.index + 1, changes: this.#changes };
    play.origin = "save" in origin || "link" in origin ? origin : { from_example: here };
    Object.assign(play.dataset, { game, key: `from-${key}`, lang, rules });
    play.id = `${this.#host.id}-play`;
    this.#place.replaceChildren(play);
    focusOn(play);
  }
}
