import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

export interface RunInternals {
  /** Delta against `snapshot`, or a whole game if `snapshot` is `null`. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  tail: Uint8Array;
  /** New players are appended, because log entries contain indexes. */
  players: UserId[];
  /** Index of the first owner in `players`; `null` if still the owner. */
  founder: number | null;
  /** Sort key of the newest closed log chunk; `''` if none. */
  lastChunk: string;
  levels: Record<string, string>;
  /** Number of rewrites since the last turn; `null` for none. */
  rewrites: number | null;
  later: Record<string, Attribute>;
}

/** Returns `null` if the owner never changed, and `ERASED` after an erasure. */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
