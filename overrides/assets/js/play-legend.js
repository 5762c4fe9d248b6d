/** What lies before the seats, explained piece by piece: in the panel, drawn and told by the engine. */
import { makeElement } from "./dom.js";
import { panel } from "./panel.js";
import { textOf } from "./texts.js";

/** @typedef {(seat: number, moment: import("./protocol.js").ShownMomentView | null) => Promise<import("./protocol.js").LegendAnswer | null>} AskSeat */

/**
 * Opens the panel with an explanation of what lies before these seats, with a heading for each if there are several.
 * Opens nothing if the engine answers for none of them.
 * @param {AskSeat} ask
 * @param {number[]} seats
 * @param {import("./protocol.js").ShownMomentView | null} moment that is shown, null for the present
 * @param {HTMLElement} opener
 */
export async function openLegend(ask, seats, moment, opener) {
  const found = (await Promise.all(seats.map((seat) => ask(seat, moment)))).filter((seat) => seat !== null);
  const [first, ...others] = found;
  if (!first) return;
  const title = others.length ? textOf("play.legend") : first.name;
  panel.show({ title, body: found.flatMap((seat) => legendSection(seat, others.length > 0)) }, opener, true);
}

/**
 * @param {import("./protocol.js").LegendAnswer} seat
 * @param {boolean} named
 */
function legendSection({ name, html }, named) {
  const section = makeElement("div");
  section.innerHTML = html;
  return named ? [makeElement("p", { class: "legend-name" }, name), section] : [section];
}

/**
 * Which seat a panel is of: they are drawn in the order of the seats.
 * @param {Element} drawn
 */
export function seatAt(drawn) {
  return [...drawn.parentElement?.children ?? []].indexOf(drawn);
}
