/**
 * <trick-companion>: a game at a real table, kept here while people play it. The page holds the form by which one begins; what is asked, and what
 * follows from the answers, the engine says.
 */
import { addressOfTable, keepNames, takeArrival, watchAddress } from "./arrival.js";
import { replaceAddress } from "./back.js";
import { engine } from "./client.js";
import { AskedForm } from "./companion-ask.js";
import { newsOfFacts, rowsOfFacts } from "./companion-facts.js";
import { KeptFollowedGames } from "./companion-kept.js";
import { button, focusOn, liveRegion, makeElement, onceInPage, setUsable, stopShortcuts, toolbar, topOf } from "./dom.js";
import { keepFollowed, keptFollowed, newFollowedKey } from "./followed-kept.js";
import { askWithProgress } from "./loading.js";
import { leadToRules, morph } from "./morph.js";
import { gamePage } from "./paths.js";
import { SharePanel } from "./play-share.js";
import { fieldsOfHash } from "./shared-hash.js";
import { keepStart, lastStart } from "./store.js";
import { textOf } from "./texts.js";

/**
 * @typedef {import("./followed-kept.js").Followed} Followed
 * @typedef {import("./followed-kept.js").KeptFollowed} KeptFollowed
 * @typedef {import("./protocol.js").FollowedAnswer} FollowedAnswer
 * @typedef {import("./protocol.js").Refused} Refused
 */

/**
 * What is being told: the words so far, and those to follow them once the next one is told. `at`: the number of the fact that is corrected, or
 * before which one is put in; null for the next fact.
 * @typedef {{words: string[], then: string[], at: number | null, insert: boolean}} Told
 */

/** @type {Told} */
const NOTHING_TOLD = { words: [], then: [], at: null, insert: false };

/** The custom element. What is told is kept at once, under one key a game. */
export class TrickCompanion extends HTMLElement {
  #life = new AbortController();
  #working = makeElement("div", { class: "working" });
  #note = makeElement("div", { class: "note", role: "alert", hidden: "" });
  /** @type {KeptFollowedGames | undefined} */
  #kept;
  #table = makeElement("section", { class: "followed", hidden: "" });
  #board = makeElement("div", { class: "board" });
  #beside = makeElement("div", { class: "beside" });
  #doing = makeElement("p", { class: "doing", hidden: "" });
  #ask = new AskedForm((word) => this.#tell({ ...this.#telling, words: [...this.#telling.words, word] }), (why) => this.#say(why));
  #back = button("back", "", () => this.#takeWordBack());
  #leave = button("leave", "", () => this.#tell(NOTHING_TOLD));
  #news = makeElement("div", { class: "news" });
  #standings = makeElement("div", { class: "standings" });
  #history = makeElement("ol", { class: "told", reversed: "" });
  #said = liveRegion();
  #share = new SharePanel();
  #whatIf = makeElement("a", { class: "what-if" });
  #undo = button("undo", "", () => this.#step(this.#before, this.#after));
  #redo = button("redo", "", () => this.#step(this.#after, this.#before));

  #key = "";
  /** @type {Followed | null} */
  #game = null;
  /** @type {FollowedAnswer | null} */
  #shown = null;
  #telling = NOTHING_TOLD;
  /** What had been told before each change, and before each one that was undone. @type {string[][]} */
  #before = [];
  /** @type {string[][]} */
  #after = [];
  /** What is said of a step back or forth, before what is asked. */
  #done = "";
  /** Requests, one after another. @type {Promise<unknown>} */
  #line = Promise.resolve();
  /** @type {WakeLockSentinel | null | undefined} */
  #awake;

