import { RULES } from '../engine';
import { tailOf } from './acts';
import type { Run, UserId } from './contract';
import { digestOfBytes } from './digests';
import { logKey, runKey, shortHash } from './keys';
import type { Item } from './table';

/** A log chunk closes after so many actions. */
export const CHUNK_LIMIT = 256;

/** What the store keeps with a run for itself. */
export interface Ledger {
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
export const ledgerOf = (run: Run): Ledger => run.ledger as Ledger;

/** The ledger with an open chunk that may take one more input, and the item of the one that had to be closed. */
export function withOpenChunk(run: Run): { ledger: Ledger; closed: Item | null } {
  const ledger = ledgerOf(run);
  if (run.v - ledger.chunkFrom < CHUNK_LIMIT && ledger.rules === RULES) return { ledger, closed: null };
  const key = logKey(ledger.chunk, run.v + 1, shortHash(digestOfBytes(ledger.log, ledger.packed)));
  const closed: Item = {
    PK: runKey(run.id),
    SK: key,
    rules: ledger.rules,
    previous: ledger.lastChunk,
    log: ledger.log,
    people: ledger.people.join(' '),
    state: ledger.packed,
  };
  const open = { chunk: ledger.chunk + 1, chunkFrom: run.v, rules: RULES, log: new Uint8Array(0), lastChunk: key };
  return { ledger: { ...ledger, ...open, tail: tailOf(ledger) }, closed };
}
