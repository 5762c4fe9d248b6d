/** What one sees while the engine starts, and when it cannot. */
import { engine, EngineFailed } from "./client.js";
import { button, focusOn, makeElement } from "./dom.js";
import { lackingForEngine } from "./engine-needs.js";
import { coursesBegun } from "./learn.js";
import { library } from "./morph.js";
import { Pace, timeLeftText } from "./pace.js";
import { BOOK, learnPage } from "./paths.js";
import { whyLost } from "./release.js";
import { reloadButton } from "./release-note.js";
import { hasText, megabytesText, textOf } from "./texts.js";

/** What is said, by why the engine cannot start, where that is not for want of a file. */
const WHY = { offline: "engine.offline", here: "engine.failed", apart: "release.apart" };

/**
 * Asks the engine, showing in `place` how its start goes. When it cannot start, says why and waits for "try again"; if it is gone,
 * since another release is published, the page is loaded anew.
 * @template Answer
 * @param {Element} place
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer | null>} null when the engine stumbled over the question; the reader has been told
 */
export async function askWithProgress(place, ask) {
  if (lackingForEngine()) return sayLacking(place, lackingForEngine());
  const stop = showProgress(place);
  let lost = "";
  forgetFailure(place);
  try {
    // An answer that could not be shown is not asked for.
    await library().catch((error) => {
      throw new EngineFailed(String(error), "idiomorph.js");
    });
    return await ask();
  } catch (error) {
    console.error(error);
    if (!(error instanceof EngineFailed)) return sayFailure(place, textOf("engine.error"));
    lost = error.file;
  } finally {
    stop();
  }
  await tryAgain(place, lost);
  return askWithProgress(place, ask);
}

/** Once there is an estimate, it is made anew so often, in milliseconds: also when no byte comes. */
const SECOND = 1000;

/**
 * @param {Element} place
 * @returns {() => void} stops it
 */
function showProgress(place) {
  const bar = makeElement("progress", { max: "1", "aria-label": textOf("engine.starting") });
  const bytes = makeElement("p", { class: "bytes" });
  const said = makeElement("p", { role: "status" }, textOf("engine.starting"));
  const panel = makeElement("div", { class: "loading" }, said, bar, bytes);
  const pace = new Pace();
  let again = 0;
  const leave = () => {
    if (panel === document.activeElement && place instanceof HTMLElement) focusOn(place);
    panel.remove();
  };
  const show = () => {
    const { progress } = engine;
    if (!progress) return leave();
    if (!panel.isConnected) place.append(panel);
    const { done, total } = progress;
    // All is here, and Python starts: how long that takes nobody knows.
    if (total && done >= total) bar.removeAttribute("value");
    else bar.value = total ? done / total : 0;
    const fields = { done: megabytesText(done), total: megabytesText(total) };
    const left = pace.secondsLeft(performance.now(), done, total);
    const parts = done < total ? [textOf("engine.bytes", fields), ...(left === null ? [] : [timeLeftText(left)])] : [];
    bytes.textContent = parts.join(" · ");
    if (again || left === null) return;
    again = setInterval(show, SECOND);
    // Heard once; who sees it sees it shrink.
    said.append(makeElement("span", { class: "visually-hidden" }, ` ${timeLeftText(left)}`));
    panel.append(...lessonMeanwhile(place));
  };
  engine.addEventListener("progress", show);
  show();
  return () => {
    clearInterval(again);
    engine.removeEventListener("progress", show);
    leave();
  };
}

/**
 * A start that takes long offers the game's next lesson, which needs no engine; the start goes on.
 * @param {Element} place
 * @returns {HTMLElement[]} none within a course, and after its last lesson
 */
function lessonMeanwhile(place) {
  const game = /** @type {HTMLElement | null} */ (place.closest("[data-game]"))?.dataset.game ?? "";
  const next = coursesBegun()[game]?.next;
  if (!hasText(`game.${game}`) || place.closest("trick-course") || next === "") return [];
  const link = makeElement("a", { href: learnPage(game, next ? `stage-${next}` : "learn") }, textOf("engine.lesson", { name: textOf(`game.${game}`) }));
  return [makeElement("p", { class: "meanwhile" }, link)];
}

/**
 * Leads a reader who has pressed "try again" to what comes instead.
 * @param {Element} place
 */
function forgetFailure(place) {
  const failed = place.querySelector(":scope > .failed");
  const loading = place.querySelector(":scope > .loading");
  if (failed?.contains(document.activeElement) && place instanceof HTMLElement) focusOn(loading instanceof HTMLElement ? loading : place);
  failed?.remove();
}

/**
 * @param {Element} place
 * @param {string} file that did not come, "" if it is none's fault
 * @returns {Promise<void>} when the reader wants to
 */
async function tryAgain(place, file) {
  const why = await whyLost((text) => sayFailure(place, text));
  forgetFailure(place);
  await new Promise((resolve) => {
    const retry = button("retry", textOf("engine.retry"), () => resolve(undefined));
    const more = why === "apart" ? [reloadButton()] : why === "here" && !file ? [whichBrowsers()] : [];
    sayFailure(place, textOf(file && why === "here" ? "engine.lost" : WHY[why], { file }), ...more, retry);
  });
}

/**
 * The engine can never start here, and the reader is told why: once something is allowed, the page has to be loaded anew.
 * @param {Element} place
 * @param {string} what
 */
function sayLacking(place, what) {
  forgetFailure(place);
  const retry = button("retry", textOf("engine.retry"), () => location.reload());
  const key = what === "WebAssembly" ? "engine.off" : "engine.old";
  return sayFailure(place, textOf(key, { what }), whichBrowsers(), retry);
}

/** Leads to what the book says about browsers. */
function whichBrowsers() {
  return makeElement("p", {}, makeElement("a", { href: new URL("about/#browsers", BOOK).href }, textOf("engine.browsers")));
}

/**
 * @param {Element} place
 * @param {string} message
 * @param {HTMLElement[]} actions
 */
function sayFailure(place, message, ...actions) {
  place.append(makeElement("div", { class: "failed", role: "alert" }, makeElement("p", {}, message), ...actions));
  return null;
}
