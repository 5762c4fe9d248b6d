// How far around a piece it is pressed; which shape is nearest to a touch: between two districts, the nearer one; far from all, none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { clearPlace, grownAround, nearestOutline, placePressed, placesForSign, roomiestPlace } = await import(`${JS}course-shapes.js`);

const square = (left) => [[0, 0], [10, 0], [10, 10], [0, 10]].map(([x, y]) => ({ x: left + x, y }));

test("a touch between two shapes is that of the nearer one, and one far away of none", () => {
  const outlines = [square(0), null, square(20)];
  assert.equal(nearestOutline({ x: 13, y: 0 }, outlines, 36), 0);
  assert.equal(nearestOutline({ x: 17, y: 10 }, outlines, 36), 2);
  assert.equal(nearestOutline({ x: 90, y: 0 }, outlines, 36), -1);
  assert.equal(nearestOutline({ x: 13, y: 0 }, [null], 36), -1);
});

test("a button stands in the middle of a shape; its sign on the edge, away from what is drawn there", () => {
  const box = { left: 0, top: 0, width: 12, height: 12 };
  const outline = [0, 4, 8].flatMap((at) => [{ x: at, y: 0 }, { x: 12, y: at }, { x: 12 - at, y: 12 }, { x: 0, y: 12 - at }]).sort((one, other) => Math.atan2(one.y - 6, one.x - 6) - Math.atan2(other.y - 6, other.x - 6));
  assert.deepEqual(roomiestPlace(box, outline), { x: 6, y: 6 });
  const house = { left: 0, top: 0, right: 7, bottom: 12 };
  assert.deepEqual(clearPlace(outline, [house], { x: 6, y: 6 }).x, 12, "the farthest, where none is clear");
  const places = [{ x: 0, y: 0 }, { x: 40, y: 0 }, { x: 60, y: 0 }];
  assert.deepEqual(clearPlace(places, [house], { x: 6, y: 6 }), places[1], "the nearest that is clear");
  assert.equal(clearPlace([], [], { x: 0, y: 0 }), null);
});

test("a sign stands inside a shape where it is clear there, else on the edge", () => {
  const box = { left: 0, top: 0, width: 120, height: 60 };
  const outline = [...Array(24)].flatMap((_, at) => [{ x: at * 5, y: 0 }, { x: at * 5 + 5, y: 60 }]).sort((one, other) => Math.atan2(one.y - 30, one.x - 60) - Math.atan2(other.y - 30, other.x - 60));
  const inside = placesForSign(box, outline, [{ left: 0, top: 0, right: 60, bottom: 60 }]);
  assert.ok(inside.length);
  assert.ok(inside.every(({ x, y }) => x >= 74 && y >= 10 && y <= 50));
  assert.equal(placesForSign(box, outline, [{ left: 0, top: 0, right: 120, bottom: 60 }]), outline);
});

test("a press means what is pressed, or the part of the map that it is about", () => {
  const places = ["", '[data-spot="G1"]', '[data-spot="G3"]', '[data-piece="card hand-0 f2"]'];
  const pressed = (inside, of = null) => ({
    closest: (selector) => selector === "[data-of-spot]" ? of && { getAttribute: () => of } : selector === inside ? {} : null,
  });
  assert.equal(placePressed(pressed(places[1]), places), 1);
  assert.equal(placePressed(pressed("li", "G3"), places), 2);
  assert.equal(placePressed(pressed(places[3], "R1"), places), 3);
  assert.equal(placePressed(pressed("li", "R1"), places), -1);
  assert.equal(placePressed(pressed("li"), places), -1);
});

test("a small piece is pressed as far around it as a finger wants, but no farther than half way to the next one", () => {
  const sides = (...piece) => Object.values(grownAround(...piece));
  assert.deepEqual(sides([0, 0, 20, 60], []), [0, 12, 0, 12], "top, right, bottom, left");
  assert.deepEqual(sides([0, 0, 24, 30], [[34, 0, 24, 30]]), [7, 5, 7, 10]);
  assert.deepEqual(sides([0, 0, 30, 30], [[0, 30, 30, 30]]), [7, 7, 0, 7], "the next one touches it below");
  assert.deepEqual(sides([0, 0, 16, 16], [[16, 0, 16, 16]]), [14, 4, 14, 14], "the least, though it meets the next one");
  assert.deepEqual(sides([0, 0, 42, 42], []), [0, 0, 0, 0], "large enough");
});
