// A button that concerns others, too, asks before it does anything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JS } from "./browser.mjs";

const { askNoMore, isConfirmed } = await import(`${JS}ask-twice.js`);

const said = [];
const pressed = (button, at, question = "Undo Ana’s choice?") => isConfirmed(button, question, (text) => said.push(text), () => at);

test("the second press is meant, but not that of a hasty hand", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const button = { dataset: {}, ariaLabel: null };
  assert.ok(!pressed(button, 0));
  assert.deepEqual([button.dataset.asks, button.ariaLabel, said], ["Undo Ana’s choice?", "Undo Ana’s choice?", ["Undo Ana’s choice?"]]);
  assert.ok(!pressed(button, 100));
  assert.ok(pressed(button, 900));
  assert.deepEqual([button.dataset.asks, button.ariaLabel], [undefined, null]);
});

test("it asks anew after a while, for another choice, and once the table has changed", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const button = { dataset: {} };
  assert.ok(!pressed(button, 0));
  mock.timers.tick(60_000);
  assert.ok(!pressed(button, 60_000));
  assert.ok(!pressed(button, 61_000, "Undo Ben’s choice?"));
  askNoMore(button);
  assert.ok(!pressed(button, 62_000, "Undo Ben’s choice?"));
});

test("it asks as long as somebody needs who listens to it, also where it asked a moment before", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const button = { dataset: {} };
  pressed(button, 0);
  mock.timers.tick(19_000);
  askNoMore(button);
  pressed(button, 19_000);
  mock.timers.tick(19_000);
  assert.ok(pressed(button, 38_000));
});

test("where there is nothing to ask, one press is enough", () => assert.ok(pressed({ dataset: {} }, 0, "")));
