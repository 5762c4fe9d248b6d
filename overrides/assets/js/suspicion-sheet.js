/** A person's sheet of suspicions, drawn: a row for each secret, a column for each rival, and below it what they did. */
import { button, liveRegion, makeElement } from "./dom.js";
import { cellOfKey } from "./grid-keys.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./protocol.js").SecretsView} SecretsView
 * @typedef {import("./protocol.js").SecretView} SecretView
 * @typedef {import("./protocol.js").SuspectView} SuspectView
 * @typedef {import("./protocol.js").SuspicionsAnswer} SuspicionsAnswer
 * @typedef {import("./suspicion-notes.js").SuspicionNotes} SuspicionNotes
 */

/** How a mark is drawn. */
const SIGNS = { "": "", out: "✕", star: "★" };

/**
 * Draws a person's sheet; what is pressed there is noted.
 * @param {SuspicionsAnswer} sheet
 * @param {number} own the seat whose sheet it is
 * @param {SuspicionNotes} notes
 * @param {() => void} keep is called when something was noted
 * @returns {HTMLElement[]}
 */
export function drawSheet(sheet, own, notes, keep) {
  const rivals = sheet.suspects.filter(({ seat }) => seat !== own);
  const said = liveRegion();
  const mark = (/** @type {SuspectView} */ rival, /** @type {SecretView} */ secret) => markButton(rival, secret, own, notes, (label) => {
    said.textContent = label;
    keep();
  });
  const head = makeElement("tr", {}, makeElement("td"), ...rivals.map(({ name }) => makeElement("th", { scope: "col" }, name)));
  const table = makeElement("table", { class: "suspicions-grid" }, makeElement("thead", {}, head),
    ...sheet.asked.map((asked) => makeElement("tbody", {}, ...asked.secrets.map((secret) => makeElement("tr", {},
      rowHead(secret), ...rivals.map((rival) => makeElement("td", {}, mark(rival, secret))))))));
  moveByKeys(table);
  return [makeElement("p", { class: "how" }, textOf("suspicions.how")), table, said, ...cluesOf(rivals)];
}

/** @param {SecretView} secret */
function rowHead({ name, picture }) {
  const head = makeElement("th", { scope: "row" });
  head.innerHTML = picture;
  head.append(" ", name);
  return head;
}

/**
 * @param {SuspectView} rival
 * @param {SecretView} secret
 * @param {number} own
 * @param {SuspicionNotes} notes
 * @param {(label: string) => void} marked
 */
function markButton(rival, secret, own, notes, marked) {
  const mark = button("mark", "", () => {
    notes.turn(own, rival.seat, secret.secret);
    marked(show());
  });
  const show = () => {
    const now = notes.markOf(own, rival.seat, secret.secret);
    const label = textOf(`suspicions.${now || "open"}`, { name: rival.name, secret: secret.name });
    mark.dataset.mark = now;
    mark.replaceChildren(makeElement("span", { "aria-hidden": "true" }, SIGNS[now]), makeElement("span", { class: "visually-hidden" }, label));
    return label;
  };
  show();
  return mark;
}

/**
 * The table is one stop of Tab; arrows go from mark to mark.
 * @param {HTMLElement} table
 */
function moveByKeys(table) {
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("button")]);
  const beStop = (/** @type {HTMLElement | undefined} */ stop) => rows.flat().forEach((mark) => (mark.tabIndex = mark === stop ? 0 : -1));
  beStop(rows[0]?.[0]);
  table.addEventListener("focusin", ({ target }) => target instanceof HTMLButtonElement && beStop(target));
  table.addEventListener("keydown", (event) => {
    const cell = cellOfKey(event, rows, false);
    if (!cell) return;
    event.preventDefault();
    cell.focus();
  });
}

/**
 * What each rival has done, folded.
 * @param {SuspectView[]} rivals
 */
function cluesOf(rivals) {
  const telling = rivals.filter(({ count }) => count);
  if (!telling.length) return [makeElement("p", { class: "how" }, textOf("suspicions.no_clues"))];
  return telling.map(({ name, count, clues }) => {
    const told = makeElement("details", { class: "clues-of" }, makeElement("summary", {}, textOf("suspicions.clues", { name, n: count })));
    told.insertAdjacentHTML("beforeend", clues);
    return told;
  });
}

/**
 * A form in which each rival's secrets are guessed, as they are noted so far: pieces to press. What is pressed is noted at
 * once: who closes the sheet has guessed it.
 * @param {SuspicionsAnswer} sheet
 * @param {number} own
 * @param {SuspicionNotes} notes
 * @param {() => void} keep is called when something was noted
 * @param {() => void} taken is called when the reader has done with it
 */
export function drawGuesses(sheet, own, notes, keep, taken) {
  const form = makeElement("form", { class: "guesses" });
  const rivals = sheet.suspects.filter(({ seat }) => seat !== own);
  const choices = rivals.flatMap((rival) => sheet.asked.map((asked) => ({ rival, asked, name: `guess-${rival.seat}-${asked.key}` })));
  form.append(...choices.map(({ rival, asked, name }) => choiceOf(rival, asked, name, sheet.asked.length > 1, own, notes)));
  form.append(makeElement("button", { class: "md-button md-button--primary" }, textOf("suspicions.take")));
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const { rival, asked, name } of choices) if (name === target.name) notes.guess(own, rival.seat, asked, target.value);
    keep();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    taken();
  });
  return form;
}

/**
 * @param {SuspectView} rival
 * @param {SecretsView} asked
 * @param {string} name of the radio buttons
 * @param {boolean} titled whether it has to be said which of a rival's secrets it is
 * @param {number} own
 * @param {SuspicionNotes} notes
 */
function choiceOf(rival, asked, name, titled, own, notes) {
  const guess = notes.guessOf(own, rival.seat, asked);
  const pick = (/** @type {string} */ secret, /** @type {string} */ picture, /** @type {string} */ label) => {
    const radio = makeElement("input", { type: "radio", name, value: secret });
    radio.checked = guess === secret;
    const choice = makeElement("label", {}, radio);
    choice.insertAdjacentHTML("beforeend", picture);
    choice.append(makeElement("span", {}, label));
    return choice;
  };
  const picks = asked.secrets.map(({ secret, picture, name: told }) => pick(secret, picture, [told, SIGNS[notes.markOf(own, rival.seat, secret)]].join(" ").trim()));
  return makeElement("fieldset", {}, makeElement("legend", {}, titled ? `${rival.name} · ${asked.title}` : rival.name),
    makeElement("div", { class: "picks" }, ...picks, pick("", "", textOf("suspicions.no_idea"))));
}
