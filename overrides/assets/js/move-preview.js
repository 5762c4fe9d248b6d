/** What a move would do, drawn into the map of a question's picture, and told beside it. */

/** Keeps what is drawn, while the picture may be drawn anew. */
export class MovePreview {
  /** @type {SVGGElement | undefined} */
  #drawn;
  /** What was told beside the map, by the element. @type {Map<Element, string>} */
  #told = new Map();

  /** @param {string} svg */
  draw(svg) {
    this.leave();
    this.#drawn = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.#drawn.classList.add("previewed");
    this.#drawn.innerHTML = svg;
  }

  leave() {
    this.#drawn?.remove();
    this.#drawn = undefined;
    for (const [element, text] of this.#told) element.textContent = text;
    this.#told.clear();
  }

  /** What a series would be worth is told alike on the map and in its row. @param {HTMLElement | null} board */
  show(board) {
    if (!this.#drawn) return;
    if (!this.#drawn.isConnected) board?.querySelector("svg.map")?.append(this.#drawn);
    for (const worth of this.#drawn.querySelectorAll("[data-worth-of]")) {
      const row = board?.querySelector(`[data-of-spot="${worth.getAttribute("data-worth-of")}"] .sum`), text = worth.textContent ?? "";
      if (!row || row.textContent === text) continue;
      this.#told.set(row, this.#told.get(row) ?? row.textContent ?? "");
      row.textContent = text;
    }
  }
}
