/** What is remarked beside a decision: a hint, a warning, and why something is refused. */
import { isLaidOut, makeElement } from "./dom.js";
import { firstPartOf } from "./brief.js";
import { TextFold } from "./text-fold.js";
import { morphWithTerms } from "./terms.js";

/** So many pixels of a hint are seen at least, if it is that long: five lines. */
const LEAST_HINT = 140;

/** Put `elements` between what is told and what is asked, `said` anywhere. */
export class TableNotes {
  #note = makeElement("div", { class: "note" });
  /** So high is a hint where nothing moves for it, in pixels. */
  #room = Infinity;
  #fold = new TextFold(this.#note, () => this.#room, { still: true });
  /** The part of the note that is announced: all but the numbers that may stand under it. */
  said = makeElement("p", { class: "visually-hidden", role: "status" });
  /** A refusal lies over the end of what is told: nothing moves for it, and a hint stays. */
  #refusal = makeElement("div", { class: "note" });
  #refusalPlace = makeElement("div", { class: "refusal-place" }, this.#refusal);
  /** @type {string | null} the move named by the hint that is shown, null if none is */
  #advised = null;
  #decision;
  #preview;

  /**
   * @param {HTMLElement} decision where the form is
   * @param {import("./play-preview.js").Preview} preview what marks the move that a hint names
   */
  constructor(decision, preview) {
    this.#decision = decision;
    this.#preview = preview;
  }

  get elements() {
    return [this.#note, this.#fold.button, this.#refusalPlace];
  }

  /** The page no longer shows it. */
  end() {
    this.#fold.end();
  }

  /**
   * A hint, a warning: one remark next to the decision, until the next one.
   * @param {"hint" | "damaged" | "lots" | "known"} kind
   * @param {string} html "" to clear it
   */
  async remark(kind, html) {
    await this.refuse("");
    this.#advised = null;
    const top = this.#questionTop;
    this.#note.className = `note ${html && kind}`;
    if (!html) this.#preview.advise("");
    await morphWithTerms(this.#note, html);
    this.#fitNote(top);
    this.#announce(this.#note);
    // The note must be in the reader's sight: not far above, and not behind a board that stays in sight.
    if (html && !this.#isSeen) this.#note.scrollIntoView({ block: "nearest" });
  }

  /**
   * Why what the reader did is refused, until they choose otherwise; the remark stays.
   * @param {string} html "" to clear it
   */
  async refuse(html) {
    if (!html && !this.#refusal.hasChildNodes()) return;
    this.#refusal.classList.toggle("refusal", html !== "");
    await morphWithTerms(this.#refusal, html);
    this.#announce(this.#refusal);
    // Where there is not so much above what is asked, it takes its own room.
    this.#refusalPlace.classList.remove("in-line");
    const { top } = this.#refusalPlace.closest(".act")?.getBoundingClientRect() ?? { top: 0 };
    this.#refusalPlace.classList.toggle("in-line", this.#refusal.getBoundingClientRect().top < top);
    if (html) this.#refusal.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} what is to be chosen first: it is seen where it stands */
  ask(what) {
    this.said.textContent = "";
    requestAnimationFrame(() => (this.said.textContent = what));
  }

  /** @param {Element} note its first sentence is to be heard */
  #announce(note) {
    this.said.textContent = firstPartOf((note.querySelector("p") ?? note).textContent ?? "");
  }

  /**
   * @param {string} html of a hint
   * @param {string} move that it names, "" for none
   */
  async advise(html, move) {
    this.#preview.advise(move);
    await this.remark("hint", html);
    this.#advised = move || null;
  }

  /**
   * A hint that is still shown says something new: it is announced only if it names another move first.
   * @param {string} html
   * @param {string} move that it names
   * @returns {Promise<boolean>} whether it was shown
   */
  async renew(html, move) {
    if (this.#advised === null) return false;
    const [top, other] = [this.#questionTop, this.#advised !== move];
    this.#advised = move;
    this.#preview.advise(move);
    await morphWithTerms(this.#note, html);
    this.#fitNote(top);
    if (other) this.#announce(this.#note);
    return true;
  }

  /** Whether a remark begins in what is in sight of the part that scrolls. */
  get #isSeen() {
    const [note, side] = [this.#note, this.#note.closest("[data-full] .side")].map((part) => part?.getBoundingClientRect());
    return note && side && note.top >= side.top && note.bottom <= side.bottom;
  }

  /** Where what is asked begins, counted from the top of what scrolls; null where nothing is. */
  get #questionTop() {
    const question = this.#decision.querySelector("form > fieldset, form > *");
    if (!question || !isLaidOut(question)) return null;
    return question.getBoundingClientRect().top + (question.closest(".side")?.scrollTop ?? 0);
  }

  /**
   * A hint stands where the caption was: what is asked, and pressed, stays where it is.
   * @param {number | null} top where that was before
   */
  #fitNote(top) {
    const { style } = this.#note;
    this.#room = Infinity;
    style.minHeight = "";
    this.#fold.renew();
    if (top === null || !this.#note.matches(".hint")) return;
    const least = Math.min(LEAST_HINT, this.#note.offsetHeight);
    // Twice: where it is folded, its button takes room, too.
    for (const _ of [1, 2]) {
      const room = this.#note.offsetHeight + top - (this.#questionTop ?? top);
      this.#room = Math.max(least, room);
      style.minHeight = `${this.#room}px`;
      this.#fold.fit();
    }
  }
}
