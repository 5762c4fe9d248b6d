// @ts-nocheck: a classic worker around Material's own search worker, whose lunr has no types here.
/**
 * Search that finds "règles" asked as "regles": accents are folded in the index and in the question alike. A passage is
 * also found by its page's title, which names the game, and whole words come before words that only begin so.
 * The name of Material's worker follows the question mark; it stands beside this file.
 */
const MARKS = /\p{M}/gu;

/** What a question is asked with, and says nothing of what is looked for; folded, in both languages. */
const SMALL = new Set(
  ("a ai ait au aux avec cas ce cela ces cet cette combien comment d dans de des du elle en est et il ils j je l la le les leur lui m " +
    "ma me mes moi mon n ne nous on ont ou par pas peut plus pour qu quand que quel quelle qui quoi s sa sans se ses si son " +
    "sont sur t ta te tes toi ton tous tout toute tu un une vos votre vous y " +
    "am an and any are at be been by can do does for from has have how i if in into is it its many me my of on one or our " +
    "so than that the their them then there they this to us was we what when where which who whom why will with you your").split(" "),
);

/** Words that readers ask with, and those that the pages use. */
const SAME = new Map([["ex", "egalite"], ["aequo", "egalite"], ["score", "points"], ["noyer", "noie"], ["noye", "noie"], ["tied", "tie"]]);

/** @param {{update: (change: (text: string) => string) => unknown}} token */
const fold = (token) => token.update(bare);

/** A word as it is looked up, without accents and without the s of its plural. @param {string} word */
const bare = (word) => word.normalize("NFD").replace(MARKS, "").replace(/(?<=\p{L}{3})s$/u, "");

let lunr;
Object.defineProperty(self, "lunr", {
  get: () => lunr,
  set(value) {
    lunr = value;
    lunr.Pipeline.registerFunction(fold, "fold");
    const { add } = lunr.Builder.prototype;
    lunr.Builder.prototype.add = function (...entry) {
      if (!this.folds) {
        this.folds = true;
        // Before the stemmer: it must meet the same letters on both sides.
        this.pipeline._stack.unshift(fold);
        this.searchPipeline._stack.unshift(fold);
      }
      const [said, ...more] = entry;
      if (!said.location.includes("#")) this.page = said.title;
      return add.call(this, { ...said, tags: [this.page] }, ...more);
    };
  },
});

/** @param {string} question */
function plain(question) {
  const words = question.normalize("NFD").replace(MARKS, "").toLowerCase().split(/[\s’'?!.,;:«»“”()]+/u).filter(Boolean);
  const telling = words.filter((word) => !SMALL.has(word)).map((word) => bare(SAME.get(word) ?? word));
  // Each word twice: whole, which counts for more, and as a beginning (the theme adds the star).
  return (telling.length ? telling : words).map((word) => (/^[\p{L}\d]+$/u.test(word) ? `${word}^9 ${word}` : word)).join(" ");
}

// Heard before the theme's own listener: the question it answers is the plain one.
self.addEventListener("message", ({ data }) => {
  if (typeof data?.data === "string") data.data = plain(data.data);
});

importScripts(`./${location.search.slice(1)}`);
