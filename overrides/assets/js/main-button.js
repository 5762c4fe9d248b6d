/**
 * The main button of a decision: as long as nothing is chosen it stands back, and a press there shows where it is said what
 * to choose. Nothing moves for that.
 */
import { isLaidOut, setUsable } from "./dom.js";
import { fieldsOf, movesOf } from "./move-parts.js";

const ASKS = "form:is([data-do=play], [data-do=guess])";
const MAIN = "[type=submit]:not([name])";
const CHOICES = "input:is([type=radio], [type=checkbox])";
/** So long is shown what is to be chosen, in milliseconds. */
const SHOWN = 1600;

/**
 * Shows whether there is anything to be sent.
 * @param {HTMLElement} decision which may hold a form
 */
export function showWhetherChosen(decision) {
  /** @type {HTMLFormElement | null} */
  const form = decision.querySelector(ASKS);
  const main = form?.querySelector(MAIN);
  if (form && main) setUsable(main, isChosen(form));
}

/** @param {HTMLFormElement} form */
function isChosen(form) {
  if (!form.querySelector(CHOICES)) return true;
  const { move = "" } = fieldsOf(form, null);
  if (movesOf(form).length) return movesOf(form).includes(move);
  // Though something else is chosen, such as the tile, its place may not be.
  return form.querySelector(`${CHOICES}:checked`) ? !groupLeft(form, "[name=move]") : move !== "";
}

/**
 * The first group of radio buttons in sight of which none is chosen, by one of them.
 * @param {HTMLFormElement} form
 * @param {string} [which] of these only, as a CSS selector
 */
function groupLeft(form, which = "") {
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = form.querySelectorAll(`[type=radio]${which}`);
  const seen = [...radios].filter(isLaidOut);
  return seen.find(({ name }) => !seen.some((other) => other.name === name && other.checked));
}

/**
 * Shows what is to be chosen before a form is sent.
 * @param {EventTarget | null} form
 * @param {Element} status what else says it
 * @returns {string} what that is, "" where something is chosen
 */
export function askedFirst(form, status) {
  if (!(form instanceof HTMLFormElement) || form.querySelector(MAIN)?.ariaDisabled !== "true") return "";
  const legend = groupLeft(form)?.closest("fieldset")?.querySelector("legend") ?? form.querySelector("legend") ?? status;
  for (const each of new Set([legend, status])) {
    each.classList.add("asks");
    setTimeout(() => each.classList.remove("asks"), SHOWN);
  }
  legend.scrollIntoView({ block: "nearest" });
  return legend.textContent ?? "";
}
