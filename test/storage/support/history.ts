import type { RecentInteraction } from '../../../src/storage/contract';

/** What must never be: each a count, all zero when every turn was taken exactly once. */
export interface Violations {
  /** Interactions written more than once. */
  doubled: number;
  /** Turns written over another of the same version, or leaving a version out. */
  overwritten: number;
  /** Interactions whose player was told of success that were never written. */
  lost: number;
}

/** Compares what was written with what was acknowledged. A failed call may have been written or not: it claims nothing. */
export function violations(written: readonly RecentInteraction[], acknowledged: readonly string[]): Violations {
  const ids = new Set(written.map(({ id }) => id));
  const versions = new Set(written.map(({ version }) => version));
  const highest = Math.max(0, ...versions);
  return {
    doubled: written.length - ids.size,
    overwritten: written.length - versions.size + (highest - versions.size),
    lost: acknowledged.filter((id) => !ids.has(id)).length,
  };
}
