/** <trick-results>: how the reader's games ended, by game and opponents, and the best moments; to save, bring back, erase. */
import { daysText, keepDaysText } from "./day-kept.js";
import { button, makeElement, onceInPage } from "./dom.js";
import { toldOf } from "./file-offer.js";
import { fileChoice, saveFile } from "./files.js";
import { LANG } from "./paths.js";
import { biggestWin, keepResultsText, longestRun, keptResults, resultsIn, doResultsLast, resultsText, totalsOf } from "./results.js";
import { takeFile } from "./stored-file.js";
import { hasText, textOf } from "./texts.js";

/** The custom element; it replaces its content by the results that this browser keeps. */
export class TrickResults extends HTMLElement {
  #shown = makeElement("div");
  #said = makeElement("p", { role: "status" });
  #back = makeElement("p");

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  /** What was erased can be taken back until the page is left, and what was said is over. */
  disconnectedCallback() {
    this.#said.textContent = "";
    this.#back.replaceChildren();
    this.replaceChildren();
  }

  #begin() {
    const erase = button("erase", textOf("results.erase"), () => this.#erase(erase));
    const actions = makeElement("div", { class: "actions" },
      button("save", textOf("results.save"), () => void saveFile(resultsText(), "results")),
      ...fileChoice(textOf("results.load"), (text) => this.#load(text)), erase);
    this.replaceChildren(this.#shown, actions, this.#said, this.#back);
    this.#show();
  }

  #show() {
    if (!resultsIn(resultsText())) return this.#shown.replaceChildren(makeElement("p", {}, textOf("results.unreadable")));
    const all = keptResults();
    if (!all.length) return this.#shown.replaceChildren(makeElement("p", {}, textOf("results.none")));
    this.#shown.replaceChildren(tableOf(totalsOf(all)), ...bestMoments(all));
  }

  /** @param {string} text what was done, or "" */
  #say(text) {
    this.#said.textContent = doResultsLast() ? text : `${text} ${textOf("results.refused")}`.trim();
  }

  /** @param {string} text of a file */
  #load(text) {
    const taken = takeFile(text);
    // What of it does not last, the sentence says.
    this.#said.textContent = taken.kind === "save" ? textOf("results.damaged") : toldOf(taken);
    this.#show();
  }

  /**
   * Erases all results, which the reader can take back until the page is left.
   * @param {HTMLElement} erase
   */
  #erase(erase) {
    const text = resultsText(), days = daysText();
    keepResultsText("[]");
    keepDaysText(null);
    this.#show();
    const back = button("back", textOf("results.put_back"), () => {
      keepResultsText(text);
      keepDaysText(days);
      this.#say("");
      this.#back.replaceChildren();
      this.#show();
      erase.focus();
    });
    this.#say(textOf("results.erased"));
    this.#back.replaceChildren(back);
    back.focus();
  }
}

/** @param {Pick<import("./results.js").Total, "game" | "minigame">} what */
function titleOf({ game, minigame }) {
  const title = hasText(`game.${game}`) ? textOf(`game.${game}`) : textOf("results.other_game", { game });
  const key = `minigame.${game}.${minigame}`;
  return minigame ? `${title} · ${textOf(hasText(key) ? key : "results.other_minigame")}` : title;
}

/** @param {readonly number[]} levels of each bot */
function opponentsOf(levels) {
  return [...new Set(levels)].map((level) => {
    const many = levels.filter((each) => each === level).length;
    return (many > 1 ? `${many}\u00a0×\u00a0` : "") + textOf(hasText(`bot.${level}`) ? `bot.${level}` : "results.other_bot");
  }).join(", ");
}

/** @param {import("./results.js").Total[]} rows */
function tableOf(rows) {
  const heads = ["game", "opponents", "played", "won", "best"].map((name) => makeElement("th", { scope: "col" }, textOf(`results.${name}`)));
  const body = rows.map(({ levels, played, won, best, ...what }) => makeElement("tr", {}, makeElement("th", { scope: "row" }, titleOf(what)),
    ...[opponentsOf(levels), played, won, best ?? ""].map((entry) => makeElement("td", {}, String(entry)))));
  const table = makeElement("table", {}, makeElement("thead", {}, makeElement("tr", {}, ...heads)), makeElement("tbody", {}, ...body));
  return makeElement("div", { class: "wide", role: "region", tabindex: "0", "aria-label": textOf("results") }, table);
}

/** @param {import("./results.js").Result[]} all */
function bestMoments(all) {
  const [win, run] = [biggestWin(all), longestRun(all)];
  const when = win && new Date(win.at).toLocaleDateString(LANG, { dateStyle: "long" });
  const told = win ? [textOf("results.best_lead", { lead: win.lead, title: titleOf(win), when: when ?? "" })] : [];
  return [...told, ...(run > 1 ? [textOf("results.run", { n: run })] : [])].map((text) => makeElement("p", {}, text));
}
