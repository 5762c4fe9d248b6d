/**
 * What one of several people alone knows, while the table lies open for all: seen for as long as a button or its key is
 * held. It is laid over the board that all see: as large cards, and beside them, only while they choose unseen, the board with
 * what is theirs marked; words are near the button. A screen reader, which presses without holding, switches it on, until the focus leaves the button, or for a while.
 * Where somebody else may still hold the device, a first press only says who is there.
 */
import { engine } from "./client.js";
import { makeElement } from "./dom.js";

/** What the person alone knows who decides in a match in front of all; null where nobody does. @param {string} id of the match */
export async function secretsOf(id) {
  const answer = await engine.ask({ do: "peek", id }).catch(() => null);
  return answer?.kind === "peek" ? answer : null;
}

/** So long, in milliseconds, it is there for who has switched it on: long enough to hear it. */
export const SWITCHED_ON = 20_000;
/** The keys that press a button. */
const PRESSES = [" ", "Enter"];

/** Put `button` beside what is asked and `sheet` into the table; `offer` says whether there is something to see. */
export class Peek {
  button = makeElement("button", { type: "button", class: "peek", "aria-pressed": "false", hidden: "" });
  /** @type {import("./protocol.js").SecretsView | null} */
  #secrets = null;
  /** Whether the person whose secret it is has the device: else the first press only says so. */
  #sure = false;
  #board = makeElement("div", { class: "peek-board", "aria-hidden": "true" });
  #said = makeElement("p", { class: "peek-said", role: "status" });
  sheet = makeElement("div", { class: "peek-sheet" }, this.#board, this.#said);
  #ask;
  #place;
  /** Counts the times it was held: an answer to an earlier one is not shown. */
  #time = 0;
  /** @type {number | undefined} */
  #timer;
  #life = new AbortController();

  /**
   * @param {() => Promise<Pick<import("./protocol.js").PeekAnswer, "board" | "cards" | "say"> | null>} ask the engine
   * @param {Element} place the board, over which the person's own is laid
   */
  constructor(ask, place) {
    this.#ask = ask;
    this.#place = place;
    this.#followPointer();
    this.#followKeys();
    this.button.addEventListener("click", ({ detail }) => {
      if (!this.#sure) return this.#name(true);
      if (detail) return;
      this.#turn(!this.#isOn);
      if (this.#isOn) this.#timer = setTimeout(() => this.hide(), SWITCHED_ON);
    });
    // A long press opens no menu over it.
    this.button.addEventListener("contextmenu", (event) => event.preventDefault());
    for (const gone of ["blur", "pagehide"]) addEventListener(gone, () => this.hide(), { signal: this.#life.signal });
    document.addEventListener("visibilitychange", () => this.hide(), { signal: this.#life.signal });
  }

  /** The page no longer shows it. */
  end() {
    this.hide();
    this.#life.abort();
  }

  /** @param {import("./protocol.js").SecretsView | null} secrets of whom, null for nobody's */
  offer(secrets) {
    this.hide();
    this.#secrets = secrets;
    this.button.hidden = !secrets;
    this.button.className = `peek s${secrets?.seat ?? ""}`;
    this.#name(Boolean(secrets?.sure));
  }

  /**
   * The button says whose secret it is, and asks who is there while somebody else may hold the device.
   * @param {boolean} sure
   */
  #name(sure) {
    this.#sure = sure;
    this.button.textContent = (sure ? this.#secrets?.hold : this.#secrets?.ask) ?? "";
  }

  /** Nothing of it is left in the page. */
  hide() {
    this.#time += 1;
    clearTimeout(this.#timer);
    this.button.ariaPressed = "false";
    this.#board.replaceChildren();
    this.#said.textContent = "";
  }

  get #isOn() {
    return this.button.ariaPressed === "true";
  }

  #followPointer() {
    this.button.addEventListener("pointerdown", ({ button, pointerId }) => {
      if (button || !this.#sure) return;
      this.button.setPointerCapture(pointerId);
      this.#turn(true);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) this.button.addEventListener(end, () => this.hide());
  }

  #followKeys() {
    this.button.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#isOn) this.hide();
      else if (!PRESSES.includes(event.key)) return;
      else if (!event.repeat) this.#sure ? this.#turn(true) : this.#name(true);
      event.preventDefault();
      event.stopPropagation();
    });
    this.button.addEventListener("keyup", (event) => {
      if (!PRESSES.includes(event.key)) return;
      event.preventDefault();
      this.hide();
    });
    this.button.addEventListener("blur", () => this.hide());
  }

  /** @param {boolean} on */
  async #turn(on) {
    this.hide();
    if (!on) return;
    const time = this.#time;
    this.button.ariaPressed = "true";
    const found = await this.#ask();
    if (!found || time !== this.#time) return;
    this.#board.innerHTML = found.cards + found.board;
    this.#said.textContent = found.say;
    this.#lay();
  }

  /** Cards and board over the one that all see, the words right above the button: a finger hides what is below. */
  #lay() {
    const { top, left, width, height } = this.#place.getBoundingClientRect();
    Object.assign(this.#board.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
    const button = this.button.getBoundingClientRect();
    Object.assign(this.#said.style, { bottom: `${innerHeight - button.top + 6}px`, left: `${button.left}px`, maxWidth: `${button.width}px` });
  }
}
