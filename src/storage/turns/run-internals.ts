import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

/** Data about a loaded run that only the store uses. */
export interface RunInternals {
  /** Packed game as in the state item. It can be read only with `snapshot`, or alone if `snapshot` is `null`. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** Open chunk of the input log: its number, the version before its first input, its rules, its inputs. */
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  /** Newest inputs of the last closed chunk. Empty once the open chunk alone fills the party log. */
  tail: Uint8Array;
  /** Users to whom the log refers by index. Users are only added at the end, so that every index stays valid. */
  players: UserId[];
  /** Key of the chunk closed last; `''` if there is none. */
  lastChunk: string;
  /** Sort keys, by depth, of the levels that the hero has left. Each such level is stored in an item of its own. */
  levels: Record<string, string>;
  /** Number of rewrites of the state at this version; `null` if there were none. */
  rewrites: number | null;
  /** Attributes of the state item that a later build wrote. */
  later: Record<string, Attribute>;
}

/** Returns the internals of a run that this store loaded. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
