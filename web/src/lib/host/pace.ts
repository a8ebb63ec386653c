// How many steps a bot may search, so that it answers in time on this machine. Steps make a choice depend on their
// number and not on a clock.

/** Milliseconds that a bot may take, whatever it is allowed. */
const LONGEST = 1200;
/** Steps of a machine that has not been measured. */
const FIRST = 300;
/** Every search gets at least as many. */
const FEWEST = 40;

export class Pace {
  /** Steps in a millisecond. */
  private speed: number | null = null;

  /** The steps for a turn that may take this many milliseconds. */
  steps(alone: number): number {
    if (this.speed === null) return FIRST;
    return Math.max(FEWEST, Math.round(this.speed * Math.min(alone, LONGEST)));
  }

  /** A search of this many steps took this long. Short ones say nothing. */
  took(steps: number, milliseconds: number): void {
    if (steps < FEWEST || milliseconds < 5) return;
    const speed = steps / milliseconds;
    this.speed = this.speed === null ? speed : 0.7 * this.speed + 0.3 * speed;
  }
}
