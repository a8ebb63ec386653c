// The review of a replay: fetched in parts, because the program thinks about every decision.

import type { ReviewedDecision } from "../protocol";
import { api, said } from "./api";

/** A decision that costs less than this is no mistake: the estimate is no more exact. */
const SMALLEST = 0.04;

export class ReviewState {
  decisions: ReviewedDecision[] = $state.raw([]);
  done = $state(false);
  /** The number of answers looked at so far. */
  at = $state(0);
  problem: string | null = $state(null);
  private stopped = false;

  constructor(
    private replay: string,
    readonly seat: number,
  ) {}

  async run(): Promise<void> {
    try {
      for (let from: number | null = 0; from !== null && !this.stopped;) {
        const part = await api.review(this.replay, this.seat, from);
        this.decisions = [...this.decisions, ...part.decisions];
        this.at = part.next ?? 0;
        from = part.next;
      }
      this.done = !this.stopped;
    } catch (error) {
      this.problem = said(error);
    }
  }

  stop(): void {
    this.stopped = true;
  }
}

/** What the answer cost, as a part of the chance of winning. */
export function costOf({ best, given }: ReviewedDecision): number {
  return Math.max(0, best - given);
}

/** The costliest decisions, costliest first, one for each turn. */
export function mistakes(decisions: ReviewedDecision[], most: number): ReviewedDecision[] {
  const found: ReviewedDecision[] = [];
  for (const one of [...decisions].sort((a, b) => costOf(b) - costOf(a))) {
    if (costOf(one) < SMALLEST || found.length === most) break;
    if (found.every(({ turn }) => turn !== one.turn)) found.push(one);
  }
  return found;
}

export function isMistake(one: ReviewedDecision): boolean {
  return costOf(one) >= SMALLEST;
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
