// Which pieces moved between two drawings: the names that the engine gave them, and where they are seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

const { pieceChanges, piecesNamed } = await import(`${JS}pieces.js`);
const { landings } = await import(`${JS}piece-places.js`);

const at = (name, x = 0, y = 0, picture = true) => ({ ...piecesNamed(name)[0], name, x, y, picture });
const names = (pairs) => pairs.map(([from, to]) => [from.name, to.name]);

test("a name says kind, place, face and count", () => {
  const [{ kind, place, face, count, counted }] = piecesNamed("house G1 B 2");
  assert.deepEqual([kind, place, face, count, counted], ["house", "G1", "B", 2, true]);
  assert.deepEqual([piecesNamed("weather-card laid-1")[0].face, piecesNamed("card pile-0 - 7")[0].face], ["", ""]);
  assert.equal(piecesNamed("card pile-0 - 7")[0].count, 7);
});

test("an element may stand for several pieces by their faces", () => {
  assert.deepEqual(piecesNamed("card hand-0 4,44,").map(({ key }) => key), ["card hand-0 4", "card hand-0 44"]);
  assert.deepEqual(piecesNamed("card hand-0 4,").map(({ face, counted }) => [face, counted]), [["4", true]]);
});

test("a piece comes from a picture of it rather than from a number nearby", () => {
  const before = [at("card hand-0 44", 1, 0, false), at("card hand-0 44", 900)];
  const [[from]] = pieceChanges(before, [at("card laid-0 44", 0)]).moves;
  assert.equal(from.x, 900);
});

test("what has its name in both drawings stays, wherever it is now", () => {
  const { stays, moves, gone, come } = pieceChanges([at("pawn board r", 5)], [at("pawn board r", 90)]);
  assert.deepEqual(names(stays), [["pawn board r", "pawn board r"]]);
  assert.deepEqual([moves, gone, come], [[], [], []]);
});

test("a piece comes from the nearest one of its kind and face that has gone", () => {
  const before = [at("house G1 B", 0), at("house R1 B", 50), at("house R2 O", 95), at("chip R2 B", 99)];
  const { moves, gone } = pieceChanges(before, [at("house Y1 B", 100)]);
  assert.deepEqual(names(moves), [["house R1 B", "house Y1 B"]]);
  assert.deepEqual(gone.map(({ name }) => name), ["house G1 B", "house R2 O", "chip R2 B"]);
});

test("of several that could cross, those nearest to each other are taken first", () => {
  const before = [at("card hand-0 - 3", 0), at("card hand-1 - 3", 100)];
  const after = [at("card hand-0 - 2", 0), at("card hand-1 - 2", 100), at("card laid-0", 10), at("card laid-1", 90)];
  assert.deepEqual(names(pieceChanges(before, after).moves), [["card hand-0 - 3", "card laid-0"], ["card hand-1 - 3", "card laid-1"]]);
});

test("the same face far away is nearer than a card that might be any", () => {
  const before = [at("card laid-1", 0), at("card hand-1 44", 500)];
  assert.deepEqual(names(pieceChanges(before, [at("card laid-1 44", 1)]).moves), [["card hand-1 44", "card laid-1 44"]]);
});

test("a card comes from its own seat, if it can", () => {
  const before = [at("vote hand-0 ja", 10), at("vote laid-1", 90)];
  assert.deepEqual(names(pieceChanges(before, [at("vote laid-1 ja", 11)]).moves), [["vote laid-1", "vote laid-1 ja"]]);
  assert.deepEqual(names(pieceChanges([at("card hand-0 9")], [at("card hand-1 9")]).moves), [["card hand-0 9", "card hand-1 9"]]);
});

test("a card that is turned over is the one that lay there face down; of two faces neither becomes the other", () => {
  assert.deepEqual(names(pieceChanges([at("card laid-0"), at("card laid-1", 9)], [at("card laid-0 44")]).moves), [["card laid-0", "card laid-0 44"]]);
  const { moves, gone, come } = pieceChanges([at("tide level-0 4")], [at("tide level-0 9")]);
  assert.deepEqual([moves, gone.length, come.length], [[], 1, 1]);
});

test("of many pieces at one place some move, and no more than three are seen to", () => {
  const { moves, come } = pieceChanges([at("card pile - 9")], [at("card pile - 3"), at("card hand-0 - 6", 9)]);
  assert.equal(moves.length, 3);
  assert.deepEqual(come, []);
});

test("what is dealt from nowhere comes, what is lost goes, each element once", () => {
  assert.deepEqual(pieceChanges([], [at("card hand-0 - 12")]).come.map(({ name }) => name), ["card hand-0 - 12"]);
  assert.deepEqual(pieceChanges([at("ring a"), at("ring a"), at("ring a")], [at("ring a")]).gone.length, 2);
});

test("a piece on its way to a place out of sight ends at the edge of what is seen", () => {
  define("innerHeight", 800);
  define("getComputedStyle", () => ({ scrollPaddingBottom: "60px" }));
  define("DOMRect", class { constructor(x, y, width, height) { Object.assign(this, { x, y, width, height }); } });
  const inSide = (clientHeight) => ({ closest: () => ({ clientHeight, getBoundingClientRect: () => ({ top: 400, bottom: 800 }) }) });
  const box = (y) => new DOMRect(30, y, 20, 20);
  const landed = (part, y, clientHeight = 400) => landings({ board: { closest: () => null }, beside: inSide(clientHeight) })({ part, box: box(y) });
  assert.deepEqual(landed("beside", 900), box(720), "above what sticks to the lower edge");
  assert.deepEqual(landed("beside", 100), box(400));
  assert.deepEqual(landed("board", 100), box(100));
  assert.deepEqual(landed("beside", 900, 0), box(780), "a side that is no box has the window");
  const place = { part: "beside", box: box(500) };
  assert.equal(landings({ beside: inSide(400) })(place), place.box, "what is in sight keeps its place");
});
