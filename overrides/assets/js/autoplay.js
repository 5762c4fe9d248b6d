/** Shows step after step at reading speed, until told to stop or nobody is looking. */

const AT_LEAST = 1500;
const A_LETTER = 45;

/**
 * A timer that calls `step` again and again. A step stays 1.5 seconds and 45 milliseconds a letter of its caption;
 * playing ends with the last step, at `pause`, and when the tab is hidden.
 */
export class Autoplay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** While it plays: which time that is. A step that comes after a pause goes no further. */
  #run = 0;
  #runs = 0;
  #step;
  #changed;

  /**
   * @param {() => string | Promise<string> | null} step goes on and returns the caption to be read, null at the end
   * @param {(playing: boolean) => void} changed
   * @param {AbortSignal} signal the widget's life
   */
  constructor(step, changed, signal) {
    this.#step = step;
    this.#changed = changed;
    document.addEventListener("visibilitychange", () => this.pause(), { signal });
    signal.addEventListener("abort", () => this.pause());
  }

  get playing() {
    return this.#run > 0;
  }

  toggle() {
    if (this.playing) this.pause();
    else void this.#go();
  }

  pause() {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#run = 0;
    this.#changed(false);
  }

  async #go() {
    const step = this.#step();
    if (step === null) return this.pause();
    if (!this.playing) this.#start();
    const run = this.#run;
    const caption = await step;
    if (run === this.#run) this.#timer = setTimeout(() => void this.#go(), AT_LEAST + A_LETTER * caption.length);
  }

  #start() {
    this.#run = ++this.#runs;
    this.#changed(true);
  }
}
