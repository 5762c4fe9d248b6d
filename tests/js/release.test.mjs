// What a page does when something of it has not come: which release is published, and the page loaded anew if it is another one.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, FakeStorage, JS } from "./browser.mjs";

const PAGE = "https://book.example/fr/vineta/play/";
const words = { "trick-files": { textContent: '{"release":"one"}' }, "trick-words": { textContent: "{}" } };

let published, page, asked, said, loads, widgets, shown;

const element = (tag) => ({ tag, setAttribute() {}, append() {}, addEventListener() {}, remove() {} });

define("location", { href: `${PAGE}#rules`, reload: () => loads++ });
define("document", {
  createElement: element, querySelector: () => null, querySelectorAll: () => widgets, getElementById: (id) => words[id] ?? null,
  body: { append: (note) => shown.push(note) },
});
define("fetch", async (url, { cache }) => {
  assert.equal(cache, "reload", "what is kept of an older release is no answer");
  asked.push(String(url));
  const answer = String(url).endsWith("release.json") ? published : page;
  if (answer === null) throw new TypeError("Failed to fetch");
  return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer);
});

const { tellOfReload, whyLost } = await import(`${JS}release.js`);
const { carriedOnce } = await import(`${JS}arrival.js`);

beforeEach(() => {
  [asked, said, shown, loads] = [[], [], [], 0];
  published = '{"id":"two"}';
  page = 'a page of {"release":"two"}';
  widgets = [{ id: "play-game", carry: () => ({ save: "mine" }) }, { id: "ex-a", carry: () => null }, { id: "unborn" }];
  define("sessionStorage", new FakeStorage());
});

/** Why it is, or null if that is never told since the page goes. */
const why = () => Promise.race([whyLost((text) => said.push(text)), settled().then(settled).then(() => null)]);

for (const [what, answer] of [["does not answer", null], ["stumbles", 503], ["is another one, which asks for a name", "<html>"]]) {
  test(`a site that ${what} is no release`, async () => {
    published = answer;
    assert.equal(await why(), "offline");
    assert.deepEqual([said, loads], [[], 0]);
  });
}

test("a file that is missing in the release that is published is its own fault", async () => {
  published = '{"id":"one"}';
  assert.equal(await why(), "here");
  assert.deepEqual([said, loads], [[], 0]);
});

test("where another release is published, the page is loaded anew at the same place, and what is shown comes along", async () => {
  assert.equal(await why(), null);
  assert.deepEqual([said, loads], [["release.opening"], 1]);
  assert.equal(asked.at(-1), PAGE);
  assert.deepEqual(carriedOnce("play-game"), { save: "mine" });
  tellOfReload();
  tellOfReload();
  assert.equal(shown.length, 1, "and says so, once");
});

for (const [what, answer] of [["old page", '{"release":"one"}'], ["page that is gone", 404], ["page that does not come", null]]) {
  test(`a ${what} is not loaded anew, since that would only lead here again`, async () => {
    page = answer;
    assert.equal(await why(), "apart");
    assert.equal(loads, 0);
  });
}

test("a game that nothing can take along stays where it is", async () => {
  sessionStorage.refuse = true;
  assert.equal(await why(), "apart");
  assert.equal(loads, 0);
  widgets = [];
  assert.equal(await why(), null);
  assert.equal(loads, 1);
});
