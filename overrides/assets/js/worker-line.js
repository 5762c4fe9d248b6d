/**
 * One worker and the line to it: its start, one question at a time, and its end.
 */

/**
 * What the worker is told first: where Pyodide's folder, the engine and the archives of the games are, the game that is asked
 * about first ("" for none), where a snapshot of it started may be ("" for none), the bytes of the files that are needed, Pyodide's
 * lock file, and the name of the lock that it holds while it lives.
 * @typedef {{pyodide: string, engine: string, games: Record<string, string>, game: string, snapshot: string, sizes: Record<string, number>,
 *   lock: object, life: string}} BootOrder
 */

/**
 * @typedef {{progress: {done: number, total: number}} | {alive: true} | {pong: boolean} | {ready: true} | {failed: string, file?: string}
 *   | {n: number, reply: string} | {n: number, error: string}} FromWorker
 */

const WORKER = "worker.js";
/** A start has failed if its worker answers but neither gets a byte nor works for this long. */
const START_PATIENCE = 16_000;
/** While it starts, a worker is asked this often whether it is idle: one that works does not answer. */
const PING = 2_000;
/** So long a start may take on the slowest machines. */
const LONGEST_START = 300_000;
/** Bots think in slices of 50 ms: who is silent for this long hangs. A worker that dies is noticed at once. */
const ANSWER_PATIENCE = 30_000;

/** The worker is gone or hangs; a new one can take over. */
export class WorkerLost extends Error {
  /**
   * @param {string} reason
   * @param {string} [file] the name of the file that did not come, "" if it is none's fault
   */
  constructor(reason, file = "") {
    super(reason);
    this.file = file;
  }
}

/** Python raised an exception; the worker lives on and its state is as before. */
export class EngineError extends Error {}

/**
 * A worker and the requests to it: `start` it, then `ask` one question at a time and wait for its answer before the
 * next. Promises are rejected with EngineError if Python raised, and with WorkerLost if the worker has died, hangs or
 * was ended; a lost line stays lost: make a new one.
 */
export class WorkerLine {
  #worker = new Worker(new URL(`./${WORKER}`, import.meta.url), { type: "module" });
  #life = new AbortController();
  /** @type {{resolve: (answer: string) => void, reject: (error: Error) => void} | undefined} */
  #waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  #count = 0;
  /** Whether the worker's script runs. */
  #loaded = false;
  #onAlive = () => {};
  /** Pings that the starting worker has not answered. */
  #pings = 0;

  /** @param {(progress: {done: number, total: number}) => void} onProgress */
  constructor(onProgress) {
    this.#worker.onmessage = ({ data }) => this.#hear(data, onProgress);
    this.#worker.onerror = (event) => this.end(event.message || "the worker did not load", this.#loaded ? "" : WORKER);
  }

  get ended() {
    return this.#life.signal.aborted;
  }

  /**
   * @param {Omit<BootOrder, "life">} order
   * @returns {Promise<void>}
   */
  async start(order) {
    const life = `trick-engine-${Date.now()}-${Math.random()}`;
    this.#onAlive = () => this.#noticeDeath(life);
    const pinging = setInterval(() => this.#ping(), PING);
    const late = setTimeout(() => this.end("the start takes too long"), LONGEST_START);
    await this.#post({ ...order, life }, START_PATIENCE).finally(() => (clearInterval(pinging), clearTimeout(late)));
  }

  /** @param {string} life the name of the lock that the worker holds; it is granted only when it has let go, which it never does alive */
  #noticeDeath(life) {
    this.#loaded = true;
    navigator.locks?.request(life, { signal: this.#life.signal }, () => this.end("the worker died")).catch(() => {});
  }

  /** Python starts in one go: a worker that does not answer works. One that has not been heard of yet may never be. */
  #ping() {
    if (this.#loaded && this.#pings) this.#watch(START_PATIENCE);
    this.#pings += 1;
    this.#worker.postMessage({ ping: true });
  }

  /**
   * @param {object} request
   * @param {string} [game] that it names
   * @returns {Promise<any>}
   */
  async ask(request, game = "") {
    return JSON.parse(await this.#post({ n: ++this.#count, request: JSON.stringify(request), game }, ANSWER_PATIENCE));
  }

  /**
   * @param {string[]} programs of the reader's
   * @returns {Promise<string>} what the last one printed
   */
  async run(programs) {
    return JSON.parse(await this.#post({ n: ++this.#count, programs: JSON.stringify(programs) }, ANSWER_PATIENCE));
  }

  /**
   * Ends the worker; whoever waits for an answer is told why.
   * @param {string} reason
   * @param {string} [file] the name of the file that did not come
   */
  end(reason, file) {
    this.#worker.terminate();
    this.#life.abort();
    this.#settle()?.reject(new WorkerLost(reason, file));
  }

  /**
   * @param {object} message
   * @param {number} patience
   * @returns {Promise<string>}
   */
  #post(message, patience) {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new WorkerLost("the worker has ended"));
      this.#waiting = { resolve, reject };
      this.#watch(patience);
      this.#worker.postMessage(message);
    });
  }

  /** @param {boolean} working whether the browser compiles for it */
  #answered(working) {
    this.#pings = 0;
    if (working && this.#waiting) this.#watch(START_PATIENCE);
  }

  /** @param {number} patience */
  #watch(patience) {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.end(`silent for ${patience} ms`), patience);
  }

  #settle() {
    clearTimeout(this.#watchdog);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  /**
   * @param {FromWorker} message
   * @param {(progress: {done: number, total: number}) => void} onProgress
   */
  #hear(message, onProgress) {
    if ("progress" in message) {
      this.#watch(START_PATIENCE);
      onProgress(message.progress);
    } else if ("alive" in message) this.#onAlive();
    else if ("pong" in message) this.#answered(message.pong);
    else if ("failed" in message) this.end(message.failed, message.file);
    else if ("ready" in message) this.#settle()?.resolve("");
    else if ("reply" in message) this.#settle()?.resolve(message.reply);
    else this.#settle()?.reject(new EngineError(message.error));
  }
}
