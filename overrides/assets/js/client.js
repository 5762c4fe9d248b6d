/**
 * The one client of the engine for the whole visit: a module survives Material's instant navigation, and so does its worker.
 * Nothing is loaded before the first question.
 * @typedef {import("./protocol.js").AnyRequest} AnyRequest
 * @typedef {import("./protocol.js").Answers} Answers
 */
import { lackingForEngine } from "./engine-needs.js";
import { engineFiles, engineSizes, FILES, gameArchives, sharedFolder } from "./paths.js";
import { keepEngine } from "./snapshot.js";
import { textOf } from "./texts.js";
import { WorkerLine, WorkerLost } from "./worker-line.js";

/** @typedef {{done: number, total: number}} Progress */

/** The engine could not be started: the reader may try again. */
export class EngineFailed extends Error {
  /**
   * @param {string} reason
   * @param {string} file the name of the file that did not come, "" if it is none's fault
   */
  constructor(reason, file) {
    super(reason);
    this.file = file;
  }
}

class EngineClient extends EventTarget {
  /** @type {WorkerLine | undefined} */
  #line;
  /** @type {Promise<WorkerLine> | undefined} */
  #starting;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {Map<string, {lang: string, save: string, texts: Map<string, string>}>} each match as it came last: a new worker opens its save */
  #matches = new Map();
  /** @type {Set<string>} the matches that the living worker knows */
  #opened = new Set();
  /** Whether a worker was lost in this visit: the next one starts without what is only quicker. */
  #careful = false;
  /** The games that were asked for in this visit, by their keys. @type {Set<string>} */
  #games = new Set();
  /** The last one: a new worker begins with it. */
  #game = "";
  /** @type {Progress | null} not null while the engine starts */
  progress = null;

