/** Notes which rules are read: those that stay in the reader's sight for as long as it takes, on whatever page. */
import { noteRules, stateOfRule } from "./known.js";

/** Between two looks at what is in sight, in milliseconds. */
const LOOK = 1000;
/** A rule is read in so many milliseconds a letter; a short one in so many at least. */
const LETTER = 30;
const LEAST = 3000;
/** Of a rule, so much is in sight while it is read. */
const SHARE = 0.6;

/** What is in sight and not read yet, with how long it has still to stay. @type {Map<Element, number>} */
const waiting = new Map();

/** Listens for the whole visit. */
export function noteRulesInSight() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) waiting.delete(target);
      else if (stateOfRule(target.id) === "new") waiting.set(target, Math.max(LEAST, LETTER * (target.textContent?.length ?? 0)));
    }
  }, { threshold: SHARE });
  /** @type {any} */ (window).document$?.subscribe(() => {
    observer.disconnect();
    waiting.clear();
    for (const rule of document.querySelectorAll("article section.rule")) observer.observe(rule);
  });
  setInterval(() => {
    if (waiting.size && !document.hidden) look();
  }, LOOK);
}

function look() {
  for (const [rule, left] of waiting) waiting.set(rule, left - LOOK);
  const read = [...waiting].flatMap(([rule, left]) => left <= 0 ? [rule] : []);
  for (const rule of read) waiting.delete(rule);
  noteRules(read.map(({ id }) => id), "read");
}
