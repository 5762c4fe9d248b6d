// What a hint has named stays on the board, beside what the reader chooses, until they have decided.
import assert from "node:assert/strict";
import { test } from "node:test";
import { define, JS } from "./browser.mjs";

define("FormData", class {
  constructor({ inputs }) {
    this.chosen = inputs.filter(({ checked }) => checked);
  }

  keys() {
    return this.chosen.map(({ name }) => name);
  }

  getAll(wanted) {
    return this.chosen.filter(({ name }) => name === wanted).map(({ value }) => value);
  }
});
const { Preview } = await import(`${JS}play-preview.js`);

function classes() {
  const held = new Set();
  return { toggle: (name, on) => held[on ? "add" : "delete"](name), contains: (name) => held.has(name) };
}

function input(name, value, dataset = {}) {
  return { name, value, dataset, checked: false, labels: [{ classList: classes() }] };
}

/** A form with two tiles, each with two places; and a board beside it. */
function table({ chosenOnly = false } = {}) {
  const inputs = [
    input("tile", "r1"), input("tile", "w2"),
    input("move", "r-1e", { tile: "r1" }), input("move", "r-1s", { tile: "r1" }),
    input("move", "w1-2e", { tile: "w2" }), input("move", "w1-2s", { tile: "w2" }),
  ];
  const form = {
    inputs, dataset: { seat: "0" },
    querySelectorAll: (selector) => inputs.filter(({ name, checked }) =>
      selector.endsWith(":checked") ? checked : !selector.includes("name=move") || name === "move"),
  };
  const place = { innerHTML: "", classList: classes(), hasAttribute: () => chosenOnly };
  const preview = new Preview({ querySelector: () => place }, { querySelector: () => form }, async ({ move }) => `<i>${move}</i>`);
  return {
    place, preview,
    choose(...values) {
      for (const each of inputs) each.checked = values.includes(each.value);
      return preview.show();
    },
    advised: () => inputs.filter(({ labels: [label] }) => label.classList.contains("advised")).map(({ value }) => value),
  };
}

test("a hint is on the board and in the form before anything is chosen", async () => {
  const { preview, place, choose, advised } = table();
  preview.advise("r-1e");
  await choose();
  assert.equal(place.innerHTML, "<i>r-1e</i>");
  assert.ok(place.classList.contains("advised"));
  assert.deepEqual(advised(), ["r1", "r-1e"]);
});

test("it stays when its tile is chosen, and when another one is", async () => {
  const { preview, place, choose, advised } = table();
  preview.advise("r-1e");
  for (const tile of ["r1", "w2"]) {
    await choose(tile);
    assert.equal(place.innerHTML, "<i>r-1e</i>", tile);
    assert.ok(place.classList.contains("advised"));
    assert.deepEqual(advised(), ["r1", "r-1e"]);
  }
});

test("it stays under another move that is chosen, and comes back with it given up", async () => {
  const { preview, place, choose, advised } = table();
  preview.advise("r-1e");
  await choose("w2", "w1-2s");
  assert.equal(place.innerHTML, '<g class="advised"><i>r-1e</i></g><i>w1-2s</i>');
  assert.ok(!place.classList.contains("advised"), "what is chosen is not what was advised");
  assert.deepEqual(advised(), ["r1", "r-1e"]);
  await choose();
  assert.equal(place.innerHTML, "<i>r-1e</i>");
});

test("the move that it names is drawn once when it is chosen", async () => {
  const { preview, place, choose } = table();
  preview.advise("r-1e");
  await choose("r1", "r-1e");
  assert.equal(place.innerHTML, "<i>r-1e</i>");
  assert.ok(!place.classList.contains("advised"));
});

test("once it is taken back nothing is left of it", async () => {
  const { preview, place, choose, advised } = table();
  preview.advise("r-1e");
  await choose("w2");
  preview.advise("");
  await choose("w2");
  assert.equal(place.innerHTML, "");
  assert.deepEqual(advised(), []);
});

test("a place for what is chosen alone shows no hint", async () => {
  const { preview, place, choose } = table({ chosenOnly: true });
  preview.advise("r-1e");
  await choose();
  assert.equal(place.innerHTML, "");
  await choose("w2", "w1-2s");
  assert.equal(place.innerHTML, "<i>w1-2s</i>");
});
