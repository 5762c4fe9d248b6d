/** The moves of bots' games that the reader is asked to find: which come next, how they rate the reader, which were begun. */
import { coursesBegun, isKnown, keepLearnt, keptLearnt } from "./learn.js";

/** Who has not been asked for a move yet is rated so. */
const FIRST_RATING = 1200;
/** By so many points at most a move changes the rating (Elo's K). */
const RATING_STEP = 24;
/** Who is rated higher by so many points is ten times as likely to find a move as not (Elo's scale). */
const RATING_TENFOLD = 400;
/** The share of moves to be found that are of the beginnings of games. */
const EARLY = 1 / 3;
/** So many of those that were missed come again at most, as long as there are new ones. */
const AGAIN = 2;
/** Among so many times those that are asked, the nearest to the reader's rating, what is varied is looked for. */
const NEAR = 4;

/**
 * What is to be found: how hard it is, whether it is of the beginning of a game, what is decided, and what the best move does.
 * @typedef {{key: string, rating?: number, early?: boolean, kind?: string, does?: string}} Move
 */

/** Who is not kept yet. @returns {import("./learn.js").Moves} */
const nobody = () => ({ rating: FIRST_RATING, met: {} });

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
export const isTryingMoves = (game) => !isKnown(game) && !isRated(game);

/**
 * Notes that the reader knows a game, whatever its lessons have taught; what is kept but damaged is left alone.
 * @param {string} game
 */
export function noteKnown(game) {
  const learnt = keptLearnt();
  if (!learnt) return;
  learnt.moves[game] = { ...learnt.moves[game] ?? nobody(), knows: true };
  keepLearnt(learnt);
}

/**
 * How many lessons of a game are left before there is a move for its reader.
 * @param {string} game
 * @param {string[][]} needed what each move needs at least, by the keys of lessons
 */
export function lessonsBeforeMoves(game, needed) {
  const { done = [] } = coursesBegun()[game] ?? {};
  return isTryingMoves(game) && needed.length ? Math.min(...needed.map((stages) => stages.filter((stage) => !done.includes(stage)).length)) : 0;
}

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
  const { begun: _before, ...moves } = learnt.moves[game] ?? nobody();
  learnt.moves[game] = begun ? { ...moves, begun } : moves;
  keepLearnt(learnt);
}

/**
 * How many of these were never met.
 * @param {string} game
 * @param {{key: string}[]} moves
 */
export const movesUnseen = (game, moves) => moves.filter(({ key }) => !(key in (keptLearnt()?.moves[game]?.met ?? {}))).length;

/** The game between bots of which a move is: its key ends with the number of the decision. @param {{key: string}} move */
const gameOf = ({ key }) => key.replace(/-\d+$/, "");

/**
 * The moves to be found next, the harder ones later, never two of one game, since one would give the other away: of those that
 * were never met, some near the reader's rating, or of the easiest of all, a third of them from the beginnings of games as long
 * as there are any, and with them a few that were missed, but not just now; once all were met, first those that were not found.
 * @param {string} game
 * @param {Move[]} moves
 * @param {number} most
 * @param {boolean} [isEasy]
 * @returns {string[]} their keys
 */
export function movesToFind(game, moves, most, isEasy = false) {
  const [met, own] = [keptLearnt()?.moves[game]?.met ?? {}, isEasy ? 0 : ratingIn(game)];
  const justNow = Object.keys(met).slice(-most);
  const ranked = moves.map((move) => ({ ...move, group: move.key in met ? met[move.key] ? 2 : 1 : 0, rating: move.rating ?? own }));
  ranked.sort((one, other) => one.group - other.group || Math.abs(one.rating - own) - Math.abs(other.rating - own));
  /** @type {typeof ranked} */
  const chosen = [];
  addVaried(chosen, ranked.filter(({ key, group }) => group === 1 && !justNow.includes(key)), AGAIN, most);
  addVaried(chosen, ranked.filter(({ early, group }) => early && !group), Math.floor(most * EARLY), most);
  addVaried(chosen, ranked, most, most);
  return chosen.sort((one, other) => one.rating - other.rating).map(({ key }) => key);
}

/**
 * Adds so many of these moves to those chosen, as long as there are no more than `most`: of those near enough, the first one that
 * is least like the others in what is decided, and in what the best move does.
 * @template {Move & {group: number}} Ranked
 * @param {Ranked[]} chosen
 * @param {Ranked[]} ranked
 * @param {number} added
 * @param {number} most
 */
function addVaried(chosen, ranked, added, most) {
  const near = ranked.slice(0, NEAR * most), end = Math.min(chosen.length + added, most);
  /** @param {Ranked} move */
  const alike = ({ kind, does }) => chosen.filter((other) => other.kind === kind).length + chosen.filter((other) => other.does === does).length;
  while (chosen.length < end) {
    const [first, ...others] = near.filter((move) => chosen.every((other) => gameOf(other) !== gameOf(move)));
    if (!first) return;
    chosen.push(others.reduce((best, each) => (each.group === best.group && alike(each) < alike(best) ? each : best), first));
  }
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
  const before = learnt.moves[game] ?? nobody();
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / RATING_TENFOLD));
  const gained = key in before.met || !isRated ? 0 : RATING_STEP * (Number(right) - expected);
  const { [key]: _before, ...met } = before.met;
  learnt.moves[game] = { ...before, rating: before.rating + gained, met: { ...met, [key]: right } };
  keepLearnt(learnt);
}
