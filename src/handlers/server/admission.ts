import { INTERACTION_TYPE } from '../../discord/api';
import type { LagProbe } from './lag-probe';

/** Limits of the admission to a process. All times are in milliseconds. */
export interface AdmissionLimits {
  /** Interactions that are answered at the same time. More of them would only delay one another. */
  places: number;
  /** Time for which an interaction waits for a place. */
  waitMs: number;
  /** Lag of the event loop from which nothing more is admitted. */
  lagMs: number;
}

/**
 * Returns the limits with which a reply is ready before the handler would defer it to its own process, which does it
 * again. `replyLimit` is the time in milliseconds after which a reply is too late, 3000 in Discord.
 */
export const admissionLimits = (replyLimit: number): AdmissionLimits => ({
  places: 2,
  waitMs: replyLimit / 6,
  lagMs: replyLimit / 3,
});

/** Admits interactions while the process can answer them in time, and refuses all others. */
export class Admission {
  private taken = 0;
  /** Interactions that wait for a place, the first one first. Each function gives a place to its interaction. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly probe: LagProbe,
    private readonly limits: AdmissionLimits,
  ) {}

  /** Does the work of a request, once the request has a place. Resolves with `null` if the request is refused. */
  async admit<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.probe.lag() >= this.limits.lagMs || !(await this.takePlace())) return null;
    try {
      return await work();
    } finally {
      this.freePlace();
    }
  }

  /** Resolves with `false` if no place becomes free in time. */
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

  /** Gives a place to the next interaction, or frees the place. */
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

/** True for a ping, which is always answered: it costs nothing, and Discord gives up an address that answers none. */
export function isPing(body: Buffer): boolean {
  try {
    return JSON.parse(body.toString('utf8')).type === INTERACTION_TYPE.ping;
  } catch {
    return false;
  }
}
