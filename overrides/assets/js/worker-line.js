/**
 * One worker and the line to it: its start, one question at a time, and its end.
 */

/**
 * What the worker is told first: where the shared files are, and the lock that it holds while it lives.
 * @typedef {{assets: string, lock: string}} BootOrder
 */

/**
 * @typedef {{progress: {done: number, total: number}} | {ready: true} | {failed: string}
 *   | {n: number, reply: string} | {n: number, error: string}} FromWorker
 */

/** Without a byte or another sign of life for this long the start has failed. A slow phone needs seconds a stage. */
const START_PATIENCE = 60_000;
/** Bots think in slices of 50 ms: who is silent for this long hangs. A worker that dies is noticed at once. */
const ANSWER_PATIENCE = 30_000;

/** The worker is gone or hangs; a new one can take over. */
export class WorkerLost extends Error {}
/** Python raised an exception; the worker lives on and its state is as before. */
export class EngineError extends Error {}

export class WorkerLine {
  #worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  #life = new AbortController();
  /** @type {{resolve: (answer: string) => void, reject: (error: Error) => void} | undefined} */
  #waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  #count = 0;

  /** @param {(progress: {done: number, total: number}) => void} onProgress */
  constructor(onProgress) {
    this.#worker.onmessage = ({ data }) => this.#hear(data, onProgress);
    this.#worker.onerror = (event) => this.end(event.message || "the worker did not load");
  }

  get ended() {
    return this.#life.signal.aborted;
  }

  /**
   * @param {string} assets URL of the shared folder with Pyodide and the engine
   * @returns {Promise<void>}
   */
  async start(assets) {
    const lock = `trick-engine-${Date.now()}-${Math.random()}`;
    await this.#post({ assets, lock }, START_PATIENCE);
    // Granted only when the worker has let go of it, which it never does alive.
    navigator.locks?.request(lock, { signal: this.#life.signal }, () => this.end("the worker died")).catch(() => {});
  }

  /**
   * @param {object} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    return JSON.parse(await this.#post({ n: ++this.#count, request: JSON.stringify(request) }, ANSWER_PATIENCE));
  }

  /**
   * Ends the worker; whoever waits for an answer is told why.
   * @param {string} reason
   */
  end(reason) {
    this.#worker.terminate();
    this.#life.abort();
    this.#settle()?.reject(new WorkerLost(reason));
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
    } else if ("failed" in message) this.end(message.failed);
    else if ("ready" in message) this.#settle()?.resolve("");
    else if ("reply" in message) this.#settle()?.resolve(message.reply);
    else this.#settle()?.reject(new EngineError(message.error));
  }
}
