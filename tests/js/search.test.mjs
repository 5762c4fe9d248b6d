// What the search makes of questions, with a book of a few entries.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as english } from "@orama/stemmers/english";
import { JS } from "./browser.mjs";

const { SearchIndex } = await import(`${JS}search-index.js`);
const { learntOf } = await import("../../tools/search_index/learning.mjs");
const { Guess } = await import(`${JS}search-guess.js`);
const { withoutAccents, nearOnes, nearestOf, WordForms, wordsOf } = await import(`${JS}search-words.js`);

const entry = (id, kind, game, title, more = {}) => ({ id, kind, game, url: `${game}/rules/#${id}`, title, ...more });
const BOOK = {
  lang: "en",
  games: { sea: "Sea", town: "Town" },
  names: { sea: ["Sea", "Turn the Tide", "high water"], town: ["Town", "wacky west"] },
  endings: [],
  frequent: { sea: [{ asked: "Who pays?", id: "SE-1.1" }, { asked: "May I pass?", id: "SE-1.3" }, { asked: "A tie?", id: "SE-1.2" }], town: [{ asked: "Tied?", id: "TO-1.2" }] },
  stopwords: ["the", "a", "may", "i", "it", "what", "is", "to", "of"],
  synonyms: { "": [[["skip a turn"], ["pass"]]], sea: [[["lifebelt", "life ring"], ["preserver"]]], town: [[["toilet"], ["outhouse"]]] },
  entries: [
    entry("SE-1.1", "rule", "sea", "Losing a preserver.", { text: "Who shows the highest tide loses a preserver.", under: "1. A round" }),
    entry("SE-1.2", "rule", "sea", "A tie.", { text: "Both lose one.", asked: "Who pays if two are equal?" }),
    entry("SE-1.3", "rule", "sea", "Passing.", { text: "Nobody may pass." }),
    entry("term:preserver", "term", "sea", "preserver", { names: "preserver\nbouée\nRettungsring", text: "What you lose." }),
    entry("#editions", "heading", "sea", "Names", { text: "Also sold as Turn the Tide.", under: "About" }),
    { id: "#learn", kind: "page", game: "sea", url: "sea/", title: "Learn Sea" },
    entry("S3", "ruling", "sea", "A draw.", { text: "Nobody." }),
    entry("#round", "heading", "sea", "1. A round", { text: "How a round goes, tie or not." }),
    entry("TO-1.1", "rule", "town", "Covering.", { text: "An outhouse may be covered after a vote. It is your turn." }),
    entry("TO-1.2", "rule", "town", "A tie.", { text: "The tile is laid." }),
    { id: "#play", kind: "page", game: "town", url: "town/play/", title: "Play Town" },
  ],
};
const index = new SearchIndex(BOOK, english);
const ids = (question, asked) => index.search(question, asked).map((hit) => hit.entry.id);

test("words lose accents, ligatures and capitals", () => {
  assert.equal(withoutAccents("Bœuf, ÉGALITÉ, Straße"), "boeuf, egalite, strasse");
  assert.deepEqual(wordsOf("Qu’est-ce que LU-2.4 ?"), ["Qu", "est", "ce", "que", "LU-2.4"]);
});

test("a word with accents and one without have a form in common", () => {
  const forms = new WordForms(french);
  for (const [one, other] of [["égalité", "egalite"], ["noyée", "noyees"], ["bouées", "bouee"], ["éliminés", "elimine"]]) {
    assert.ok(forms.formsOf(one).some((form) => forms.formsOf(other).includes(form)), `${one} ${other}`);
  }
});

test("an ending that the stemmer leaves is cut off", () => {
  const forms = new WordForms(french, { endings: ["ent"] });
  assert.ok(forms.formsOf("votent").some((form) => forms.formsOf("voter").includes(form)));
  assert.deepEqual(forms.formsOf("vent"), ["vent"]);
});

test("one letter may be wrong, missing, too many or misplaced; in a long word two", () => {
  const near = (typed, word) => nearOnes([typed], [word, "else"]).includes(word);
  for (const typed of ["bridgr", "brige", "briddge", "brigde"]) assert.ok(near(typed, "bridge"), typed);
  assert.ok(!near("brxxge", "bridge"));
  assert.ok(near("quarentene", "quarantine"));
  assert.ok(!near("tie", "die"));
  assert.deepEqual(nearOnes(["tiles"], ["tile", "tills", "tiles"]), ["tiles"]);
  assert.equal(nearestOf("outhose", ["tile", "outhouse", "out"]), "outhouse");
});

