/** The names at a real table: Enter goes from one to the next, and they are changed at any time. */
import { button, makeElement } from "./dom.js";
import { textOf } from "./texts.js";

/** @param {Element} place @returns {HTMLInputElement[]} the fields for the names of those who play */
const fieldsIn = (place) => [...place.querySelectorAll("[data-seat] input")].filter((field) => field instanceof HTMLInputElement && !field.closest("[hidden]")).map((field) => /** @type {HTMLInputElement} */ (field));

/**
 * Enter in the field of a name goes to the next one, and from the last one to the button: nothing begins by it.
 * @param {KeyboardEvent} event
 */
export function goOnFromName(event) {
  const { target, key, isComposing } = event, form = target instanceof HTMLInputElement ? target.form : null;
  if (key !== "Enter" || isComposing || !form || !(target instanceof HTMLInputElement)) return;
  const fields = fieldsIn(form), at = fields.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  const next = fields[at + 1];
  if (next) next.select();
  /** @type {HTMLElement | null} */ (next ?? form.querySelector("[type=submit]"))?.focus();
}

/** A place where names are changed, hidden at first: put `element` into the page. */
export class NamesPanel {
  element = makeElement("form", { class: "names-panel", hidden: "" });
  #done;

  /** @param {(names: string[]) => void} done called with the names by seat */
  constructor(done) {
    this.#done = done;
    this.element.addEventListener("keydown", goOnFromName);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const names = fieldsIn(this.element).map(({ value }) => value.trim());
      this.close();
      this.#done(names);
    });
  }

  /**
   * @param {Element | null | undefined} start the form by which a game begins: it has a field for each seat
   * @param {string[]} names by seat
   */
  open(start, names) {
    const fields = start?.querySelector(".names")?.cloneNode(true);
    if (!(fields instanceof HTMLElement)) return;
    for (const row of fields.querySelectorAll("[data-seat]")) if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= names.length;
    this.element.replaceChildren(makeElement("div", { class: "start" }, fields), makeElement("div", { class: "row" }, makeElement("button", { type: "submit", class: "md-button md-button--primary" }, textOf("told.rename.done")),
      button("cancel", textOf("told.leave"), () => this.close())));
    fieldsIn(this.element).forEach((field, seat) => { field.value = names[seat] ?? ""; });
    this.element.hidden = false;
    this.element.scrollIntoView({ block: "nearest" });
    fieldsIn(this.element)[0]?.select();
    fieldsIn(this.element)[0]?.focus({ preventScroll: true });
  }

  close() {
    this.element.hidden = true;
  }
}
