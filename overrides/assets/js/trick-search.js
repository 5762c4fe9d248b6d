/**
 * The search: the theme's box and its keys (`/`, `s`, `f`, arrows, Enter, Escape), and answers of our own. What it needs
 * is loaded when the box is opened.
 */
import { Layer } from "./back.js";
import { makeElement } from "./dom.js";
import { actionOfKey, isTyping } from "./keys.js";
import { BOOK } from "./paths.js";
import { isAnyPopoverOpen } from "./popover.js";
import { whyLost } from "./release.js";
import { answerOf, contentsItems, frequentItem, hitItem, relatedItem } from "./search-hits.js";
import { searchIndex } from "./search-load.js";
import { textOf } from "./texts.js";

/** So many hits are shown at most: those beyond are no answers. */
const MOST_HITS = 12;
/** So many places come nearest to a question that nothing answers. */
const NEAR = 3;
const WEAK = 0.06;
/** A question has so many letters at most; a longer text, pasted by mistake, would keep the page busy. */
const MOST_LETTERS = 300;
/** A key this soon after another belongs to the same word. */
const PAUSE = 80;
/** Who types no more for so long has asked: before, the last word may be half of one, and no answer means nothing. */
const SETTLED = 700;

/**
 * The custom element, around the form that the theme's page holds; it fills the list below the box as one types and
 * listens for the search keys on the whole window.
 */