test("a name finds its term first, a question the rule", () => {
  assert.equal(ids("preserver", { game: "sea" })[0], "term:preserver");
  assert.equal(ids("Rettungsring", { game: "sea" })[0], "term:preserver");
  assert.equal(ids("who loses a preserver for the highest tide", { game: "sea" })[0], "SE-1.1");
});

test("people’s words find what the pages call otherwise", () => {
  assert.equal(ids("lifebelt", { game: "sea" })[0], "term:preserver");
  assert.equal(ids("life rings", { game: "sea" })[0], "term:preserver");
  assert.equal(ids("May I skip a turn?", { game: "sea" })[0], "SE-1.3");
  assert.equal(ids("covering a toilett", { game: "town" })[0], "TO-1.1");
  assert.deepEqual(ids("toilet", { game: "sea" }).filter((id) => id.startsWith("SE")), []);
});

test("what may be the answer is told from what has a word in common with the question", () => {
  const best = (question) => index.search(question, { game: "sea" })[0];
  const asked = ["preserver", "who loses a preserver for the highest tide", "Mary, Tom, Ann and Bob skate to a tie"];
  assert.deepEqual(asked.map(best).map(({ sure, may }) => [sure, may]), [[true, true], [false, true], [false, false]]);
});

test("words may be run together or torn apart", () => {
  assert.equal(ids("out house", { game: "town" })[0], "TO-1.1");
  assert.equal(ids("highesttide", { game: "sea" })[0], "SE-1.1");
});

test("the game that one reads comes first, the others are there", () => {
  assert.equal(ids("tie", { game: "sea" })[0], "SE-1.2");
  assert.equal(ids("tie", { game: "town" })[0], "TO-1.2");
  assert.ok(ids("tie", { game: "town" }).includes("SE-1.2"));
});

test("a game that is named is asked, and its name is no word of the question", () => {
  for (const question of ["tie sea", "town tie", "What is a tie in Wacky West?", "a tie, wackywest", "wacky wesst tie"]) {
    const [game, id] = question.includes("sea") ? ["town", "SE-1.2"] : ["sea", "TO-1.2"];
    assert.equal(ids(question, { game })[0], id, question);
  }
  const terms = (question) => [...index.search(question, { game: "town" })[0].terms];
  assert.deepEqual(terms("tie sea"), terms("tie"));
  assert.equal(ids("turn the tide tile", { game: "sea" })[0], ids("turn tide tile", { game: "sea" })[0]);
});

test("who names a game and asks nothing finds its pages", () => {
  assert.deepEqual(ids("Town", { game: "sea" }), ["#play"]);
  assert.deepEqual(ids("turn the tide", { game: "town" }), ["#editions", "#learn"]);
});

test("a rule is found by its number, however it is typed", () => {
  const typed = ["SE-1.2", "se-1.2", "SE1.2", "se 1.2", "se 1 2", "SE 1,2", "se\u20131\u20132", "sea 1.2", "§ SE-1.2", "rule SE 1.2", "SE-01.02"];
  for (const question of typed) assert.equal(ids(question, { game: "town" })[0], "SE-1.2", question);
  const bare = ["1.2", "1,2", "1-2", "1\u22122", "1 2", "§1.2", "§ 1.2", "rule 1.2", "Règle 1.2", "regle 1.2 ?", "what is 1.2", "ties, rule 1.2"];
  for (const question of bare) {
    assert.equal(ids(question, { game: "sea" })[0], "SE-1.2", question);
    assert.equal(ids(question, { game: "town" })[0], "TO-1.2", question);
    assert.equal(ids(`${question} town`, { game: "sea" })[0], "TO-1.2", question);
  }
  assert.deepEqual(ids("1.2", { game: "sea" }).slice(0, 2), ["SE-1.2", "TO-1.2"]);
});

test("a ruling and a chapter are found by their numbers; numbers of other things are none", () => {
  for (const question of ["S3", "s3", "s 3", "ruling 3", "décision S3", "what about S3"]) assert.equal(ids(question, { game: "sea" })[0], "S3", question);
  for (const question of ["1", "rule 1", "chapter 1", "SE 1"]) {
    assert.deepEqual(ids(question, { game: "sea" }).slice(0, 4), ["#round", "SE-1.1", "SE-1.2", "SE-1.3"], question);
  }
  for (const question of ["tie 1.3 preservers", "tie 1-3 preservers"]) {
    assert.deepEqual(new Set(ids(question, { game: "sea" })), new Set(ids("tie preserver", { game: "sea" })), question);
  }
  assert.ok(!ids("it is 1", { game: "sea" }).includes("#round"));
  assert.ok(!ids("9.9", { game: "sea" }).includes("SE-1.1"));
});

