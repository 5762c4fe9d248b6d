/** What follows from an answer of the engine for the table that shows it. */

/**
 * Whether a match begins with its first decision, so that its end is a result. Of a day's deal that is said by its panel alone:
 * a try that counts has no undo, and so does not tell.
 * @param {import("./play-game.js").Origin} origin
 * @param {import("./protocol.js").TableAnswer} answer
 */
export function isFromBeginning({ from_example, situation, day }, answer) {
  return answer.day ? Boolean(day?.counts) : !from_example && !situation && !answer.can.undo;
}

/** What a table is called that shows this, in `data-state`. @param {import("./protocol.js").TableAnswer} view */
export function stateOfMatch({ over, form, curtain }) {
  if (over) return "over";
  if (curtain !== null) return "curtain";
  return form ? "deciding" : "thinking";
}
