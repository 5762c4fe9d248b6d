/** A position leaves the page: as a link, copied and shown, or as a file. */
import { addressOf } from "./arrival.js";
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** Messengers and servers cut longer addresses. */
const LONGEST_ADDRESS = 2000;

/**
 * A place to share from, hidden at first. Put `element` into the page: each `open…` copies the address or text to the
 * clipboard if the browser allows it, and shows it selected in any case; addresses of more than 2,000 characters are
 * offered as a file instead.
 */
export class SharePanel {
  element = makeElement("div", { class: "share-panel", hidden: "" });

  /**
   * @param {string} link
   * @param {Element} widget the one that the address opens
   * @param {() => void} saveFile
   * @param {{moment?: string, viewer?: string}} [moment] to look back at
   */
  async open(link, widget, saveFile, moment) {
    const address = addressOf(link, widget, moment);
    this.element.hidden = false;
    if (address.length > LONGEST_ADDRESS) return this.#offerFile(saveFile);
    await this.openAddress(address);
  }

  /** @param {string} address that is copied, and shown */
  async openAddress(address) {
    this.element.hidden = false;
    const copied = await copyToClipboard(address);
    const field = makeElement("input", { type: "text", readonly: "", value: address, "aria-label": textOf("share.address") });
    this.element.replaceChildren(makeElement("p", { role: "status" }, textOf(copied ? "share.copied" : "share.here")), field);
    field.select();
  }

  /**
   * Lines to be sent, with the address of a deal as the last one.
   * @param {import("./protocol.js").Challenge} challenge
   * @param {Element} widget the one that the address opens
   */
  async openText({ text, link }, widget) {
    await this.openLines(`${text}\n${addressOf(link, widget)}`);
  }

  /**
   * By the share sheet of a phone or tablet; elsewhere, and where there is none, copied and shown.
   * @param {string} lines
   */
  async openLines(lines) {
    if (navigator.maxTouchPoints > 0 && await sharedBySheet(lines)) return;
    this.element.hidden = false;
    const copied = await copyToClipboard(lines);
    const field = makeElement("textarea", { readonly: "", rows: "4", "aria-label": textOf("share.text") }, lines);
    this.element.replaceChildren(makeElement("p", { role: "status" }, textOf(copied ? "share.text_copied" : "share.text_here")), field);
    field.select();
    field.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** @param {() => void} saveFile */
  #offerFile(saveFile) {
    const message = makeElement("p", { role: "status" }, textOf("share.too_long"));
    this.element.replaceChildren(message, button("save", textOf("play.save"), saveFile));
  }
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the reader has seen the sheet, and decided
 */
async function sharedBySheet(text) {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
async function copyToClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
