/** Finds the numbers of rules and rulings in a question, however they are typed: "lu 2.4", "lu 2,4", "règle 2.4", "§2-4", "v14". */

/**
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{entry: Entry, letters: string, chapter: string, place: string}} Numbered `place`: "" for rulings and chapters
 * @typedef {Record<string, string | undefined>} Parts of what is typed
 */

const KEYWORD = "§+|(?:r[eè]gle|rule|ruling|decision|décision|chapitre|chapter|section|article)s?\\b";
/** What may stand between letters and numbers: a dash of any kind, a comma, a point, a space. */
const GAP = "\\s*[-\u2010-\u2015\u2212.,:/]?\\s*";
const NUMBER = `(?<chapter>\\d{1,2})(?:(?:${GAP})(?<place>\\d{1,2}))?(?!\\d)`;
const ENDS = /^[\s.,:;!?()]+|[\s.,:;!?()]+$/g;
const OF_RULINGS = /^(?:ruling|d)/iu;

/** Reads the numbers that questions ask for. */
export class NumberReader {
  /** @type {Numbered[]} */
  #numbered;
  #forms;
  #pattern;

  /**
   * @param {Entry[]} entries of all games
   * @param {import("./search-words.js").WordForms} forms
   */
  constructor(entries, forms) {
    this.#forms = forms;
    const rules = entries.flatMap((entry) => numberedOf(entry, /^(\p{L}+)-(\d+)\.(\d+)$/u, "rule") ?? []);
    const rulings = entries.flatMap((entry) => numberedOf(entry, /^(\p{L}+)(\d+)()$/u, "ruling") ?? []);
    const chapters = new Map(rules.map(({ entry: { game }, letters }) => [`${game}/rules/#`, letters]));
    const headings = entries.flatMap((entry) => {
      const letters = chapters.get(entry.url.slice(0, entry.url.indexOf("#") + 1));
      const chapter = entry.title.match(/^(\d+)\. /)?.[1];
      return letters && chapter && entry.kind === "heading" ? { entry, letters, chapter, place: "" } : [];
    });
    this.#numbered = [...headings, ...rules, ...rulings];
    const letters = new Set(this.#numbered.map((each) => each.letters));
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<keyword>${KEYWORD})\\s*)?(?:(?<letters>${[...letters].join("|")})${GAP})?${NUMBER}`, "giu");
  }

  /**
   * The entries that a question names by their numbers, and what else it asks.
   * @param {string} question
   * @param {string} game the one that is asked about, which comes first
   * @returns {{entries: Entry[], rest: string}}
   */
  read(question, game) {
    const whole = question.normalize("NFC").replace(ENDS, "");
    const found = [...whole.matchAll(this.#pattern)];
    const rest = whole.replace(this.#pattern, " ");
    const alone = rest.split(/[^\p{L}\p{N}]+/u).every((word) => !word || this.#forms.isSmall(word));
    const isNumber = (/** @type {Parts} */ parts) => isSure(parts) || (parts.place ? alone : !/[\p{L}\p{N}]/u.test(rest));
    const entries = found.flatMap(({ groups = {} }) => (isNumber(groups) ? this.#called(groups) : []));
    if (!entries.length) return { entries, rest: question };
    const far = (/** @type {Entry} */ entry) => Number(entry.game !== game);
    return { entries: [...new Set(entries)].sort((one, other) => far(one) - far(other)), rest: alone ? "" : rest };
  }

  /**
   * A rule or a ruling, or all of a chapter.
   * @param {Parts} parts
   */
  #called({ keyword = "", letters = "", chapter = "", place = "" }) {
    const [number, at] = [chapter, place].map((digits) => digits && String(Number(digits)));
    const called = this.#numbered.filter(({ entry, letters: own, chapter: its, place: there }) => {
      if (its !== number || (letters && own !== letters.toUpperCase())) return false;
      if (entry.kind === "ruling") return !at && (letters || OF_RULINGS.test(keyword));
      return at ? there === at : !OF_RULINGS.test(keyword);
    });
    return called.map(({ entry }) => entry);
  }
}

/**
 * Whether a number among other words is one of the book's, and not so many cards or a square of a board.
 * @param {Parts} parts
 */
function isSure({ keyword, letters = "", place }) {
  return Boolean(keyword || (letters && place) || /^\p{Lu}$/u.test(letters));
}

/**
 * @param {Entry} entry
 * @param {RegExp} pattern of its id
 * @param {string} kind
 * @returns {Numbered | null}
 */
function numberedOf(entry, pattern, kind) {
  const [, letters = "", chapter = "", place = ""] = (entry.kind === kind && entry.id.match(pattern)) || [];
  return letters ? { entry, letters, chapter, place } : null;
}
