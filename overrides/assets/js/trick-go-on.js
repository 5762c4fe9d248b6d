/**
 * <trick-go-on>: where the reader left off, on the first page: the game under way, the next lesson, what is to be asked
 * again, the deal of today, and how games ended. A new reader sees nothing of it.
 */
import { openOnItsPage } from "./arrival.js";
import { numberOfDay } from "./day-calendar.js";
import { tryOfDay } from "./day-kept.js";
import { button, makeElement, onceInPage } from "./dom.js";
import { gameAt, isDeal, keysOfGames, slotOf } from "./kept-games.js";
import { coursesBegun, learntByGame } from "./learn.js";
import { gamePage, LANG, learnPage } from "./paths.js";
import { allResultsPage, wholeGamesByGame } from "./results-line.js";
import { gameToRefresh } from "./returning.js";
import { keptResults } from "./results.js";
import { hasText, textOf } from "./texts.js";

/** The tables at which one plays a whole game. */
const WHOLE = ["game", "daily"];

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
    const last = lastUnderWay();
    const found = [last && gameUnderWay(last), ...lessons(), ...questionsDue(), dealOfToday(last?.key), ...results()].filter((part) => part !== null);
    if (!found.length) return;
    const title = makeElement("h2", {}, textOf("go_on"));
    this.replaceChildren(title, makeElement("ul", {}, ...found.map((part) => makeElement("li", {}, part))));
  }
}

/** The kept games that can be opened, the one played last first. */
function gamesPlayed() {
  const games = keysOfGames().filter((key) => !isDeal(key)).map((key) => gameAt(key));
  const known = games.filter(({ key, damaged, at }) => at && !damaged && hasText(`game.${gameOf(key)}`));
  return known.sort((one, other) => other.at - one.at);
}

/** The game that was played last and is not over; null without one. */
const lastUnderWay = () => gamesPlayed().find(({ over }) => !over) ?? null;

/** @param {string} key of a kept game */
const gameOf = (key) => slotOf(key).split("/")[0] ?? "";

/** @param {import("./kept-games.js").KeptGame} last */
function gameUnderWay({ key, save, summary }) {
  const [game = "", minigame = ""] = slotOf(key).split("/");
  // Where a mini-game stands is told with its title.
  const text = textOf("go_on.game", { name: textOf(`game.${game}`), where: summary[LANG] ?? "" });
  return button("go", text, () => openOnItsPage(game, minigame, { save, kept: key }));
}

/** The next lesson of each game of which one was taken; once all are done, that one may play. */
function lessons() {
  const begun = Object.entries(coursesBegun()).filter(([game]) => hasText(`game.${game}`));
  return begun.map(([game, { next, done, of }]) => {
    const href = next ? learnPage(game, `stage-${next}`) : gamePage(game, "play");
    return makeElement("a", { href }, textOf(next ? "go_on.lesson" : "go_on.finished", { name: textOf(`game.${game}`), n: done.length + 1, of }));
  });
}

/** How the whole games of each game ended. */
function results() {
  const played = [...wholeGamesByGame()].filter(([game]) => hasText(`game.${game}`));
  return played.map(([game, whole]) => (
    makeElement("a", { href: allResultsPage() }, textOf("go_on.results", { name: textOf(`game.${game}`), ...whole }))
  ));
}

/** The games of which something is to be asked again; one of them may be asked about above this. */
function questionsDue() {
  const above = gameToRefresh();
  const due = Object.entries(learntByGame()).filter(([game, found]) => found.due && game !== above && hasText(`game.${game}`));
  return due.map(([game, found]) => (
    makeElement("a", { href: learnPage(game, `due-${game}`) }, textOf("go_on.questions", { name: textOf(`game.${game}`), n: found.due }))
  ));
}

/**
 * The deal of today in the game that was played last as a whole, unless it is over, or stands above already.
 * @param {string} [above] the key of the game under way
 */
function dealOfToday(above) {
  const whole = keptResults().filter(({ game, minigame }) => !minigame && hasText(`game.${game}`)).map(({ game, at }) => ({ game, at }));
  const kept = gamesPlayed().filter(({ key }) => WHOLE.includes(slotOf(key).split("/")[1] ?? "")).map(({ key, at }) => ({ game: gameOf(key), at }));
  const [last] = [...whole, ...kept].sort((one, other) => other.at - one.at);
  const today = last && tryOfDay(last.game, numberOfDay());
  if (!last || today?.points !== undefined || (today && today.key === above)) return null;
  const text = textOf(today ? "go_on.day_begun" : "go_on.day", { name: textOf(`game.${last.game}`) });
  return makeElement("a", { href: `${gamePage(last.game, "play")}#daily` }, text);
}
