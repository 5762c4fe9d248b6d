// What moves between two drawings: never a piece out of a drawing that one seat alone may see, where others look.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

let frame, listening;
define("localStorage", new FakeStorage());
define("requestAnimationFrame", (draw) => (frame = draw));
define("cancelAnimationFrame", () => (frame = () => {}));
define("matchMedia", () => ({ matches: true }));
define("addEventListener", () => {});
define("document", { addEventListener: () => (listening = true), createElement: () => ({}) });
define("HTMLElement", class {});
define("SVGElement", class {});
const { Motion } = await import(`${JS}motion.js`);

let motion;

beforeEach(() => {
  listening = false;
  motion = new Motion({}, () => ({ board: null }));
});

/** Whether pieces are seen to move when the table, drawn for some eyes, is then drawn for others. */
function moves(from, to, counts = false) {
  motion.measureFor(from);
  motion.animate();
  frame();
  listening = false;
  // The choice made, pieces are measured where they are.
  motion.measure();
  motion.measureFor(to, counts);
  motion.animate();
  frame();
  return listening;
}

for (const [from, to] of [[0, null], [0, 1], [-1, null], [0, -1]]) {
  test(`nothing moves from what ${from} sees into what ${to} sees`, () => assert.ok(!moves(from, to)));
}

for (const [from, to] of [[null, null], [0, 0], [null, 0], [-1, -1]]) {
  test(`pieces move from what ${from} sees into what ${to} sees`, () => assert.ok(moves(from, to)));
}

test("nothing flies from the table into the final count, nor between its steps", () => {
  assert.ok(!moves(null, null, true));
  motion.measureFor(null, true);
  motion.animate();
  frame();
  assert.ok(!listening);
});
