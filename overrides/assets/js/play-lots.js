/** Lots for the decisions of people: drawn for one, or for all who decide in front of all. */
import { isConfirmed } from "./ask-twice.js";
import { movesOf } from "./move-parts.js";
import { textOf } from "./texts.js";

/** What offers to draw lots for a decision, and so for the next ones like it. */
const LOT = ".decision:not([hidden]) form [data-use=by-lot]";

/**
 * Draws lots once that is meant: of several people, who all are concerned, the button asks first.
 * @param {HTMLElement} pressed
 * @param {import("./play-game.js").PlayGame | undefined} game
 * @param {Element} host the table
 * @param {(text: string) => void} say
 */
export function offerLots(pressed, game, host, say) {
  const question = game?.view?.aloud ? textOf("play.lots.ask") : "";
  if (isConfirmed(pressed, question, say)) void game?.decideByLot(() => host.querySelector(LOT));
}

/**
 * Draws lots as long as that is offered; any key or press ends it.
 * @param {Pick<import("./play-game.js").PlayGame, "decide">} game
 * @param {HTMLElement} host the table
 * @param {{hurry: boolean}} steps
 * @param {() => HTMLElement | null} offer finds the button that offers it
 * @returns {Promise<number>} for how many decisions
 */
export async function drawLots(game, host, steps, offer) {
  const life = new AbortController();
  for (const input of ["keydown", "pointerdown"]) {
    document.addEventListener(input, () => life.abort(), { signal: life.signal, capture: true });
  }
  host.dataset.lots = "";
  let form = offer()?.closest("form"), drawn = 0;
  while (form && !life.signal.aborted) {
    const seat = form.dataset.seat, moves = movesOf(form);
    const move = moves[Math.floor(Math.random() * moves.length)] ?? "";
    steps.hurry = true;
    await game.decide({ do: "play", seat: Number(seat), move, by_lot: true });
    const next = offer()?.closest("form");
    // The same form is still there if its move was not made.
    if (next !== form) drawn += 1;
    form = next === form ? null : next;
  }
  steps.hurry = false;
  delete host.dataset.lots;
  life.abort();
  return drawn;
}

/**
 * What lots have brought is seen by all before a curtain covers it.
 * @param {import("./protocol.js").StepView[]} all
 * @param {HTMLElement} host the table
 * @param {{hurry: boolean}} steps
 */
export function drawnForAll(all, host, steps) {
  const last = all.at(-1);
  if (!last || host.dataset.lots === undefined) return all;
  steps.hurry = false;
  delete host.dataset.lots;
  return [{ ...last, pause: textOf("play.lots.seen") }];
}
