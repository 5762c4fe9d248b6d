// Which square of a grid a press means, where squares are smaller than a finger, and which piece on it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { faceAt, cellMeant } = await import(`${JS}grid-touch.js`);

const SIDE = 20;
const cell = (column, lit, side = SIDE) => ({
  column,
  classList: { contains: (name) => lit && name === "lit" },
  offsetWidth: side,
  getBoundingClientRect: () => ({ x: side * column, y: 0, width: side, height: side }),
});
const press = (clientX, clientY = 10, detail = 1) => ({ clientX, clientY, detail });
const row = [cell(0, false), cell(1, true), cell(2, false), cell(3, false), cell(4, true)];

test("a finger beside a square that can be chosen means it, the nearest one first", () => {
  assert.equal(cellMeant(row[2], row, press(45), true).column, 1);
  assert.equal(cellMeant(row[3], row, press(79), true).column, 4);
});

test("what can be chosen, or is out of a finger's reach, means itself", () => {
  assert.equal(cellMeant(row[1], row, press(39), true).column, 1);
  assert.equal(cellMeant(row[0], [row[0], row[4]], press(10), true).column, 0);
  assert.equal(cellMeant(row[2], row, press(45, 40), true).column, 2);
});

test("a mouse, a key, and squares as wide as a finger mean what they press", () => {
  assert.equal(cellMeant(row[2], row, press(45), false).column, 2);
  assert.equal(cellMeant(row[2], row, press(0, 0, 0), true).column, 2);
  const wide = [cell(0, false, 44), cell(1, true, 44)];
  assert.equal(cellMeant(wide[0], wide, press(43), true).column, 0);
});

const piece = (name, column) => ({ ...cell(column, false), getAttribute: () => name });
const drawn = [piece("house R1 O", 0), piece("house R1 I 2", 1), piece("house Y2 L", 2)];

test("a press at a piece of its square means it, a finger's the nearest one", () => {
  assert.equal(faceAt(drawn, "R1", press(25), false), "I");
  assert.equal(faceAt(drawn, "R1", press(10), false), "O");
  assert.equal(faceAt(drawn, "R1", press(45), true), "I", "not one of the next square");
  assert.equal(faceAt(drawn, "R1", press(45), false), "");
});

test("a press far from all pieces, or by key, means none", () => {
  assert.equal(faceAt(drawn, "R1", press(80), true), "");
  assert.equal(faceAt(drawn, "R1", press(0, 0, 0), true), "");
});
