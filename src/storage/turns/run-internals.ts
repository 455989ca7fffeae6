import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

/** Data of a run that only the store uses. */
export interface RunInternals {
  /** Packed game of the state item; a delta that needs `snapshot` for decoding, unless `snapshot` is `null`. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** Open log chunk, counted from 0. */
  chunk: number;
  /** Version before the first input of the open log chunk. */
  chunkFrom: number;
  /** Rules under which the inputs of the open log chunk were played. */
  rules: number;
  log: Uint8Array;
  /** Encoded inputs from the end of the last closed chunk, for the party log. Empty if 20 newer inputs exist. */
  tail: Uint8Array;
  /** Players by the index that log entries use. New players are appended, so that every index stays valid. */
  players: UserId[];
  /**
   * Index in `players` of the run's first owner, who sent all inputs and interactions without a sender. `null` while
   * the first owner still owns the run.
   */
  founder: number | null;
  /** Sort key of the newest closed log chunk; `''` if no chunk is closed. */
  lastChunk: string;
  /** Sort keys of levels by depth. Each level that the hero has left is stored in its own item. */
  levels: Record<string, string>;
  /** Number of rewrites of the state at its present version; `null` for none. */
  rewrites: number | null;
  later: Record<string, Attribute>;
}

/**
 * Returns the sender of inputs without one. Returns `null` if the run never had another owner, and `ERASED` if the
 * first owner was erased.
 */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
