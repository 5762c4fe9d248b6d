/** <trick-run>: lets the reader run and edit the Python programs of its page. No byte of Python comes before the first press. */
import { engine } from "./client.js";
import { button, makeElement, onceInPage, stopShortcuts } from "./dom.js";
import { askWithProgress } from "./loading.js";
import { textOf } from "./texts.js";
import { WorkerLost } from "./worker-line.js";

/** What Python's prompt puts before a line of a program; other lines are what it prints. */
const PROMPT = /^(?:>>> |\.\.\. ?)/;

/** The custom element. When it leaves the page, the programs are as they were printed. */
export class TrickRun extends HTMLElement {
  /** @type {Program[]} */
  #programs = [];

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  #begin() {
    const blocks = [...(this.closest("article") ?? document).querySelectorAll("pre")].filter(({ textContent }) => textContent?.startsWith(">>> "));
    this.#programs = blocks.map((block, at) => new Program(block, at + 1, () => this.#programs.slice(0, at + 1).map(({ source }) => source)));
  }

  disconnectedCallback() {
    for (const program of this.#programs) program.leave();
    this.#programs = [];
  }
}

/** A program of the page: as it is printed until it is first run, then in a field. */
class Program {
  #block;
  #sources;
  #printed;
  #field;
  #running = false;
  #run = button("run", textOf("run.run"), () => void this.#press());
  #back = button("back", textOf("run.back"), () => this.#undo());
  #out = makeElement("pre", { tabindex: "0", "aria-label": textOf("run.out") });
  #said = makeElement("div", { role: "status" });
  #place = makeElement("div", { class: "run-place" });

  /**
   * @param {HTMLElement} block with prompts, and what is printed
   * @param {number} number from 1
   * @param {() => string[]} sources all programs up to this one: each needs the names of those before
   */
  constructor(block, number, sources) {
    this.#block = /** @type {HTMLElement} */ (block.closest(".highlight") ?? block);
    this.#sources = sources;
    const lines = (block.textContent ?? "").split("\n").filter((line) => PROMPT.test(line));
    this.#printed = lines.map((line) => line.replace(PROMPT, "")).join("\n");
    this.#field = makeElement("textarea", {
      rows: String(lines.length + 1), spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-label": textOf("run.field", { n: number }),
    });
    this.#field.value = this.#printed;
    this.#field.hidden = this.#back.hidden = true;
    this.#field.addEventListener("keydown", (event) => this.#hear(event));
    this.#run.setAttribute("aria-keyshortcuts", "Control+Enter");
    this.#place.append(this.#field, makeElement("div", { class: "toolbar" }, this.#run, this.#back), this.#said);
    this.#block.after(this.#place);
  }

  get source() {
    return this.#field.value;
  }

  leave() {
    this.#block.hidden = false;
    this.#place.remove();
  }

  /** @param {KeyboardEvent} event */
  #hear(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return event.key === "/" ? event.stopPropagation() : stopShortcuts(event);
    event.preventDefault();
    if (!this.#running) void this.#press();
  }

  /** Runs what is in the field, or stops it. */
  async #press() {
    if (this.#running) return engine.stop();
    this.#running = true;
    this.#run.textContent = textOf("run.stop");
    this.#show(true);
    this.#said.replaceChildren();
    const printed = await askWithProgress(this.#place, () => engine.run(this.#sources()).catch(stoppedOrThrow));
    this.#running = false;
    this.#run.textContent = textOf("run.run");
    if (printed === null || !this.#place.isConnected) return;
    this.#out.textContent = printed || textOf("run.none");
    this.#said.replaceChildren(this.#out);
  }

  /** As it is printed on the page. */
  #undo() {
    this.#field.value = this.#printed;
    this.#said.replaceChildren();
    this.#show(false);
    this.#run.focus();
  }

  /** @param {boolean} edited */
  #show(edited) {
    this.#block.hidden = edited;
    this.#field.hidden = this.#back.hidden = !edited;
  }
}

/**
 * A program that was stopped, or said nothing for too long, has ended with its worker: the next one gets another.
 * @param {Error} error
 */
function stoppedOrThrow(error) {
  if (error instanceof WorkerLost) return textOf("run.stopped");
  throw error;
}
