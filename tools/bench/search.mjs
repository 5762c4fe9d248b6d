// Puts questions to the search of one language, with the modules of the page. In: {lang, index, questions: [{ask, game}]};
// out: {hits: the ids of the first ten for each question, sure: whether it is answered for certain, may: whether what comes nearest may
// answer it, said: the question from the table whose answer is shown, "" for none, build: ms to begin and answer once, ask: ms a question}.
import { readFileSync } from "node:fs";
import { SearchIndex } from "../../overrides/assets/js/search-index.js";

/** So many places are shown where no answer is certain, as on the page. */
const NEAR = 3;

const { lang, index, questions } = JSON.parse(readFileSync(0, "utf8"));
const language = { en: "english", fr: "french" }[lang];
const { stemmer } = await import(`@orama/stemmers/${language}`);
const text = readFileSync(index, "utf8");

const start = performance.now();
const search = new SearchIndex(JSON.parse(text), stemmer);
search.search(questions[0].ask, { game: questions[0].game });
const built = performance.now();
// As the page asks: the last word may still be going on.
const found = questions.map(({ ask, game }) => search.search(ask, { game, typing: true }).slice(0, 10));
const hits = found.map((each) => each.map(({ entry }) => `${entry.game}/${entry.id}`));
const asked = performance.now();
const settled = questions.map(({ ask, game }) => search.search(ask, { game }).slice(0, NEAR));
const sure = settled.map(([first]) => first?.sure ?? false);
const said = settled.map((near) => near.find((hit) => hit.answer)?.answer.title ?? "");
const may = settled.map((near) => near.some((hit) => hit.may));
process.stdout.write(JSON.stringify({ hits, sure, may, said, build: built - start, ask: (asked - built) / questions.length }));
