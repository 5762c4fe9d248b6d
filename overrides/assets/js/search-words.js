/** Words as the search compares them: without accents and endings, and one wrong letter forgiven. */

const MARKS = /\p{M}/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const WORD = /[\p{L}\p{N}]+(?:-\d+\.\d+)?/gu;
const WORD_OR_BREAK = new RegExp(`\\n|${WORD.source}`, "gu");
/** The ends of "can't", "what's", "we're", which French has not. */
const CONTRACTION = /n['’](t)\b|['’](?:re|s|ll|d|m|ve)\b/gu;

/** Shorter words than this are not forgiven a letter; longer ones than LONG are forgiven two. */
const SHORT = 4;
const LONG = 8;
/** So much of a word is left of it when an ending is cut off. */
const STEM = 3;

/** @typedef {(word: string) => string} Stemmer */

/**
 * Lower case without accents; œ becomes oe and ß ss. Both the index and the question are folded before they are
 * compared.
 * @param {string} text
 */
export function withoutAccents(text) {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(MARKS, "").replace(/œ/gi, "oe").replace(/ß/g, "ss").toLowerCase();
}

/**
 * The words of a text, in their order; "XY-2.4" is one, "can't" is "cant", "what's" is "what".
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  return text.replace(CONTRACTION, (_, not) => (not ? "nt" : "")).match(WORD) ?? [];
}

/**
 * The words of many lines, and the breaks between them.
 * @param {string} lines
 * @returns {string[]}
 */
export function wordsAndBreaksOf(lines) {
  return lines.replace(CONTRACTION, (_, not) => (not ? "nt" : "")).match(WORD_OR_BREAK) ?? [];
}

/** The forms under which a word is kept and looked up, in one language. */
export class WordForms {
  /** @type {Map<string, string[]>} */
  #known = new Map();
  #stem;
  #endings;
  /** Words that say nothing by themselves, without accents. @type {ReadonlySet<string>} */
  small;

  /**
   * @param {Stemmer} stem
   * @param {{endings?: string[], stopwords?: string[]}} [words] endings that the stemmer leaves where they are; small words
   */
  constructor(stem, { endings = [], stopwords = [] } = {}) {
    this.#stem = stem;
    this.#endings = endings;
    this.small = new Set(stopwords.map(withoutAccents));
  }

  /**
   * Whether a word says nothing by itself.
   * @param {string} word
   */
  isSmall(word) {
    return this.small.has(withoutAccents(word));
  }

  /**
   * The telling words of a name; if it has none, all.
   * @param {string} name
   */
  telling(name) {
    const words = wordsOf(name);
    const telling = words.filter((word) => !this.isSmall(word));
    return (telling.length ? telling : words).map((word) => this.formsOf(word));
  }

  /**
   * Itself, and its stem as it is written with accents and without: "égalité" and "egalite" have one in common.
   * @param {string} word
   * @returns {string[]}
   */
  formsOf(word) {
    const known = this.#known.get(word);
    if (known) return known;
    const bare = withoutAccents(word);
    const ending = this.#endings.find((each) => bare.endsWith(each) && bare.length >= each.length + STEM) ?? "";
    const cut = [word.toLowerCase(), bare, bare.slice(0, bare.length - ending.length)];
    const forms = [...new Set([bare, ...cut.map((each) => withoutAccents(this.#stem(each)))])];
    this.#known.set(word, forms);
    return forms;
  }
}

/**
 * The words that a mistyped one may be: those with the fewest letters wrong, if they are few enough.
 * @param {string[]} typed its forms
 * @param {string[]} words
 */
export function nearOnes(typed, words) {
  const far = words.map((word) => Math.min(...typed.map((form) => farFrom(form, word))));
  const least = Math.min(...far);
  return least === Infinity ? [] : words.filter((_, at) => far[at] === least);
}

/**
 * Whether a word may be another one mistyped.
 * @param {string} typed
 * @param {string} word
 */
export const isNear = (typed, word) => farFrom(typed, word) < Infinity;

/**
 * @param {string} typed
 * @param {string} word
 */
function farFrom(typed, word) {
  const allowed = Math.min(typed.length, word.length) < SHORT ? 0 : typed.length > LONG ? 2 : 1;
  if (Math.abs(typed.length - word.length) > allowed) return Infinity;
  // A single wrong letter cannot change both the first letter and the last one.
  if (allowed < 2 && typed[0] !== word[0] && typed.at(-1) !== word.at(-1)) return Infinity;
  const far = spellingDistance(typed, word, allowed);
  return far > allowed ? Infinity : far;
}

/**
 * The word that is most like another one, for its length.
 * @param {string} typed
 * @param {Iterable<string>} words
 */
export function nearestOf(typed, words) {
  let [best, least] = ["", Infinity];
  for (const word of words) {
    const far = spellingDistance(typed, word, Infinity) / Math.max(typed.length, word.length);
    if (far < least) [best, least] = [word, far];
  }
  return best;
}

/**
 * How many letters are wrong, missing, too many or in the wrong order (optimal string alignment); Infinity for more than `most`.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function spellingDistance(one, other, most) {
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  let leastBefore = 0;
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        valueAt(row, j) + 1,
        valueAt(next, j - 1) + 1,
        valueAt(row, j - 1) + (same ? 0 : 1),
        swapped ? valueAt(before, j - 2) + 1 : Infinity,
      );
      least = Math.min(least, valueAt(next, j));
    }
    // Each row follows from one of the two before it, so it only grows from here.
    if (Math.min(least, leastBefore) > most) return Infinity;
    leastBefore = least;
    [before, row] = [row, next];
  }
  return valueAt(row, other.length);
}

/** @param {number[]} row @param {number} place */
const valueAt = (row, place) => row[place] ?? Infinity;
