// @ts-nocheck: a classic worker around Material's own search worker, whose lunr has no types here.
/**
 * Search that finds "règles" asked as "regles": accents are folded in the index and in the question alike.
 * The name of Material's worker follows the question mark; it stands beside this file.
 */
const MARKS = /\p{M}/gu;

/** @param {{update: (change: (text: string) => string) => unknown}} token */
const fold = (token) => token.update((text) => text.normalize("NFD").replace(MARKS, ""));

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
      return add.apply(this, entry);
    };
  },
});

importScripts(`./${location.search.slice(1)}`);
