/** A page that is left may come back just as it was, by the browser's "back": then nobody's own view stands there. */

/**
 * With several people, hides the table while its page is left, and shows it again behind the curtain.
 * @param {Pick<import("./play-game.js").PlayGame, "view" | "decide">} game
 * @param {HTMLElement} table
 * @param {AbortSignal} signal ends it
 */
export function coverWhenLeft(game, table, signal) {
  let left = false;
  window.addEventListener("pagehide", () => {
    const { view } = game;
    left = !table.hidden && view !== null && view.whose !== null && view.reviewed.length > 1;
    table.hidden ||= left;
  }, { signal });
  window.addEventListener("pageshow", async () => {
    if (!left) return;
    left = false;
    await game.decide({ do: "hide" });
    table.hidden = false;
  }, { signal });
}