test("places beside the games come last, unless they are asked for", () => {
  const aside = [
    { ...entry("#levels", "heading", "sea", "How bots play", { text: "A bot loses a preserver at the highest tide." }), url: "sea/bots/#levels" },
    { ...entry("#choose", "heading", "", "Which game?", { text: "The highest tide costs a preserver." }), url: "#choose" },
  ];
  const search = new SearchIndex({ ...BOOK, entries: [...BOOK.entries, ...aside] }, english);
  const found = (question, game) => search.search(question, { game }).map((hit) => hit.entry.id);
  for (const game of ["sea", "town", ""]) assert.deepEqual(found("highest tide preserver", game).slice(-2).sort(), ["#choose", "#levels"]);
  assert.equal(found("how good are bots", "sea")[0], "#levels");
  assert.equal(found("which game", "sea")[0], "#choose");
});

test("small words and pairs of words tell entries apart", () => {
  const [many, who, order, mixed] = [
    entry("SE-2.1", "rule", "sea", "Counting.", { called: "how many tides are left" }),
    entry("SE-2.2", "rule", "sea", "Turns.", { called: "who turns up the tides" }),
    entry("SE-2.3", "rule", "sea", "Passing.", { called: "cards left over" }),
    entry("SE-2.4", "rule", "sea", "Passing.", { called: "over left cards" }),
  ];
  const stopwords = ["who", "how", "many", "has", "the", "are", "up"];
  const first = (entries, question) =>
    new SearchIndex({ ...BOOK, stopwords, entries }, english).search(question, { game: "sea" })[0].entry.id;
  assert.equal(first([many, who], "who has tides"), "SE-2.2");
  assert.equal(first([many, who], "how many tides"), "SE-2.1");
  assert.equal(first([mixed, order], "cards left over"), "SE-2.3");
});

test("a rule comes before prose and pages", () => {
  const found = ids("tie round", { game: "sea" });
  assert.ok(found.indexOf("SE-1.2") < found.indexOf("#learn") || !found.includes("#learn"));
  assert.equal(ids("SE-1.3")[0], "SE-1.3");
});

test("the last word may be half typed", () => {
  assert.deepEqual(ids("prese", { game: "sea" }), []);
  assert.deepEqual(ids("prese", { game: "sea", typing: true }).slice(0, 2).sort(), ["SE-1.1", "term:preserver"]);
});

test("small words count where there is nothing else", () => {
  assert.ok(ids("may").includes("SE-1.3"));
  assert.deepEqual(new Set(ids("what is a tie", { game: "sea" })), new Set(ids("tie", { game: "sea" })));
});

test("where nothing answers, the nearest and the contents are left", () => {
  assert.deepEqual(ids("zebra", { game: "sea" }), []);
  assert.equal(index.nearest("presbyter", { game: "sea" })[0].entry.id, "term:preserver");
  assert.deepEqual(index.contents("sea").map((each) => each.id), ["#learn", "#round"]);
  assert.deepEqual(index.contents("").map((each) => each.id), ["#learn", "#play"]);
});

test("an answer is told from what merely comes nearest", () => {
  const isSure = (question) => index.search(question, { game: "sea" })[0].sure;
  for (const question of ["preserver", "losing a preserver", "SE-1.2", "town", "passing"]) assert.ok(isSure(question), question);
  for (const question of ["zebra pass my cousin", "tickets to the moon tie"]) assert.ok(!isSure(question), question);
});

test("what is asked most often is there before one types", () => {
  const asked = (game) => index.frequent(game).map((each) => `${each.asked} ${each.entry.id}`);
  assert.deepEqual(asked("sea"), ["Who pays? SE-1.1", "May I pass? SE-1.3", "A tie? SE-1.2"]);
  for (const game of ["", "about"]) assert.deepEqual(asked(game), ["Who pays? SE-1.1", "May I pass? SE-1.3", "Tied? TO-1.2"]);
});

test("found words are marked whole, whatever their ending", () => {
  const [hit] = index.search("losing preservers", { game: "sea" });
  const found = index.marked("Who shows the highest tide loses a preserver.", hit).filter((part) => part.found);
  assert.deepEqual(found.map((part) => part.text), ["loses", "preserver"]);
  const [asked] = index.search("toilet vote", { game: "town" });
  assert.deepEqual(index.marked("An outhouse? A vote.", asked).filter((part) => part.found).map((part) => part.text), ["outhouse", "vote"]);
});

