// In the final count number, bar and pieces grow together, one part after the other, and the sentence comes last.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, JS } from "./browser.mjs";

class Piece {
  style = {};
  nextElementSibling = null;

  constructor(more) {
    Object.assign(this, more);
  }

  matches() {
    return false;
  }
}
define("SVGElement", Piece);
const { countUp, GROWS } = await import(`${JS}play-count.js`);

let now, next, reduced;

beforeEach(() => {
  [now, next, reduced] = [0, null, false];
  define("performance", { now: () => now });
  define("requestAnimationFrame", (draw) => (next = draw));
  define("matchMedia", () => ({ matches: reduced }));
});

/** A row of the count in which these points have just come, the first from so many pieces, and what stands beside it. */
function row(points, icons) {
  const part = (each, at) => new Piece({ dataset: { points: String(each) }, querySelectorAll: () => (at ? [] : icons) });
  const parts = points.map(part), bars = points.filter(Boolean).map(() => new Piece({}));
  const sum = new Piece({ textContent: String(points.reduce((all, each) => all + each, 10)).replace("-", "\u2212") });
  const victories = [new Piece({})], found = { ".parts > .fresh": parts, "rect.fresh": bars };
  const drawn = { querySelector: () => sum, querySelectorAll: (selector) => found[selector] };
  const beside = { querySelector: () => drawn, querySelectorAll: (selector) => (selector.endsWith("em.fresh") ? victories : [drawn]) };
  return { beside, sum, parts, bars, victories, told: new Piece({}) };
}

function at(share) {
  now = share * GROWS;
  next();
}

test("the number is what bar and pieces show, and the sentence waits", () => {
  const icons = [new Piece({}), new Piece({})];
  const { beside, sum, parts, bars, told } = row([8, 4], icons);
  countUp(beside, ["10"], told);
  at(1 / 4);
  assert.equal(sum.textContent, "13");
  assert.deepEqual(icons.map(({ style }) => style.visibility), ["", "hidden"]);
  assert.deepEqual(bars.map(({ style }) => style.transform), ["scaleX(0.375)", "scaleX(0)"]);
  assert.deepEqual([parts[1].style.visibility, told.style.visibility], ["hidden", "hidden"]);
  at(11 / 12);
  assert.equal(sum.textContent, "21");
  assert.match(bars[1].style.transform, /^scaleX\(0.7/);
  at(1);
  assert.equal(sum.textContent, "22");
  assert.deepEqual([...parts, ...icons, told].map(({ style }) => style.visibility), ["", "", "", "", ""]);
  assert.deepEqual(bars.map(({ style }) => style.transform), ["", ""]);
});

test("what is lost is counted down, and nothing at all comes with the rest", () => {
  const { beside, sum, parts, told } = row([-1, 0], []);
  countUp(beside, ["10"], told);
  at(0.25);
  assert.equal(sum.textContent, "10");
  at(1);
  assert.equal(sum.textContent, "9");
  assert.equal(parts[1].style.visibility, "");
});

test("what breaks a tie is told at once, and who has won after it", () => {
  const { beside, sum, victories, told } = row([], []);
  countUp(beside, ["10"], told);
  at(0.5);
  assert.deepEqual([sum.textContent, told.style.visibility, victories[0].style.visibility], ["10", "", "hidden"]);
  at(1);
  assert.equal(victories[0].style.visibility, "");
});

test("a later count ends an earlier one", () => {
  const first = row([8], []), second = row([4], []);
  countUp(first.beside, ["10"], first.told);
  const stale = next;
  countUp(second.beside, ["10"], second.told);
  first.sum.textContent = "18";
  now = GROWS / 2;
  stale();
  assert.equal(first.sum.textContent, "18");
});

test("where nothing is to move all stands there at once", () => {
  reduced = true;
  const { beside, sum, told } = row([8], []);
  countUp(beside, ["10"], told);
  assert.equal(next, null);
  assert.deepEqual([sum.textContent, told.style.visibility], ["18", ""]);
});
