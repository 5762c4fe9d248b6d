/**
 * The form beside a grid: radio buttons of things to lay, and of the places of each (`data-tile`), with the squares that
 * each place takes (`data-squares`). Which there are, the engine has written.
 */

export class Places {
  #form;

  /** @param {HTMLFormElement | null} form as it stands now; the next decision brings another one */
  constructor(form) {
    this.#form = form;
  }

  /** @returns {HTMLInputElement | null | undefined} */
  get #tile() {
    return this.#form?.querySelector("[name=tile]:checked");
  }

  /** @returns {HTMLInputElement[]} */
  get #all() {
    return [...this.#form?.querySelectorAll("[data-squares]") ?? []].filter((place) => place instanceof HTMLInputElement);
  }

  /** Only the places of the chosen tile are seen, and can be chosen. */
  narrow() {
    for (const place of this.#all) {
      place.disabled = place.dataset.tile !== this.#tile?.value;
      place.checked &&= !place.disabled;
      for (const label of place.labels ?? []) label.hidden = place.disabled;
    }
    const list = this.#all[0]?.closest("fieldset");
    if (list) list.hidden = this.#all.every(({ disabled }) => disabled);
    this.#tell();
  }

  /** Says which place is chosen, or how many there are. */
  #tell() {
    const place = this.#all.find(({ checked }) => checked);
    const text = place ? labelOf(place) : this.#tile?.dataset.count ?? "";
    const line = this.#form?.querySelector(".count");
    if (line && line.textContent !== text) line.textContent = text;
  }

  /** Those that can be chosen, by the squares that they take. */
  bySquare() {
    /** @type {Map<string, HTMLInputElement[]>} */
    const found = new Map();
    for (const place of this.#all.filter(({ disabled }) => !disabled)) {
      for (const square of place.dataset.squares?.split(" ") ?? []) {
        found.set(square, [...found.get(square) ?? [], place]);
      }
    }
    return found;
  }

  /**
   * What to ask the engine about a square that no place takes.
   * @param {string} square
   */
  attempt(square) {
    const { do: what, seat } = this.#form?.dataset ?? {};
    return { do: what, seat: Number(seat), move: this.#tile && `${this.#tile.value}@${square}` };
  }
}

/** @param {HTMLInputElement} place */
export function choose(place) {
  if (place.checked) return;
  place.checked = true;
  place.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @param {HTMLInputElement} place */
export function labelOf({ labels }) {
  return labels?.[0]?.textContent?.trim().replace(/\s+/g, " ") ?? "";
}
