/** What a table is doing, and what follows from an answer of the engine for it. */

/**
 * Whether a match begins with its first decision, so that its end is a result. Of a day's deal that is said by its panel alone:
 * a try that counts has no undo, and so does not tell.
 * @param {import("./play-game.js").Origin} origin
 * @param {import("./protocol.js").TableAnswer} answer
 */
export function isFromBeginning({ from_example, situation, day }, answer) {
  return answer.day ? Boolean(day?.counts) : !from_example && !situation && !answer.can.undo;
}

/**
 * What a table is doing (`data-state`), and what the reader may do then. "opening": a match, or the present of one that is looked
 * back at, is to come; until then the table shows, and is called, what it was. "asking": the engine is told what the reader decided.
 * "watching": what came of it is shown, and a hint waits for the decision; then it rests, as `stateOfMatch` says. What is refused
 * leaves all as it was.
 * @satisfies {Record<string, ("decide" | "hint" | "lookBack" | "lookAhead")[]>}
 */
export const MAY = {
  empty: [],
  opening: [],
  asking: [],
  watching: ["decide", "lookBack"],
  thinking: ["decide", "hint", "lookBack"],
  deciding: ["decide", "hint", "lookBack"],
  curtain: ["decide", "hint", "lookBack"],
  over: ["decide", "hint", "lookBack"],
  looking: ["lookBack", "lookAhead"],
  ended: [],
};

/** @typedef {keyof typeof MAY} TableState */

/** How a table rests that shows this. @param {import("./protocol.js").TableAnswer} view @returns {TableState} */
export function stateOfMatch({ over, form, curtain }) {
  if (over) return "over";
  if (curtain !== null) return "curtain";
  return form ? "deciding" : "thinking";
}
