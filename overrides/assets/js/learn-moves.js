/** The moves of bots' games that the reader is asked to find: which come next, how they rate the reader, which were begun. */
import { coursesBegun, isLearnt, keepLearnt, keptLearnt } from "./learn.js";

/** Who has not been asked for a move yet is rated so. */
const FIRST_RATING = 1200;
/** By so many points at most a move changes the rating (Elo's K). */
const RATING_STEP = 24;
/** Who is rated higher by so many points is ten times as likely to find a move as not (Elo's scale). */
const RATING_TENFOLD = 400;
/** The share of moves to be found that are of the beginnings of games. */
const EARLY = 1 / 3;

/** The games of which the reader was asked to find moves. */
export const gamesSought = () => Object.keys(keptLearnt()?.moves ?? {});

/**
 * The reader's rating in finding a game's moves.
 * @param {string} game
 */
export const ratingIn = (game) => Math.round(keptLearnt()?.moves[game]?.rating ?? FIRST_RATING);

/**
 * Whether a move of a game has ever changed the reader's rating.
 * @param {string} game
 */
export const isRated = (game) => (keptLearnt()?.moves[game]?.rating ?? FIRST_RATING) !== FIRST_RATING;

/**
 * Whether a reader only tries what it is to find moves: lessons are left, and nothing has been rated yet.
 * @param {string} game
 */
export const isTryingMoves = (game) => !isLearnt(game) && !isRated(game);

/**
 * Of these, the moves at tables that show nothing but what the lessons that are finished have taught.
 * @template {{needs?: string[] | undefined}} Move
 * @param {string} game
 * @param {Move[]} moves
 * @returns {Move[]}
 */
export function movesTaught(game, moves) {
  const { done = [] } = coursesBegun()[game] ?? {};
  return moves.filter(({ needs = [] }) => needs.every((stage) => done.includes(stage)));
}

/**
 * The moves that were begun to be asked, and not ended; null for none.
 * @param {string} game
 * @returns {import("./learn.js").Begun | null}
 */
export const movesBegun = (game) => keptLearnt()?.moves[game]?.begun ?? null;

/**
 * Keeps which moves are being asked; what is kept but damaged is left alone.
 * @param {string} game
 * @param {import("./learn.js").Begun | null} begun null once all were answered
 */
export function noteMovesBegun(game, begun) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const { begun: _before, ...moves } = learnt.moves[game] ?? { rating: FIRST_RATING, met: {} };
  learnt.moves[game] = begun ? { ...moves, begun } : moves;
  keepLearnt(learnt);
}

/**
 * How many of these were never met.
 * @param {string} game
 * @param {{key: string}[]} moves
 */
export const movesUnseen = (game, moves) => moves.filter(({ key }) => !(key in (keptLearnt()?.moves[game]?.met ?? {}))).length;

/**
 * The moves to be found next, the harder ones later: of those that were never met, the nearest to the reader's rating, or the
 * easiest of all, a third of them from the beginnings of games as long as there are any; once all were met, first those that
 * were not found.
 * @param {string} game
 * @param {{key: string, rating?: number, early?: boolean}[]} moves
 * @param {number} most
 * @param {boolean} [isEasy]
 * @returns {string[]} their keys
 */
export function movesToFind(game, moves, most, isEasy = false) {
  const [met, own] = [keptLearnt()?.moves[game]?.met ?? {}, isEasy ? 0 : ratingIn(game)];
  const ranked = moves.map(({ key, rating = own, early = false }) => (
    { key, rating, early, group: key in met ? met[key] ? 2 : 1 : 0, apart: Math.abs(rating - own) }));
  ranked.sort((one, other) => one.group - other.group || one.apart - other.apart);
  const early = ranked.filter((move) => move.early && !move.group).slice(0, Math.floor(most * EARLY));
  const others = ranked.filter((move) => !early.includes(move)).slice(0, most - early.length);
  return [...early, ...others].sort((one, other) => one.rating - other.rating).map(({ key }) => key);
}

/**
 * Notes whether a move was found, and rates the reader by it (Elo); what is kept but damaged is left alone.
 * @param {string} game
 * @param {{key: string, rating?: number}} move
 * @param {boolean} right at the first touch
 * @param {boolean} [isRated]
 */
export function noteMove(game, { key, rating = FIRST_RATING }, right, isRated = true) {
  const learnt = keptLearnt();
  if (!learnt) return;
  const before = learnt.moves[game] ?? { rating: FIRST_RATING, met: {} };
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / RATING_TENFOLD));
  const gained = key in before.met || !isRated ? 0 : RATING_STEP * (Number(right) - expected);
  learnt.moves[game] = { ...before, rating: before.rating + gained, met: { ...before.met, [key]: right } };
  keepLearnt(learnt);
}
