/**
 * <trick-companion>: a game at a real table, kept here while people play it. The page holds the form by which one begins; what is asked, and what
 * follows from the answers, the engine says.
 */
import { addressOfTable, keepNames, takeArrival, watchAddress } from "./arrival.js";
import { replaceAddress } from "./back.js";
import { engine } from "./client.js";
import { AskedForm } from "./companion-ask.js";
import { ScreenAwake } from "./companion-awake.js";
import { EntryTools } from "./companion-entry.js";
import { foldAtEnd, followLead, newsOfFacts, rowsOfFacts, turnForPaper, unfoldText, wordsOfFact } from "./companion-facts.js";
import { KeptFollowedGames } from "./companion-kept.js";
import { goOnFromName, NamesPanel } from "./companion-names.js";
import { Pause } from "./companion-pause.js";
import { bringIntoSight } from "./companion-sight.js";
import { fillInStart, fitSeats, startOf } from "./companion-start.js";
import { Steps } from "./companion-steps.js";
import { NOTHING_TOLD } from "./companion-told.js";
import { areBack, leaveForQuestion } from "./companion-way-back.js";
import { button, focusOn, liveRegion, makeElement, onceInPage, stopShortcuts, toolbar } from "./dom.js";
import { keepDraft, keepNamesOfTable, keptFollowed, newFollowedKey } from "./followed-kept.js";
import { askWithProgress } from "./loading.js";
import { moreMenu } from "./more-menu.js";
import { leadToRules, morph } from "./morph.js";
import { LANG, gamePage } from "./paths.js";
import { SharePanel } from "./play-share.js";
import { fieldsOfHash } from "./shared-hash.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./followed-kept.js").Followed} Followed
 * @typedef {import("./followed-kept.js").KeptFollowed} KeptFollowed
 * @typedef {import("./protocol.js").FollowedAnswer} FollowedAnswer
 * @typedef {import("./companion-told.js").Told} Told
 * @typedef {import("./protocol.js").Refused} Refused
 */

/** From this width on the table stands beside what is told, as in companion.css: the whole board has room. */
const WIDE = 640;

/** The custom element. What is told is kept at once, under one key a game. */
export class TrickCompanion extends HTMLElement {
  #life = new AbortController();
  #working = makeElement("div", { class: "working" });
  #note = makeElement("div", { class: "note", role: "alert", hidden: "" });
  /** @type {KeptFollowedGames | undefined} */
  #kept;
  #table = makeElement("section", { class: "followed", hidden: "" });
  /** On paper: what this is, who plays, when it was printed. */
  #paperHead = makeElement("p", { class: "paper-head" });
  #board = makeElement("div", { class: "board" });
  #beside = makeElement("div", { class: "beside" });
  #doing = makeElement("p", { class: "doing", hidden: "" });
  #ask = new AskedForm((word = "", ...others) => this.#tell({ ...this.#telling, words: [...this.#telling.words, word], then: [...others, ...this.#telling.then.slice(others.length)] }), (why, at) => this.#say(why, at), (draft) => keepDraft(this.#key, draft));
  #entry = new EntryTools(() => void this.#tell(NOTHING_TOLD), () => this.#change({ ...NOTHING_TOLD, at: this.#telling.at, insert: true }), () => this.#put(this.#game?.facts.filter((_, at) => at !== this.#telling.at) ?? []));
  #changed = makeElement("div", { class: "changed" });
  #unfit = makeElement("div", { class: "unfit-facts" });
  #news = makeElement("div", { class: "news" });
  #ruling = makeElement("p", { class: "ruling", "aria-hidden": "true" });
  #begun = makeElement("div", { class: "words begun" });
  #pause = new Pause(() => this.#goOn());
  #standings = makeElement("div", { class: "standings" });
  #sheet = makeElement("div", { class: "score-sheet" });
  #history = makeElement("ol", { class: "told", reversed: "" });
  #said = liveRegion();
  #share = new SharePanel();
  #names = new NamesPanel((names) => this.#rename(names));
  #whatIf = makeElement("a", { class: "what-if" });
  /** @type {Steps | undefined} */
  #steps;
  #others = button("others", "", () => this.#leaveGame(true));

