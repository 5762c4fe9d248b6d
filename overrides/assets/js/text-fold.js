/** Where a window has no room for both, what was told gives way to what is asked: it is folded, and a button opens it. */
import { button, isLaidOut } from "./dom.js";
import { textOf } from "./texts.js";

/** So much of it stays to be read: pixels, and the share of a low window. */
const LEAST = 64;
const SHARE = 1 / 8;
/** Around the button that sends a form, in pixels. */
const EDGE = 20;
/** Where less than this would be left beside the question, it is read before the question: on so much of what scrolls. */
const ENOUGH = 130;
const READ = 0.6;
/** The button that unfolds it takes so many pixels from it. */
export const UNFOLD = 10;
/** The button that folds it, and the gap above that. */
const FOLD = 54;
/** Of a question with more choices than the window has room for, so much is in sight: what is asked, and two choices. */
const BEGINNING = 150;

/**
 * Limits the height of a text to the room there is, with a `button` to see all of it; the caller puts that into the
 * page. Call `renew` when the text has changed, `fit` when the room has, `end` when it goes. For a line or two nothing is
 * folded: the lines move together (class `snug`). Unfolded it leaves what is asked in sight, and scrolls where it is
 * longer; a list that is opened in it unfolds it, and is seen from its head on. For such a list one that has room enough to
 * be read where it is (`still`) keeps its height where the question would not be seen whole beside a higher one (class `still`).
 */
export class TextFold {
  #text;
  #room;
  #spare;
  #still;
  #sizes = new ResizeObserver(() => this.fit());
  button = button("unfold", textOf("play.unfold"), () => {
    this.#reads = !this.#open;
    this.#turn(!this.#open);
  });
  #open = false;
  /** Whether the reader has asked for all of it. */
  #reads = false;
  /** @type {Element | null} the open list in it: it unfolds the text once, not when the same is told anew */
  #list = null;

