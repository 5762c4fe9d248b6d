/**
 * <trick-go-on>: where the reader left off, on the first page: the game under way, the next lesson, what a finished course
 * opens, what is to be asked again, the deal of today, and how games ended. A new reader sees nothing of it.
 */
import { openOnItsPage } from "./arrival.js";
import { fetchedJson } from "./course-stage.js";
import { dayInWords, numberOfDay } from "./day-calendar.js";
import { tryOfDay } from "./day-kept.js";
import { botsInWords, endedInWords, endOf } from "./day-words.js";
import { button, makeElement, onceInPage } from "./dom.js";
import { gameAt, isDeal, keysOfGames, slotOf } from "./kept-games.js";
import { lastDayInWords } from "./last-day.js";
import { gamesSought, isRated, ratingIn } from "./learn-moves.js";
import { coursesBegun, daysToAnswer, dueIdeas, dueIn, learntByGame, nightOfToday, secondsFor, stageOf } from "./learn.js";
import { dailyPage, gamePage, LANG, learnPage, nightPage, questionFile } from "./paths.js";
import { allResultsPage, wholeGamesByGame } from "./results-line.js";
import { gameToRefresh, isDoneToday, lastTimeOf } from "./returning.js";
import { keptResults } from "./results.js";
import { keepStart } from "./store.js";
import { hasText, textOf, whenInWords } from "./texts.js";

/** The tables at which one plays a whole game. */
const WHOLE = ["game", "daily"];
/** Who sits at the other seats in a first game, as the form for a new one names them: bots of the lowest level. */
const EASY = Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`seat-${seat}`, "random"]));

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
    for (const [game, course] of coursesOfBook()) offerOnCard(game, course);
    const last = lastUnderWay(), { due, others } = questions(), deal = dealOfToday(last?.key);
    // Who has played no whole game yet does not begin with one against strong bots.
    const isNew = !wholeGamesPlayed().length, first = isNew ? firstSteps() : [];
    const isDealUnderWay = slotOf(last?.key ?? "").endsWith("/daily");
    const { next, finished } = lessons([...first.map(({ href }) => href), deal?.href ?? (isDealUnderWay ? dailyPage(gameOf(last?.key ?? "")) : "")]);
    // First what there is for today, of the game that was played or learnt last; all else is small.
    const ahead = latestFirst([...due, ...next]), underWay = last && of(gameOf(last.key), gameUnderWay(last));
    const today = [...latestFirst([underWay, ahead.shift()]), ...first, ...(isNew ? [] : [deal])].filter((part) => part instanceof HTMLElement);
    const rest = [...ahead, ...finished, ...others, ...moves(), ...(isNew && deal ? [deal] : []), ...results()];
    if (!today.length && !rest.length) return;
    const title = makeElement("h2", {}, textOf("go_on")), did = lastDayInWords();
    this.replaceChildren(title, ...(did ? [makeElement("p", { class: "did" }, did)] : []), ...listOf("today", today), ...listOf("rest", rest));
  }
}

/**
 * @param {string} name
 * @param {HTMLElement[]} parts
 */
const listOf = (name, parts) => (parts.length ? [makeElement("ul", { class: name }, ...parts.map((part) => makeElement("li", {}, part)))] : []);

/**
 * Marks a part as one of a game.
 * @template {HTMLElement} Part
 * @param {string} game
 * @param {Part} part
 */
function of(game, part) {
  part.dataset.game = game;
  return part;
}