  connectedCallback() {
    onceInPage(this, () => this.#begin());
  }

  disconnectedCallback() {
    this.#life.abort();
    void this.#awake?.release();
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
    this.#undo.textContent = textOf("told.undo");
    this.#redo.textContent = textOf("told.redo");
    this.#back.textContent = textOf("told.back");
    this.#whatIf.textContent = textOf("told.what_if");
    this.#leave.textContent = textOf("told.leave");
    const tools = toolbar("telling-tools", textOf("told.tools"), this.#undo, this.#redo,
      this.#whatIf, button("share", textOf("play.share"), () => void this.#shareLink()), button("print", textOf("ask.print"), () => print()),
      button("new", textOf("told.new"), () => this.#leaveGame()));
    const history = makeElement("details", { class: "history" }, makeElement("summary", {}, textOf("told.history")), this.#history);
    this.#table.setAttribute("aria-label", textOf("told.table"));
    this.#table.append(
      makeElement("div", { class: "picture" }, this.#board, this.#beside),
      makeElement("div", { class: "telling" }, this.#news, this.#doing, this.#ask.element, this.#note, makeElement("div", { class: "row" }, this.#back, this.#leave), tools, this.#share.element),
      this.#standings, history);
    this.#kept = new KeptFollowedGames(this.#slot, (game) => void this.#open(game, game.key));
    this.append(this.#working, this.#kept.element, this.#table, this.#said);
    this.addEventListener("focusin", () => engine.prepare(), { signal, once: true });
    this.addEventListener("keydown", stopShortcuts, { signal });
    this.#form?.addEventListener("submit", (event) => (event.preventDefault(), this.#start()), { signal });
    this.#form?.addEventListener("change", () => this.#fitSeats(), { signal });
    this.#board.addEventListener("click", (event) => this.#ask.pressSpot(event), { signal });
    for (const place of [this.#news, this.#history]) place.addEventListener("click", (event) => this.#correct(event), { signal });
    document.addEventListener("visibilitychange", () => void this.#stayAwake(), { signal });
    watchAddress(() => this.#arrive(), signal);
    this.#fillIn();
    this.#showKept();
    this.#arrive();
  }

  get #form() {
    return this.querySelector("form");
  }

  get #slot() {
    return this.dataset.game ?? "";
  }

  /** What was chosen last time stands in the form; there are as many names as players. */
  #fillIn() {
    for (const [name, value] of Object.entries(lastStart(`follow:${this.#slot}`))) {
      const field = this.#form?.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value);
    }
    this.#fitSeats();
  }

  #fitSeats() {
    const players = Number(new FormData(this.#form ?? undefined).get("players"));
    for (const row of this.#form?.querySelectorAll("[data-seat]") ?? []) {
      if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= players;
    }
  }

  #arrive() {
    const { follow: link } = fieldsOfHash(), carried = takeArrival(this)?.kept;
    const kept = this.#game ? undefined : keptFollowed(this.#slot).find(({ key }) => key === carried);
    if (kept) void this.#open(kept, kept.key);
    if (link) void this.#open({ players: 0, options: {}, way: "referee", names: [], facts: [] }, newFollowedKey(this.#slot), link);
  }

  #start() {
    const chosen = Object.fromEntries([...new FormData(this.#form ?? undefined)].map(([name, value]) => [name, String(value)]));
    keepStart(`follow:${this.#slot}`, chosen);
    const players = Number(chosen.players);
    const names = Array.from({ length: players }, (_, seat) => chosen[`name-${seat}`]?.trim() ?? "");
    const options = Object.fromEntries(Object.entries(chosen).flatMap(([name, value]) => (name.startsWith("option-") ? [[name.slice("option-".length), value]] : [])));
    const way = chosen.way === "pad" ? "pad" : "referee";
    void this.#open({ players, options, way, names, facts: [] }, newFollowedKey(this.#slot));
  }

  /**
   * @param {Followed} game
   * @param {string} key under which it is kept
   * @param {string} [link] the game as text, in place of all but its key
   */
  async #open(game, key, link = "") {
    const before = [this.#game, this.#key];
    [this.#game, this.#key] = [game, key];
    this.#before = game.facts.map((_, count) => game.facts.slice(0, count));
    this.#after = [];
    this.#share.close();
    await this.#request(NOTHING_TOLD, link);
    if (!this.#shown) [this.#game, this.#key] = [null, ""];
    else if (before[1] !== key) this.#lookAtAsk();
    if (link) replaceAddress(location.pathname + location.search);
  }

  /** @param {Told} telling */
  #tell(telling) {
    this.#share.close();
    void this.#request(telling);
  }

  /**
   * Asks the engine, one request after another; what it answers is shown, and kept.
   * @param {Told} telling
   * @param {string} [link]
   * @param {string[]} [later] words that come after the next one
   */
  #request(telling, link = "", later = []) {
    this.#line = this.#line.then(async () => {
      const game = this.#game;
      if (!game || !this.isConnected) return;
      const { players, options, way, names, facts } = game;
      const { id, dataset: { lang } } = this;
      const asked = { do: /** @type {const} */ ("follow"), id, lang, game: this.#slot, names, ...telling, ...(link ? { link } : { players, options, way, facts }) };
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

  /** @param {string} html why something cannot be, in the engine's words */
  #say(html) {
    // Before a game is there, beside the form; in a game below what was pressed, so that nothing above it moves.
    if (this.#table.hidden) this.#table.before(this.#note);
    else this.#ask.element.after(this.#note);
    this.#note.innerHTML = html;
    leadToRules(this.#note);
    this.#note.hidden = false;
  }

  /**
   * @param {FollowedAnswer} answer
   * @param {string[]} then words that may follow once the next one is told
   */
  async #show(answer, then) {
    const game = this.#game;
    if (!game) return;
    const first = !this.#shown, told = answer.facts.join("\n") !== game.facts.join("\n");
    if (told && !first) {
      this.#before.push(game.facts);
      this.#after = [];
    }
    const { players, options, way, facts, over, at, insert, words } = answer;
    this.#game = { players, options, way, facts, names: game.names.length ? game.names : Array.from({ length: players }, () => "") };
    this.#shown = answer;
    this.#telling = { words, then, at, insert };
    this.#note.hidden = true;
    keepFollowed(this.#key, { ...this.#game, over });
    if (this.#form) this.#form.hidden = true;
    if (this.#kept) this.#kept.element.hidden = true;
    this.#table.hidden = false;
    this.#table.dataset.way = way;
    void this.#stayAwake();
    await Promise.all([morph(this.#board, answer.board), morph(this.#beside, answer.beside), morph(this.#standings, answer.standings), this.#ask.show(answer.ask, at === null || insert ? "" : this.#oldWord(at, words.length))]);
    const when = at === null ? "" : answer.told[at]?.when ?? "";
    this.#doing.hidden = at === null;
    this.#doing.textContent = at === null ? "" : textOf(insert ? "told.inserting" : "told.correcting", { when });
    this.#leave.hidden = at === null;
    this.#back.hidden = !words.length;
    this.#showFacts(answer);
    setUsable(this.#undo, this.#before.length > 0);
    setUsable(this.#redo, this.#after.length > 0);
    this.#said.textContent = [this.#done, at === null ? "" : this.#doing.textContent, answer.say].filter(Boolean).join(" ");
    this.#done = "";
    this.#look(told, over);
    this.#whatIf.hidden = !answer.table;
    this.#whatIf.href = addressOfTable(answer.table, 0, gamePage(this.#slot, "table"));
    // The names go with the table, as they do from a game: its address does not tell them.
    this.#whatIf.onclick = () => keepNames(this.#slot, this.#game?.names ?? []);
  }

  /**
   * What an earlier fact had at a place, which is told anew.
   * @param {number} at
   * @param {number} place
   */
  #oldWord(at, place) {
    return this.#game?.facts[at]?.split(" ")[place] ?? "";
  }

  /**
   * A new turn begins with the board and what has just happened, each question with its own words in sight; the end with who has won.
   * @param {boolean} told whether a fact is whole
   * @param {boolean} over
   */
  #look(told, over) {
    if (over && told) {
      focusOn(this.#standings, { preventScroll: true });
      this.#standings.scrollIntoView({ block: "start" });
    } else if (told && topOf(this.#table) === null) this.#table.scrollIntoView({ block: "start" });
    else this.#ask.element.querySelector("legend")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {FollowedAnswer} answer */
  #showFacts({ told, at, words, over, facts }) {
    this.#news.replaceChildren(...(at === null && !words.length ? newsOfFacts(told) : []));
    this.#news.classList.toggle("refused", Boolean(told.at(-1)?.refused));
    if (over && at === null) this.#news.append(makeElement("p", { class: "over" }, textOf("told.over")));
    const insert = (/** @type {number} */ place) => this.#change({ words: [], then: [], at: place, insert: true });
    const remove = (/** @type {number} */ place) => this.#put(facts.filter((_, other) => other !== place));
    this.#history.replaceChildren(...rowsOfFacts(told, insert, remove));
    for (const place of [this.#news, this.#history]) leadToRules(place);
    const details = this.#history.closest("details");
    if (details) details.hidden = !facts.length;
  }

  #showKept() {
    // Who comes back in the middle of a game finds it first.
    if (this.#kept?.show()) this.prepend(this.#kept.element);
  }

  /**
   * @param {Told} telling of an earlier fact
   * @param {string[]} [later] words that are told again after the next one, as far as they fit
   */
  #change(telling, later) {
    this.#share.close();
    void this.#request(telling, "", later).then(() => this.#lookAtAsk());
  }

  /** Tells a fact anew from one of its words on. @param {Event} event */
  #correct({ target }) {
    const pressed = target instanceof Element ? target.closest("[data-word-at]") : null;
    const at = Number(pressed?.closest("[data-at]")?.getAttribute("data-at")), place = Number(pressed?.getAttribute("data-word-at"));
    const words = this.#game?.facts[at]?.split(" ");
    if (pressed && words) this.#change({ words: words.slice(0, place), then: [], at, insert: false }, words.slice(place + 1));
  }

  /** Other facts in place of those told. @param {string[]} facts */
  #put(facts) {
    if (!this.#game) return;
    this.#before.push(this.#game.facts);
    this.#after = [];
    this.#game = { ...this.#game, facts };
    this.#tell(NOTHING_TOLD);
  }

  /**
   * @param {string[][]} from
   * @param {string[][]} to
   */
  #step(from, to) {
    const facts = from.pop();
    if (!facts || !this.#game) return;
    this.#done = textOf(from === this.#before ? "told.undone" : "told.redone");
    to.push(this.#game.facts);
    this.#game = { ...this.#game, facts };
    this.#tell(NOTHING_TOLD);
  }

  #takeWordBack() {
    this.#tell({ ...this.#telling, words: this.#telling.words.slice(0, this.#shown?.back ?? 0), then: [] });
  }

  #lookAtAsk() {
    focusOn(this.#table, { preventScroll: true });
    this.#table.scrollIntoView({ block: "start" });
  }

  async #shareLink() {
    if (this.#shown) await this.#share.openAddress(`${location.origin}${location.pathname}#${new URLSearchParams({ follow: this.#shown.link })}`);
  }

  /** The game stays kept; another one may begin. */
  #leaveGame() {
    this.#game = this.#shown = null;
    this.#share.close();
    this.#table.hidden = true;
    if (this.#form) this.#form.hidden = false;
    this.#showKept();
    void this.#awake?.release();
    this.#awake = null;
    /** @type {HTMLElement | null | undefined} */ (this.#form?.querySelector("select"))?.focus();
  }

  /** The screen stays on while a game is told, where the browser can do that, and lets us. */
  async #stayAwake() {
    if (!this.#game || document.visibilityState !== "visible" || (this.#awake && !this.#awake.released)) return;
    this.#awake = await navigator.wakeLock?.request("screen").catch(() => null);
  }
}
