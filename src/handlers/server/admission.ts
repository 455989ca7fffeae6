import { INTERACTION_TYPE } from '../../discord/api';
import type { LagProbe } from './lag-probe';

/** Limits for a process that answers requests. All times are in milliseconds. */
export interface AdmissionLimits {
  /** Maximum number of interactions answered at the same time. More would only delay each other. */
  places: number;
  /** Maximum time for which an interaction waits for a place. */
  waitMs: number;
  /** Delay of the event loop from which no interaction is admitted. */
  lagMs: number;
}

/**
 * Returns limits with which a reply is usually ready before the handler defers it. A deferred reply is computed again
 * in the same process. `replyLimit` is the time in milliseconds after which Discord accepts no reply: 3000.
 */
export const admissionLimits = (replyLimit: number): AdmissionLimits => ({
  places: 2,
  waitMs: replyLimit / 6,
  lagMs: replyLimit / 3,
});

/** Gate that admits interactions which the process can answer in time, and refuses all others. */
export class Admission {
  private taken = 0;
  /** Waiting interactions, first come first. Each function gives a place to its interaction. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly probe: LagProbe,
    private readonly limits: AdmissionLimits,
  ) {}

  /** Waits for a place and does the work of a request. Resolves with `null` if the request is refused. */
  async admit<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.probe.lag() >= this.limits.lagMs || !(await this.takePlace())) return null;
    try {
      return await work();
    } finally {
      this.freePlace();
    }
  }

  /** Resolves with `true` if a place is free or becomes free in time. */
  private takePlace(): Promise<boolean> {
    if (this.taken < this.limits.places) {
      this.taken += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(enter);
        resolve(false);
      }, this.limits.waitMs);
      this.waiting.add(enter);
    });
  }

  /** Gives a place to the next interaction, or marks it as free. */
  private freePlace(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}

/**
 * True for a ping. Pings are always answered, because they need no work, and Discord removes an address that does not
 * answer.
 */
export function isPing(body: Buffer): boolean {
  try {
    return JSON.parse(body.toString('utf8')).type === INTERACTION_TYPE.ping;
  } catch {
    return false;
  }
}
