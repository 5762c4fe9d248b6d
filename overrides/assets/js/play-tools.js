/** The tools of a table: undo, redo, hint; in a menu new game, share, speed; folded in it what is seldom used. */
import { button, makeElement, setUsable, switchButton, toolbar } from "./dom.js";
import { askNoMore, isConfirmed } from "./ask-twice.js";
import { fileChoice } from "./files.js";
import { actionOfKey, isTyping } from "./keys.js";
import { moreMenu } from "./more-menu.js";
import { outlookSwitch } from "./outlook.js";
import { playTone } from "./sound.js";
import { coachIsOn, keepCoach, keepSound, soundIsOn } from "./store.js";
import { textOf } from "./texts.js";

/** @typedef {import("./protocol.js").ViewModel} ViewModel */

/**
 * @typedef {object} Uses what each tool does
 * @property {() => void} now shows what may be done now, and why
 * @property {(text: string) => void} say to whoever listens
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} share
 * @property {() => void} save
 * @property {(text: string) => void} load
 * @property {() => void} again
 * @property {() => void} finish has bots play the game to its end
 * @property {() => void} lookBack
 * @property {() => void} ask about the table as it is now
 */

/**
 * The toolbar of a table. Put `element` into the page, call `update` after each answer, and pass it key presses with
 * `onKey`: it stops those that it has used.
 */
export class PlayTools {
  #undo;
  #redo;
  #hint;
  #ask;
  #finish;
  #lookBack;
  #uses;
  /** What is asked before something is undone, "" for nothing. */
  #question = "";
  element;

  /**
   * @param {Uses} uses
   * @param {Node} speed the choice of it
   * @param {{files: boolean, ask: boolean}} offers whether games are kept in files (small ones are too short for that),
   *   and whether there is a page to ask about them
   */
  constructor(uses, speed, { files, ask }) {
    this.#uses = uses;
    this.#undo = button("undo", textOf("play.undo"), () => this.#takeBack());
    this.#redo = button("redo", textOf("play.redo"), uses.redo);
    this.#hint = button("hint", textOf("play.hint"), uses.hint);
    this.#ask = button("ask", textOf("play.ask"), uses.ask);
    this.#finish = button("finish twice", textOf("play.finish"), () => isConfirmed(this.#finish, textOf("play.finish.ask"), uses.say) && uses.finish());
    this.#lookBack = button("look-back", textOf("play.look_back"), uses.lookBack);
    for (const later of [this.#undo, this.#redo]) later.hidden = true;
    const menu = moreMenu(textOf("play.more"), button("new", textOf("play.new"), uses.again),
      this.#lookBack, button("share", textOf("play.share"), uses.share),
      ...(ask ? [this.#ask] : []), ...(files ? [this.#finish] : []), speed,
      makeElement("details", { class: "rare" }, makeElement("summary", {}, textOf("play.rare")), ...(files ? fileTools(uses) : []), coachSwitch(), outlookSwitch(), soundSwitch()));
    this.element = toolbar("tools", textOf("play.tools"), this.#undo, this.#redo, this.#hint, ...menu);
  }

  /** @param {ViewModel} view */
  update({ can, day, over, aloud, curtain, undoes }) {
    this.#question = undoes;
    for (const asks of [this.#undo, this.#finish]) askNoMore(asks);
    // Behind a curtain nothing is seen.
    this.#lookBack.hidden = curtain !== null;
    for (const help of [this.#hint, this.#ask]) help.hidden = Boolean(day?.counts && !over);
    // What all look at gets no advice.
    this.#hint.hidden ||= aloud;
    this.#finish.hidden = over || Boolean(day?.counts);
    setUsable(this.#hint, can.hint);
    offerTool(this.#undo, can.undo);
    offerTool(this.#redo, can.redo);
  }

  /** What somebody else has chosen unseen is undone only by who has read whose it is. */
  #takeBack() {
    if (isConfirmed(this.#undo, this.#question, this.#uses.say)) this.#uses.undo();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const use = /** @type {"take" | "now" | "hint" | "undo" | "redo" | undefined} */ (actionOfKey("table", event));
    if (!use || isTyping(event.target)) return;
    if (use === "take") {
      if (!takeFocused(event.target)) return;
    } else if (use === "hint") this.#hint.click();
    else if (use === "undo") this.#takeBack();
    else this.#uses[use]();
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Enter would send a form in which nothing is chosen yet: it takes the choice with the focus instead.
 * @param {EventTarget | null} target
 * @returns {boolean} whether it was taken
 */
function takeFocused(target) {
  if (!(target instanceof HTMLInputElement) || !["radio", "checkbox"].includes(target.type)) return false;
  if (target.form?.dataset.do !== "play" || target.form.querySelector(":checked")) return false;
  target.click();
  return true;
}

/**
 * From the first time on that it can be used, a tool is there.
 * @param {HTMLElement} tool
 * @param {boolean} usable
 */
function offerTool(tool, usable) {
  setUsable(tool, usable);
  tool.hidden &&= !usable;
}

/** Sounds are off until the reader wants them; a first one tells that they are on. */
function soundSwitch() {
  return switchButton("sound", textOf("play.sound"), soundIsOn, (on) => {
    keepSound(on);
    playTone("wood");
  });
}

/** So is the coach, who asks before costly moves. */
const coachSwitch = () => switchButton("coach", textOf("play.coach"), coachIsOn, keepCoach);

/** @param {Uses} uses */
function fileTools({ save, load }) {
  return [button("save", textOf("play.save"), save), ...fileChoice(textOf("play.load"), load)];
}
