import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

export interface RunInternals {
  /** A delta against `snapshot`, or a whole game if `snapshot` is `null`. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  tail: Uint8Array;
  /** New players are appended, because log entries refer to players by index. */
  players: UserId[];
  /** Index in `players` of the first owner; `null` while the first owner still owns the run. */
  founder: number | null;
  /** Sort key of the newest closed log chunk; `''` if no chunk is closed. */
  lastChunk: string;
  levels: Record<string, string>;
  /** Number of rewrites since the last turn; `null` for none. */
  rewrites: number | null;
  later: Record<string, Attribute>;
}

/** Returns `null` if the owner never changed, and `ERASED` if the first owner was erased. */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
