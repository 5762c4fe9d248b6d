/**
 * What boards tell only on request, of the class `outlook`: the style sheet shows it while the page's root says so, and a
 * switch where there is any.
 */
import { switchButton } from "./dom.js";
import { keepOutlook, outlookIsOn } from "./store.js";
import { textOf } from "./texts.js";

/** A button for the reader's choice, which holds for all boards. */
export const outlookSwitch = () => switchButton("outlook-switch", textOf("play.outlook"), outlookIsOn, (on) => {
  keepOutlook(on);
  showOutlook();
});

/** Shows or hides it on the whole page, as the reader has chosen; call it once a visit. */
export function showOutlook() {
  document.documentElement.toggleAttribute("data-outlook", outlookIsOn());
  for (const each of document.querySelectorAll(".outlook-switch")) each.ariaPressed = String(outlookIsOn());
}
