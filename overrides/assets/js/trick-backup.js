/** <trick-backup>: everything that this browser keeps, out into one file and in again; and whether it has promised to keep it. */
import { button, makeElement, onceInPage } from "./dom.js";
import { FileOffer, openSave } from "./file-offer.js";
import { saveFile } from "./files.js";
import { isPromisedToLast } from "./store.js";
import { storedAsText } from "./stored-file.js";
import { textOf } from "./texts.js";

/** The custom element; it replaces its content by two buttons and what became of them. */
export class TrickBackup extends HTMLElement {
  connectedCallback() {
    onceInPage(this, () => void this.#begin());
  }

  /** What was said is over. */
  disconnectedCallback() {
    this.replaceChildren();
  }

  async #begin() {
    const offer = new FileOffer((save, game, minigame) => {
      if (!openSave(save, game, minigame)) offer.said.textContent = textOf("file.foreign");
    }, () => {});
    const save = button("save", textOf("file.save"), () => void saveFile(storedAsText(), textOf("file.name")));
    const promise = makeElement("p", {});
    this.replaceChildren(makeElement("div", { class: "actions" }, save, ...offer.buttons), offer.said, promise);
    promise.textContent = textOf(await isPromisedToLast() ? "file.promised" : "file.not_promised");
  }
}
