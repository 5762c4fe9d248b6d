/** On a small screen the squares of a board are too small for a finger: a button enlarges it, to be moved about in its frame, and shows it whole again. */
import { button } from "./dom.js";
import { textOf } from "./texts.js";

/** A square that is smaller than this, in pixels, is hard to hit. */
const SMALLEST = 24;
/** So large it becomes, as a finger needs it. */
export const FINGER = 44;
/** The room that a neighbour and the names at the edge take before a square, in squares. */
const RIM = 1.6;

/**
 * Makes a `button` that enlarges a board to 44 pixels a square; the caller puts it into the page. It is hidden where
 * squares are at least 24 pixels wide. Call `offer` when another board is drawn, `follow` when the choice has changed,
 * `end` when the board goes.
 */
export class BoardZoom {
  #board;
  #squares;
  #smallest;
  #sizes = new ResizeObserver(() => this.offer());
  #isOn = false;
  /** The reader has asked for the whole board: it is not enlarged unasked again. */
  #isWanted = true;
  button = button("enlarge", textOf("play.enlarge"), () => this.#press());

  /**
   * @param {HTMLElement} board
   * @param {string} squares what is pressed on it
   * @param {number} smallest it is offered where squares are smaller than this
   */
  constructor(board, squares = "trick-grid [data-square]", smallest = SMALLEST) {
    this.#board = board;
    this.#squares = squares;
    this.#smallest = smallest;
    this.button.hidden = true;
    // It is offered where it helps: as large as the frame lets the squares be.
    this.#sizes.observe(board);
    board.addEventListener("scroll", () => this.#keepRim());
  }

  /** The page no longer shows the board. */
  end() {
    this.#sizes.disconnect();
  }

  /** What is chosen on the board, what can be, or any square. */
  get #square() {
    const squares = this.#board.querySelectorAll(this.#squares);
    const find = (/** @type {string} */ kind) => [...squares].find(({ classList }) => classList.contains(kind));
    return find("picked") ?? find("lit") ?? squares[0] ?? null;
  }

  /** The board is another one. */
  offer() {
    const width = this.#square?.getBoundingClientRect().width ?? Infinity;
    if (!this.#isOn) this.button.hidden = width >= this.#smallest;
  }

  /** Something else can be chosen on the board, or is chosen: it is brought into the frame. */
  follow() {
    if (this.#isOn) this.#square?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }

  /** What names the squares stays at the edges, wherever the board is moved. */
  #keepRim() {
    const picture = this.#board.querySelector("svg");
    const unit = picture ? picture.viewBox.baseVal.width / picture.clientWidth : 0;
    this.#board.style.setProperty("--right", `${unit * this.#board.scrollLeft}px`);
    this.#board.style.setProperty("--down", `${unit * this.#board.scrollTop}px`);
  }

  /**
   * Enlarges a board of small squares around one that is pressed: that one stays where it is, or so near that those
   * beside it are in sight, too.
   * @param {Element} square
   */
  enlargeAround(square) {
    if (this.#isOn || !this.#isWanted || this.button.hidden) return;
    const before = middleOf(square);
    this.#turn();
    const now = middleOf(square);
    this.#board.scrollBy({ left: now.x - before.x, top: now.y - before.y, behavior: "instant" });
    const at = square.getBoundingClientRect(), frame = this.#board.getBoundingClientRect();
    this.#board.scrollBy({
      left: lacking(at.left - frame.left, frame.right - at.right, at.width),
      top: lacking(at.top - frame.top, frame.bottom - at.bottom, at.height),
      behavior: "instant",
    });
  }

  /** The board is whole again, and may be enlarged by a touch: another one is begun. */
  reset() {
    if (this.#isOn) this.#turn();
    this.#isWanted = true;
  }

  #press() {
    this.#turn();
    this.#isWanted = this.#isOn;
  }

  #turn() {
    const width = this.#square?.getBoundingClientRect().width ?? FINGER;
    if (!this.#isOn) {
      this.#board.style.setProperty("--enlarged", `${100 * FINGER / width}%`);
      this.#board.style.setProperty("--box", `${this.#board.offsetHeight}px`);
    }
    this.#isOn = !this.#isOn;
    this.button.textContent = textOf(this.#isOn ? "play.whole" : "play.enlarge");
    this.button.classList.toggle("on", this.#isOn);
    this.#board.classList.toggle("enlarged", this.#isOn);
    // What scrolls is moved about by keys, too.
    if (this.#isOn) this.#board.tabIndex = 0;
    else this.#board.removeAttribute("tabindex");
    this.follow();
  }
}

/**
 * How far to scroll for the neighbours of a square: one of its size after it, and before it what names them, too.
 * @param {number} before room
 * @param {number} after room
 * @param {number} size
 */
function lacking(before, after, size) {
  return Math.min(0, before - RIM * size) || Math.max(0, size - after);
}

/** @param {Element} part */
function middleOf(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
