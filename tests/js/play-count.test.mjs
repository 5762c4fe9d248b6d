// In the final count number, bar and pieces grow together, one part after the other, and the sentence comes last.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, JS } from "./browser.mjs";

class Piece {
  style = {};
  attributes = {};

  constructor(more) {
    Object.assign(this, more);
  }

  setAttribute(name, value) {
    this.attributes[name] = Number(value);
  }
}
const { countUp, GROWS } = await import(`${JS}play-count.js`);

let now, next, reduced;

beforeEach(() => {
  [now, next, reduced] = [0, null, false];
  define("performance", { now: () => now });
  define("requestAnimationFrame", (draw) => (next = draw));
  define("matchMedia", () => ({ matches: reduced }));
});

/**
 * A row of the count in which these points have just come, part by part, each thing with its icon, after a sum of `from`
 * of which `lost` was lost; and what stands beside it. A point is ten units of the bar long.
 */
function row(parts, from = 10, lost = 0) {
  const told = parts.map((points) => {
    const icons = points.map(() => new Piece({}));
    return new Piece({ icons, dataset: { points: points.join(" ") }, querySelectorAll: () => icons });
  });
  const all = parts.flat(), won = all.filter((each) => each > 0).reduce((sum, each) => sum + each, from + lost);
  const [solid, hatched, victory] = [new Piece({}), new Piece({}), new Piece({})];
  const bar = { dataset: { zero: "20", unit: "10", won: String(won) }, querySelector: (selector) => (selector === ".piece" ? solid : hatched) };
  const sum = new Piece({ textContent: String(all.reduce((sum, each) => sum + each, from)).replace("-", "\u2212") });
  const drawn = { querySelector: (selector) => (selector === ".sum" ? sum : bar), querySelectorAll: () => told };
  const beside = { querySelector: () => drawn, querySelectorAll: (selector) => (selector.endsWith("em.fresh") ? [victory] : [drawn]) };
  return { beside, sum, parts: told, solid, hatched, victory, told: new Piece({}) };
}

function at(share) {
  now = share * GROWS;
  next();
}

const hidden = (pieces) => pieces.map(({ style }) => style.visibility === "hidden");

test("number, bar and things come together, one thing after the other: no sum is shown that there never was", () => {
  const { beside, sum, parts, solid, told } = row([[1, 3, 5]], 0);
  countUp(beside, [""], told);
  const seen = new Set();
  for (let share = 0; share < 1; share += 1 / 40) {
    at(share);
    const lie = hidden(parts[0].icons).indexOf(true);
    const there = [1, 3, 5].slice(0, lie < 0 ? 3 : lie).reduce((all, each) => all + each, 0);
    assert.equal(sum.textContent, String(there));
    assert.equal(solid.attributes.width, 10 * there);
    assert.equal(told.style.visibility, "hidden");
    seen.add(sum.textContent);
  }
  assert.deepEqual([...seen], ["0", "1", "4", "9"]);
  at(1);
  assert.deepEqual([sum.textContent, solid.attributes.width, told.style.visibility], ["9", 90, ""]);
  assert.deepEqual(hidden([...parts, ...parts[0].icons]), [false, false, false, false]);
});

test("what is lost shortens the bar, and is hatched at its end", () => {
  const { beside, sum, solid, hatched, told } = row([[2, -3]], 4, 1);
  const bar = () => [sum.textContent, solid.attributes.width, hatched.attributes.x, hatched.attributes.width];
  countUp(beside, ["4"], told);
  at(0);
  assert.deepEqual(bar(), ["4", 40, 60, 10]);
  at(0.5);
  assert.deepEqual(bar(), ["6", 60, 80, 10]);
  at(1);
  assert.deepEqual(bar(), ["3", 30, 50, 40]);
});

test("below zero all of it is hatched", () => {
  const { beside, sum, solid, hatched, told } = row([[-1], [0]], -1, 1);
  countUp(beside, ["\u22121"], told);
  at(1);
  assert.deepEqual([sum.textContent, solid.attributes.width, hatched.attributes], ["\u22122", 0, { x: 0, width: 20 }]);
});

test("what breaks a tie is told at once, and who has won after it", () => {
  const { beside, sum, victory, told } = row([]);
  countUp(beside, ["10"], told);
  at(0.5);
  assert.deepEqual([sum.textContent, told.style.visibility, victory.style.visibility], ["10", "", "hidden"]);
  at(1);
  assert.equal(victory.style.visibility, "");
});

test("a later count ends an earlier one", () => {
  const first = row([[8]]), second = row([[4]]);
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
  const { beside, sum, told } = row([[8]]);
  countUp(beside, ["10"], told);
  assert.equal(next, null);
  assert.deepEqual([sum.textContent, told.style.visibility], ["18", ""]);
});
