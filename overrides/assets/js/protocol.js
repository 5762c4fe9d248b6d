/**
 * The shapes of what goes to the engine and comes back: types only, nothing runs here.
 * The Python side is `engine/api/handlers.py`.
 */

/**
 * @typedef {{html: string, text: string, rule: string}} Refusal
 * @typedef {{board: string, beside: string, caption: string, say: string, rule?: string}} Frame
 * @typedef {{seat: number, done: number}} Thinking
 * @typedef {{undo: boolean, redo: boolean, hint: boolean}} Abilities
 */

/**
 * What a table shows now, and the frames that led here since the last answer.
 * @typedef {object} Scene
 * @property {Frame[]} frames
 * @property {string} board
 * @property {string} beside what belongs under the board
 * @property {string} form the decision asked of the reader, or ""
 * @property {string} log
 * @property {string} status
 * @property {string} say
 * @property {string} [note] a hint, or another remark said once
 * @property {boolean} busy a bot owes a decision, or the adviser thinks: send "think"
 * @property {Thinking | null} thinking
 * @property {boolean} over
 * @property {number | null} curtain the seat that must say it is ready
 * @property {string} save
 * @property {string} link
 * @property {Abilities} can
 * @property {Refusal | null} refusal
 * @property {string} [code] "damaged" for a save or a link that cannot be read
 */

/**
 * A worked example, re-made with some cards changed.
 * @typedef {object} Lesson
 * @property {{html: string}[]} steps each `html` is a whole `<li class="step">`
 * @property {string} form
 * @property {string} note
 * @property {Refusal | null} [refusal]
 */

/** @typedef {[string, string][]} Changes */

/**
 * Where a table's first position comes from.
 * @typedef {{new: NewGame} | {save: string} | {link: string}
 *   | {from_example: {game: string, key: string, step: number, changes: Changes}}} Origin
 */

/**
 * @typedef {object} NewGame
 * @property {string} game
 * @property {string} key "" for the whole game
 * @property {number} seed
 * @property {number} [players]
 * @property {Record<string, string>} [options]
 * @property {string[]} [seats]
 */

/** @typedef {{do: string, id: string, lang?: string, [field: string]: unknown}} Request */

/** @typedef {{assets: string, lock: string}} BootOrder where the shared files are; the lock that the living worker holds */

/**
 * @typedef {{progress: {done: number, total: number}} | {ready: true} | {failed: string}
 *   | {n: number, reply: string} | {n: number, error: string}} FromWorker
 */

export {};