  /** Whether anybody has asked for it: its files are there, or come. */
  get wanted() {
    return Boolean(this.#line || this.progress);
  }

  /** URLs of the files that it has asked for, but for what is only quicker. */
  get files() {
    return this.wanted ? engineFiles(this.#games) : [];
  }

  /**
   * Questions are answered one after another. If the worker dies or hangs, a new one opens the match from its last
   * save and the question is asked once more. A question that ends two workers is refused; a third answers the next one.
   * @template {AnyRequest} Asked
   * @param {Asked} request
   * @returns {Promise<Answers[Asked["do"]]>}
   */
  ask(request) {
    const answer = this.#queue.then(() => this.#askTwice(request));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /**
   * Runs programs that the reader wrote, one after another. A worker that a program ends is not asked again: WorkerLost.
   * @param {string[]} programs
   * @returns {Promise<string>} what the last one printed
   */
  run(programs) {
    // What a program asks for, nobody knows before.
    this.#games = new Set(Object.keys(gameArchives()));
    const printed = this.#queue.then(async () => (await this.#living("")).run(programs));
    this.#queue = printed.catch(() => {});
    return printed;
  }

  /** Ends what runs too long; the next question starts another worker. */
  stop() {
    this.#line?.end("stopped");
  }

  /**
   * The reader is about to play: the engine starts now, so that the first question need not wait for it.
   * @param {string} game
   */
  prepare(game) {
    this.#living(game).catch(() => {});
  }

  /**
   * The page no longer shows this match: after what was asked before, both sides forget it.
   * @param {string} id
   */
  close(id) {
    this.#queue = this.#queue.then(() => this.#close(id)).catch(() => {});
  }

  /** @param {string} id */
  async #close(id) {
    this.#matches.delete(id);
    // A worker that has died, or never knew it, has nothing to forget: none is started for that.
    if (this.#opened.delete(id) && !this.#line?.ended) await this.#line?.ask({ do: "close", id });
  }

  /**
   * @param {AnyRequest} request
   * @returns {Promise<any>}
   */
  async #askTwice(request) {
    try {
      return await this.#askOnce(request);
    } catch (error) {
      if (error instanceof WorkerLost || error instanceof EngineFailed) this.#careful = true;
      if (!(error instanceof WorkerLost)) throw error;
      return await this.#askOnce(request).catch(refusalOf);
    }
  }

  /** @param {AnyRequest} request */
  async #askOnce(request) {
    const game = gameOf(request);
    const line = await this.#living(game);
    await this.#reopen(line, request);
    return this.#whole(request, await line.ask(request, game));
  }

  /**
   * @param {string} game that is asked about, "" for any
   * @returns {Promise<WorkerLine>}
   */
  async #living(game) {
    const another = game && !this.#games.has(game);
    if (game) this.#games.add(this.#game = game);
    if (this.#line && !this.#line.ended && another) this.#keep();
    if (this.#line && !this.#line.ended) return this.#line;
    if (lackingForEngine()) throw new EngineFailed(`no ${lackingForEngine()}`, "");
    return (this.#starting ??= this.#start().finally(() => (this.#starting = undefined)));
  }

  /**
   * A file that was lost is asked for once more, by a new worker: the first one would remember a module that did not come.
   * @returns {Promise<WorkerLine>}
   */
  async #start() {
    const again = (/** @type {Error} */ error) => (error instanceof WorkerLost && error.file ? this.#startWorker() : Promise.reject(error));
    this.#line = await this.#startWorker().catch(again).catch(failureOf).finally(() => this.#report(null));
    this.#keep();
    return this.#line;
  }

  #keep() {
    keepEngine(this.files, snapshotURL(this.#game));
  }

  /** @returns {Promise<WorkerLine>} */
  async #startWorker() {
    this.#opened.clear();
    // A busy worker may report on its start after the start is over: such a report is dropped.
    const line = new WorkerLine((progress) => this.#starting && this.#report(progress));
    this.#report({ done: 0, total: 0 });
    await line.start(startOrder(this.#game, this.#careful ? "" : snapshotURL(this.#game)));
    return line;
  }

  /**
   * @param {WorkerLine} line
   * @param {AnyRequest} request
   */
  async #reopen(line, { id, do: what }) {
    const last = this.#matches.get(id);
    if (!last || what === "open" || this.#opened.has(id)) return;
    const again = /** @type {const} */ ({ do: "open", id, lang: last.lang, save: last.save });
    this.#whole(again, await line.ask(again));
  }

  /**
   * Makes whole what is sent of a match, and remembers it.
   * @param {AnyRequest} request
   * @param {any} reply
   */
  #whole({ id, lang }, reply) {
    if (reply.kind !== "table") return reply;
    const last = this.#matches.get(id), texts = last?.texts ?? new Map();
    const answer = lengthened(reply, texts);
    this.#opened.add(id);
    this.#matches.set(id, { lang: lang ?? last?.lang ?? "", save: answer.save, texts });
    return answer;
  }

  /** @param {Progress | null} progress */
  #report(progress) {
    this.progress = progress;
    this.dispatchEvent(new Event("progress"));
  }
}

/**
 * An answer as it is meant, of that which is sent (engine/api/shortened.py).
 * @param {any} value the answer, or what has this name in it
 * @param {Map<string, string>} last the long texts that came last, by name
 * @param {string} [name]
 * @returns {any}
 */
function lengthened(value, last, name = "") {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, last, name));
  if (!(value instanceof Object)) return value;
  if (!("end" in value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthened(each, last, key)]));
  const { at, text, end } = /** @type {import("./protocol.js").Shortened} */ (value);
  const before = last.get(name) ?? "";
  const whole = before.slice(0, at) + text + before.slice(before.length - end);
  last.set(name, whole);
  return whole;
}

/**
 * @param {Error} error
 * @returns {never}
 */
function failureOf(error) {
  throw error instanceof WorkerLost ? new EngineFailed(error.message, error.file) : error;
}

/**
 * @param {Error} error what came of asking once more
 * @returns {import("./protocol.js").Refused}
 */
function refusalOf(error) {
  if (!(error instanceof WorkerLost)) throw error;
  const text = textOf("engine.ended");
  return { kind: "refused", code: "ended", refusal: { html: text, text, rule: "" } };
}

/**
 * The game that a request names, "" if it names none: the worker knows which one that is about.
 * @param {AnyRequest} request
 */
function gameOf(request) {
  const { game, new: begun, day, from_example: example } =
    /** @type {{game?: string, new?: {game: string}, day?: {game: string}, from_example?: {game: string}}} */ (request);
  return game || (begun ?? day ?? example)?.game || "";
}

/**
 * Where Python's memory is copied as it is once the engine has started with a game; "" without one.
 * @param {string} game
 */
const snapshotURL = (game) => game && `${sharedFolder(`snapshot-${game}`)}${game}.bin`;

/**
 * What a worker needs to start.
 * @param {string} game
 * @param {string} from the snapshot that it may start from, if it is kept
 */
function startOrder(game, from) {
  const sizes = engineSizes(game ? [game] : []);
  return { pyodide: sharedFolder("pyodide"), engine: `${sharedFolder("engine")}engine.zip`, games: gameArchives(), game, snapshot: from, sizes, lock: FILES.lock };
}

/**
 * The only engine client. `ask` it from anywhere: the first question starts the worker. A promise is rejected with
 * EngineFailed if the engine cannot start, with EngineError if Python raised; a refused move is an answer, not an
 * error. "progress" events tell how far the start has come.
 */
export const engine = new EngineClient();
