import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

/** Data that the store keeps with a loaded run for itself. */
export interface RunInternals {
  /** Packed game as in the state item. `snapshot` is needed to read it, or `null` if it is whole. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** Open chunk of the input log: its number, the version before its first input, its rules, its inputs. */
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  /** Newest inputs of the last closed chunk, while the open chunk is shorter than the party log. */
  tail: Uint8Array;
  /** Users to whom the log refers by index. Only appended to. */
  players: UserId[];
  /** Key of the chunk closed last; `''` if there is none. */
  lastChunk: string;
  /** Keys of the parked levels by depth. */
  levels: Record<string, string>;
  /** Number of rewrites of the state at this version; `null` if there were none. */
  rewrites: number | null;
  /** Attributes of the state item that a later build wrote. */
  later: Record<string, Attribute>;
}

/** Returns the internals of a run that this store loaded. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
