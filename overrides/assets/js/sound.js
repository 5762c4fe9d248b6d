/** A few quiet sounds of what pieces are made of, made here. Off until the reader switches them on. */
import { soundIsOn } from "./store.js";

/** @typedef {{kind: string}} Kind */

/**
 * A sound: its pitch in Hz, how much of it is noise, how long it is heard, in seconds.
 * @typedef {{pitch: number, noise: number, length: number}} Tone
 */

/** @type {Record<string, Tone>} */
const TONES = {
  card: { pitch: 1900, noise: 1, length: .07 },
  wood: { pitch: 330, noise: .25, length: .09 },
  water: { pitch: 420, noise: .9, length: .5 },
  bell: { pitch: 880, noise: 0, length: .8 },
};
const VOLUME = .07;

/** @type {AudioContext | undefined} */
let audio;

/**
 * What is heard of a change: one sound, the rarest of those that it makes.
 * @param {{moves: [Kind, Kind][], come: Kind[], gone: Kind[]}} found
 */
export function playSoundOf({ moves, come, gone }) {
  const name = soundHeard([...moves.map(([, to]) => to), ...come, ...gone].map(({ kind }) => kind));
  if (name) playTone(name);
}

/**
 * Chooses which one sound stands for pieces of these kinds: water before wood before card; undefined for no pieces.
 * @param {string[]} kinds
 * @returns {string | undefined}
 */
export function soundHeard(kinds) {
  const made = kinds.map(materialOf);
  return ["water", "wood", "card"].find((name) => made.includes(name));
}

/** @param {string} kind its last word says what it is made of */
function materialOf(kind) {
  const last = kind.split("-").at(-1) ?? "";
  return last in TONES ? last : "wood";
}

/**
 * Plays a sound by its name at once, if the reader has switched sounds on. Never throws; an unknown name is silence.
 * @param {string} name
 */
export function playTone(name) {
  const tone = TONES[name];
  if (!tone || !soundIsOn()) return;
  try {
    soundTone(tone);
  } catch (error) {
    // A device that plays no sound keeps nobody from playing.
    console.warn(error);
  }
}

/** @param {Tone} tone */
function soundTone(tone) {
  audio ??= new AudioContext();
  // Browsers let a page be heard only after the reader has done something.
  audio.resume().catch(() => {});
  const gain = fadingGain(audio, tone);
  if (tone.noise < 1) sineTone(audio, tone).connect(gain);
  if (tone.noise) rustleTone(audio, tone).connect(gain);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function fadingGain(context, { length }) {
  const gain = new GainNode(context, { gain: VOLUME });
  gain.gain.exponentialRampToValueAtTime(.0001, context.currentTime + length);
  gain.connect(context.destination);
  return gain;
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function sineTone(context, { pitch, length }) {
  const source = new OscillatorNode(context, { frequency: pitch });
  source.start();
  source.stop(context.currentTime + length);
  return source;
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function rustleTone(context, { pitch, noise, length }) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, at) => (samples[at] = noise * (2 * Math.random() - 1)));
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: .8 });
  source.connect(filter);
  source.start();
  return filter;
}
