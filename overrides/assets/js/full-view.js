/** A table fills the window while one plays; a button leads back to the page, and into the window again. */
import { Layer } from "./back.js";
import { button } from "./dom.js";
import { FULL } from "./single-keys.js";
import { textOf } from "./texts.js";

/**
 * Switches a table between its place in the page and the whole window. Put `button` into the table; call `enter` when
 * a game begins, `leave` when it is over, `end` when the page goes.
 */
export class FullView {
  #host;
  #back;
  #layer = new Layer(() => this.leave());
  button = button("full-view", "", () => this.#press());

  /**
   * @param {HTMLElement} host which then has `data-full`: the rest is style; an event "leave" leads out of the window, too
   * @param {() => boolean} back leads from what lies above the table back to it; returns whether something did
   */
  constructor(host, back) {
    this.#host = host;
    this.#back = back;
    this.#show(false);
    host.addEventListener("leave", () => this.leave());
    new MutationObserver(() => this.#tell()).observe(host, { attributeFilter: ["data-state"] });
  }

  #press() {
    if (!this.#isFull) this.#show(true);
    else if (!this.#back()) this.leave();
  }

  get #isFull() {
    return "full" in this.#host.dataset;
  }

  /** A game begins. One that is played on from an example stays there, until the reader wants it larger. */
  enter() {
    if (!this.#host.closest("trick-example")) this.#show(true);
  }

  /** The page is seen again, at the table. */
  leave() {
    if (!this.#isFull) return;
    this.#show(false);
    this.#host.scrollIntoView({ block: "start", behavior: "instant" });
  }

  /** The page no longer shows the table. */
  end() {
    this.#show(false);
  }

  /** @param {boolean} full */
  #show(full) {
    this.#host.toggleAttribute("data-full", full);
    if (full) this.#layer.opened();
    else this.#layer.closed();
    this.#tell();
  }

  /** The whole document knows that a game fills the window (a style that looked for one would be tried at each change); the button says where it leads. */
  #tell() {
    document.documentElement.toggleAttribute("data-full-view", document.querySelector(FULL) !== null);
    const looking = this.#host.dataset.state === "looking";
    const text = this.#isFull && !looking ? textOf("play.page", { name: nameOfPage() }) : textOf(looking && this.#isFull ? "replay.leave" : "play.full");
    if (this.button.textContent !== text) this.button.textContent = text;
  }
}

/** What the page is called beside its game, as in the header. */
function nameOfPage() {
  const title = document.querySelector('[data-md-component="header-topic"] .md-ellipsis');
  return title?.lastChild?.textContent?.trim() || document.title;
}
