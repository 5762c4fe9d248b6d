// The only thing that can be done on the board is done by itself, unless its reader touches anything first.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, defineMutationObserver, FakeStorage, JS } from "./browser.mjs";

define("localStorage", new FakeStorage());
define("location", new URL("https://book.example/"));
const newest = defineMutationObserver();
const { doOnlyChoices } = await import(`${JS}only-choice.js`);

mock.timers.enable({ apis: ["setTimeout"] });
let host, sent, form, takenBack, heard;

beforeEach(() => {
  [sent, takenBack, heard] = [0, null, {}];
  form = { isConnected: true, dataset: {}, querySelectorAll: () => [{}], requestSubmit: () => (sent += 1) };
  host = {
    dataset: { state: "asking" },
    querySelector: (sought) => (sought.includes("redo") ? takenBack : form),
    addEventListener: (name, listener) => (heard[name] = listener),
  };
  localStorage.setItem("trick:speed", "normal");
  doOnlyChoices(host, new AbortController().signal);
});

/** What is asked comes, and stays for so long. */
function asked(time = 60_000) {
  host.dataset.state = "deciding";
  newest.note();
  mock.timers.tick(time);
  return sent;
}

test("it is seen before it is done, once", () => {
  assert.equal(asked(500), 0);
  mock.timers.tick(60_000);
  assert.equal(sent, 1);
});

test("of several things none is done, and none in a task", () => {
  form.querySelectorAll = () => [{}, {}];
  assert.equal(asked(), 0);
  form.dataset = { moves: "G1 G2" };
  assert.equal(asked(), 0);
  form.dataset = { moves: "G1" };
  host.dataset.key = "last_four";
  assert.equal(asked(), 0);
  delete host.dataset.key;
  assert.equal(asked(), 1);
});

test("who touches anything, has taken something back or goes step by step does it themselves", () => {
  asked(500);
  heard.pointerdown();
  mock.timers.tick(60_000);
  assert.equal(sent, 0);
  takenBack = {};
  assert.equal(asked(), 0);
  takenBack = null;
  localStorage.setItem("trick:speed", "step");
  assert.equal(asked(), 0);
});
