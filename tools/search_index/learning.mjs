// Learns which words speak for which rule or ruling: softmax regression over all that people say of them.
import { cluesOf, FIRST, isGuessed, NOTHING, softmax } from "../../overrides/assets/js/search-guess.js";

/**
 * @typedef {import("../../overrides/assets/js/search-guess.js").Clues} Clues
 * @typedef {import("../../overrides/assets/js/search-guess.js").Learnt} Learnt
 * @typedef {import("../../overrides/assets/js/search-index.js").Entry} Entry
 * @typedef {import("../../overrides/assets/js/search-question.js").Question} Question
 * @typedef {{clues: Clues, about: number}} Line what people say, and the place among the guessed ones of what it is about
 */

/** So often all lines are gone through; how far a weight is moved at first, and how much less far each time. */
const ROUNDS = 6;
const STEP = 5;
const SLOWER = 0.3;
/** Weights are kept in steps of this size, the small ones not at all: half the bytes, and hardly an answer is another. */
const GRAIN = 1;
const LEAST = 1.5;
/** A weight has so many steps at most, to be a letter. */
const MOST = 30;

/**
 * What is learnt about the rules and rulings among the entries of a game.
 * @param {Entry[]} entries
 * @param {(text: string) => Question} read
 * @returns {Learnt}
 */
export function learntOf(entries, read) {
  const guessed = entries.filter(isGuessed);
  const lines = takenByTurns(guessed.map(linesOf)).map(({ text, about }) => ({ clues: cluesOf(read(text)), about }));
  const weights = new Map(lines.flatMap(({ clues }) => clues).map(([clue]) => [clue, new Float32Array(guessed.length)]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const line of lines) learn(weights, line, guessed.length, STEP / (1 + round * SLOWER));
  }
  const kept = [...weights].map(([clue, own]) => [clue, written(own)]).filter(([, letters]) => letters);
  return { step: GRAIN, clues: kept.map((line) => line.join("\t")).sort().join("\n") };
}

/**
 * What people say of an entry, or ask about it.
 * @param {Entry} entry
 */
function linesOf({ title, called = "", asked = "" }) {
  return [title, called, asked].flatMap((text) => text.split("\n")).filter((line) => line);
}

/**
 * The first lines of all entries, then the second ones, and so on: learnt in this order, none is forgotten over the next.
 * @param {string[][]} linesOfEach
 */
function takenByTurns(linesOfEach) {
  const most = Math.max(0, ...linesOfEach.map((lines) => lines.length));
  return Array.from({ length: most }, (_, turn) =>
    linesOfEach.flatMap((lines, about) => lines.slice(turn, turn + 1).map((text) => ({ text, about })))).flat();
}

/**
 * @param {Map<string, Float32Array>} weights
 * @param {Line} line
 * @param {number} entries how many there are
 * @param {number} step
 */
function learn(weights, { clues, about }, entries, step) {
  const sums = new Array(entries).fill(0);
  for (const [clue, much] of clues) weights.get(clue)?.forEach((weight, at) => (sums[at] += weight * much));
  const wrong = softmax(sums);
  wrong[about] = (wrong[about] ?? 0) - 1;
  for (const [clue, much] of clues) {
    const own = weights.get(clue);
    wrong.forEach((chance, at) => own && (own[at] = (own[at] ?? 0) - step * much * chance));
  }
}

/**
 * The weights of a clue that count, two letters each.
 * @param {Float32Array} weights
 */
function written(weights) {
  const steps = (/** @type {number} */ weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / GRAIN)));
  const kept = [...weights].map((weight, at) => (Math.abs(weight) < LEAST ? "" : String.fromCharCode(FIRST + at, NOTHING + steps(weight))));
  return kept.join("");
}
