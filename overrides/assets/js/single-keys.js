/**
 * Keys of one letter or sign: while a game fills the window only its own count, none counts twice for being held, and all
 * can be switched off (WCAG 2.1.4).
 */
import { isTyping } from "./keys.js";
import { singleKeysAreOn } from "./store.js";

/** A game that fills the window, its table shown. */
export const FULL = "trick-play[data-full] > .game-table:not([hidden])";
/** They lead to something above the game, which goes on below. */
const ABOVE = ["/", "?"];

/** Listens for the whole visit, before everyone else. */
export function guardSingleKeys() {
  window.addEventListener("keydown", guard, { capture: true });
}

/** @param {KeyboardEvent} event */
function guard(event) {
  if (event.repeat && countsOnce(event)) event.preventDefault();
  else if (!isSingle(event) || singleKeysAreOn()) return passToGame(event);
  event.stopPropagation();
}

/**
 * The focus is nowhere, and one plays: what is pressed is meant for the game.
 * @param {KeyboardEvent} event
 */
function passToGame(event) {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const game = document.querySelector(FULL)?.parentElement;
  if (!game || event.target !== document.body || ABOVE.includes(key)) return;
  const passed = new KeyboardEvent("keydown", { key, code, ctrlKey, metaKey, shiftKey, altKey, cancelable: true });
  if (!game.dispatchEvent(passed)) event.preventDefault();
  if (isSingle(event) || passed.defaultPrevented) event.stopPropagation();
}

/** @param {KeyboardEvent} event */
function isSingle({ key, ctrlKey, metaKey, altKey, target }) {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** @param {KeyboardEvent} event */
function countsOnce(event) {
  return isSingle(event) || (event.key === "Enter" && !(event.target instanceof HTMLTextAreaElement));
}
