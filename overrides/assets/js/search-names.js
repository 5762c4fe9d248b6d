/** Hears which game a question names, by its title or another name, also misspelt or run together. */
import { isNear, withoutAccents } from "./search-words.js";

/** So many words has the longest name that is heard. */
const MOST_WORDS = 6;
/** A misspelt name has so many letters at least: a shorter one is too much like other words. */
const LONG = 6;
const WORD = /[\p{L}\p{N}]+/gu;

/** Hears the names of the games of a book. */
export class GameNames {
  /** The game by its name, run together. @type {Map<string, string>} */
  #games = new Map();
  #forms;
  #entries;
  /** The words of the rules of all games, read when they are first asked for. @type {Set<string> | undefined} */
  #words;

  /**
   * @param {Record<string, string[]>} names what each game is called
   * @param {import("./search-index.js").Entry[]} entries of all games
   * @param {import("./search-words.js").WordForms} forms
   */
  constructor(names, entries, forms) {
    for (const [game, called] of Object.entries(names)) for (const name of called) this.#games.set(runTogether(name), game);
    this.#entries = entries;
    this.#forms = forms;
  }

  /**
   * The game that a question names, and the question without the names of games; "" for none.
   * @param {string} question
   * @param {string} reading the game that one reads
   * @returns {{game: string, rest: string}}
   */
  hear(question, reading) {
    const words = [...question.matchAll(WORD)];
    const bare = words.map(([word]) => withoutAccents(word));
    for (let length = Math.min(MOST_WORDS, words.length); length; length--) {
      for (let at = 0; at + length <= words.length; at++) {
        const [said, next] = [bare.slice(at, at + length), words[at + length]];
        const game = this.#gameCalled(said);
        if (!game || (game === reading && this.#goesOn(said, bare[at + length]))) continue;
        const rest = `${question.slice(0, words[at]?.index)} ${question.slice(next?.index ?? question.length)}`;
        return { game, rest: this.hear(rest, reading).rest };
      }
    }
    return { game: "", rest: question };
  }

  /** @param {string[]} said without accents */
  #gameCalled(said) {
    const name = said.join("");
    const exact = this.#games.get(name);
    if (exact || name.length < LONG) return exact;
    const near = [...this.#games].find(([other]) => name[0] === other[0] && isNear(name, other))?.[1];
    return near && !this.#areOfRules(said) ? near : undefined;
  }

  /**
   * Whether a name is only the beginning of what the rules speak of: "turn the tide cards over".
   * @param {string[]} said
   * @param {string} [next]
   */
  #goesOn(said, next) {
    return next !== undefined && !this.#forms.isSmall(next) && this.#areOfRules([...said, next]);
  }

  /** @param {string[]} words */
  #areOfRules(words) {
    const rules = () => this.#entries.filter(({ kind }) => kind === "rule").map(({ title, text }) => withoutAccents(`${title} ${text}`));
    const known = this.#words ??= new Set(rules().flatMap((text) => text.match(WORD) ?? []));
    return words.every((word) => known.has(word));
  }
}

/** @param {string} name */
const runTogether = (name) => withoutAccents(name).replace(/[^\p{L}\p{N}]/gu, "");
