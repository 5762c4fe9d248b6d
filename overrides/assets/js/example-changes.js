/**
 * The form in which moves of an example are changed: for each a menu, two menus whose second one follows the first, or
 * boxes. What each would say without the reader, it has in `data-printed`.
 */
import { joinedMove, makeRoom, movesOf } from "./move-parts.js";

/** @typedef {[string, string][]} Changes the names of places, and the moves to be made there */

/**
 * What the reader has changed; half of a move is no change yet.
 * @param {HTMLElement} form
 * @param {Changes} before
 * @returns {Changes}
 */
export function changesIn(form, before) {
  const was = new Map(before);
  const said = (/** @type {HTMLElement} */ group) => isWholeMove(group)
    ? moveIn(group) : was.get(group.dataset.place ?? "") ?? group.dataset.printed ?? "";
  return moveGroupsIn(form).filter((group) => said(group) !== group.dataset.printed)
    .map((group) => [group.dataset.place ?? "", said(group)]);
}

/**
 * Lets the rest of a move follow what the reader has just chosen of it.
 * @param {EventTarget | null} target
 * @returns {boolean} whether the move is whole now
 */
export function followChoice(target) {
  /** @type {HTMLElement | null} */
  const group = target instanceof Element ? target.closest("[data-place]") : null;
  if (!group) return false;
  makeRoom(group, target);
  narrowSecondMenu(group);
  const [first, second] = menusIn(group);
  if (first && second && !isWholeMove(group)) second.value = firstUsable(second, first.value !== "");
  return isWholeMove(group);
}

/**
 * In second menus only that can be chosen which goes with what the first ones say.
 * @param {HTMLElement} form
 */
export function narrowAllMenus(form) {
  moveGroupsIn(form).forEach(narrowSecondMenu);
}

/** @param {HTMLElement} group */
function narrowSecondMenu(group) {
  const [first, second] = menusIn(group);
  if (!first || !second) return;
  const moves = new Set(movesOf(group));
  for (const option of second.options) {
    option.disabled = option.value !== "" && !moves.has(joinedMove(group, [first.value, option.value]));
  }
}

/**
 * @param {HTMLSelectElement} menu
 * @param {boolean} saying whether it is to say something
 */
function firstUsable({ options }, saying) {
  return [...options].find(({ value, disabled }) => (value !== "") === saying && !disabled)?.value ?? "";
}

/**
 * @param {HTMLElement} form
 * @returns {HTMLElement[]}
 */
function moveGroupsIn(form) {
  return [...form.querySelectorAll("[data-place]")].filter((group) => group instanceof HTMLElement);
}

/**
 * @param {HTMLElement} group
 * @returns {HTMLSelectElement[]}
 */
function menusIn(group) {
  return group instanceof HTMLSelectElement ? [group] : [...group.querySelectorAll("select")];
}

/**
 * The move that menus or boxes say, "" for none.
 * @param {HTMLElement} group
 */
export function moveIn(group) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = group.querySelectorAll("input:checked");
  return joinedMove(group, [...menusIn(group), ...boxes].map(({ value }) => value).filter(Boolean));
}

/** @param {HTMLElement} group whether it says a move that there is, or none */
function isWholeMove(group) {
  const moves = movesOf(group);
  const move = moveIn(group);
  return !moves.length || moves.includes(move) || (move === "" && menusIn(group).length > 0);
}
