/** A number told of each player at a real table, all of them on one form: a row a player, less and more beside the number. */

/** @param {Element} form @returns {HTMLElement[]} */
const rowsIn = (form) => [...form.querySelectorAll(".by-number")].filter((row) => row instanceof HTMLElement);

/** @param {Element} row */
const fieldOf = (row) => /** @type {HTMLInputElement} */ (row.querySelector("[type=number]"));

/** The words of a form of numbers, one for each player; null for another form. @param {Element | null} form */
export function wordsOfNumbers(form) {
  const rows = form ? rowsIn(form) : [];
  return rows.length ? rows.map((row) => /** @type {HTMLInputElement | null} */ (row.querySelector(":checked"))?.value ?? String(Math.max(0, Math.trunc(Number(fieldOf(row).value)) || 0))) : null;
}

/**
 * Shows numbers told before, and what they leave.
 * @param {Element | null} form
 * @param {string[]} words
 */
export function beginNumbers(form, words) {
  if (!form) return;
  rowsIn(form).forEach((row, at) => {
    const word = words[at] ?? "", other = row.querySelector(`[type=checkbox][value="${CSS.escape(word)}"]`);
    for (const box of row.querySelectorAll("[type=checkbox]")) /** @type {HTMLInputElement} */ (box).checked = box === other;
    fieldOf(row).value = other ? "" : word;
  });
}

/** So many more are told than there are; 0 for none. @param {Element} form */
export function tooManyNumbers(form) {
  const most = Number(form.querySelector("[data-together]")?.getAttribute("data-together") ?? Infinity);
  return Math.max(0, (wordsOfNumbers(form) ?? []).reduce((sum, word) => sum + (Number(word) || 0), 0) - most);
}

/**
 * A press on less or more; false for a press on something else.
 * @param {Element} pressed
 */
export function pressNumber(pressed) {
  const step = pressed.closest("[data-by]"), row = step?.closest(".by-number");
  if (!step || !row) return false;
  const field = fieldOf(row), next = (Number(field.value) || 0) + Number(step.getAttribute("data-by"));
  field.value = String(Math.max(0, Math.min(next, Number(field.max))));
  // A number is told in place of what is none.
  for (const box of row.querySelectorAll("[type=checkbox]")) /** @type {HTMLInputElement} */ (box).checked = false;
  return true;
}
