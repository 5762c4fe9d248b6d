// Where a decision has a single possibility it is chosen and said, and can still be given up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

define("Element", class {});
define("HTMLInputElement", class extends Element {
  checked = false;
  disabled = false;

  constructor(name, value, { type = "radio", ...dataset } = {}) {
    super();
    Object.assign(this, { name, value, type, dataset });
  }

  get labels() {
    const text = `<${this.value}>`;
    return [Object.assign(new Element(), { cloneNode: () => Object.assign(new Element(), { textContent: text, querySelectorAll: () => [] }) })];
  }

  closest() {
    return { querySelector: () => ({ textContent: "And where?" }), hidden: false };
  }
});
const TEXTS = { "play.only": "Only: {parts}", "play.only_then": "{first}, only {parts}", "play.so_far": "So far: {parts}." };
define("document", { getElementById: () => ({ textContent: JSON.stringify(TEXTS) }) });
const { Places } = await import(`${JS}grid-places.js`);

/** A form as the page has it: `choose` and `giveUp` are what the reader does there, `said` is what it tells. */
function formOf(inputs, dataset = {}) {
  const line = { textContent: "" };
  const form = {
    dataset,
    querySelector: () => line,
    querySelectorAll: (selector) => inputs.filter(({ checked, type }) => selector.endsWith(":checked") ? checked && (!selector.includes("checkbox") || type === "checkbox") : true),
  };
  const show = (changed) => {
    const places = new Places(form);
    places.changed(changed);
    places.settle(changed);
    places.narrow();
  };
  const change = (value, checked) => {
    const input = inputs.find((each) => each.value === value);
    for (const other of inputs) if (checked && other.name === input.name && input.type === "radio") other.checked = false;
    input.checked = checked;
    show(input);
  };
  return {
    show,
    choose: (value) => change(value, true),
    giveUp: (value) => change(value, false),
    chosen: () => inputs.filter(({ checked }) => checked).map(({ value }) => value).join(" "),
    said: () => line.textContent,
  };
}

const tile = (value) => new HTMLInputElement("tile", value, { count: "places" });
const place = (value, of) => new HTMLInputElement("move", value, { tile: of });

test("of several places none is chosen", () => {
  const form = formOf([tile("r1"), tile("w1"), place("r-1e", "r1"), place("r-1s", "r1"), place("w-1e", "w1")]);
  form.show();
  assert.equal(form.chosen(), "");
  form.choose("r1");
  assert.equal(form.chosen(), "r1");
  assert.equal(form.said(), "places");
});

test("the only place of all is chosen with its tile, and said to be the only one", () => {
  const form = formOf([tile("r1"), tile("w1"), place("w-1e", "w1")]);
  form.show();
  assert.equal(form.chosen(), "w1 w-1e");
  assert.equal(form.said(), "Only: <w-1e>");
});

test("the only place of a tile is chosen with it, and left with it", () => {
  const form = formOf([tile("r1"), tile("w1"), place("r-1e", "r1"), place("r-1s", "r1"), place("w-1e", "w1")]);
  form.choose("w1");
  assert.equal(form.chosen(), "w1 w-1e");
  assert.equal(form.said(), "Only: <w-1e>");
  form.choose("r1");
  assert.equal(form.chosen(), "r1");
});

test("what is given up is not chosen again", () => {
  const form = formOf([tile("w1"), place("w-1e", "w1")]);
  form.show();
  form.giveUp("w-1e");
  assert.equal(form.chosen(), "w1");
});

test("a district or card that is the only one is chosen", () => {
  const form = formOf([new HTMLInputElement("move", "A1")]);
  form.show();
  assert.equal(form.chosen(), "A1");
  assert.equal(form.said(), "Only: <A1>");
});

test("where the form lists its moves, the one end of a house is chosen with it", () => {
  const inputs = [new HTMLInputElement("move", "rA1"), new HTMLInputElement("move", "bA1"), new HTMLInputElement("to", "A2"), new HTMLInputElement("to", "A3")];
  const form = formOf(inputs, { join: ">", moves: "rA1>A2 bA1>A2 bA1>A3" });
  form.show();
  assert.equal(form.chosen(), "");
  form.choose("rA1");
  assert.equal(form.chosen(), "rA1 A2");
  assert.equal(form.said(), "<rA1>, only <A2>");
});

test("what is chosen is said by its name, and the second of two is asked for in words of its own", () => {
  const box = (value) => new HTMLInputElement("move", value, { type: "checkbox", named: value.toLowerCase() });
  const form = formOf([box("A1"), box("A2"), box("A3")], { join: "+", moves: "A1+A2 A2+A3 A1+A3", then: "And the other?" });
  form.choose("A1");
  assert.equal(form.said(), "So far: a1. And the other?");
});

test("a box is not ticked for the reader: they could not clear it", () => {
  const box = (value) => new HTMLInputElement("move", value, { type: "checkbox" });
  const form = formOf([box("A1"), box("A2"), box("A3")], { join: "+", moves: "A1+A2 A2+A3" });
  form.choose("A1");
  assert.equal(form.chosen(), "A1");
});

test("a decision that is looked back at is left as it was", () => {
  const inputs = [tile("w1"), place("w-1e", "w1")];
  for (const input of inputs) input.disabled = true;
  const form = formOf(inputs);
  form.show();
  assert.equal(form.chosen(), "");
});
