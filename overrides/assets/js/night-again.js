/** What one sees after some questions, or moves: each of them again, to be unfolded, with what was chosen and what is right. */
import { asShown, besideWrong } from "./course-stage.js";
import { button, focusOn, makeElement } from "./dom.js";
import { stageOf } from "./learn.js";
import { leadToRules } from "./morph.js";
import { learnPage } from "./paths.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").StageView} StageView */

/**
 * One that was asked: whether the first touch was right, whether it was missed on an earlier day, the name of its file, what its
 * lesson teaches, as HTML ("" for nothing); `nearly`: whether the first touch was a move almost as good as the best one; `about`:
 * the question, that touch, and the answer, in words, "" for what is not known any more.
 * @typedef {{idea: import("./protocol.js").IdeaView, question: string, right: boolean, nearly: boolean, before: boolean, told: string, about: {ask: string, chosen: string, answer: string}}} Answered
 */

/** How it was answered, as a class of CSS. @param {Answered} answered */
export const markOf = ({ right, nearly }) => right ? "known" : nearly ? "nearly" : "missed";

/**
 * Each that was asked, with its picture once it is unfolded.
 * @param {Answered[]} answered
 * @param {import("./night-banks.js").Bank} bank
 * @param {string} game
 * @param {(question: string) => Promise<StageView>} load
 */
export function itemsOfEnd(answered, bank, game, load) {
  const items = answered.map((each, at) => {
    const { about: { ask, chosen, answer }, right } = each;
    const name = ask && bank.isOfIdeas ? ask : chosen ? textOf(right ? "moves.yours_best" : "moves.instead", { chosen, answer }) : textOf("night.unnamed");
    const item = makeElement("details", { "data-mark": markOf(each) }, makeElement("summary", {}, textOf("night.item", { n: at + 1, name })));
    item.addEventListener("toggle", () => void load(each.question).then((stage) => {
      item.append(shownAgain(stage, each, bank, game));
      leadToRules(item);
    }, () => item.append(textOf("night.lost"))), { once: true });
    return item;
  });
  return items.length ? [makeElement("p", { class: "title" }, textOf("night.again")), makeElement("div", { class: "items" }, ...items)] : [];
}

/**
 * A pill for each item, which opens it.
 * @param {HTMLElement} offer
 */
export const pillsOf = (offer) => [...offer.querySelectorAll(".items > details")].map((item, at) => {
  const pill = button(item.getAttribute("data-mark") ?? "", "", () => {
    if (item instanceof HTMLDetailsElement) item.open = true;
    focusOn(/** @type {HTMLElement} */ (item.querySelector("summary")));
  });
  pill.ariaLabel = item.querySelector("summary")?.textContent ?? `${at + 1}`;
  return pill;
});

/**
 * @param {StageView} stage
 * @param {Answered} answered
 * @param {import("./night-banks.js").Bank} bank
 * @param {string} game
 */
function shownAgain({ tasks: [task] }, { idea, right, before, told, about: { chosen, answer } }, bank, game) {
  const touches = task?.touches ?? [], first = touches.find((touch) => touch.name === chosen), wrong = first?.right ? undefined : first;
  const best = touches.find((touch) => touch.best) ?? (wrong ? undefined : first) ?? touches.find((touch) => touch.right);
  if (!task || !best) return makeElement("p", {}, textOf("night.lost"));
  const shown = asShown(besideWrong(best, wrong), undefined, textOf(bank.best, { answer: answer || best.name, move: best.name }));
  const say = (/** @type {string} */ html, name = "div") => {
    const said = makeElement("div", { class: name });
    said.innerHTML = html;
    return said;
  };
  const lesson = makeElement("a", { href: learnPage(game, `stage-${stageOf(idea.key)}`) }, textOf("night.lesson"));
  const taught = bank.isOfIdeas && told ? [say(told, "taught"), makeElement("p", {}, ...(right && before ? [textOf("night.better"), " "] : []), lesson)] : [];
  return makeElement("div", { class: "step" }, makeElement(
    "figure", {},
    makeElement("figcaption", {}, say(task.question, "question")),
    say(shown.boards.at(-1) ?? task.board, "board"),
    ...(chosen && !right ? [makeElement(
      "div", { class: "told" },
      makeElement("p", { class: "chosen" }, textOf(bank.yours, { answer: chosen, move: chosen })),
      ...(wrong && bank.isOfIdeas ? [say(wrong.said, "point")] : []),
    )] : []),
    makeElement("div", { class: "told right" }, say(shown.said), ...taught),
  ));
}
