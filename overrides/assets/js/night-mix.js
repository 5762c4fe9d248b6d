/** The order in which some questions are asked: harder and harder, and never the same kind twice running. */

/** @typedef {import("./protocol.js").IdeaView} IdeaView */

/** What it costs that two of a kind follow each other: more than any question in the wrong place. */
const ALIKE = 100;
/** Of one kind there is at most such a part of what is asked. */
const PARTS = 3;

/**
 * In another order each time, so that few would be enough to have something of each lesson, and of each kind.
 * @param {IdeaView[]} ideas
 */
export function variedIdeas(ideas) {
  /** @type {Record<string, number>} */
  const before = {}, left = shuffled(ideas);
  const namesOf = (/** @type {IdeaView} */ { stage, kind }) => [`lesson ${stage}`, `kind ${kind}`];
  const turn = (/** @type {IdeaView} */ idea) => namesOf(idea).reduce((sum, name) => ideas.length * sum + (before[name] ?? 0), 0);
  return ideas.map(() => {
    const next = left.reduce((best, each) => (turn(each) < turn(best) ? each : best));
    left.splice(left.indexOf(next), 1);
    for (const name of namesOf(next)) before[name] = (before[name] ?? 0) + 1;
    return next;
  });
}

/**
 * The first of these, as long as there are others of a kind only two in six.
 * @param {IdeaView[]} ideas those that have to be asked first come first
 * @param {number} most
 */
export function fewAlike(ideas, most) {
  /** @type {Record<string, number>} */
  const before = {}, often = Math.ceil(most / PARTS);
  const apart = ideas.filter(({ kind = "" }) => (before[kind] = (before[kind] ?? 0) + 1) <= often);
  return [...apart, ...ideas.filter((idea) => !apart.includes(idea))].slice(0, most);
}

/**
 * The order in which these are asked: where kinds allow it, no two alike follow each other, and they get harder, the further on
 * in the course.
 * @param {IdeaView[]} ideas a few
 */
export function mixedIdeas(ideas) {
  /** @param {IdeaView[]} order */
  const cost = (order) => {
    const alike = order.filter(({ kind }, at) => at && kind === order[at - 1]?.kind).length;
    const stages = order.map(({ stage = 0 }) => stage);
    return ALIKE * alike + stages.flatMap((one, at) => stages.slice(at).filter((other) => other < one)).length;
  };
  const orders = ordersOf(shuffled(ideas)).map((order) => ({ order, cost: cost(order) }));
  return orders.reduce((best, each) => (each.cost < best.cost ? each : best)).order;
}

/**
 * @template T
 * @param {T[]} all
 * @returns {T[][]}
 */
function ordersOf(all) {
  return all.length ? all.flatMap((each, at) => ordersOf([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [each, ...rest])) : [[]];
}

/**
 * @template T
 * @param {T[]} all
 */
const shuffled = (all) => all.map((each) => ({ each, at: Math.random() })).sort((one, other) => one.at - other.at).map(({ each }) => each);