test("what people say of two rules teaches which word tells them apart", () => {
  const entries = [
    entry("SE-3.1", "rule", "sea", "Out.", { called: "player drowned\ndrowned and gone\nhow long is a drowned player out" }),
    entry("SE-3.2", "rule", "sea", "Points.", { called: "points of a drowned player\nscore\npoints at the end" }),
    entry("#end", "heading", "sea", "The end"),
  ];
  const read = (text) => ({ words: text.toLowerCase().split(/\W+/).map((word) => [word]), small: [], concepts: [] });
  const guess = new Guess(entries, learntOf(entries, read));
  const [out, points, end] = entries;
  for (const [question, right, wrong] of [["drowned", out, points], ["drowned points", points, out], ["out", out, points]]) {
    const likely = guess.chances(read(question)).likelihoodOf;
    assert.equal(likely(right), 1, question);
    assert.ok(likely(wrong) < likely(end) && likely(end) < 1, question);
  }
});

test("what was learnt counts beside the words", () => {
  const called = ["drowned player\ndrowned and out", "drowned player score\nscore of the drowned"];
  const entries = called.map((said, at) => entry(`SE-3.${at}`, "rule", "sea", "Drowning.", { called: said, text: "drowned score" }));
  const untaught = new SearchIndex({ ...BOOK, entries }, english);
  const learnt = { sea: learntOf(entries, (text) => untaught.read(text, "sea")) };
  const ratio = (index) => index.search("drowned score", { game: "sea" }).map((hit) => hit.score).reduce((most, other) => most / other);
  assert.ok(ratio(new SearchIndex({ ...BOOK, entries, learnt }, english)) > ratio(untaught));
});

test("another game comes first that answers clearly better than the one that one reads", () => {
  const entries = [...BOOK.entries, entry("TO-1.3", "rule", "town", "The mayor.", { text: "Nobody.", called: "who is the mayor\nwho is the mayor now" })];
  const search = new SearchIndex({ ...BOOK, entries }, english);
  assert.equal(search.search("who is the mayor now nobody", { game: "sea" })[0].entry.id, "TO-1.3");
});

const short = (at, title, text, cites) => ({ id: `#question-${at}`, kind: "short", game: "sea", url: `sea/table/#question-${at}`, title, text, cites });
const ASKED = new SearchIndex({ ...BOOK, stopwords: [...BOOK.stopwords, "in", "with", "have", "who", "can", "must"], entries: [...BOOK.entries,
  short(1, "May I pass with no preserver?", "No. Nobody may. (SE-1.3)", "SE-1.3"),
  short(2, "Who loses one in a tie?", "Both. (SE-1.2)", "SE-1.2"),
  short(3, "I show the tide. Must I lose a preserver?", "Yes. (SE-1.1, SE-1.2)", "SE-1.1\nSE-1.2"),
] }, english);
const told = (question, game = "sea") => ASKED.search(question, { game }).find((hit) => hit.answer)?.answer.text ?? "";

test("the hit of a rule has the answer to the very question, and comes first", () => {
  for (const question of ["may I pass with no preserver", "I have a 12. Can I pass with no lifebelt?", "passing with no preserver"]) {
    assert.equal(told(question), "No. Nobody may. (SE-1.3)", question);
    const [first] = ASKED.search(question, { game: "sea" });
    assert.deepEqual([first.entry.id, first.sure], ["SE-1.3", true], question);
  }
  assert.equal(told("a tie, who loses one?"), "Both. (SE-1.2)");
});

test("to another question it has none: asked for something else, of something else, with not or of another number", () => {
  for (const question of ["must I pass with no preserver", "who may pass with no preserver", "may I not pass with no preserver",
    "may I pass with the highest tide", "tie", "how many lose one in a tie", "must I show the tide"]) assert.equal(told(question), "", question);
  assert.equal(told("may I pass with no preserver", "town"), "");
});

test("a short question is no hit by itself, and changes no other", () => {
  for (const question of ["tie", "pass", "preserver", "may I pass with no preserver"]) {
    const found = ASKED.search(question, { game: "sea" }).map((hit) => hit.entry.id).sort();
    assert.deepEqual(found, ids(question, { game: "sea" }).sort(), question);
  }
});

test("beside what is no such question stands the one that has most in common with it, if that is enough", () => {
  const related = (question, game = "sea") => ASKED.search(question, { game }).flatMap((hit) => hit.related?.title ?? []);
  assert.deepEqual(related("must I pass with no preserver"), ["May I pass with no preserver?"]);
  assert.deepEqual(related("who loses one in the last tie of the evening"), ["Who loses one in a tie?"]);
  for (const question of ["may I pass with no preserver", "the highest tide of the round", "zebra"]) assert.deepEqual(related(question), [], question);
  assert.deepEqual(related("must I pass with no preserver", "town"), []);
});
