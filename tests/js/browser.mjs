// What our modules need of a browser, as little as will do: they are tested for their logic, in Node.

export const JS = new URL("../../overrides/assets/js/", import.meta.url);

/** Defines something global, whether or not this Node has it. */
export function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Defines what watches elements for changes; the newest one is told of a change by `note` of what is returned. */
export function defineMutationObserver() {
  const newest = { note: () => {} };
  define("MutationObserver", class {
    constructor(seen) {
      newest.note = seen;
    }

    observe() {}
    disconnect() {}
  });
  return newest;
}

/** A storage; `refuse` makes it throw, as that of a private window does, `full` only when it is written to. */
export class FakeStorage {
  items = new Map();
  refuse = false;
  full = false;

  get length() {
    this.#check();
    return this.items.size;
  }

  key(place) {
    return [...this.items.keys()][place] ?? null;
  }

  removeItem(name) {
    this.#check();
    this.items.delete(name);
  }

  getItem(name) {
    this.#check();
    return this.items.get(name) ?? null;
  }

  setItem(name, text) {
    this.#check();
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.items.set(name, text);
  }

  #check() {
    if (this.refuse) throw new DOMException("refused", "SecurityError");
  }
}

/**
 * A worker whose answers a test gives: `FakeWorker.answer` is asked for each message, and may say "silent", "die" or
 * what the worker posts.
 */
export class FakeWorker {
  static all = [];
  static answer = () => "silent";
  alive = true;
  heard = [];
  /** Whether it answers pings, as one does that has nothing to do; and what it says then. */
  idle = true;
  compiling = false;

  constructor(url) {
    this.url = url;
    FakeWorker.all.push(this);
  }

  postMessage(message) {
    if (message.ping) return this.idle && queueMicrotask(() => this.alive && this.onmessage({ data: { pong: this.compiling } }));
    const asked = message.request ? JSON.parse(message.request) : "start";
    this.heard.push(asked);
    const answer = FakeWorker.answer(asked, this, message);
    if (answer === "silent") return;
    queueMicrotask(() => {
      if (!this.alive) return;
      if (answer === "die") this.die();
      else for (const data of [answer].flat()) this.onmessage({ data });
    });
  }

  /** It dies of itself: its lock is free. */
  die() {
    this.alive = false;
    FakeLocks.free(this);
  }

  terminate() {
    this.alive = false;
  }
}

/** Locks: each is held by the youngest worker, and given to the page when that one dies. */
export class FakeLocks {
  static #waiting = new Map();

  static free(worker) {
    FakeLocks.#waiting.get(worker)?.();
  }

  request(_name, { signal }, given) {
    return new Promise((_resolve, reject) => {
      FakeLocks.#waiting.set(FakeWorker.all.at(-1), given);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }
}
