/** Whose sheet it is: of several people at one device each says so, and opens it behind a curtain, as before a vote. */
import { button, makeElement } from "./dom.js";
import { ON_ITS_WAY } from "./handover.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./panel.js").PanelView} PanelView
 * @typedef {import("./protocol.js").SuspicionsAnswer} SuspicionsAnswer
 */

/** What leads to a sheet is where the sheet will be. */
const PLACE = { large: true, aside: true };

/**
 * Shows what one person may see: the one whose view it is, or the only one; else the one who takes the device.
 * @param {Pick<SuspicionsAnswer, "seat" | "people" | "suspects">} sheet
 * @param {(own: number) => PanelView} viewOf
 * @param {HTMLElement} opener
 * @param {(view: PanelView, opener: HTMLElement) => void} show
 * @param {() => number} [now] the time in milliseconds
 */
export function showWhose({ seat, people, suspects }, viewOf, opener, show, now = () => performance.now()) {
  const [only = null, ...others] = people, own = seat ?? (others.length ? null : only);
  if (own !== null) return show(viewOf(own), opener);
  const title = textOf("suspicions");
  const curtainOf = (/** @type {number} */ person) => {
    const drawn = now();
    // The second press of a hasty hand was for the name that stood here.
    const ready = button("ready", textOf("play.ready"), () => now() - drawn < ON_ITS_WAY || show(viewOf(person), ready));
    ready.classList.add("md-button", "md-button--primary");
    const said = makeElement("p", {}, suspects[person]?.curtain ?? "");
    return { title, body: [makeElement("div", { class: "curtain" }, said, ready)], ...PLACE };
  };
  const names = people.map((person) => {
    const name = button("person", suspects[person]?.name ?? "", () => show(curtainOf(person), name));
    return name;
  });
  show({ title, body: [makeElement("p", { class: "how" }, textOf("suspicions.whose")), makeElement("div", { class: "actions" }, ...names)], ...PLACE }, opener);
}
