import { INTERACTION_TYPE } from '../../discord/api';
import type { LagProbe } from './lag-probe';

export interface AdmissionLimits {
  places: number;
  waitMs: number;
  lagMs: number;
}

/** Keeps waits short, because a late reply is computed twice. `replyLimit` is in milliseconds. */
export const admissionLimits = (replyLimit: number): AdmissionLimits => ({
  places: 2,
  waitMs: replyLimit / 6,
  lagMs: replyLimit / 3,
});

export class Admission {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly probe: LagProbe,
    private readonly limits: AdmissionLimits,
  ) {}

  /** If the process is too busy, skips `work` and resolves with `null`. */
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

/** Discord removes the address of a server that leaves pings unanswered. */
export function isPing(body: Buffer): boolean {
  try {
    return JSON.parse(body.toString('utf8')).type === INTERACTION_TYPE.ping;
  } catch {
    return false;
  }
}
