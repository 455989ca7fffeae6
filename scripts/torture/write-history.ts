import { decodeRecent } from '../../src/storage/codec';
import { BALLOT_PREFIX, LEVEL_PREFIX, LOG_PREFIX, runKey, STATE } from '../../src/storage/dynamo';
import type { Item, Table } from '../../src/storage/dynamo/table';
import { PutItems } from '../lib/put-items';
import type { Call } from './faulty-proxy';

/** A state item that was written. */
export interface WrittenState {
  run: string;
  version: number;
  /** Number of times that the state was rewritten at this version. */
  rewrites: number;
  stateHash: string;
  /** Id of the interaction that was applied; `null` for a rewrite. */
  own: string | null;
  /** Ids of the votes that were counted in this version. */
  votes: string[];
  isOver: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** Writes that the database executed, as seen by the proxy. No client of the database knows all writes. */
export interface WriteHistory {
  record(call: Call, carriedOut: boolean | null): void;
  /**
   * Compares every run with its state in the database after a restart. The stored state must be the last acknowledged
   * state, or a state whose write was not answered. Adds an unanswered state to the history. Resolves with the
   * violations.
   */
  compareWithStored(table: Table): Promise<string[]>;
  /** All states of each run, in the order of writing. */
  readonly states: ReadonlyMap<string, readonly WrittenState[]>;
  /** Interactions whose ballot was written, by `ballotKey`. */
  readonly votes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sentences about states that referred to an item which did not exist yet. */
  readonly dangling: readonly string[];
  /** Number of parked levels and closed log chunks that were written. */
  readonly counts: { levels: number; chunks: number };
}

/** Returns the key for the ballots of one player for one version. */
export const ballotKey = (run: string, version: number, user: string): string => `${run} ${version} ${user}`;

/** Creates an empty history, to which the proxy's results are passed. */
export function createWriteHistory(): WriteHistory {
  const states = new Map<string, WrittenState[]>();
  const votes = new Map<string, Set<string>>();
  const items = new Set<string>();
  const puts = new PutItems();
  const dangling: string[] = [];
  const unclear = new Map<string, WrittenState[]>();
  const counts = { levels: 0, chunks: 0 };

  const add = (state: WrittenState): void => {
    const earlier = states.get(state.run) ?? [];
    states.set(state.run, [...earlier, state]);
  };

  return {
    states,
    votes,
    dangling,
    counts,
    record(call, carriedOut) {
      if (call.operation !== 'PutItem' || carriedOut === false) return;
      const item = puts.read(call.body.toString('utf8'));
      if (isImmutable(item)) {
        const key = `${item.PK} ${item.SK}`;
        if (!items.has(key)) counts[item.SK.startsWith(LEVEL_PREFIX) ? 'levels' : 'chunks'] += 1;
        items.add(key);
      }
      if (item.SK.startsWith(BALLOT_PREFIX)) {
        const key = ballotKey(item.PK.slice('RUN#'.length), Number(item.v), String(item.user));
        votes.set(key, new Set([...(votes.get(key) ?? []), ...String(item.interactions).split(' ')]));
      }
      if (item.SK !== STATE) return;
      const state = stateOf(item);
      if (carriedOut === null) {
        unclear.set(state.run, [...(unclear.get(state.run) ?? []), state]);
        return;
      }
      for (const key of referencesOf(item)) {
        if (!items.has(`${item.PK} ${key}`)) dangling.push(`${state.run} version ${state.version} refers to ${key}`);
      }
      add(state);
    },
    async compareWithStored(table) {
      const found: string[] = [];
      for (const run of new Set([...states.keys(), ...unclear.keys()])) {
        const answered = states.get(run)?.at(-1) ?? null;
        const item = await table.get(runKey(run), STATE);
        const stored = item && stateOf(puts.whole(item));
        if (isSame(stored, answered)) continue;
        if (stored && unclear.get(run)?.some((each) => isSame(each, stored))) add(stored);
        else found.push(`gone: ${run} is at ${stored?.version ?? 'nothing'}, but ${answered?.version} was answered`);
      }
      unclear.clear();
      return found;
    },
  };
}

const isSame = (one: WrittenState | null, other: WrittenState | null): boolean =>
  one?.version === other?.version && one?.rewrites === other?.rewrites && one?.stateHash === other?.stateHash;

const isImmutable = ({ PK, SK }: Item): boolean =>
  PK.startsWith('RUN#') && (SK.startsWith(LEVEL_PREFIX) || SK.startsWith(LOG_PREFIX));

/** Returns the sort keys of the items to which a state refers. */
function referencesOf({ levels, lastChunk }: Item): string[] {
  const keys = Object.values(levels as Record<string, string>);
  return lastChunk === '' ? keys : [...keys, String(lastChunk)];
}

/** Extracts the facts of a state item that the history needs. */
function stateOf(item: Item): WrittenState {
  const version = Number(item.v);
  const rewrites = Number(item.rewrites ?? 0);
  const listed = (attribute: string) =>
    item[attribute] === undefined ? [] : decodeRecent(item[attribute] as Uint8Array);
  const recent = listed('recent').filter((entry) => entry.version === version);
  const votes = [...recent.slice(0, -1), ...listed('votes').filter((entry) => entry.version === version)];
  return {
    run: item.PK.slice('RUN#'.length),
    version,
    rewrites,
    stateHash: String(item.stateHash),
    own: rewrites > 0 ? null : (recent.at(-1)?.id ?? null),
    votes: rewrites > 0 ? [] : votes.map(({ id }) => id),
    isOver: item.result !== undefined,
    at: Date.now(),
  };
}