export class TrickSearch extends HTMLElement {
  #toggle = /** @type {HTMLInputElement} */ (document.getElementById("__search"));
  #form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
  #input = /** @type {HTMLInputElement} */ (this.querySelector("input"));
  #status = /** @type {HTMLElement} */ (this.querySelector("[role=status]"));
  #list = /** @type {HTMLElement} */ (this.querySelector("ol"));
  /** The element that had the focus before, and gets it back. @type {HTMLElement | null} */
  #opener = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #life = new AbortController();
  #layer = new Layer(() => this.#close());

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#say("search.hint");
    window.addEventListener("keydown", (event) => this.#onGlobalKey(event), { signal });
    this.#toggle.addEventListener("change", () => (this.#toggle.checked ? this.#opened() : this.#closed()), { signal });
    this.#input.addEventListener("focus", ({ relatedTarget }) => this.#open(relatedTarget), { signal });
    this.#input.addEventListener("input", () => this.#later(), { signal });
    this.#form.addEventListener("reset", () => setTimeout(() => {
      void this.#emptied();
      this.#input.focus();
    }), { signal });
    this.#form.addEventListener("submit", (event) => event.preventDefault(), { signal });
    this.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.addEventListener("click", (event) => this.#onClick(event), { signal });
    this.addEventListener("focusout", ({ relatedTarget }) => this.#left(relatedTarget), { signal });
  }

  disconnectedCallback() {
    this.#life.abort();
    clearTimeout(this.#timer);
  }

  /** @param {KeyboardEvent} event */
  #onGlobalKey(event) {
    const action = actionOfKey("book", event);
    // An answer that is open in a panel closes first, and the search is still there.
    if (action === "close" && !isAnyPopoverOpen()) return this.#close();
    if (action !== "search" || isTyping(event.target) || this.#toggle.checked) return;
    event.preventDefault();
    this.#open(document.activeElement);
  }

  /** @param {EventTarget | null} from */
  #open(from) {
    if (this.#toggle.checked) return;
    this.#remember(from);
    // Not merely set: the theme must hear of it, too, to stop the page from scrolling on a phone.
    this.#toggle.click();
  }

  /** @param {EventTarget | null} from what may have had the focus before */
  #remember(from) {
    if (from instanceof HTMLElement && from !== document.body && !this.contains(from)) this.#opener = from;
  }

  #opened() {
    this.#layer.opened();
    this.#remember(document.activeElement);
    this.#input.focus();
    this.#input.select();
    if (!this.#input.value.trim()) void this.#emptied();
  }

  #closed() {
    this.#layer.closed();
    const back = this.#opener;
    this.#opener = null;
    if (!this.contains(document.activeElement)) return;
    if (back?.isConnected) back.focus();
    else /** @type {HTMLElement} */ (document.activeElement).blur();
  }

  #close() {
    if (this.#toggle.checked) this.#toggle.click();
  }

  /**
   * Leaves the search for a reader who tabs out of it; one who looks at an answer in a panel comes back to it.
   * @param {EventTarget | null} to
   */
  #left(to) {
    if (!(to instanceof Element) || this.contains(to) || to.closest("[popover]")) return;
    this.#opener = null;
    this.#close();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    // The theme uses these keys, too, and must not hear of them.
    event.stopPropagation();
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") this.#close();
    else if (event.key === "Enter" && event.target === this.#input) void this.#openFirst();
    else if (steps) void this.#walk(steps);
    else return;
    event.preventDefault();
  }

  /** @param {number} steps */
  async #walk(steps) {
    // A search that is pending runs first, since it is about to replace the list.
    if (this.#timer) await this.#ask();
    const stops = [this.#input, ...this.#list.querySelectorAll("a")];
    const at = stops.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    stops[(at + steps + stops.length) % stops.length]?.focus();
  }

  async #openFirst() {
    if (!this.#input.value.trim()) return;
    await this.#ask();
    this.#list.querySelector("a")?.click();
  }

  /**
   * A link that leaves closes the search behind it. One that opens in place has kept the click for itself.
   * @param {MouseEvent} event
   */
  #onClick({ target, ctrlKey, metaKey, shiftKey }) {
    const link = target instanceof Element && target.closest("a");
    if (!link || ctrlKey || metaKey || shiftKey) return;
    this.#opener = null;
    this.#close();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  /** Before one types, there is what is asked most often. */
  async #emptied() {
    this.#list.replaceChildren();
    this.#say("search.hint");
    const index = await this.#index();
    if (!index || this.#input.value.trim()) return;
    this.#list.replaceChildren(...index.frequent(gameHere()).map(({ asked, entry }) => frequentItem(asked, entry, index.titleOf(entry.game))));
    this.#say("search.frequent");
  }

  #refuse() {
    this.#list.replaceChildren();
    this.#say("search.long", { n: MOST_LETTERS });
  }

  async #ask() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const question = this.#input.value.trim();
    if (!question) return this.#emptied();
    if (question.length > MOST_LETTERS) return this.#refuse();
    const index = await this.#index();
    if (index && question === this.#input.value.trim()) this.#show(index, question);
  }

  /** The network is not blamed for what the site no longer has: over a release the page opens itself anew. */
  async #sayFailed() {
    this.#say("search.failed");
    const why = await whyLost((text) => (this.#status.textContent = text));
    if (why !== "offline") this.#say("search.lost");
  }

  /** The index, or null when it does not come, which is told. */
  async #index() {
    try {
      return await searchIndex();
    } catch {
      await this.#sayFailed();
      return null;
    }
  }

  /**
   * @param {import("./search-index.js").SearchIndex} index
   * @param {string} question
   * @param {boolean} [settled] whether one has stopped typing
   */
  #show(index, question, settled = false) {
    const game = gameHere();
    const found = index.search(question, { game, typing: !settled && !/\s$/.test(this.#input.value) });
    const sure = found[0]?.sure ?? false;
    const isAnswered = sure || (!settled && found.length > 0);
    const hits = isAnswered ? found.slice(0, MOST_HITS) : (found.length ? found : index.nearest(question, { game })).slice(0, NEAR);
    const strong = hits.filter((hit) => hit.score > WEAK * (hits[0]?.score ?? 0) || hit.answer);
    const related = strong.find((hit) => hit.related)?.related;
    const good = strong.filter(({ entry }) => entry !== related);
    const items = good.map((hit) => hitItem(hit, index.titleOf(hit.entry.game), (text) => index.marked(text, hit)));
    if (related) items.splice(1, 0, relatedItem(related, index.titleOf(related.game)));
    this.#list.replaceChildren(...items, ...(isAnswered ? [] : contentsItems(index.contents(game))));
    this.#list.parentElement?.parentElement?.scrollTo({ top: 0 });
    if (isAnswered) this.#say(good.length === 1 ? "search.one" : "search.many", { n: good.length });
    else this.#say(found.length && good.some(({ may }) => may) ? "search.near" : "search.none");
    const [{ answer } = {}] = good;
    if (answer) this.#status.append(makeElement("span", { class: "visually-hidden" }, ` ${answerOf(answer)}`));
    if (!sure && !settled) this.#timer = setTimeout(() => this.#settle(index, question), SETTLED);
  }

  /**
   * Nothing was typed for a while after a question that nothing answers for certain.
   * @param {import("./search-index.js").SearchIndex} index
   * @param {string} question
   */
  #settle(index, question) {
    this.#timer = undefined;
    // Who has gone on to the hits is not disturbed.
    if (document.activeElement === this.#input && question === this.#input.value.trim()) this.#show(index, question, true);
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} [fields]
   */
  #say(key, fields) {
    this.#status.textContent = textOf(key, fields);
  }
}

/** The folder of the game that one reads, or of another page of the book. */
const gameHere = () => location.pathname.slice(BOOK.pathname.length).split("/")[0] ?? "";
