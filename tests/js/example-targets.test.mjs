// What can be pressed in the picture of an example's step, and which move it stands for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { piecesToPressIn, movePressed } = await import(`${JS}example-targets.js`);

const HANDLES = piecesToPressIn("card:hand,laid flood:@ weather_card:laid");

/** A step whose picture has targets at these spots. */
const step = (changes, ...spots) => ({
  dataset: { changes },
  querySelector: (selector) => spots.some((spot) => selector === `[data-spot="${spot}"]`) ? {} : null,
});
const piece = (name) => ({ dataset: { piece: name } });
const spot = (name) => ({ dataset: { spot: name } });

test("a card of a hand stands for its seat's move, and is told by its face", () => {
  const here = step("card-0-0 card-1-2 flood-0-0");
  assert.deepEqual(movePressed(piece("card hand-1 f3 2"), here, HANDLES), { place: "card-1-2", words: ["hand-1", "f3"] });
  assert.deepEqual(movePressed(piece("card laid-0"), here, HANDLES), { place: "card-0-0", words: ["laid-0"] });
});

test("what stands for no move of the step cannot be pressed", () => {
  const here = step("card-0-0 flood-0-0");
  for (const name of ["card hand-2 f1", "card pile-0 - 23", "house G1 B"]) {
    assert.equal(movePressed(piece(name), here, HANDLES), null);
  }
  assert.equal(movePressed(piece("card hand-0 f1"), step(undefined), HANDLES), null);
});

test("a spot of the board stands for the move about the board, and so does a piece on it", () => {
  const here = step("card-0-0 flood-0-1", "G1");
  assert.deepEqual(movePressed(spot("G1"), here, HANDLES), { place: "flood-0-1", words: ["G1"] });
  assert.deepEqual(movePressed(piece("house G1 B 2"), here, HANDLES), { place: "flood-0-1", words: ["G1", "B"] });
  assert.equal(movePressed(piece("house Y2 B"), here, HANDLES), null);
});

test("of two moves of a kind the nearer one is meant, and kinds may be of two words", () => {
  const here = step("flood-1-0 flood-0-2 weather_card-3-11", "R1");
  assert.equal(movePressed(spot("R1"), here, HANDLES)?.place, "flood-1-0");
  assert.equal(movePressed(piece("weather-card laid-3 44"), here, HANDLES)?.place, "weather_card-3-11");
});
