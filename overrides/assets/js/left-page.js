/** A page that is left may come back just as it was, by the browser's "back" or when a phone wakes: then nobody's own view stands there. */

/**
 * With several people, hides the table while its page is left or not seen, and shows it again behind the curtain.
 * @param {Pick<import("./play-game.js").PlayGame, "view" | "decide">} game
 * @param {HTMLElement} table
 * @param {AbortSignal} signal ends it
 * @param {() => void} [close] what one of them has opened over it
 */
export function coverWhenLeft(game, table, signal, close = () => {}) {
  let left = false;
  const leave = () => {
    const { view } = game;
    if (left || table.hidden || view === null || view.reviewed.length < 2) return;
    close();
    left = view.whose !== null;
    table.hidden = left;
  };
  const comeBack = async () => {
    if (!left) return;
    left = false;
    await game.decide({ do: "hide" });
    table.hidden = false;
  };
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" ? leave() : comeBack(), { signal });
}
