/**
 * The one panel of the page: a popover beside what opened it, on a phone a sheet at the lower edge. It is no modal dialog:
 * the page stays usable; Escape and a press elsewhere close it, and the focus goes back to where it was.
 */
import { Layer } from "./back.js";
import { button, focusOn, stopShortcuts, makeElement } from "./dom.js";
import { placeBeside, roomFor } from "./panel-place.js";
import { bePopover, closePopover, isPopoverOpen, openPopover } from "./popover.js";
import { textOf } from "./texts.js";

/**
 * @typedef {object} PanelView
 * @property {string} title
 * @property {string} [context] what the title belongs to
 * @property {Node[]} body
 * @property {HTMLElement[]} [foot] links, buttons
 * @property {boolean} [large] takes a side of the window, or most of a phone's
 * @property {boolean} [aside] the side where no board is, or less of a phone: a board stays in sight
 * @property {HTMLElement} [back] gets the focus back in the end, where what opened it cannot have it
 */

const TITLE = "panel-title";
const PHONE = "(max-width: 45em)";

/**
 * A stack of views in one popover. `show` opens it, or goes one view further if what opened it is inside; `replace`
 * fills in a view that was shown before its content had come. Use the one `panel` below.
 */
export class Panel {
  element = makeElement("div", { class: "panel md-typeset", role: "dialog", tabindex: "-1", "aria-labelledby": TITLE });
  /** @type {PanelView[]} what is shown, behind what led there */
  #views = [];
  /** @type {Element | null} */
  #opener = null;
  /** @type {HTMLElement | null} */
  #focusBack = null;
  #hadFocus = false;
  #layer = new Layer(() => this.close());
  /** @type {Element | null} what opened it, while a press there has just closed it */
  #pressed = null;

  constructor() {
    bePopover(this.element);
    // Before the browser closes what is pressed beside.
    addEventListener("pointerdown", ({ target }) => {
      const own = this.isOpen && target instanceof Node && this.#opener?.contains(target);
      this.#pressed = own ? this.#opener : null;
    }, { capture: true });
    this.element.addEventListener("keydown", stopShortcuts);
    // Back may be pressed at once: "toggle" comes only later.
    this.element.addEventListener("beforetoggle", () => {
      this.#hadFocus = this.#hasFocus;
      if (!this.isOpen) this.#layer.opened();
    });
    this.element.addEventListener("toggle", () => this.isOpen || this.#giveBack());
    // The theme shows another page in the same document; what was asked for on the one before is not about this one.
    /** @type {any} */ (window).document$?.subscribe(() => this.close());
    addEventListener("resize", () => this.isOpen && this.#place());
  }

  get isOpen() {
    return isPopoverOpen(this.element);
  }

  /** Whether the reader is in it: then it does not go away by itself. */
  get #hasFocus() {
    return this.element.contains(document.activeElement);
  }

  get isUsed() {
    return this.isOpen && this.#hasFocus;
  }

  /**
   * Opens with this, or goes on to it if it was asked for inside of the panel.
   * @param {PanelView} view
   * @param {Element} opener
   * @param {boolean} focus whether the focus goes in
   */
  show(view, opener, focus) {
    if (this.element.contains(opener)) this.#views.push(view);
    else this.#begin(view, opener);
    this.#draw();
    if (!this.isOpen) openPopover(this.element);
    this.#place();
    if (focus) this.element.focus({ preventScroll: true });
  }

  /** The view that is shown gets its content later. @param {PanelView} shown @param {PanelView} view */
  replace(shown, view) {
    if (this.#views.at(-1) !== shown || !this.isOpen) return;
    this.#views.splice(-1, 1, view);
    this.#draw();
    this.#place();
  }

  /**
   * Closes what this opener has opened: a button pressed a second time.
   * @param {Element} opener
   * @returns {boolean} false where it has opened nothing
   */
  closeFor(opener) {
    const own = this.#pressed === opener || (this.isOpen && this.#opener === opener);
    this.#pressed = null;
    if (own) this.close();
    return own;
  }

  close() {
    if (this.isOpen) closePopover(this.element);
  }

  /**
   * @param {PanelView} view
   * @param {Element} opener
   */
  #begin(view, opener) {
    this.#views = [view];
    this.#opener = opener;
    this.#focusBack = view.back ?? (opener instanceof HTMLElement ? opener : null);
    if (!this.element.isConnected) document.body.append(this.element);
  }

  #draw() {
    const view = this.#views.at(-1);
    if (!view) return;
    const { title, context = "", body, foot = [] } = view;
    const back = button("panel-back", textOf("panel.back"), () => this.#back());
    back.hidden = this.#views.length < 2;
    const close = button("panel-close", textOf("panel.close"), () => this.close());
    const head = makeElement("p", { class: "title", id: TITLE }, title, makeElement("small", {}, context));
    this.element.replaceChildren(makeElement("div", { class: "head" }, back, head, close),
      makeElement("section", { class: "body" }, ...body), makeElement("div", { class: "foot" }, ...foot));
    this.element.scrollTop = 0;
  }

  #back() {
    this.#views.pop();
    this.#draw();
    this.#place();
    this.element.focus({ preventScroll: true });
  }

  #place() {
    const { style } = this.element;
    style.left = style.top = style.maxHeight = "";
    const { classList } = this.element;
    const { large = false, aside = false } = this.#views.at(-1) ?? {};
    classList.remove("at-top", "at-left");
    classList.toggle("large", large);
    classList.toggle("aside", aside);
    if (!this.#opener?.isConnected) return;
    if (large) classList.toggle("at-left", !aside && this.#opener.getBoundingClientRect().left > innerWidth / 2);
    else if (matchMedia(PHONE).matches) this.#makeRoom(this.#opener);
    else this.#besideOpener(this.#opener);
  }

  /** @param {Element} opener */
  #besideOpener(opener) {
    const { offsetWidth: width, offsetHeight: height, style } = this.element;
    const room = { width: document.documentElement.clientWidth, height: innerHeight, top: headerHeight() };
    const place = placeBeside(opener.getBoundingClientRect(), { width, height }, room);
    // The place counts from the top of the page, so that the panel scrolls with its opener.
    style.left = `${place.left + scrollX}px`;
    style.top = `${place.top + scrollY}px`;
    style.maxHeight = `${Math.min(place.height, height)}px`;
  }

  /**
   * The sheet leaves what opened it in sight: the page makes room, else the sheet goes to the upper edge.
   * @param {Element} opener
   */
  #makeRoom(opener) {
    const edge = innerHeight - this.element.offsetHeight;
    const covered = () => roomFor(opener.getBoundingClientRect(), edge, headerHeight());
    scrollBy({ top: covered(), behavior: "instant" });
    this.element.classList.toggle("at-top", covered() > 1);
  }

  /** Back to what opened it, or near to it if that is gone; unless the reader has gone elsewhere. */
  #giveBack() {
    this.#layer.closed();
    const { activeElement } = document;
    const elsewhere = activeElement && activeElement !== document.body && !this.#hasFocus;
    if (this.#hadFocus && !elsewhere && this.#focusBack) focusOn(this.#focusBack);
    this.#views = [];
    this.element.replaceChildren();
  }
}

/** How much of the window the page's header covers. */
function headerHeight() {
  return Math.max(0, document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0);
}

/** The panel of the page, shared by all widgets: showing something else closes what was shown before. */
export const panel = new Panel();
