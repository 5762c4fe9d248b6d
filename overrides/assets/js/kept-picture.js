/** The picture of a kept game, as small as a word. */
import { makeElement } from "./dom.js";

/** What a picture of a game consists of. */
const DRAWN = "svg, g, path, rect, circle, line, text, use[*|href^='#']";

/**
 * Draws what is kept as a picture; nothing if it is no drawing.
 * @param {{picture: string}} game whose picture others may have written, too, where pages of several projects share an address
 */
export function pictureOfGame({ picture }) {
  const drawn = makeElement("template");
  drawn.innerHTML = picture;
  const isDrawing = [...drawn.content.querySelectorAll("*")].every((part) => part.matches(DRAWN));
  return makeElement("span", { class: "picture", "aria-hidden": "true" }, ...(isDrawing ? [drawn.content] : []));
}
