/**
 * How well the reader knows each rule, kept in this browser only: `trick:known`. What was reached is never taken back, but
 * by the reader.
 */
import { numberOfDay } from "./day-calendar.js";
import { readStored, writeStored } from "./store.js";

/**
 * `state`: a place in KEPT. `since`: the day, by its number, of the first right answer after the last wrong one; 0 for none.
 * @typedef {[state: number, since: number, ...others: unknown[]]} Knowledge `others`: what a later version of the book has added
 * @typedef {{rules: Record<string, Knowledge>, others: Record<string, unknown>}} Known
 */

/** Tells by "change" that something else is kept now, written in this tab. */
export const knownChanges = new EventTarget();

/** The key in the storage. */
export const KNOWN = "trick:known";
/** The version of the form in which it is kept. A later one is not read. */
const VERSION = 1;

/** How well a rule may be known, as it is kept: `sure` is who has answered right twice, five days apart. */
const KEPT = /** @type {const} */ (["new", "read", "seen", "met", "sure"]);
/** The same as readers see it, from the least to the most: `once` is who has answered right, and is to be asked again. */
export const STATES = /** @type {const} */ (["new", "read", "seen", "met", "once", "sure"]);
const DAYS_APART = 5;

/** @typedef {typeof STATES[number]} State */

/**
 * Parses what is kept, or what a file has of it.
 * @param {string | null} text
 * @returns {Known | null} null if it is damaged, or of a later version
 */
export function knownIn(text) {
  if (text === null) return { rules: {}, others: {} };
  try {
    const { version, rules, ...others } = JSON.parse(text);
    return version === VERSION && rules instanceof Object && Object.values(rules).every(isKnowledge) ? { rules, others } : null;
  } catch {
    return null;
  }
}

/** @param {any} found */
const isKnowledge = (found) => Array.isArray(found) && found[0] in KEPT && Number.isInteger(found[1]);

const known = () => knownIn(readStored(KNOWN));

/**
 * How well a rule is known.
 * @param {string} rule
 * @returns {State}
 */
export function stateOfRule(rule) {
  const [state, since] = known()?.rules[rule] ?? [0, 0];
  const kept = KEPT[state] ?? "new";
  return since && kept !== "sure" ? "once" : kept;
}

/**
 * Something has shown these rules to the reader. What is kept but damaged is left alone.
 * @param {string[]} rules
 * @param {typeof KEPT[number]} state that they have at least from now on
 */
export function noteRules(rules, state) {
  const least = KEPT.indexOf(state);
  change(rules, (before) => [Math.max(before[0], least), before[1]]);
}

/**
 * The reader has answered a question that a rule decides: which is then seen at work, too.
 * @param {string} rule
 * @param {boolean} right at the first touch
 */
export function noteRuleAnswer(rule, right) {
  const today = numberOfDay();
  change([rule], ([state, since]) => {
    const isSure = right && since > 0 && today - since >= DAYS_APART;
    return [Math.max(state, KEPT.indexOf(isSure ? "sure" : "seen")), right ? since || today : 0];
  });
}

/**
 * Forgets these rules.
 * @param {string[]} rules
 */
export function forgetRules(rules) {
  const before = known();
  if (!before) return;
  keep({ ...before, rules: Object.fromEntries(Object.entries(before.rules).filter(([rule]) => !rules.includes(rule))) });
}

/**
 * Adds what is known elsewhere: of each rule, what is more. Nothing is added to what is damaged here.
 * @param {Known} added
 */
export function addKnown(added) {
  const here = known();
  if (!here) return;
  const rules = { ...added.rules };
  for (const [rule, [state, since, ...more]] of Object.entries(here.rules)) {
    const [otherState, otherSince] = added.rules[rule] ?? [0, 0];
    rules[rule] = [Math.max(state, otherState), since || otherSince, ...more];
  }
  keep({ rules, others: { ...added.others, ...here.others } });
}

/**
 * @param {string[]} rules
 * @param {(before: Knowledge) => [number, number]} after
 */
function change(rules, after) {
  const all = known();
  if (!all) return;
  let isChanged = false;
  for (const rule of rules) {
    const [state, since, ...more] = all.rules[rule] ?? [0, 0];
    const [newState, newSince] = after([state, since]);
    isChanged ||= newState !== state || newSince !== since;
    all.rules[rule] = [newState, newSince, ...more];
  }
  if (isChanged) keep(all);
}

/** @param {Known} all */
function keep({ rules, others }) {
  writeStored(KNOWN, JSON.stringify({ ...others, version: VERSION, rules }));
  knownChanges.dispatchEvent(new Event("change"));
}
