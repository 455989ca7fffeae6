import { INTERACTION_TYPE } from '../../discord/api';
import type { LagProbe } from './lag-probe';

export interface AdmissionLimits {
  /**
   * Maximum number of interactions that the server answers at the same time. More interactions would only delay each
   * other.
   */
  places: number;
  waitMs: number;
  /** Delay of the event loop in milliseconds at which the server begins to refuse interactions. */
  lagMs: number;
}

/**
 * Returns limits with which a reply is usually ready before the handler defers it. A deferred reply costs twice,
 * because the same process computes the reply again. `replyLimit` is the time in milliseconds that Discord waits for a
 * reply: 3000.
 */
export const admissionLimits = (replyLimit: number): AdmissionLimits => ({
  places: 2,
  waitMs: replyLimit / 6,
  lagMs: replyLimit / 3,
});

export class Admission {
  private taken = 0;
  /** Functions that each give a place to one waiting interaction, in order of arrival. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly probe: LagProbe,
    private readonly limits: AdmissionLimits,
  ) {}

  /**
   * Does the work of a request as soon as a place is free. Resolves with `null`, without doing the work, if the process
   * is too busy.
   */
  async admit<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.probe.lag() >= this.limits.lagMs || !(await this.takePlace())) return null;
    try {
      return await work();
    } finally {
      this.freePlace();
    }
  }

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
 * True if the body is a ping. The server answers pings even when busy, because Discord removes an address that does not
 * answer pings.
 */
export function isPing(body: Buffer): boolean {
  try {
    return JSON.parse(body.toString('utf8')).type === INTERACTION_TYPE.ping;
  } catch {
    return false;
  }
}
