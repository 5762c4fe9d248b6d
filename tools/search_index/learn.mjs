// Learns from the index of a language which words speak for which rule. In: the index; out: what the index has as `learnt`.
import { readFileSync } from "node:fs";
import { SearchIndex } from "../../overrides/assets/js/search-index.js";
import { learntOf } from "./learning.mjs";

const book = JSON.parse(readFileSync(0, "utf8"));
const { stemmer } = await import(`@orama/stemmers/${{ en: "english", fr: "french" }[book.lang]}`);
const index = new SearchIndex(book, stemmer);
const games = Object.keys(book.games).map((game) => {
  const entries = book.entries.filter((entry) => entry.game === game);
  return [game, learntOf(entries, (text) => index.read(text, game))];
});
process.stdout.write(JSON.stringify(Object.fromEntries(games)));
