/** What the forms that the engine draws ask for. */
import { fieldsOf } from "./move-parts.js";

/** @typedef {import("./play-game.js").Command} Command */

/** Which match comes after this one. */
const VARIATIONS = /** @type {const} */ (["next", "same", "stronger"]);

/**
 * What a form of the engine says.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 * @returns {Command}
 */
export function commandOf(form, submitter) {
  const { move = "", answer = "", variation = "next" } = fieldsOf(form, submitter);
  const { dataset } = form;
  if (dataset.do === "play") return { do: "play", seat: Number(dataset.seat), move };
  return dataset.do === "guess" ? { do: "guess", answer } : { do: "again", variation: VARIATIONS.find((each) => each === variation) };
}
