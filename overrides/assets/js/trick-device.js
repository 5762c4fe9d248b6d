/** <trick-device>: how much of the book this device keeps; keeps all of it, and frees the room again. */
import { button, makeElement, onceInPage, setUsable } from "./dom.js";
import { canKeep, freeRoom, keepBook, keptPartOf } from "./kept-book.js";
import { LANG } from "./paths.js";
import { megabytesText, textOf } from "./texts.js";

/** The custom element; it replaces its content by a status, a progress bar and two buttons. */
export class TrickDevice extends HTMLElement {
  #said = makeElement("p", { role: "status" });
  #bar = makeElement("progress", { max: "1" });
  #keep = button("keep", "", () => this.#keepAll());
  #free = button("free", "", () => this.#freeRoom());

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  /** Nothing is shown any more. A book that is being kept goes on coming: its reader may read on meanwhile. */
  disconnectedCallback() {
    this.replaceChildren();
  }

  #begin() {
    this.#free.textContent = textOf("device.free");
    this.#bar.ariaLabel = textOf("device.keeping");
    this.#bar.hidden = this.#keep.hidden = this.#free.hidden = true;
    this.replaceChildren(this.#said, this.#bar, makeElement("div", { class: "actions" }, this.#keep, this.#free));
    void this.#show();
  }

  /** @param {string} [before] what has just happened */
  async #show(before) {
    const kept = canKeep() ? await keptPartOf(LANG).catch(() => null) : null;
    const said = kept ? textOf(`device.${stateOfDevice(kept)}`, { mb: megabytesText(kept.bytes) }) : textOf("device.cannot");
    this.#said.textContent = before ? `${before} ${said}` : said;
    if (!kept) return;
    this.#keep.textContent = textOf("device.keep", { mb: megabytesText(kept.total) });
    this.#keep.hidden = kept.whole;
    this.#free.hidden = !kept.bytes;
  }

  async #keepAll() {
    setUsable(this.#keep, false);
    this.#bar.hidden = false;
    this.#said.textContent = textOf("device.keeping");
    const done = await keepBook(LANG, (bytes, total) => {
      this.#bar.value = bytes / total;
    }).then(() => "", () => textOf("device.failed"));
    this.#bar.hidden = true;
    setUsable(this.#keep, true);
    await this.#show(done);
    if (this.#keep.hidden) this.#free.focus();
  }

  async #freeRoom() {
    await freeRoom();
    await this.#show(textOf("device.freed"));
    this.#keep.focus();
  }
}

/** @param {{whole: boolean, bytes: number}} kept */
function stateOfDevice({ whole, bytes }) {
  if (whole) return "whole";
  return bytes ? "some" : "nothing";
}
