import assert from "node:assert/strict";
import { test } from "node:test";
import { define } from "./browser.mjs";

define("document", { getElementById: () => null });
const { firstPartOf, LONGEST, saidInWords } = await import("../../overrides/assets/js/brief.js");

const sentence = (length) => `${"a".repeat(length - 1)}.`;

test("what is short is said whole, and what comes last after it", () => {
  assert.equal(firstPartOf("One."), "One.");
  assert.equal(firstPartOf("One.", "Choose a card."), "One. Choose a card.");
  assert.equal(firstPartOf("", "Choose a card."), "Choose a card.");
});

test("of what is long whole sentences are said, and what comes last", () => {
  const text = [80, 120, 80].map(sentence).join(" ");
  const said = firstPartOf(text, "Choose a card.");
  assert.ok(said.length <= LONGEST, said);
  assert.ok(said.startsWith(`${sentence(80)} said.rest`), said);
  assert.ok(said.endsWith("Choose a card."), said);
});

test("one long sentence is cut between two words", () => {
  const said = firstPartOf("word ".repeat(80).trim());
  assert.ok(said.length <= LONGEST);
  assert.match(said, /word… said\.rest$/);
});

test("a card called …? ends no sentence", () => {
  const said = firstPartOf(`First this is said. …? (0, comes back) is ${"better ".repeat(40)}`);
  assert.equal(said, "First this is said. said.rest");
  const asked = firstPartOf(`Vraiment\u202f? ${"Regardez encore ".repeat(20)}`);
  assert.equal(asked, "Vraiment\u202f? said.rest");
});

test("where a picture stood between two words there is one space", () => {
  assert.equal(saidInWords("Une maison bleue\u00a0 quitte le quartier\u00a0: lequel\u202f? "), "Une maison bleue quitte le quartier\u00a0: lequel\u202f?");
  assert.equal(saidInWords(null), "");
});
