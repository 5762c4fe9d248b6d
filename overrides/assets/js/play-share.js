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
   * @param {Promise<string>} link that the engine is asked for, "" where it has none
   * @param {Element} widget the one that the address opens
   * @param {() => void} saveFile
   * @param {{moment?: string, viewer?: string}} [moment] to look back at
   */
  async open(link, widget, saveFile, moment) {
    const coming = link.then((text) => text && addressOf(text, widget, moment));
    const copied = await copyToClipboard(coming.then(shortEnough));
    const address = await coming;
    if (address.length > LONGEST_ADDRESS) this.#offerFile(saveFile);
    else if (address) this.#showAddress(address, copied);
  }

  /** @param {string} address that is copied, and shown */
  async openAddress(address) {
    this.#showAddress(address, await copyToClipboard(address));
  }

  /**
   * @param {string} address
   * @param {boolean} copied
   */
  #showAddress(address, copied) {
    this.element.hidden = false;
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
    this.element.hidden = false;
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

/** @param {string} address that is to be copied, not "" */
const shortEnough = (address) => (address && address.length <= LONGEST_ADDRESS ? address : Promise.reject(new RangeError(address)));

/**
 * @param {string | Promise<string>} text that may be on its way: Safari copies nothing that it is not told of at the press
 * @returns {Promise<boolean>} whether the browser allowed it
 */
async function copyToClipboard(text) {
  const coming = Promise.resolve(text), blob = coming.then((come) => new Blob([come], { type: "text/plain" }));
  // What is not to be copied is no error.
  blob.catch(() => {});
  try {
    if ("ClipboardItem" in window) await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    else await navigator.clipboard.writeText(await coming);
    return true;
  } catch {
    return false;
  }
}
