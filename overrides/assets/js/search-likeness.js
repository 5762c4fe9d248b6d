/** How much an entry is worded as a question is: by the lines that people say of it, by their words, by pairs of words. */

/**
 * @typedef {import("./search-question.js").Alternative} Alternative
 * @typedef {import("./search-question.js").Concept} Concept
 * @typedef {import("./search-question.js").Forms} Forms
 * @typedef {import("./search-index.js").Entry} Entry
 * @typedef {{all: Forms[], telling: Forms[], forms: Set<string>}} Line its words, those that tell something, all their forms
 * @typedef {{lines: Line[], words: Set<string>, pairs: Set<string>}} Wording of an entry; `words` has those of its lines
 */

/** Alternatives of a concept that count less do not make a line like a question. */
export const SURE = 0.5;
/** How much a line counts that says what is asked, all of it and nothing else: by meaning, by word. */
const SAME_MEANING = 0.3;
const SAME_WORDS = 0.36;
/** How much the second line most like the question counts beside the first. */
const SECOND = 1.6;
/** How much it counts that all words of the question, small ones too, are said of the entry; and all pairs of words. */
const WORDS = 0.5;
const PAIRS = 0.55;

export class Likeness {
  /** @type {Wording[]} */
  #wordings;
  /** In how many entries each form of a word and each pair stands. @type {Map<string, number>} */
  #known = new Map();

  /**
   * @param {Entry[]} entries
   * @param {{all: (text: string) => Forms[], telling: (text: string) => Forms[]}} read the words of a text
   */
  constructor(entries, { all, telling }) {
    this.#wordings = entries.map((entry) => {
      const lines = linesOf(entry).map((line) => ({ all: all(line), telling: telling(line) }))
        .filter((line) => line.all.length).map((line) => ({ ...line, forms: new Set(line.all.flat()) }));
      const said = lines.map((line) => line.all);
      return { lines, words: new Set(said.flat(2)), pairs: new Set([...said, all(entry.text ?? "")].flatMap(pairsOf)) };
    });
    for (const each of this.#wordings.flatMap(({ words, pairs }) => [...words, ...pairs])) {
      this.#known.set(each, (this.#known.get(each) ?? 0) + 1);
    }
  }

  /**
   * From 1 for an entry that says nothing of the question as it is worded.
   * @param {number} at the place of the entry
   * @param {Concept[]} concepts
   * @param {Forms[]} question its words
   */
  of(at, concepts, question) {
    const { lines, words, pairs } = /** @type {Wording} */ (this.#wordings[at]);
    const asked = new Set(question.flat());
    const alike = lines.map((line) => SAME_MEANING * sameMeaning(line, concepts) + SAME_WORDS * sameWords(line, question, asked));
    const [first = 0, second = 0] = alike.sort((one, other) => other - one);
    const said = WORDS * this.#share(question.map(stemOf), words) + PAIRS * this.#share(pairsOf(question), pairs);
    return (1 + first + SECOND * second) * (1 + said);
  }

  /**
   * The share of words or pairs that an entry has; rare ones count more.
   * @param {string[]} asked
   * @param {Set<string>} said
   */
  #share(asked, said) {
    const sum = (/** @type {string[]} */ some) => some.reduce((total, each) => total + this.#rarity(each), 0);
    return asked.length ? sum(asked.filter((each) => said.has(each))) / sum(asked) : 0;
  }

  /** @param {string} each */
  #rarity(each) {
    return Math.log(1 + (this.#wordings.length + 1) / ((this.#known.get(each) ?? 0) + 0.5));
  }
}

/**
 * What says by itself what an entry is about: its title, what people call it, the questions that it answers.
 * @param {Entry} entry
 */
function linesOf({ title, called = "", asked = "" }) {
  return [title, called, asked].flatMap((text) => text.split("\n"));
}

/** @param {Forms} forms */
const stemOf = (forms) => forms.at(-1) ?? "";

/** @param {Forms[]} words */
function pairsOf(words) {
  const stems = words.map(stemOf);
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
}

/**
 * How much of a question a line says in other words, times how much of the line the question says.
 * @param {Line} line
 * @param {Concept[]} concepts
 */
function sameMeaning({ telling, forms }, concepts) {
  const isSaid = (/** @type {Alternative} */ { words, weight }) => weight > SURE && words.every((word) => isAmong(word, forms));
  const said = concepts.flatMap(({ alternatives }) => alternatives.find(isSaid) ?? []);
  if (!said.length) return 0;
  const meant = new Set(said.flatMap(({ words }) => words.flat()));
  const weight = said.reduce((sum, each) => sum + each.weight, 0);
  return (weight / concepts.length) * shareOf(telling, meant);
}

/**
 * The same by the words as they are, small ones too: "who" and "how many" ask for different things. A long question may
 * say more than the line.
 * @param {Line} line
 * @param {Forms[]} question
 * @param {Set<string>} asked all forms of the question's words
 */
function sameWords({ all, forms }, question, asked) {
  return Math.sqrt(shareOf(question, forms)) * shareOf(all, asked);
}

/**
 * @param {Forms[]} words
 * @param {Set<string>} forms
 */
function shareOf(words, forms) {
  return words.filter((word) => isAmong(word, forms)).length / words.length;
}

/**
 * @param {Forms} word
 * @param {Set<string>} forms
 */
function isAmong(word, forms) {
  return word.some((form) => forms.has(form));
}
