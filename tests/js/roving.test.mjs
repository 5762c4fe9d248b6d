// Groups that are one stop for the Tab key: which key leads to which control, and where Tab comes to.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, JS } from "./browser.mjs";

define("HTMLElement", class {});
define("Element", HTMLElement);
const { Roving, placeOfTyped } = await import(`${JS}roving.js`);

const NAMES = ["⁠ wall 130 left", "wall 230 left", "road15 left", "river15 left"];

class Control extends HTMLElement {
  picked = false;

  constructor(group, textContent) {
    super();
    Object.assign(this, { group, textContent });
  }

  closest() {
    return this.group;
  }

  matches() {
    return this.picked;
  }

  focus() {
    document.activeElement = this;
    heard.focusin({ target: this });
  }
}

let group, heard, roving;

beforeEach(() => {
  heard = {};
  define("document", { activeElement: null });
  group = { contains: (each) => group.controls.includes(each), querySelectorAll: () => group.controls };
  group.controls = NAMES.map((name) => new Control(group, name));
  roving = new Roving({ addEventListener: (what, hear) => (heard[what] = hear), querySelectorAll: () => [group] });
  roving.settle();
});

const stops = () => group.controls.flatMap(({ tabIndex }, at) => (tabIndex === 0 ? [at] : []));
const press = (key, more) => roving.go({ key, target: document.activeElement, timeStamp: 0, preventDefault() {}, ...more });

test("Tab comes to one control: what is picked, else the first; then where the reader was", () => {
  assert.deepEqual(stops(), [0]);
  group.controls[2].picked = true;
  roving.settle();
  assert.deepEqual(stops(), [2]);
  roving.enter(group);
  press("ArrowRight");
  roving.settle();
  assert.deepEqual(stops(), [3]);
});

test("arrows go round, Home and End to the ends; what has the focus then is returned", () => {
  roving.enter(group);
  const places = ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "End", "Home"].map((key) => group.controls.indexOf(press(key)));
  assert.deepEqual(places, [3, 0, 1, 0, 3, 0]);
});

test("other keys and other places are none of its business", () => {
  assert.equal(roving.go({ key: "ArrowRight", target: { closest: () => null } }), null);
  roving.enter(group);
  for (const key of ["Enter", " ", "Tab", "x"]) assert.equal(press(key), null);
  assert.equal(press("w", { ctrlKey: true }), null);
});

test("once the stop is gone, what stands in its place is the stop", () => {
  group.controls[1].focus();
  group.controls.splice(1, 1);
  document.activeElement = null;
  roving.settle();
  assert.deepEqual(stops(), [1]);
  group.controls = [];
  roving.settle();
  roving.enter(group);
});

test("letters typed together are one word, after a pause another one", () => {
  roving.enter(group);
  assert.equal(press("r"), group.controls[2]);
  assert.equal(press("i", { timeStamp: 500 }), group.controls[3]);
  assert.equal(press("w", { timeStamp: 5000 }), group.controls[0]);
});

test("names are found by how they begin or by their initials, from where one is, whatever stands before them", () => {
  const found = [["r", 0], ["r", 2], ["rr", 2], ["ri", 2], ["w2", 0], ["w", 3], ["wall 2", 0], ["x", 0]].map(([typed, at]) => placeOfTyped(typed, NAMES, at));
  assert.deepEqual(found, [2, 3, 3, 3, 1, 0, 1, -1]);
  assert.equal(placeOfTyped("e", ["Écluse"], 0), 0);
  assert.equal(placeOfTyped("g1", ["green 2", "green 1"], 0), 1);
});
