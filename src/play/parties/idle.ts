import type { Party, Run } from '../../storage/contract';

/** Nobody having played for so long, anyone may take the torch, and a vote does without those who stay away. */
export const IDLE_MS = 6 * 3_600_000;

/** Whether nobody has acted, nor the torch moved, for long. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.heldSince) >= IDLE_MS;
