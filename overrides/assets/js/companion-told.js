/** What is being told of a game at a real table. */

/**
 * The words so far, and those to follow them once the next one is told. `at`: the number of the fact that is corrected, or before which one
 * is put in; null for the next fact.
 * @typedef {{words: string[], then: string[], at: number | null, insert: boolean}} Told
 */

/** Of the next fact nothing has been told yet. @type {Told} */
export const NOTHING_TOLD = { words: [], then: [], at: null, insert: false };
