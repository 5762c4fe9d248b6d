// Which shape is nearest to a touch: between two districts, the nearer one; far from all, none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { nearestOutline } = await import(`${JS}course-shapes.js`);

const square = (left) => [[0, 0], [10, 0], [10, 10], [0, 10]].map(([x, y]) => ({ x: left + x, y }));

test("a touch between two shapes is that of the nearer one, and one far away of none", () => {
  const outlines = [square(0), null, square(20)];
  assert.equal(nearestOutline({ x: 13, y: 0 }, outlines, 36), 0);
  assert.equal(nearestOutline({ x: 17, y: 10 }, outlines, 36), 2);
  assert.equal(nearestOutline({ x: 90, y: 0 }, outlines, 36), -1);
  assert.equal(nearestOutline({ x: 13, y: 0 }, [null], 36), -1);
});
