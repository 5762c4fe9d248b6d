/**
 * The form beside a grid: radio buttons or boxes for a move, with the squares that each means (`data-squares`). A move may
 * have a first part and a second one, under a name of its own. With which first part a second one goes, the engine has
 * written: at the second part under the first one's name (`data-tile` for `tile`), or in the moves of the form.
 */
import { makeElement } from "./dom.js";
import { POINTED_AT, inputsOfMove, joinedMove, makeRoom, movesOf, squaresOf, tickedBoxesIn } from "./move-parts.js";
import { textOf } from "./texts.js";

/**
 * Reads a form by the squares of the board beside it: `bySquare` says what can be pressed, `press` ticks the form's
 * inputs and fires their "change". Make a new one for each form.
 */
export class Places {
  #form;
  #inputs;
  #moves;
  /** The first parts of moves that have two. */
  #first;
  /** The second parts, or the whole moves. */
  #last;

  /** The second part that was pressed before there was a first one. */
  #ahead;

  /**
   * @param {HTMLFormElement | null} form as it stands now; the next decision brings another one
   * @param {string} [ahead] a square that was pressed before there was a first part, as `canWait` allows
   */
  constructor(form, ahead = "") {
    this.#form = form;
    /** @type {NodeListOf<HTMLInputElement>} */
    const inputs = (form ?? makeElement("form")).querySelectorAll("[type=radio], [type=checkbox]");
    this.#inputs = [...inputs];
    this.#moves = new Set(form ? movesOf(form) : []);
    const [first, last] = [this.#inputs[0]?.name, this.#inputs.at(-1)?.name];
    this.#first = this.#inputs.filter(({ name }) => name === first && name !== last);
    this.#last = this.#inputs.filter(({ name }) => name === last);
    this.#ahead = this.#waiting(ahead);
  }

  /** Whether first parts are not on the board, and none is chosen: then no press means one. */
  get #isUnsaid() {
    return this.#first.length > 0 && !this.#begun && !this.#first.some((input) => squaresOf(input).length);
  }

