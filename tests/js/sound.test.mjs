// Sounds: none before the reader switches them on, and quiet ones then.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

let visits = 0;
let made, sound, store;

/** A node of the audio graph, and what makes them all. */
class FakeNode {
  constructor(_context, settings = {}) {
    made.push(Object.assign(this, settings));
    this.gain = { value: settings.gain, exponentialRampToValueAtTime() {} };
  }
  connect(next) { return next; }
  start() {}
  stop() {}
}

class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  async resume() { made.push("resumed"); }
  createBuffer = (_channels, length) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(async () => {
  made = [];
  define("localStorage", new FakeStorage());
  define("AudioContext", FakeContext);
  for (const name of ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"]) define(name, FakeNode);
  sound = await import(`${JS}sound.js?${++visits}`);
  store = await import(`${JS}store.js`);
  store.keepSound(false);
});

test("nothing is heard, and no sound is made ready, until it is switched on", () => {
  sound.playSoundOf({ moves: [], come: [{ kind: "tide-card" }], gone: [] });
  assert.deepEqual(made, []);
});

test("switched on, which is remembered, each sound is a quiet one", () => {
  store.keepSound(true);
  assert.equal(localStorage.items.get("trick:sound"), "on");
  for (const name of ["card", "wood", "water", "bell"]) {
    made = [];
    sound.playTone(name);
    const volumes = made.map((node) => node.gain?.value).filter((value) => value !== undefined);
    assert.ok(volumes.length && volumes.every((value) => value <= .1), name);
  }
});

test("a change of nothing is silent", () => {
  store.keepSound(true);
  sound.playSoundOf({ moves: [], come: [], gone: [] });
  assert.deepEqual(made, []);
});

test("a change sounds like the rarest thing that moves", () => {
  assert.equal(sound.soundHeard(["weather-card", "water", "house"]), "water");
  assert.equal(sound.soundHeard(["weather-card", "preserver"]), "wood");
  assert.equal(sound.soundHeard(["vote-card"]), "card");
});

test("a device without sound keeps nobody from playing", () => {
  store.keepSound(true);
  define("AudioContext", class { constructor() { throw new Error("no device"); } });
  sound.playTone("bell");
});
