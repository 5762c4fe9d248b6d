/**
 * <trick-go-on>: where the reader left off, on the first page: the game under way, the next lesson, what is to be asked
 * again, and how games ended. A new reader sees nothing of it.
 */
import { openOnItsPage } from "./arrival.js";
import { button, makeElement, onceInPage } from "./dom.js";
import { gameAt, isDeal, keysOfGames, slotOf } from "./kept-games.js";
import { coursesBegun, learntByGame } from "./learn.js";
import { LANG, learnPage } from "./paths.js";
import { allResultsPage, wholeGamesByGame } from "./results-line.js";
import { hasText, textOf } from "./texts.js";

/** The custom element; it replaces its content by a list, and is empty where there is nothing to go on with. */
export class TrickGoOn extends HTMLElement {
  connectedCallback() {
    onceInPage(this, () => this.#show());
  }

  /** What was kept may be another thing when the page is seen again. */
  disconnectedCallback() {
    this.replaceChildren();
  }

  #show() {
    const found = [gameUnderWay(), ...lessons(), ...questionsDue(), ...results()].filter((part) => part !== null);
    if (!found.length) return;
    const title = makeElement("h2", {}, textOf("go_on"));
    this.replaceChildren(title, makeElement("ul", {}, ...found.map((part) => makeElement("li", {}, part))));
  }
}

/** The game that was played last and is not over, as a button; null without one. */
function gameUnderWay() {
  const games = keysOfGames().filter((key) => !isDeal(key)).map((key) => gameAt(key));
  const [last] = games.filter(({ over, damaged, at }) => at && !over && !damaged).sort((one, other) => other.at - one.at);
  const [game = "", minigame = ""] = last ? slotOf(last.key).split("/") : [];
  if (!last || !hasText(`game.${game}`)) return null;
  const name = hasText(`minigame.${game}.${minigame}`) ? textOf(`minigame.${game}.${minigame}`) : textOf(`game.${game}`);
  return button("go", textOf("go_on.game", { name, where: last.summary[LANG] ?? "" }), () => {
    openOnItsPage(game, minigame, { save: last.save, kept: last.key });
  });
}

/** The next lesson of each game of which one was taken. */
function lessons() {
  const begun = Object.entries(coursesBegun()).filter(([game, { next }]) => next && hasText(`game.${game}`));
  return begun.map(([game, { next, done, of }]) => (
    makeElement("a", { href: learnPage(game, `stage-${next}`) }, textOf("go_on.lesson", { name: textOf(`game.${game}`), n: done.length + 1, of }))
  ));
}

/** How the whole games of each game ended. */
function results() {
  const played = [...wholeGamesByGame()].filter(([game]) => hasText(`game.${game}`));
  return played.map(([game, whole]) => (
    makeElement("a", { href: allResultsPage() }, textOf("go_on.results", { name: textOf(`game.${game}`), ...whole }))
  ));
}

/** The games of which something is to be asked again. */
function questionsDue() {
  const due = Object.entries(learntByGame()).filter(([game, found]) => found.due && hasText(`game.${game}`));
  return due.map(([game, found]) => (
    makeElement("a", { href: learnPage(game, "quiz") }, textOf("go_on.questions", { name: textOf(`game.${game}`), n: found.due }))
  ));
}