/** @param {(HTMLElement | null | undefined)[]} parts each marked as one of a game */
function latestFirst(parts) {
  return parts.filter((part) => part instanceof HTMLElement).sort((one, other) => lastTimeOf(other.dataset.game ?? "") - lastTimeOf(one.dataset.game ?? ""));
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

/**
 * A way on with a second line and pieces of its game.
 * @param {string} game
 * @param {string} href
 * @param {string} text
 * @param {string} more
 */
function wayOn(game, href, text, more) {
  const pieces = [...cardOf(game)?.querySelector(".pieces")?.childNodes ?? []].map((piece) => piece.cloneNode(true));
  return of(game, makeElement("a", { href, class: "pictured" }, makeElement("span", { class: "picture", "aria-hidden": "true" }, ...pieces), `${text} `, makeElement("small", {}, more)));
}

/** The card of a game further down. @param {string} game */
const cardOf = (game) => document.getElementById(game.replaceAll("_", "-"))?.closest(".games .card");

/** The courses that were begun, of games that this book knows. */
const coursesOfBook = () => Object.entries(coursesBegun()).filter(([game]) => hasText(`game.${game}`));

/**
 * The card of a game offers what its reader does next, and says that its course is finished.
 * @param {string} game
 * @param {import("./learn.js").Course} course
 */
function offerOnCard(game, { next, done, of }) {
  const card = cardOf(game);
  const way = card?.querySelector("a.md-button"), name = textOf(`game.${game}`), n = done.length + 1;
  if (!(way instanceof HTMLAnchorElement)) return;
  const isOver = !next && isDoneToday(game);
  way.textContent = textOf(next ? "card.lesson" : isOver ? "course.play" : "go_on.night", { n });
  way.ariaLabel = next ? textOf("go_on.lesson", { name, n, of }) : `${textOf("go_on.finished", { name })} ${way.textContent}`;
  way.href = next ? learnPage(game, `stage-${next}`) : isOver ? gamePage(game, "play") : nightPage(game, "night");
  card?.querySelector(".done")?.remove();
  if (!next) card?.querySelector(".at-a-glance")?.append(makeElement("span", { class: "done" }, textOf("card.finished")));
}

/** After the course that was finished last: its questions, unless some were asked today, and a first whole game. */
function firstSteps() {
  const [[game] = [""]] = coursesByDay().filter(([, { next }]) => !next);
  if (!game) return [];
  const name = textOf(`game.${game}`), night = wayOn(game, nightPage(game, "night"), textOf("go_on.some", { name }), textOf("go_on.night_time"));
  const play = wayOn(game, gamePage(game, "play"), textOf("go_on.first_game", { name }), textOf("go_on.easy"));
  play.addEventListener("click", () => keepStart(`${game}/game`, EASY));
  return isDoneToday(game) || dueIn(game) ? [play] : [night, play];
}

/** The courses that were begun, that of the last lesson first. */
const coursesByDay = () => coursesOfBook().sort(([, one], [, other]) => (other.recent?.day ?? 0) - (one.recent?.day ?? 0));

/**
 * The next lesson of each game of which one was taken, the last one first; once all are done, what there is to do in a few minutes.
 * @param {string[]} offered the addresses of what is offered by itself
 */
function lessons(offered) {
  /** @type {HTMLElement[]} */
  const ahead = [];
  /** @type {HTMLElement[]} */
  const finished = [];
  for (const [game, { next, done, of }] of coursesByDay()) {
    const name = textOf(`game.${game}`);
    if (!next) finished.push(afterCourse(game, name, offered));
    else {
      const way = wayOn(game, learnPage(game, `stage-${next}`), textOf("go_on.lesson", { name, n: done.length + 1, of }), "");
      void tellLesson(way, game, next).catch(() => {});
      ahead.push(way);
    }
  }
  return { next: ahead, finished };
}

/**
 * What a lesson is about: from a file of the site, when it has come.
 * @param {HTMLElement} way
 * @param {string} game
 * @param {string} stage
 */
async function tellLesson(way, game, stage) {
  const { ideas } = await fetchedJson(questionFile(game, "all"));
  const { title = "" } = ideas.find((/** @type {import("./protocol.js").IdeaView} */ { key }) => stageOf(key) === stage) ?? {};
  way.querySelector("small")?.append(title);
}

/**
 * @param {string} game
 * @param {string} name
 * @param {string[]} offered
 */
function afterCourse(game, name, offered) {
  const ways = [["go_on.night", nightPage(game, "night")], [isRated(game) ? "go_on.moves_rated" : "go_on.moves", nightPage(game, "moves")], ["go_on.daily", dailyPage(game)]];
  const links = ways.filter(([, href = ""]) => !offered.includes(href)).map(([key = "", href = ""]) => (
    key === "go_on.night" && isDoneToday(game) ? makeElement("a", { class: "done", href: gamePage(game, "night") }, textOf("go_on.night_done", nightInWords(game)))
      : makeElement("a", { href }, textOf(key, { rating: ratingIn(game) }))
  ));
  return makeElement("div", { role: "group", "aria-label": name }, makeElement("p", {}, textOf("go_on.finished", { name })), ...links);
}

/** How the questions of today went, and when the next ones of a game come. @param {string} game */
function nightInWords(game) {
  const { right = 0, of = 0 } = nightOfToday(game) ?? {};
  return { n: right, of, when: whenInWords(daysToAnswer(game) ?? 0) };
}

/** How the whole games of each game ended. */
function results() {
  const played = [...wholeGamesByGame()].filter(([game]) => hasText(`game.${game}`));
  return played.map(([game, whole]) => (
    makeElement("a", { href: allResultsPage() }, textOf("go_on.results", { name: textOf(`game.${game}`), ...whole }))
  ));
}

/**
 * The questions of each game of which some were answered: how many are due, or else some; one game may be asked about above
 * this, and a finished course offers them itself.
 */
function questions() {
  const above = gameToRefresh(), courses = coursesBegun();
  const met = Object.entries(learntByGame()).filter(([game, { due }]) => game !== above && hasText(`game.${game}`) && (due || courses[game]?.next));
  /** @type {HTMLElement[]} */
  const now = [];
  /** @type {HTMLElement[]} */
  const others = [];
  for (const [game, { due }] of met) {
    if (isDoneToday(game)) {
      others.push(makeElement("a", { class: "done", href: gamePage(game, "night") }, textOf("go_on.asked_today", { name: textOf(`game.${game}`), ...nightInWords(game) })));
      continue;
    }
    const ideas = dueIdeas(game), n = ideas.length, text = textOf(due ? "go_on.questions" : "go_on.some", { name: textOf(`game.${game}`), due });
    const more = textOf(due ? n < due ? "go_on.part" : "go_on.minute" : "go_on.none_due", { n, seconds: secondsFor(game, ideas) });
    (due ? now : others).push(wayOn(game, nightPage(game, due ? "due" : "night"), text, more));
  }
  return { due: now, others };
}

/** How the reader is rated in finding the moves of each game; a finished course says it itself. */
function moves() {
  const courses = coursesBegun(), sought = gamesSought().filter((game) => hasText(`game.${game}`) && courses[game]?.next !== "");
  return sought.map((game) => (
    wayOn(game, nightPage(game, "moves"), textOf(isRated(game) ? "go_on.rating" : "go_on.seek", { name: textOf(`game.${game}`), rating: ratingIn(game) }), textOf("go_on.six_moves"))
  ));
}

/** The whole games that were played or begun, the last one first. */
function wholeGamesPlayed() {
  const whole = keptResults().filter(({ game, minigame }) => !minigame && hasText(`game.${game}`)).map(({ game, at }) => ({ game, at }));
  const kept = gamesPlayed().filter(({ key }) => WHOLE.includes(slotOf(key).split("/")[1] ?? "")).map(({ key, at }) => ({ game: gameOf(key), at }));
  return [...whole, ...kept].sort((one, other) => other.at - one.at);
}

/**
 * The deal of today in the game that was played last as a whole, or else was learnt last, with how it ended and what bots made of
 * it, unless it stands above already.
 * @param {string} [above] the key of the game under way
 */
function dealOfToday(above) {
  const learnt = coursesByDay().map(([game]) => ({ game }));
  const [last] = [...wholeGamesPlayed(), ...learnt];
  const today = last && tryOfDay(last.game, numberOfDay());
  const ended = endOf(today), name = textOf(`game.${last?.game ?? ""}`);
  if (!last || (!ended && today && today.key === above)) return null;
  const text = ended ? textOf("go_on.day_done", { name, ended: endedInWords("row", ended) }) : textOf(today ? "go_on.day_begun" : "go_on.day", { name });
  const more = ended ? botsInWords(today?.bots) || textOf("go_on.tomorrow") : textOf("go_on.one_try", { date: dayInWords(numberOfDay()) });
  return wayOn(last.game, dailyPage(last.game), text, more);
}
