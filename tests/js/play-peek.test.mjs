// What one of several people alone knows is in the page for as long as a press is held, and no longer.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { define, JS } from "./browser.mjs";

class FakeElement extends EventTarget {
  style = {};
  textContent = "";
  innerHTML = "";
  setAttribute() {}
  append(...parts) {
    if (typeof parts[0] === "string") this.textContent = parts[0];
  }
  replaceChildren() {
    this.innerHTML = "";
  }
  querySelectorAll() {
    return [];
  }
  setPointerCapture() {}
  getBoundingClientRect() {
    return { top: 0, left: 0, width: 10, height: 10 };
  }
}
const page = Object.assign(new EventTarget(), { createElement: () => new FakeElement(), getElementById: () => null, documentElement: { lang: "en" } });
define("document", page);
define("location", { href: "https://example.org/en/" });
define("window", globalThis);
const listening = new EventTarget();
define("addEventListener", (...how) => listening.addEventListener(...how));
define("innerHeight", 800);
define("localStorage", {});
const { Peek, SWITCHED_ON } = await import(`${JS}play-peek.js`);

let peek, parts, answer;
const ANA = { seat: 0, ask: "I’m Ana", hold: "Ana’s secret", sure: true };

/** Presses of the button. */
const does = (type, more = {}) => peek.button.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { button: 0, ...more }));
/** What of the secret is in the page. */
const seen = () => parts.map(({ innerHTML, textContent }) => innerHTML || textContent);

beforeEach(() => {
  answer = Promise.resolve({ board: "<svg>", cards: "<b>", say: "target museum" });
  parts = [];
  const make = page.createElement;
  page.createElement = () => (parts.push(make()), parts.at(-1));
  peek = new Peek(() => answer, new FakeElement());
  page.createElement = make;
  parts = parts.slice(1, 3);
  peek.offer(ANA);
});

const HOLDS = {
  "a finger": ["pointerdown", "pointerup"], "a finger that is called off": ["pointerdown", "pointercancel"],
  "a key": ["keydown", "keyup", { key: " " }], "a window that is left": ["pointerdown", "blur"],
};
for (const [name, [begin, end, more]] of Object.entries(HOLDS)) {
  test(`${name} shows it, and hides it at once`, async () => {
    does(begin, more);
    await settled();
    assert.deepEqual(seen(), ["<b><svg>", "target museum"]);
    does(end, more);
    assert.deepEqual(seen(), ["", ""]);
  });
}

test("an answer that comes after the release is not shown", async () => {
  does("pointerdown");
  does("pointerup");
  await settled();
  assert.deepEqual(seen(), ["", ""]);
});

test("who cannot hold switches it on, until the focus goes, the page, or the decision", async () => {
  for (const end of [() => does("blur"), () => does("click", { detail: 0 }), () => listening.dispatchEvent(new Event("pagehide")),
    () => page.dispatchEvent(new Event("visibilitychange")), () => peek.offer(null), () => peek.end()]) {
    does("click", { detail: 0 });
    await settled();
    assert.deepEqual(seen(), ["<b><svg>", "target museum"]);
    end();
    assert.deepEqual(seen(), ["", ""]);
    peek.offer(ANA);
  }
});

test("a press by finger is no switch, nor is one of another button", async () => {
  does("click", { detail: 1 });
  does("pointerdown", { button: 2 });
  await settled();
  assert.deepEqual(seen(), ["", ""]);
});

test("who has switched it on and goes away leaves nothing in the page", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  does("click", { detail: 0 });
  await settled();
  mock.timers.tick(SWITCHED_ON - 1);
  assert.deepEqual(seen(), ["<b><svg>", "target museum"]);
  mock.timers.tick(1);
  assert.deepEqual(seen(), ["", ""]);
  does("click", { detail: 0 });
  await settled();
  does("click", { detail: 0 });
  does("pointerdown");
  await settled();
  mock.timers.tick(SWITCHED_ON);
  assert.deepEqual(seen(), ["<b><svg>", "target museum"], "a press that is held is as long as it is");
});

for (const [name, once] of Object.entries({
  "a finger": () => (does("pointerdown"), does("pointerup"), does("click", { detail: 1 })), "a key": () => (does("keydown", { key: " " }), does("keyup", { key: " " })),
  "who cannot hold": () => does("click", { detail: 0 }),
})) {
  test(`where somebody else may hold the device, ${name} says first who is there`, async () => {
    peek.offer({ ...ANA, sure: false });
    assert.equal(peek.button.textContent, "I’m Ana");
    does("pointerdown");
    await settled();
    assert.deepEqual(seen(), ["", ""], "a press that was meant for another person's secret");
    does("pointerup");
    once();
    await settled();
    assert.deepEqual(seen(), ["", ""]);
    assert.equal(peek.button.textContent, "Ana’s secret");
    does("pointerdown");
    await settled();
    assert.deepEqual(seen(), ["<b><svg>", "target museum"]);
  });
}