  /** @param {string} square */
  #waiting(square) {
    const there = this.#isUnsaid ? this.#last.filter((input) => squaresOf(input).includes(square)) : [];
    return there.length === 1 ? there[0] : undefined;
  }

  /**
   * Whether a press on a square that comes too early can wait for the first part.
   * @param {string} square
   */
  canWait(square) {
    return this.#waiting(square) !== undefined;
  }

  /** What is chosen while more is to be said. */
  get #begun() {
    return this.#first.find(({ checked }) => checked) ?? (this.#form ? tickedBoxesIn(this.#form)[0] : undefined);
  }

  /** What is chosen with the only move that goes with the first part; empty where there are several. */
  get #only() {
    const begun = this.#begun;
    if (!this.#form || begun?.type === "checkbox") return [];
    if (begun) return onlyOne(this.#last.filter((place) => this.#goes(place))).flatMap((place) => [begun, place]);
    const moves = this.#moves.size ? [...this.#moves] : this.#last.filter(({ disabled }) => !disabled).map(({ value }) => value);
    return onlyOne(moves).flatMap((move) => this.#form ? inputsOfMove(this.#form, move) : []);
  }

  /**
   * Where there is one possibility only it is chosen, for all to see; what the reader gives up is not chosen again.
   * @param {EventTarget | null | undefined} changed what they have just chosen or given up
   */
  settle(changed) {
    const isGivenUp = changed instanceof HTMLInputElement && !changed.checked;
    // A decision that is looked back at is not made again.
    if (isGivenUp || this.#inputs[0]?.disabled) return;
    for (const input of this.#only) input.checked = true;
  }

  /** Only what goes with the first part is seen, and can be chosen. */
  narrow() {
    if (this.#first.length) {
      this.#last.forEach((place) => showPlaceIf(place, this.#goes(place)));
      const list = this.#last[0]?.closest("fieldset");
      if (list) list.hidden = this.#last.every(({ disabled }) => disabled);
    }
    this.#tell();
  }

  /** @param {HTMLInputElement} place whether it goes with the first part that is chosen */
  #goes(place) {
    return this.#begun !== undefined && this.#goesWith(this.#begun, place);
  }

  /**
   * @param {HTMLInputElement} first
   * @param {HTMLInputElement} place
   */
  #goesWith(first, place) {
    if (!this.#form) return false;
    const goesWith = place.dataset[first.name];
    return goesWith === undefined ? this.#moves.has(joinedMove(this.#form, [first.value, place.value])) : goesWith === first.value;
  }

  /** Says what is chosen, and what is still to be. */
  #tell() {
    const line = this.#form?.querySelector(".count");
    const only = this.#only;
    const text = only.length && only.every(({ checked }) => checked) ? this.#saidOfOnly(only) : this.#said();
    if (line && line.textContent !== text) line.textContent = text;
  }

  /**
   * What the reader chose is said as theirs; only what went with it alone is called the only choice.
   * @param {HTMLInputElement[]} only
   */
  #saidOfOnly(only) {
    const isFree = only.length > 1 && only[0]?.dataset.count === undefined && this.#first.filter((first) => this.#last.some((place) => this.#goesWith(first, place))).length > 1;
    if (!isFree) return textOf("play.only", { parts: this.#said() });
    return textOf("play.only_then", { first: nameOf(only[0]), parts: only.slice(1).map(nameOf).join(" · ") });
  }

  #said() {
    const chosen = this.#inputs.filter(({ checked }) => checked);
    const parts = chosen.map(nameOf).join(" · ");
    const begun = this.#begun;
    if (this.#ahead) return chosenSoFar(nameOf(this.#ahead), this.#first[0]);
    if (!begun || !this.#form) return parts;
    if (begun.dataset.count !== undefined) return chosen.length > 1 ? labelOf(chosen[1]) : begun.dataset.count;
    if (chosen.length > 1) return parts;
    return chosenSoFar(parts, this.#last[0], this.#form.dataset.then);
  }

  /** What a press can choose, by the squares that it means. */
  bySquare() {
    const begun = this.#begun;
    const first = this.#first.filter((input) => !begun || squaresOf(begun).some((square) => squaresOf(input).includes(square)));
    /** @type {Map<string, HTMLInputElement[]>} */
    const found = new Map();
    for (const input of [...first, ...this.#last].filter(({ disabled }) => !disabled)) {
      for (const square of squaresOf(input)) found.set(square, [...found.get(square) ?? [], input]);
    }
    return found;
  }

  /** The squares of the part that a move begins with. */
  get from() {
    return this.#begun ? squaresOf(this.#begun) : [];
  }

  /**
   * Chooses what a press on a square means, each press the next of several; false where it means nothing.
   * @param {string} square
   * @param {string} [face] of the piece there that was pressed: if it can be chosen, or given up, it is meant
   */
  press(square, face = "") {
    const places = this.bySquare().get(square) ?? [];
    const piece = places.find(({ dataset }) => face && dataset.face === face);
    if (piece) {
      checkPlace(piece, !piece.checked);
      return true;
    }
    const at = places.findIndex(({ checked }) => checked);
    const place = places[at];
    // A press gives up a chosen box, or a first part if no other one follows on its square.
    if (place?.type === "checkbox") checkPlace(place, false);
    else if (place && this.#first.includes(place)) checkPlace(places[at + 1] ?? place, at + 1 < places.length);
    else if (places.length) checkPlace(/** @type {HTMLInputElement} */ (places[(at + 1) % places.length]), true);
    return places.length > 0;
  }

  /** Gives up what is chosen on the board; false where nothing is. */
  giveUp() {
    const chosen = this.#inputs.filter((input) => input.checked && squaresOf(input).length);
    for (const input of chosen) checkPlace(input, false);
    return chosen.length > 0;
  }

  /** @param {EventTarget | null | undefined} target what the reader has changed in the form */
  changed(target) {
    if (this.#form) makeRoom(this.#form, target);
  }

  /** Whether a first part is chosen with which no second one goes. */
  get isStuck() {
    return this.#last.length > 0 && this.#begun !== undefined && this.#last.every(({ disabled }) => disabled);
  }

  /**
   * What to ask the engine about a square that means nothing in the form, or about the first part alone.
   * @param {string} square "" for none
   */
  question(square) {
    const { do: what, seat } = this.#form?.dataset ?? {};
    return { do: what, seat: Number(seat), move: this.#pointed(square) };
  }

  /** @param {string} square */
  #pointed(square) {
    const begun = this.#begun;
    if (!begun || !this.#form) return this.#isUnsaid ? undefined : POINTED_AT + square;
    return this.#form.dataset.join === undefined ? begun.value + POINTED_AT + square : joinedMove(this.#form, [begun.value, square]);
  }
}

/**
 * The one thing of a list; nothing where there are several.
 * @template Thing
 * @param {Thing[]} things
 */
function onlyOne(things) {
  return things.length === 1 ? things : [];
}

/**
 * What is chosen, and what is asked next.
 * @param {string} parts
 * @param {Element | undefined} next a control of it
 * @param {string} [then] how the form asks for it, if otherwise than for the first
 */
function chosenSoFar(parts, next, then) {
  return `${textOf("play.so_far", { parts })} ${then ?? next?.closest("fieldset")?.querySelector("legend")?.textContent ?? ""}`;
}

/**
 * What an input stands for, in a word or two: its label without what that tells besides.
 * @param {HTMLInputElement | undefined} place
 */
function nameOf(place) {
  return place?.dataset.named ?? labelOf(place);
}

/**
 * @param {HTMLInputElement} place
 * @param {boolean} checked
 */
function checkPlace(place, checked) {
  if (place.checked === checked) return;
  place.checked = checked;
  place.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * @param {HTMLInputElement} place
 * @param {boolean} usable
 */
function showPlaceIf(place, usable) {
  place.disabled = !usable;
  place.checked &&= usable;
  for (const label of place.labels ?? []) label.hidden = !usable;
}

/**
 * The visible text of an input's first label, without what is hidden from screen readers; "" if it has none.
 * @param {HTMLInputElement | undefined} place
 */
export function labelOf(place) {
  const label = place?.labels?.[0]?.cloneNode(true);
  if (!(label instanceof Element)) return "";
  for (const silent of label.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return label.textContent?.trim().replace(/\s+/g, " ") ?? "";
}
