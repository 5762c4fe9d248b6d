/** A link that nothing in its page can show: the reader is told, rather than left before a page that says nothing. */
import { button, makeElement } from "./dom.js";
import { addresseeOfHash } from "./shared-hash.js";
import { textOf } from "./texts.js";

/** Listens for the whole visit. What a widget takes, and cannot read, the widget says. */
export function tellOfUnreadLinks() {
  const { document$ } = /** @type {{document$?: {subscribe: (shown: () => void) => void}}} */ (/** @type {unknown} */ (window));
  addEventListener("hashchange", tell);
  document$?.subscribe(tell);
  tell();
}

function tell() {
  document.querySelector(".unread-link")?.remove();
  if (addresseeOfHash() !== null) return;
  const close = button("close", textOf("release.close"), () => note.remove());
  const note = makeElement("div", { class: "release-note unread-link" }, makeElement("p", { role: "alert" }, textOf("link.unread")), close);
  document.body.append(note);
}
