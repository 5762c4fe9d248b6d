/** What one sees while the engine starts, and when it cannot. */
import { engine, EngineFailed } from "./client.js";
import { button, focusOn, makeElement } from "./dom.js";
import { library } from "./morph.js";
import { megabytesText, textOf } from "./texts.js";

/**
 * Asks the engine, showing in `place` how its start goes. When it cannot start, says so and waits for "try again".
 * @template Answer
 * @param {Element} place
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer | null>} null when the engine stumbled over the question; the reader has been told
 */
export async function askWithProgress(place, ask) {
  const stop = showProgress(place);
  forgetFailure(place);
  try {
    // An answer that could not be shown is not asked for.
    await library().catch((error) => {
      throw new EngineFailed(String(error));
    });
    return await ask();
  } catch (error) {
    console.error(error);
    if (!(error instanceof EngineFailed)) return sayFailure(place, textOf("engine.error"));
  } finally {
    stop();
  }
  await tryAgain(place);
  return askWithProgress(place, ask);
}

/**
 * @param {Element} place
 * @returns {() => void} stops it
 */
function showProgress(place) {
  const bar = makeElement("progress", { max: "1", "aria-label": textOf("engine.starting") });
  const bytes = makeElement("p", { class: "bytes" });
  const panel = makeElement("div", { class: "loading" }, makeElement("p", { role: "status" }, textOf("engine.starting")), bar, bytes);
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
    bytes.textContent = done < total ? textOf("engine.bytes", fields) : "";
  };
  engine.addEventListener("progress", show);
  show();
  return () => {
    engine.removeEventListener("progress", show);
    leave();
  };
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
 * @returns {Promise<void>} when the reader wants to
 */
function tryAgain(place) {
  return new Promise((resolve) => {
    sayFailure(place, textOf("engine.failed"), button("retry", textOf("engine.retry"), () => resolve()));
  });
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