  /**
   * @param {HTMLElement} text
   * @param {() => number} room so many pixels high it may be
   * @param {{spare?: number, still?: boolean}} how `spare`: so many more where the button is not needed
   */
  constructor(text, room, { spare = 0, still = false }) {
    this.#text = text;
    this.#room = room;
    this.#spare = spare;
    this.#still = still;
    this.button.hidden = true;
    text.addEventListener("toggle", ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open && target === this.#list) return;
      this.#list = target.open ? target : null;
      this.#reads = false;
      this.#turn(target.open);
      if (target.open && text.matches(".unfolded")) text.scrollTop += target.getBoundingClientRect().top - text.getBoundingClientRect().top;
    }, true);
    this.#sizes.observe(document.documentElement);
  }

  /** The page no longer shows it. */
  end() {
    this.#sizes.disconnect();
  }

  /** Something else was told, or is asked. */
  renew() {
    const list = this.#text.querySelector("details[open]");
    this.#open = list !== null && (this.#open || list !== this.#list);
    this.#list = list;
    this.#reads = false;
    this.fit();
  }

  /** As much of it is seen as there is room for. */
  fit() {
    // A page of many tables not begun yet is not measured once for each.
    if (this.#text.closest("[hidden]")) return;
    this.button.hidden = false;
    const room = this.#room();
    const folds = isLaidOut(this.#text) && !this.#hasRoom(room);
    const [folded, open] = [folds && !this.#open, folds && this.#open];
    this.button.hidden = !folds;
    this.button.ariaExpanded = String(open);
    this.button.textContent = textOf(open ? "play.fold" : "play.unfold");
    const height = folded ? room : open ? Math.max(room, roomBeside(this.#text, this.#still && !this.#reads ? 0 : READ)) : Infinity;
    this.#text.style.maxHeight = height < Infinity ? `${height}px` : "";
    this.#text.classList.toggle("still", open && height === room);
    this.#text.classList.toggle("folded", folded);
    this.#text.classList.toggle("unfolded", open);
  }

  /**
   * Whether all of it is seen without being folded, if need be with its lines close together.
   * @param {number} room
   */
  #hasRoom(room) {
    const { classList } = this.#text;
    classList.remove("snug");
    if (this.#text.scrollHeight <= room + 1) return true;
    classList.add("snug");
    const fits = this.#text.scrollHeight <= room + this.#spare + 1;
    if (!fits) classList.remove("snug");
    return fits;
  }

  /** @param {boolean} open */
  #turn(open) {
    this.#open = open;
    this.fit();
    if (!this.button.hidden) keepAsked(this.#text);
  }
}

/**
 * The first question, with how high it is as far as it must be in sight, the button that sends it, and the part that scrolls
 * with both, where a table fills the window.
 * @param {HTMLElement} text beside them
 */
function askedBeside(text) {
  const side = text.closest("[data-full] .side");
  const form = side?.querySelector(".decision:not([hidden]) form:not(.again-form)");
  const [question, send] = [form?.querySelector("fieldset"), form?.querySelector("[type=submit]:not([name])")];
  const scroller = [side, text.parentElement].find((part) => part?.clientHeight && getComputedStyle(part).overflowY === "auto");
  if (!form || !question || !send || !scroller) return null;
  const most = parseFloat(getComputedStyle(scroller).maxHeight) || scroller.clientHeight;
  const { height } = question.getBoundingClientRect();
  return { form, question, send, scroller, most, height: height > most - send.clientHeight - LEAST - EDGE ? BEGINNING : height };
}

/**
 * What is left of the part that scrolls when the first question and the button that sends it are in sight, in pixels.
 * @param {HTMLElement} caption
 */
export function roomAbove(caption) {
  const side = caption.closest("[data-full] .side");
  const asked = askedBeside(caption);
  if (!side?.clientHeight || !asked) return Infinity;
  const { form, question, send, height } = asked;
  const above = caption.getBoundingClientRect().top - side.getBoundingClientRect().top + side.scrollTop;
  // The question may reach down to the lower edge, so the gap above it counts as room.
  const between = [...side.querySelectorAll(".act > :is(.note, .peek, .faster)")].reduce((sum, part) => sum + heightWithMargin(part), 0);
  const below = question.getBoundingClientRect().top + height - form.getBoundingClientRect().top + between;
  const room = side.clientHeight - above - below - send.getBoundingClientRect().height - EDGE;
  return Math.max(Math.min(LEAST, innerHeight * SHARE), room);
}

/** @param {Element} part */
function heightWithMargin(part) {
  const { height } = part.getBoundingClientRect();
  return height && height + parseFloat(getComputedStyle(part).marginBottom);
}

/**
 * So high a text may be, what is above it scrolled away, for the question and the button that sends it to be in sight.
 * @param {HTMLElement} text
 * @param {number} read this share of what scrolls where that is too little
 */
function roomBeside(text, read) {
  const asked = askedBeside(text);
  if (!asked) return Infinity;
  const { form, question, send, scroller, most, height } = asked;
  const tools = scroller.querySelector(":scope > .tools")?.clientHeight ?? 0;
  const below = question.getBoundingClientRect().top + height - form.getBoundingClientRect().top + send.clientHeight;
  const room = most - tools - below - FOLD - 2 * EDGE;
  return room < ENOUGH ? read * most : room;
}

/**
 * What is asked is in sight again below a text that has become longer, as far as the beginning of the text stays in sight.
 * @param {HTMLElement} text
 */
function keepAsked(text) {
  const asked = askedBeside(text);
  if (!asked) return;
  const { question, send, scroller, height } = asked;
  const { top, bottom } = scroller.getBoundingClientRect();
  const hidden = question.getBoundingClientRect().top + height - (bottom - send.clientHeight - EDGE);
  scroller.scrollTop += Math.min(Math.max(0, hidden), text.getBoundingClientRect().top - top);
}
