/** Shows step after step at reading speed, until told to stop or nobody is looking. */

const AT_LEAST = 1500;
const A_LETTER = 45;

export class Autoplay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #step;
  #changed;

  /**
   * @param {() => string | null} step goes on and returns the caption to be read, null at the end
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
    return this.#timer !== undefined;
  }

  toggle() {
    if (this.playing) this.pause();
    else this.#go();
  }

  pause() {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed(false);
  }

  #go() {
    const caption = this.#step();
    if (caption === null) return this.pause();
    if (!this.playing) this.#changed(true);
    this.#timer = setTimeout(() => this.#go(), AT_LEAST + A_LETTER * caption.length);
  }
}