  #key = "";
  /** @type {Followed | null} */
  #game = null;
  /** @type {FollowedAnswer | null} */
  #shown = null;
  #telling = NOTHING_TOLD;
  /** What has been told of the next fact, also while an earlier one is corrected. @type {string[]} */
  #half = [];
  /** What is said of a step back or forth, before what is asked. */
  #done = "";
  /** Requests, one after another. @type {Promise<unknown>} */
  #line = Promise.resolve();
  #awake = new ScreenAwake();

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#awake.letGo();
    for (const part of [this.#working, this.#note, this.#kept?.element, this.#table, this.#said]) part?.remove();
    if (this.#form) this.#form.hidden = false;
    this.#game = this.#shown = null;
  }

  /** What another page needs to show the same game: where it is kept. */
  carry() {
    return this.#game ? { kept: this.#key } : null;
  }

  /** Resolves once all that was asked of the engine so far has been answered, and is shown. */
  get settled() {
    return this.#line;
  }

  #begin() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    const { undo, redo } = this.#steps = new Steps(({ facts, words, at, insert }, done) => {
      this.#done = done;
      if (at === null) this.#half = words;
      void this.#replace(facts, { words, then: [], at, insert });
    });
    this.#others.textContent = textOf("told.others");
    this.#whatIf.textContent = textOf("told.what_if");
    const [more, menu] = moreMenu("⋯", button("share", textOf("play.share"), () => void this.#shareLink()), button("print", textOf("ask.print"), () => print()), button("rename", textOf("told.rename"), () => this.#names.open(this.#form, this.#game?.names ?? [])),
      this.#others, button("new", textOf("told.new"), () => this.#leaveGame()));
    if (more) more.ariaLabel = textOf("play.more");
    const tools = toolbar("telling-tools", textOf("told.tools"), this.#whatIf, ...[more, menu].filter((part) => part !== undefined));
    const history = makeElement("details", { class: "history" }, makeElement("summary", {}, textOf("told.history")), this.#history);
    this.#table.setAttribute("aria-label", textOf("told.table"));
    this.#table.append(this.#paperHead, this.#sheet,
      makeElement("div", { class: "picture" }, this.#board, this.#beside),
      makeElement("div", { class: "telling" }, this.#changed, this.#pause.element, this.#unfit, this.#doing, this.#ruling, makeElement("div", { class: "asking" }, undo, redo, this.#ask.element), this.#note, this.#begun, this.#news, this.#entry.element, tools, this.#share.element, this.#names.element),
      this.#standings, history);
    this.#kept = new KeptFollowedGames(this.#slot, (game) => void this.#open(game, game.key));
    this.append(this.#working, this.#kept.element, this.#table, this.#said);
    this.addEventListener("focusin", () => engine.prepare(this.dataset.game ?? ""), { signal, once: true });
    this.addEventListener("keydown", stopShortcuts, { signal });
    const form = this.#form;
    form?.addEventListener("submit", (event) => (event.preventDefault(), this.toggleAttribute("data-opening", true), this.scrollIntoView(), void this.#open(startOf(form, this.#slot), newFollowedKey(this.#slot))), { signal });
    form?.querySelector(".print-blank")?.addEventListener("click", () => print(), { signal });
    form?.addEventListener("input", () => fitSeats(form), { signal });
    form?.addEventListener("keydown", goOnFromName, { signal });
    for (const place of [this.#board, this.#beside]) place.addEventListener("click", (event) => this.#ask.pressTable(event), { signal });
    for (const place of [this.#changed, this.#unfit, this.#news, this.#begun, this.#note, this.#history]) place.addEventListener("click", (event) => (this.#correct(event), followLead(event, this.#history)), { signal });
    this.#history.addEventListener("click", unfoldText, { signal });
    document.addEventListener("visibilitychange", () => { if (this.#game) void this.#awake.keep(); }, { signal });
    watchAddress(() => this.#arrive(), signal);
    areBack(this.#slot);
    turnForPaper(this.#history, signal);
    if (form) fillInStart(form, this.#slot);
    const underWay = this.#showKept();
    this.#arrive();
    // Who comes back in the middle of a game has it at once.
    if (underWay && !this.#game) {
      this.toggleAttribute("data-opening", true);
      void this.#open(underWay, underWay.key);
    }
  }

  get #form() {
    return this.querySelector("form");
  }

  get #slot() {
    return this.dataset.game ?? "";
  }

  #arrive() {
    const { follow: link } = fieldsOfHash(), carried = takeArrival(this)?.kept;
    const kept = this.#game ? undefined : keptFollowed(this.#slot).find(({ key }) => key === carried);
    if (kept) void this.#open(kept, kept.key);
    if (link) void this.#open({ players: 0, options: {}, way: "referee", names: [], facts: [] }, newFollowedKey(this.#slot), link);
  }

  /**
   * @param {Followed & {half?: string[], draft?: string[]}} game
   * @param {string} key under which it is kept
   * @param {string} [link] the game as text, in place of all but its key
   */
  async #open(game, key, link = "") {
    const before = [this.#game, this.#key];
    [this.#game, this.#key] = [game, key];
    this.#half = game.half ?? [];
    this.#ask.begin(game.draft ?? []);
    this.#steps?.begin(game.facts, [], []);
    this.#share.close();
    this.#names.close();
    await this.#request(NOTHING_TOLD, link);
    this.toggleAttribute("data-opening", false);
    if (!this.#shown) [this.#game, this.#key] = [null, ""];
    else if (before[1] !== key) {
      focusOn(this.#table, { preventScroll: true });
      this.#table.scrollIntoView({ block: "start" });
    }
    if (link) replaceAddress(location.pathname + location.search);
  }

  /** @param {Told} telling */
  #tell(telling) {
    this.#share.close();
    return this.#request(telling);
  }

  /**
   * Asks the engine, one request after another; what it answers is shown, and kept.
   * @param {Told} telling
   * @param {string} [link]
   * @param {string[]} [later] words that come after the next one
   * @param {string[]} [before] what had been told before something earlier was removed or undone
   */
  #request(telling, link = "", later = [], before = []) {
    this.#line = this.#line.then(async () => {
      const game = this.#game;
      if (!game || !this.isConnected) return;
      const { players, options, way, names, facts } = game;
      const { id, dataset: { lang } } = this, half = telling.at === null && telling.words.length ? [] : this.#half;
      const asked = { do: /** @type {const} */ ("follow"), id, lang, game: this.#slot, names, before, half, whole: this.clientWidth >= WIDE, ...telling, ...(link ? { link } : { players, options, way, facts }) };
      const answer = await askWithProgress(this.#working, () => engine.ask(asked));
      if (this.#game !== game || !answer) return;
      if (answer.kind === "refused") this.#refuse(answer, Boolean(link));
      else await this.#show(answer, [...telling.then.slice(answer.words.length - telling.words.length + 1), ...later]);
    });
    return this.#line;
  }

  /**
   * @param {Refused} refused
   * @param {boolean} atDoor
   */
  #refuse({ refusal }, atDoor) {
    this.#say(refusal.html);
    if (atDoor || !this.#shown) this.#note.append(makeElement("p", {}, textOf("told.bad")));
  }

  /**
   * @param {string} html why something cannot be, in the engine's words
   * @param {Element | null} [at] what was pressed; null for the board
   */
  #say(html, at = this.#ask.element) {
    // Before a game is there, beside the form; in a game below what was pressed, so that nothing above it moves.
    if (this.#table.hidden) this.#table.before(this.#note);
    else (at?.closest(".row, .asked") ?? this.#board).after(this.#note);
    this.#note.innerHTML = html;
    leadToRules(this.#note);
    this.#note.hidden = false;
    this.#note.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {FollowedAnswer} answer
   * @param {string[]} then words that may follow once the next one is told
   */
  async #show(answer, then) {
    const game = this.#game;
    if (!game) return;
    const first = !this.#shown, told = answer.facts.join("\n") !== game.facts.join("\n");
    const { players, options, way, facts, over, at, insert, words } = answer;
    this.#game = { players, options, way, facts, names: game.names.length ? game.names : Array.from({ length: players }, () => "") };
    this.#shown = answer;
    this.#telling = { words, then, at, insert };
    if (at === null) this.#half = words;
    this.#note.remove();
    this.#others.hidden = !this.#kept?.keep(this.#key, this.#game, this.#half, answer);
    if (this.#form) this.#form.hidden = true;
    if (this.#kept) this.#kept.element.hidden = true;
    this.#table.hidden = false;
    this.#table.dataset.way = way;
    this.#paperHead.textContent = [this.querySelector(".blank-sheet caption")?.textContent, this.#game.names.filter(Boolean).join(", "), new Date().toLocaleDateString(LANG, { dateStyle: "long" })].filter(Boolean).join(" · ");
    this.#sheet.innerHTML = answer.sheet;
    void this.#awake.keep();
    await Promise.all([morph(this.#board, answer.board), morph(this.#beside, answer.beside), morph(this.#standings, answer.standings), morph(this.#changed, answer.changed), morph(this.#unfit, answer.unfit), morph(this.#begun, answer.begun), this.#pause.show(answer.pause, facts), this.#ask.show(answer.ask, at === null || insert ? [] : facts[at]?.split(" ").slice(words.length) ?? [], at === null ? words.join(" ") : null)]);
    this.#ask.markPlace();
    // What the rules tell by themselves goes with the word before it.
    if (first) this.#steps?.begin(facts, words, Array.from(this.#begun.querySelectorAll("[data-word-at]"), (word) => Number(word.getAttribute("data-word-at"))));
    else this.#steps?.told({ facts, words, at, insert });
    const when = at === null ? "" : answer.told[at]?.when ?? "";
    this.#changed.hidden = !answer.changed;
    this.#begun.hidden = !words.length;
    this.#begun.dataset.at = String(at ?? facts.length);
    this.#table.toggleAttribute("data-pausing", this.#pause.isShown);
    this.#doing.hidden = at === null;
    this.#doing.textContent = at === null ? "" : textOf(insert ? "told.inserting" : "told.correcting", { when });
    this.#entry.show(at !== null, insert);
    this.#showFacts(answer);
    this.#said.textContent = [this.#done, at === null ? "" : this.#doing.textContent, answer.say].filter(Boolean).join(" ");
    this.#done = "";
    this.#look(told, over);
    this.#whatIf.hidden = !answer.table;
    this.#whatIf.href = addressOfTable(answer.table, 0, gamePage(this.#slot, "table"));
    // The names go with the table, as they do from a game: its address does not tell them.
    this.#whatIf.onclick = () => (leaveForQuestion(this.#slot), keepNames(this.#slot, this.#game?.names ?? []));
  }

  /**
   * Each question is seen with the board, whole if there is room, and so is what a correction changes; the end begins with who has won.
   * @param {boolean} told whether a fact is whole
   * @param {boolean} over
   */
  #look(told, over) {
    if (over && told) {
      focusOn(this.#standings, { preventScroll: true });
      this.#standings.scrollIntoView({ block: "start" });
    } else if (this.#pause.isShown) {
      this.#pause.focus();
      this.#table.scrollIntoView();
    } else if (this.#shown?.changed) bringIntoSight(this.#changed, this.#ask.title, this.#board, this.#ask.element);
    else bringIntoSight(this.#ask.title, this.#board, this.#ask.element);
  }

  /** @param {FollowedAnswer} answer */
  #showFacts({ told, at, over, facts, pause }) {
    // The news and the words told so far stand below the choices: these are always in the same place under the board.
    const isNews = at === null && !pause;
    this.#news.replaceChildren(...(isNews ? newsOfFacts(told) : []));
    this.#ruling.hidden = !facts.length;
    this.#ruling.innerHTML = isNews ? told.at(-1)?.ruling || wordsOfFact(told.at(-1)) : "";
    this.#news.classList.toggle("refused", Boolean(told.at(-1)?.refused));
    foldAtEnd(this.#table, over && at === null);
    this.#history.replaceChildren(...rowsOfFacts(told, isNews));
    for (const place of [this.#news, this.#history]) leadToRules(place);
    const details = this.#history.closest("details");
    if (details) details.hidden = !facts.length;
  }

  /** Who comes back in the middle of a game, or has had one before, finds it first. */
  #showKept() {
    const underWay = this.#kept?.show() ?? null;
    if (underWay && this.#kept) this.prepend(this.#kept.element);
    return underWay;
  }

  /**
   * @param {Told} telling of an earlier fact
   * @param {string[]} [later] words that are told again after the next one, as far as they fit
   */
  #change(telling, later) {
    this.#share.close();
    void this.#request(telling, "", later).then(() => focusOn(this.#table, { preventScroll: true }));
  }

  /** Tells a fact anew from one of its words on. @param {Event} event */
  #correct({ target }) {
    if (target instanceof Element && target.closest(".remove-unfit")) this.#put(this.#game?.facts.filter((_, at) => !this.#shown?.told[at]?.refused) ?? []);
    const pressed = target instanceof Element ? target.closest("[data-word-at]") : null;
    const at = Number(pressed?.closest("[data-at]")?.getAttribute("data-at")), place = Number(pressed?.getAttribute("data-word-at"));
    const words = pressed?.parentElement === this.#begun ? this.#telling.words : this.#game?.facts[at]?.split(" ");
    if (!pressed || !words) return;
    if (words === this.#telling.words) void this.#tell({ ...this.#telling, words: words.slice(0, place), then: words.slice(place + 1) });
    else this.#change({ words: words.slice(0, place), then: [], at, insert: false }, words.slice(place + 1));
  }

  /** @param {string[]} names by seat */
  #rename(names) {
    if (!this.#game) return;
    keepNamesOfTable(names);
    this.#game = { ...this.#game, names };
    void this.#request(this.#telling).then(() => focusOn(this.#table, { preventScroll: true }));
  }

  /** Other facts in place of those told. @param {string[]} facts */
  #put(facts) {
    if (!this.#game) return;
    void this.#replace(facts).then(() => focusOn(this.#table, { preventScroll: true }));
  }

  /**
   * What else is told otherwise by that is said, unless something was only told or taken back at the end.
   * @param {string[]} facts in place of those told
   * @param {Told} [telling]
   */
  #replace(facts, telling = NOTHING_TOLD) {
    const before = this.#game?.facts ?? [];
    const isEarlier = before.slice(0, facts.length).join("\n") !== facts.slice(0, before.length).join("\n");
    this.#share.close();
    if (this.#game) this.#game = { ...this.#game, facts };
    return this.#request(telling, "", [], isEarlier ? before : []);
  }

  /** The next part of the game begins with its table. */
  #goOn() {
    this.#table.removeAttribute("data-pausing");
    this.#table.scrollIntoView({ block: "start" });
    this.#ask.focus();
    this.#said.textContent = this.#ask.question;
  }

  async #shareLink() {
    if (this.#shown) await this.#share.openAddress(`${location.origin}${location.pathname}#${new URLSearchParams({ follow: this.#shown.link })}`);
  }

  /**
   * The game stays kept; another one may begin.
   * @param {boolean} [toKept] whether the reader looks for one that is kept
   */
  #leaveGame(toKept = false) {
    this.#game = this.#shown = null;
    this.#share.close();
    this.#table.hidden = true;
    if (this.#form) this.#form.hidden = false;
    this.#showKept();
    this.#awake.letGo();
    if (toKept) this.#kept?.focus();
    else /** @type {HTMLElement | null | undefined} */ (this.#form?.querySelector("select"))?.focus();
  }
}
