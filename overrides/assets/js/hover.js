/** A pointer that rests on a link for a moment opens it; one that leaves for good closes it again. */

const REST = 500;
const LEAVE = 350;

/**
 * Delays for hovering: opens after half a second on a link, closes 0.35 seconds after leaving. It listens to nothing
 * itself: tell it with `moved` where the pointer is.
 */
export class Hover {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {unknown} the link that the pointer is on; null: away from all; undefined: nothing is to happen */
  #over;
  #open;
  #close;

  /**
   * @param {(link: any) => void} open
   * @param {() => void} close
   */
  constructor(open, close) {
    this.#open = open;
    this.#close = close;
  }

  /**
   * The pointer has come to something else.
   * @param {unknown} link the link it is on; null for none
   * @param {boolean} inside whether it is in what was opened
   */
  moved(link, inside) {
    if (inside) return this.stop();
    if (link === this.#over) return;
    this.stop();
    this.#over = link;
    this.#timer = link ? setTimeout(() => this.#open(link), REST) : setTimeout(() => this.#close(), LEAVE);
  }

  /** Whatever was about to happen does not. */
  stop() {
    clearTimeout(this.#timer);
    this.#over = undefined;
  }
}
