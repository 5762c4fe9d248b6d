/** Bots finish a game for whoever has seen enough of it. */

/**
 * Lets bots play a game to its end, at once, without a step being shown.
 * @param {Pick<import("./play-game.js").PlayGame, "decide">} game
 * @param {{hurry: boolean}} steps
 * @param {HTMLElement} host the table; once it is decided there again, or over, steps are shown as before
 */
export async function letBotsFinish(game, steps, host) {
  const watcher = new MutationObserver(() => {
    if (!["over", "deciding", "curtain"].includes(host.dataset.state ?? "")) return;
    steps.hurry = false;
    watcher.disconnect();
  });
  steps.hurry = true;
  const done = game.decide({ do: "finish" });
  watcher.observe(host, { attributeFilter: ["data-state"] });
  await done;
}
