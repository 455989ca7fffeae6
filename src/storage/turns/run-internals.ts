import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

export interface RunInternals {
  /** Packed game of the state item: a delta against `snapshot`, or a whole game if `snapshot` is `null`. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** Index of the open log chunk, from 0. */
  chunk: number;
  /** Version before the first input of the open log chunk. */
  chunkFrom: number;
  /** Rules of the inputs in the open log chunk. */
  rules: number;
  log: Uint8Array;
  /**
   * Encoded inputs from the end of the last closed chunk, for the party log. Empty if the open chunk has at least 20
   * inputs.
   */
  tail: Uint8Array;
  /**
   * Players by the index that log entries use. New players are appended, because the index of a player must never
   * change.
   */
  players: UserId[];
  /**
   * Index in `players` of the first owner, who sent all inputs and interactions without a sender. `null` while the
   * first owner still owns the run.
   */
  founder: number | null;
  /** Sort key of the newest closed log chunk; `''` if no chunk is closed. */
  lastChunk: string;
  /** Sort key of each level that the hero has left, by depth. Each level is a separate item. */
  levels: Record<string, string>;
  /** Number of rewrites since the last turn; `null` for none. */
  rewrites: number | null;
  /** Attributes of the state item that only a later build knows. */
  later: Record<string, Attribute>;
}

/**
 * Returns the first owner, who sent every input without a recorded sender. Returns `null` if the owner never changed,
 * and `ERASED` if the first owner was erased.
 */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
