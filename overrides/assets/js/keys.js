/**
 * The keys of the book: where they hold, and what each does. The one place that says so: the widgets ask here what a key
 * does, and the help lists what is here, in the words `keys.<where>.<what>`. Left out is what every reader knows from
 * elsewhere: arrows, Enter and Escape in a list of hits (trick-search.js), Tab.
 */

/** `Mod` is Ctrl, or Cmd; a sign stands for itself, however it is typed. */
export const KEYS = {
  book: {
    help: ["?"],
    close: ["Escape"],
    search: ["/", "s", "f"],
    // Material's own script handles these two.
    page_before: ["p", ","],
    page_after: ["n", "."],
  },
  example: {
    on: ["ArrowRight"],
    back: ["ArrowLeft"],
    last: ["End"],
    first: ["Home"],
    next_round: ["Shift+ArrowRight"],
    round_before: ["Shift+ArrowLeft"],
    run: [" "],
  },
  table: {
    take: ["Enter"],
    now: ["r"],
    hint: ["h"],
    undo: ["Mod+z"],
    redo: ["Mod+y", "Mod+Shift+z"],
  },
  pieces: {
    before: ["ArrowLeft", "ArrowUp"],
    after: ["ArrowRight", "ArrowDown"],
    first: ["Home"],
    last: ["End"],
    // The browser presses the piece's button.
    to_spots: ["Enter"],
    to_pieces: ["Escape"],
    ask: ["Mod+Enter"],
  },
  grid: {
    left: ["ArrowLeft"],
    right: ["ArrowRight"],
    up: ["ArrowUp"],
    down: ["ArrowDown"],
    row_start: ["Home"],
    row_end: ["End"],
    start: ["Mod+Home"],
    end: ["Mod+End"],
    give_up: ["Escape"],
  },
};

/** @typedef {keyof typeof KEYS} Where */

/**
 * What a key does there, if anything.
 * @param {Where} where
 * @param {KeyboardEvent} event
 * @returns {string | undefined}
 */
export function actionOfKey(where, event) {
  const name = nameOfKey(event);
  return Object.entries(KEYS[where]).find(([, keys]) => keys.includes(name))?.[0];
}

/**
 * @param {KeyboardEvent} event
 * @returns {string} "" for keys that are the browser's
 */
function nameOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey) return "";
  const mod = ctrlKey || metaKey;
  const sign = key.length === 1;
  // Which signs need Shift is the keyboard's affair.
  const shift = shiftKey && (!sign || mod);
  return `${mod ? "Mod+" : ""}${shift ? "Shift+" : ""}${sign ? key.toLowerCase() : key}`;
}

/**
 * In a field, keys write, or choose.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  if (target instanceof HTMLInputElement) return !["radio", "checkbox"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
