import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
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
  /**
   * Place in `players` of the first owner, who sent every input and interaction that names no sender. `null` while the
   * first owner still owns the run.
   */
  founder: number | null;
  /** Key of the chunk closed last; `''` if there is none. */
  lastChunk: string;
  /** Sort keys, by depth, of the levels that the hero has left. Each such level is stored in an item of its own. */
  levels: Record<string, string>;
  /** Number of rewrites of the state at this version; `null` if there were none. */
  rewrites: number | null;
  /** Attributes of the state item that a later build wrote. */
  later: Record<string, Attribute>;
}

/**
 * Returns the sender of inputs that name no sender. Returns `null` for the present owner, and `ERASED` if the sender
 * was erased.
 */
export const founderOf = ({ players, founder }: Pick<RunInternals, 'players' | 'founder'>): UserId | null =>
  founder === null ? null : (players[founder] ?? ERASED);

/** Returns the internals of a run that this store loaded. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
