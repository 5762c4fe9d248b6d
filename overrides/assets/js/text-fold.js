/** Where a window has no room for both, what was told gives way to what is asked: it is folded, and a button opens it. */
import { button } from "./dom.js";
import { textOf } from "./texts.js";

/** So much of it stays to be read: pixels, and the share of a low window. */
export const LEAST = 64;
const SHARE = 1 / 8;
/** Around the button that sends a form, in pixels. */
const EDGE = 20;

/**
 * Limits the height of a text to the room there is, with a `button` to see all of it; the caller puts that into the
 * page. Call `renew` when the text has changed, `fit` when the room has, `end` when it goes.
 */
export class TextFold {
  #text;
  #room;
  #sizes = new ResizeObserver(() => this.fit());
  button = button("unfold", textOf("play.unfold"), () => this.#turn());

  /**
   * @param {HTMLElement} text
   * @param {() => number} room so many pixels high it may be
   */
  constructor(text, room) {
    this.#text = text;
    this.#room = room;
    this.button.hidden = true;
    this.#sizes.observe(document.documentElement);
  }

  /** The page no longer shows it. */
  end() {
    this.#sizes.disconnect();
  }

  /** Something else was told, or is asked. */
  renew() {
    this.button.ariaExpanded = "false";
    this.fit();
  }

  /** As much of it is seen as there is room for. */
  fit() {
    // A page of many tables not begun yet is not measured once for each.
    if (this.#text.closest("[hidden]")) return;
    this.button.hidden = false;
    const room = this.#room();
    const folds = this.#text.checkVisibility() && this.#text.scrollHeight > room + 1;
    const folded = folds && this.button.ariaExpanded !== "true";
    this.button.hidden = !folds;
    this.#text.style.maxHeight = folded ? `${room}px` : "";
    this.#text.classList.toggle("folded", folded);
  }

  #turn() {
    this.button.ariaExpanded = String(this.button.ariaExpanded !== "true");
    this.fit();
  }
}

/**
 * What is left of the part that scrolls when the first question and the button that sends it are in sight, in pixels.
 * @param {HTMLElement} caption
 */
export function roomAbove(caption) {
  const side = caption.closest("[data-full] .side");
  const form = side?.querySelector(".decision:not([hidden]) form:not(.again-form)");
  const [question, send] = [form?.querySelector("fieldset"), form?.querySelector("[type=submit]:not([name])")];
  if (!side?.clientHeight || !form || !question || !send) return Infinity;
  const above = caption.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
  // What is asked may stand at the lower edge: the gap above it is room.
  const remark = side.querySelector(".act > .note");
  const below = question.getBoundingClientRect().bottom - form.getBoundingClientRect().top + (remark?.clientHeight ?? 0);
  const room = side.clientHeight - above - below - send.getBoundingClientRect().height - EDGE;
  return Math.max(Math.min(LEAST, innerHeight * SHARE), room);
}
