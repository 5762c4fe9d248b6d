/** The form by which a game at a real table begins: what was chosen last time stands in it, and the names of the last table of any game. */
import { makeElement } from "./dom.js";
import { keepNamesOfTable, namesOfTables } from "./followed-kept.js";
import { keepStart, lastStart } from "./store.js";

/** @typedef {import("./followed-kept.js").Followed} Followed */

const OPTION = "option-";

/**
 * Lets the form begin as the last game did.
 * @param {HTMLFormElement} form
 * @param {string} game
 */
export function fillInStart(form, game) {
  for (const [name, value] of Object.entries(lastStart(`follow:${game}`))) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value);
  }
  offerNames(form, game);
  const blank = /** @type {HTMLElement | null} */ (form.querySelector(".print-blank"));
  if (blank) blank.hidden = false;
  fitSeats(form);
}

/** There are as many names as players, on the score sheet to be printed, too. @param {HTMLFormElement} form */
export function fitSeats(form) {
  const fields = new FormData(form), players = Number(fields.get("players"));
  for (const sheet of document.querySelectorAll("trick-companion .blank-sheet")) {
    sheet.toggleAttribute("data-chosen", sheet.getAttribute("data-players") === String(players));
    for (const head of sheet.querySelectorAll("th[data-seat]")) head.textContent = String(fields.get(`name-${head.getAttribute("data-seat")}`) ?? "");
  }
  for (const row of form.querySelectorAll("[data-seat]")) {
    if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= players;
  }
}

/**
 * What the form says, which is remembered: a game of which nothing has been told.
 * @param {HTMLFormElement} form
 * @param {string} game
 * @returns {Followed}
 */
export function startOf(form, game) {
  const fields = [...new FormData(form)].map(([name, value]) => /** @type {const} */ ([name, String(value).trim()]));
  const chosen = Object.fromEntries(fields), players = Number(chosen.players);
  // Names are kept once for all games.
  keepStart(`follow:${game}`, Object.fromEntries(fields.map(([name, value]) => [name, name.startsWith("name-") ? "" : value])));
  const names = Array.from({ length: players }, (_, seat) => chosen[`name-${seat}`] ?? "");
  keepNamesOfTable(names);
  const options = Object.fromEntries(fields.flatMap(([name, value]) => (name.startsWith(OPTION) ? [[name.slice(OPTION.length), value]] : [])));
  return { players, options, way: chosen.way === "pad" ? "pad" : "referee", names, facts: [] };
}

/**
 * The names of the last table stand in their fields, where people sit; all that are known are offered in each.
 * @param {HTMLFormElement} form
 * @param {string} game
 */
export function offerNames(form, game) {
  const { last, known } = namesOfTables(), id = `names-${game}`;
  const list = form.querySelector("datalist") ?? form.appendChild(makeElement("datalist", { id }));
  list.replaceChildren(...known.map((name) => makeElement("option", { value: name })));
  for (const field of form.querySelectorAll("[data-seat] input")) {
    if (!(field instanceof HTMLInputElement)) continue;
    field.setAttribute("list", id);
    const seat = field.name.slice("name-".length), sits = form.elements.namedItem(`seat-${seat}`);
    if (!(sits instanceof HTMLSelectElement) || sits.value === "human") field.value ||= last[Number(seat)] ?? "";
  }
}
