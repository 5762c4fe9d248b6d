/** Where in a lesson the reader has left off: whoever comes back goes on with that question. */
import { coursesBegun, keepLearnt, keptLearnt } from "./learn.js";

/**
 * Notes the question of a stage that the reader has come to; what is kept but damaged is left alone.
 * @param {string} game
 * @param {string} stage
 * @param {number} question from 0
 * @param {string[]} all the keys of the game's stages, in order
 */
export function noteQuestion(game, stage, question, all) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const course = learnt.courses[game] ?? { done: [], next: all[0] ?? "", of: all.length };
  learnt.courses[game] = { ...course, at: { ...course.at, [stage]: question } };
  keepLearnt(learnt);
}

/**
 * The question with which a stage goes on, from 0: the first one once the reader has finished it.
 * @param {string} game
 * @param {string} stage
 */
export function questionReached(game, stage) {
  const { at = {}, done = [] } = coursesBegun()[game] ?? {};
  return done.includes(stage) ? 0 : at[stage] ?? 0;
}
