/** The note at the top of a page that tells of a new edition of the book. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** Finds the note, if it is shown. */
export const NOTE = ".release-note.edition";

/**
 * Shows the note, in place of an earlier one; the reader can close it.
 * @param {string} text
 * @param {HTMLElement[]} actions
 */
export function showReleaseNote(text, ...actions) {
  const close = button("close", textOf("release.close"), () => note.remove());
  const note = makeElement("div", { class: "release-note edition" }, makeElement("p", { role: "status" }, text), ...actions, close);
  document.querySelector(NOTE)?.remove();
  document.body.append(note);
}

/** Loads the page anew, in the edition that is published. */
export const reloadButton = () => button("reload", textOf("release.reload"), () => location.reload());
