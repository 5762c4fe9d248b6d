/** Where one is in a row of steps: of a worked example, or of a match that is looked back at. */

/** @typedef {{round: string | number, when: string}} Moment when a step is: its round, and that in words ("" outside of any) */

/**
 * A position in a list of steps, counted from 0. It holds no DOM; extend it and override `moments`, from which all
 * else follows.
 */
export class StepIndex {
  index = 0;

  /** @returns {Moment[]} one for each step */
  get moments() {
    return [];
  }

  get last() {
    return this.moments.length - 1;
  }

  /** When the current step is, in words. */
  get when() {
    return this.moments[this.index]?.when ?? "";
  }

  /** The first step of the next round, or the last step. */
  get nextRound() {
    const { moments } = this;
    const round = moments[this.index]?.round;
    const next = moments.findIndex((moment, index) => index > this.index && moment.round !== round);
    return next < 0 ? this.last : next;
  }

  /** The first step of this round; standing on it, that of the round before. */
  get roundBefore() {
    const { moments } = this;
    const round = moments[Math.max(0, this.index - 1)]?.round;
    return moments.findIndex((moment) => moment.round === round);
  }

  /** @param {number} index where to go; beyond the ends, to the end */
  moveTo(index) {
    this.index = Math.max(0, Math.min(index, this.last));
  }
}
