/** The keys of the book in one panel: opened by a key, or by a button of the header. */
import { button, makeElement, switchButton } from "./dom.js";
import { KEYS, actionOfKey, isTyping } from "./keys.js";
import { panel } from "./panel.js";
import { keepSingleKeys, singleKeysAreOn } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./keys.js").Where} Where */

/** What stands on keys everywhere. */
const SIGNS = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
/** What is written on them in words, or drawn, by language and keyboard. */
const NAMED = ["Home", "End", "Enter", "Escape", "Shift", " "];

/** Listens for the whole visit, and puts the button into the header. */
export function offerKeyHelp() {
  // Before the widgets, which keep signs to themselves.
  document.addEventListener("keydown", (event) => {
    if (actionOfKey("book", event) !== "help" || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    openKeyHelp(document.activeElement instanceof HTMLElement ? document.activeElement : document.body);
  }, { capture: true });
  const help = button("md-header__button keys", "", () => openKeyHelp(help));
  help.ariaLabel = help.title = textOf("keys");
  help.ariaHasPopup = "dialog";
  document.querySelector("label.md-header__button[for=__search]")?.before(help);
}

/** @param {HTMLElement} opener */
function openKeyHelp(opener) {
  const where = /** @type {Where[]} */ (Object.keys(KEYS));
  const single = makeElement("div", { class: "menu" }, switchButton("single-keys", textOf("keys.single"), singleKeysAreOn, keepSingleKeys));
  panel.show({ title: textOf("keys"), body: [single, ...where.map(keyTable)], large: true }, opener, true);
}

/** @param {Where} where */
function keyTable(where) {
  const rows = Object.entries(KEYS[where]).map(([what, keys]) => makeElement("tr", {},
    makeElement("th", { scope: "row" }, textOf(`keys.${where}.${what}`)), makeElement("td", {}, ...keys.flatMap(keyCombination))));
  return makeElement("table", { class: "key-table" }, makeElement("caption", {}, textOf(`keys.${where}`)), makeElement("tbody", {}, ...rows));
}

/**
 * @param {string} keys as the map names them
 * @param {number} index
 * @returns {(Node | string)[]}
 */
function keyCombination(keys, index) {
  const parts = keys.split("+").flatMap((key) => [" + ", makeElement("kbd", {}, labelOfKey(key))]).slice(1);
  return index ? [` ${textOf("keys.or")} `, ...parts] : parts;
}

/** @param {string} key */
function labelOfKey(key) {
  if (key === "Mod") return /mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl";
  if (NAMED.includes(key)) return textOf(`key.${key.trim() || "Space"}`);
  return key in SIGNS ? SIGNS[/** @type {keyof typeof SIGNS} */ (key)] : key.toUpperCase();
}
