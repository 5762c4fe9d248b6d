// Where the panel goes, and when a pointer that rests on a link opens it.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { JS } from "./browser.mjs";

const { placeBeside, roomFor } = await import(`${JS}panel-place.js`);
const { Hover } = await import(`${JS}hover.js`);

const ROOM = { width: 1000, height: 800, top: 50 };
const PANEL = { width: 300, height: 200 };

test("the panel goes below what opened it, where there is room", () => {
  assert.deepEqual(placeBeside({ left: 100, top: 100, bottom: 120 }, PANEL, ROOM), { left: 100, top: 128, height: 662 });
});

test("it goes above where there is more room, as near as its height allows", () => {
  const place = placeBeside({ left: 100, top: 700, bottom: 720 }, PANEL, ROOM);
  assert.equal(place.top, 700 - 8 - 200);
  assert.equal(placeBeside({ left: 0, top: 700, bottom: 720 }, { width: 300, height: 2000 }, ROOM).top, 60);
});

test("it never leaves the window at a side", () => {
  assert.equal(placeBeside({ left: 950, top: 0, bottom: 20 }, PANEL, ROOM).left, 690);
  assert.equal(placeBeside({ left: -40, top: 0, bottom: 20 }, PANEL, ROOM).left, 10);
});

test("a page makes room for a sheet only as far as what opened it stays in sight", () => {
  assert.equal(roomFor({ left: 0, top: 300, bottom: 320 }, 500, 50), 0);
  assert.equal(roomFor({ left: 0, top: 600, bottom: 620 }, 500, 50), 128);
  assert.equal(roomFor({ left: 0, top: 100, bottom: 620 }, 500, 50), 42);
});

let said, hover;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  said = [];
  hover = new Hover((link) => said.push(link), () => said.push("closed"));
});

test("a pointer that passes over a link opens nothing, one that rests on it does", () => {
  hover.moved("link", false);
  mock.timers.tick(499);
  hover.moved(null, false);
  mock.timers.tick(300);
  hover.moved("link", false);
  hover.moved("link", false);
  mock.timers.tick(500);
  assert.deepEqual(said, ["link"]);
});

test("what was opened closes when the pointer stays away, however it moves there", () => {
  hover.moved("link", false);
  mock.timers.tick(500);
  hover.moved(null, false);
  mock.timers.tick(300);
  hover.moved(null, false);
  mock.timers.tick(60);
  assert.deepEqual(said, ["link", "closed"]);
});

test("it stays while the pointer is in it, also on the way from the link", () => {
  hover.moved("link", false);
  mock.timers.tick(500);
  hover.moved(null, false);
  mock.timers.tick(200);
  hover.moved(null, true);
  mock.timers.tick(10_000);
  assert.deepEqual(said, ["link"]);
});

test("a press ends what was about to happen", () => {
  hover.moved("link", false);
  hover.stop();
  mock.timers.tick(10_000);
  assert.deepEqual(said, []);
});
