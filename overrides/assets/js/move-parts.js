/**
 * Moves that are put together of several parts, in a form or in the change form of an example. Their host says with
 * `data-join` what stands between the parts ("+" where it says nothing) and with `data-moves` which moves there are.
 */

/** What a gesture says before the square that is pointed at, as `POINTED_AT` of engine/core/game.py. */
export const POINTED_AT = "@";

/**
 * Joins the parts of a move as the engine wants it, with the host's `data-join`.
 * @param {HTMLElement} host
 * @param {string[]} parts in the order of the page
 */
export function joinedMove({ dataset: { join = "+" } }, parts) {
  return parts.join(join);
}

/**
 * The moves that a host offers, from `data-moves`; empty where it does not list them.
 * @param {HTMLElement} host
 */
export function movesOf({ dataset }) {
  return dataset.moves?.split(" ") ?? [];
}

/** @type {WeakMap<HTMLInputElement, number>} */
const ticked = new WeakMap();
let ticks = 0;

/**
 * The boxes ticked in a host, in the order in which that was done.
 * @param {HTMLElement} host
 * @returns {HTMLInputElement[]}
 */
export function tickedBoxesIn(host) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = host.querySelectorAll("[type=checkbox]:checked");
  return [...boxes].sort((one, other) => (ticked.get(one) ?? 0) - (ticked.get(other) ?? 0));
}

/**
 * The reader has ticked or cleared a box: those ticked last give way to it until there is a move that has them all.
 * @param {HTMLElement} host
 * @param {EventTarget | null | undefined} box
 */
export function makeRoom(host, box) {
  if (!(box instanceof HTMLInputElement) || box.type !== "checkbox") return;
  ticked.set(box, ++ticks);
  const moves = movesOf(host).map((move) => move.split(host.dataset.join ?? "+"));
  const others = tickedBoxesIn(host).filter((other) => other !== box);
  const open = () => moves.some((parts) => tickedBoxesIn(host).every(({ value }) => parts.includes(value)));
  while (moves.length && box.checked && others.length && !open()) {
    const last = others.pop();
    if (last) last.checked = false;
  }
}

/**
 * Reads `data-squares`; never undefined, empty where there are none.
 * @param {HTMLInputElement} input the squares of a board that it means
 */
export function squaresOf({ dataset }) {
  return dataset.squares?.split(" ") ?? [];
}

/**
 * What is chosen for a move, its first part included.
 * @param {HTMLFormElement} form
 * @param {string} move "" for none
 * @returns {HTMLInputElement[]}
 */
export function inputsOfMove(form, move) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const found = form.querySelectorAll("[type=radio], [type=checkbox]");
  const inputs = [...found];
  const values = inputs.map(({ value }) => value);
  const pairs = movesOf(form).length ? values.flatMap((one) => values.map((other) => [one, other])) : [];
  const parts = pairs.find((pair) => joinedMove(form, pair) === move) ?? (values.includes(move) ? [move] : move.split(form.dataset.join ?? "+"));
  const named = inputs.filter(({ value }) => move && parts.includes(value));
  return inputs.filter((input) => named.includes(input) || named.some(({ dataset }) => dataset[input.name] === input.value));
}

/**
 * Chooses what a piece stands for, from its `data-choice`; false where the host does not offer it.
 * @param {HTMLElement} host
 * @param {EventTarget | null} pressed
 */
export function choosePiece(host, pressed) {
  /** @type {HTMLElement | null} */
  const piece = pressed instanceof Element ? pressed.closest("[data-choice]") : null;
  const input = [...host.querySelectorAll("input")].find(({ value, disabled }) => !disabled && value === piece?.dataset.choice);
  input?.click();
  return Boolean(input);
}

/**
 * What a form says; several values of one name are one, and all of them where the form knows its moves. What is left to
 * choose is taken as chosen where there is one possibility only.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
export function fieldsOf(form, submitter) {
  const entries = new FormData(form, submitter);
  const fields = Object.fromEntries([...entries.keys()].map((name) => [name, joinedMove(form, entries.getAll(name).map(String))]));
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = form.querySelectorAll("[type=radio][name=move]");
  const [only] = radios;
  if (only && radios.length === 1 && !movesOf(form).length) return { move: only.value };
  return movesOf(form).length ? { move: moveOf(form, joinedMove(form, Object.values(fields))) } : fields;
}

/**
 * A move that there is, the only one with what is chosen if need be; half of one is the gesture at its square, nothing at
 * all is no move.
 * @param {HTMLFormElement} form
 * @param {string} move
 */
function moveOf(form, move) {
  /** @type {HTMLInputElement | null} */
  const begun = form.querySelector("input:checked");
  if (movesOf(form).includes(move)) return move;
  const [only, ...others] = movesOf(form).filter((each) => fitsChoice(form, each));
  if (only && !others.length) return only;
  if (!begun) return move;
  return POINTED_AT + (squaresOf(begun)[0] ?? "");
}

/**
 * Whether all that is chosen is a part of a move.
 * @param {HTMLFormElement} form
 * @param {string} move
 */
function fitsChoice(form, move) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const chosen = form.querySelectorAll("input:checked");
  const parts = inputsOfMove(form, move);
  return [...chosen].every((input) => parts.includes(input));
}
