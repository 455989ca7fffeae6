import { RULES } from '../../engine';
import type { Run, UserId } from '../contract';
import { logKey, runKey, shortHash } from '../dynamo/keys';
import type { Item } from '../dynamo/table';
import { digestOfBytes } from './digests';
import { tailOf } from './party-log';

/** A log chunk closes after so many actions. */
export const CHUNK_LIMIT = 256;

/** What the store keeps with a run for itself. */
export interface RunInternals {
  /** The packed game, as it stands in the state item. */
  packed: Uint8Array;
  /** The open chunk of the input log: its number, the version it begins after, its rules, its inputs. */
  chunk: number;
  chunkFrom: number;
  rules: number;
  log: Uint8Array;
  /** The last inputs of the chunk before, while the open one is short. */
  tail: Uint8Array;
  /** Whom the takers in the log stand for, by their place; only ever appended to. */
  people: UserId[];
  /** Key of the chunk closed last, `''` when there is none. */
  lastChunk: string;
  /** Keys of the parked levels by depth. */
  levels: Record<string, string>;
  /** As `REWRITES` says; `null` for never. */
  rewrites: number | null;
}

/** The ledger of a run that this store handed out. */
export const internalsOf = (run: Run): RunInternals => run.internals as RunInternals;

/** The ledger with an open chunk that may take one more input, and the item of the one that had to be closed. */
export function withOpenChunk(run: Run): { ledger: RunInternals; closed: Item | null } {
  const internals = internalsOf(run);
  if (run.version - internals.chunkFrom < CHUNK_LIMIT && internals.rules === RULES)
    return { ledger: internals, closed: null };
  const key = logKey(internals.chunk, run.version + 1, shortHash(digestOfBytes(internals.log, internals.packed)));
  const closed: Item = {
    PK: runKey(run.id),
    SK: key,
    rules: internals.rules,
    previous: internals.lastChunk,
    log: internals.log,
    people: internals.people.join(' '),
    state: internals.packed,
  };
  const open = {
    chunk: internals.chunk + 1,
    chunkFrom: run.version,
    rules: RULES,
    log: new Uint8Array(0),
    lastChunk: key,
  };
  return { ledger: { ...internals, ...open, tail: tailOf(internals) }, closed };
}
