/** Keeps the screen on while a game is told at a real table, where the browser can do that, and lets us. */

/** Ask it again whenever the page is seen anew: a browser takes the lock back once it is not. */
export class ScreenAwake {
  /** @type {WakeLockSentinel | null | undefined} */
  #lock;

  /** Does nothing while the lock is held, or nobody sees the page. */
  async keep() {
    if (document.visibilityState !== "visible" || (this.#lock && !this.#lock.released)) return;
    this.#lock = await navigator.wakeLock?.request("screen").catch(() => null);
  }

  letGo() {
    void this.#lock?.release();
    this.#lock = null;
  }
}
