/** What the book says about a table: the verdict, how sure it is, the steps as an example, editions that decide otherwise. */
import { button, makeElement } from "./dom.js";
import { morph } from "./morph.js";
import { withTerms } from "./terms.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").VerdictAnswer} VerdictAnswer */

/** For `show`: the answer begins where the ruling is seen, not before it. */
export const RULING = -1;

/** Where a verdict is read from its first line. */
const START = { block: /** @type {const} */ ("start") };

/**
 * The answer part of a <trick-table>. Put `element` into the page: it stays empty until `showProgress` shows it or
 * `show` an answer; `close` hides both again, but not a game that was put there with `layTable`.
 */
export class AskAnswer {
  #host;
  #verdict = makeElement("p", { class: "verdict" });
  #certainty = makeElement("div", { class: "certainty" });
  #steps = makeElement("div", {});
  #editions = makeElement("div", { class: "otherwise" });
  #then;
  #remark = makeElement("p", { class: "remark", role: "status" });
  #actions;
  /** The games that go on from the table; from a part of a board none can. */
  #play;
  #place = makeElement("div", { class: "play-on-place" });
  #bar = makeElement("progress", { max: "1", hidden: "", "aria-label": textOf("ask.working") });
  element;

  /**
   * @param {HTMLElement} host
   * @param {{then: () => void, change: () => void, begin: () => void, playOn: (people: boolean) => void}} uses `then`: the next question about the
   *   same table; `begin`: another question, of which nothing is told yet
   * @param {HTMLElement[]} tools to share, print and keep it
   */
  constructor(host, { then, change, begin, playOn }, tools) {
    this.#host = host;
    this.#then = button("then", "", then);
    this.#play = [button("play-bots", textOf("ask.play_bots"), () => playOn(false)), button("play-people", textOf("ask.play_people"), () => playOn(true))];
    this.#actions = makeElement("div", { class: "toolbar" }, button("change", textOf("ask.change"), change), button("new", textOf("ask.new"), begin), ...this.#play, ...tools);
    const body = makeElement("section", { class: "answer", hidden: "", "aria-label": textOf("ask.answer") },
      this.#verdict, this.#certainty, this.#editions, this.#then, this.#steps, this.#actions, this.#remark);
    this.element = makeElement("div", {}, this.#bar, body, this.#place);
    this.body = body;
  }

  /** Advice is being worked out. @param {number} done */
  showProgress(done) {
    this.#bar.hidden = false;
    this.#bar.value = done;
  }

  /**
   * @param {VerdictAnswer} answer
   * @param {string} then the next question about the same table, "" for none
   * @param {number} step that is shown first, from 1; RULING: the one that shows the ruling
   */
  async show({ html, certainty, aside, steps, shows, editions, plays }, then, step) {
    this.#bar.hidden = true;
    this.remark("");
    this.#then.textContent = then;
    this.#then.hidden = !then;
    for (const each of this.#play) each.hidden = !plays;
    await morph(this.#verdict, withTerms(html, this.#host));
    await morph(this.#certainty, certainty);
    await morph(this.#editions, editions);
    this.#steps.replaceChildren(...aside ? [makeElement("p", { class: "aside" }, aside)] : [], ...steps.length ? [this.#example(steps.join(""))] : []);
    this.body.hidden = false;
    // Once the example has begun.
    queueMicrotask(() => this.#shown?.begin((step === RULING ? shows : step) - 1));
    this.body.scrollIntoView(START);
  }

  /** The step that is shown, from 1; 0 while there is no answer. */
  get step() {
    return this.body.hidden ? 0 : (this.#shown?.carry()?.step ?? 0) + 1;
  }

  /** @returns {import("./trick-example.js").TrickExample | null} the steps of the ruling */
  get #shown() {
    return this.#steps.querySelector("trick-example");
  }

  /** What came of a press, for eyes and ears. @param {string} text */
  remark(text) {
    this.#remark.textContent = text;
  }

  /** The table is another one by now. */
  close() {
    this.#bar.hidden = true;
    this.body.hidden = true;
    this.#steps.replaceChildren();
  }

  /** @param {HTMLElement} play a game that goes on from here, in place of an earlier one */
  layTable(play) {
    this.#place.replaceChildren(play);
  }

  /** @returns {HTMLElement | null} the game that was laid */
  get play() {
    return this.#place.querySelector("trick-play");
  }

  /**
   * Steps as an example of the book: none of its moves is changed there, but on the table.
   * @param {string} steps
   */
  #example(steps) {
    const { game = "", lang = "", rules = "" } = this.#host.dataset;
    const example = document.createElement("trick-example");
    Object.assign(example, { className: "example", id: "ex-asked", ariaLabel: textOf("ask.steps") });
    Object.assign(example.dataset, { game, lang, rules });
    const list = makeElement("ol", { class: "steps" });
    list.innerHTML = steps;
    // Without a picture there is nothing to stand beside.
    example.classList.toggle("bare", !list.querySelector(".board > *"));
    example.classList.toggle("single", list.childElementCount < 2);
    // Until one steps, the words are below the whole picture: then they stay at the lower edge of a phone.
    for (const kind of ["click", "keydown"]) example.addEventListener(kind, () => example.classList.add("stepped"), { once: true });
    example.append(list);
    return example;
  }
}
