import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

/** Data about a loaded run that only the store uses. */
export interface RunInternals {
  /**
   * Game in the packed form of the state item. If `snapshot` is not `null`, `packed` is a delta that needs this
   * snapshot for decoding.
   */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** Number of the open log chunk, counted from 0. */
  chunk: number;
  /** Version of the run before the first input of the open log chunk. */
  chunkFrom: number;
  /** Version of the rules under which the inputs of the open log chunk were played. */
  rules: number;
  /** Encoded inputs of the open log chunk. */
  log: Uint8Array;
  /**
   * Encoded inputs from the end of the last closed chunk, for the party log. Empty once the open chunk has 20 inputs.
   */
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
  /** Sort keys, by depth, of the levels that the hero has left. Each is stored in its own item. */
  levels: Record<string, string>;
  /** Number of times that the state was rewritten at its present version; `null` if never. */
  rewrites: number | null;
  /** Attributes of the state item that this build does not know, and writes back unchanged. */
  later: Record<string, Attribute>;
}

/**
 * Returns the first owner, who is the sender of inputs without one. Returns `null` if the run never had another owner,
 * and `ERASED` if the first owner was erased.
 */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

/** Returns the part of a loaded run that only the store may read. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
