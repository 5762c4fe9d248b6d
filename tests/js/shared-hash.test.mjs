// Shared addresses are read whatever a messenger has made of them, and what nothing here can show is known.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, JS } from "./browser.mjs";

const { addresseeOfHash, fieldsOfHash } = await import(`${JS}shared-hash.js`);

const FIELDS = { play: "Rex42qtW_k-a~human,sight", at: "play-game" };
const HASH = "#play=Rex42qtW_k-a~human,sight&at=play-game";
const encoded = (text) => encodeURIComponent(text).replaceAll("~", "%7E");

let page;

beforeEach(() => {
  page = { "play-game": "trick-play", "ex-one": "trick-example", rules: "h2" };
  const element = (id) => ({ id, matches: (names) => names.split(", ").includes(page[id]) });
  define("document", {
    getElementById: (id) => (id in page ? element(id) : null),
    querySelector: (name) => Object.keys(page).filter((id) => page[id] === name).map(element)[0] ?? null,
  });
});

for (const [how, hash] of [
  ["written", HASH],
  ["encoded by URLSearchParams", `#${new URLSearchParams(FIELDS)}`],
  ["encoded twice", `#${String(new URLSearchParams(FIELDS)).replaceAll("%", "%25")}`],
  ["encoded three times", `#${encoded(encoded(HASH.slice(1)))}`],
  ["encoded with its sign", `#${encoded(HASH)}`],
  ["broken into lines", "#play=Rex42\r\n qtW_k-a~human,sight%0A&at=play%20-game"],
  ["broken by what cannot be seen", "#play=Rex42%E2%80%8BqtW_k\u00ad-a~human,sight&at=play-game"],
  ["with spaces as plus signs", "#play=Rex42+qtW_k-a~human,sight&at=play-game"],
  ["the end of a sentence", `${HASH}).`],
  ["between quotes", `${HASH}%C2%A0»`],
  ["escaped as HTML", HASH.replace("&", "&amp;")],
]) {
  test(`an address as it comes: ${how}`, () => assert.deepEqual(fieldsOfHash(hash), FIELDS));
}

test("a place in the page has no fields of what is shared, and no end of percent signs takes long", () => {
  assert.equal(fieldsOfHash("#LU-2.4").play, undefined);
  assert.equal(fieldsOfHash(`#play=${"%25".repeat(30_000)}`).play?.length, 0);
});

for (const [hash, id] of [
  [HASH, "play-game"],
  ["#play=abc", "play-game"],
  ["#play=abc&at=gone", "play-game"],
  ["#play=abc&at=rules", "play-game"],
  ["#play=abc&at=ex-one", "ex-one"],
  ["#change=abc&at=ex-one", "ex-one"],
  ["#change=abc&at=ex-two", null],
  ["#change=abc", null],
  ["#ask=abc", null],
  ["#play=", null],
  ["#rules", undefined],
  ["", undefined],
]) {
  test(`${hash || "no hash"} is for ${id}`, () => {
    define("location", { hash });
    const found = addresseeOfHash();
    assert.equal(found && found.id, id);
  });
}

test("a game is for nobody on a page without one", () => {
  page = {};
  define("location", { hash: HASH });
  assert.equal(addresseeOfHash(), null);
});
