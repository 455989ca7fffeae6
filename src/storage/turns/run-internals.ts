import type { Attribute } from '../dynamo';
import type { UserId } from '../ids';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

/** What the store keeps with a run for itself. */
export interface RunInternals {
  /** The packed game, as in the state item, and the snapshot that it takes to read it; `null` where it takes none. */
  packed: Uint8Array;
  snapshot: Snapshot | null;
  /** The open chunk of the input log: its number, the version it begins after, its rules, its inputs. */
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  /** The newest inputs of the chunk before, while the open one is shorter than the party log. */
  tail: Uint8Array;
  /** The users whom the log refers to by their index here; only ever appended to. */
  players: UserId[];
  /** Key of the chunk closed last, `''` when there is none. */
  lastChunk: string;
  /** Keys of the parked levels by depth. */
  levels: Record<string, string>;
  /** How often the state was rewritten at this version; `null` for never. */
  rewrites: number | null;
  /** Attributes of the state item that a later build wrote. */
  later: Record<string, Attribute>;
}

/** The internals of a run that this store loaded. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;
