import { type Game, RULES } from '../../engine';
import { decodeGame, decodeLevel, decodeLog, encodeGame, readHeader } from '../codec';
import {
  asRead,
  bytes,
  contentHash,
  type Equality,
  type Item,
  ids,
  LOG_PREFIX,
  logSort,
  number,
  parseStored,
  runKey,
  type Table,
  text,
  texts,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { StoreError } from '../store-error';
import { tailOf } from './party-log';
import { founderOf, internalsOf, type RunInternals } from './run-internals';
import type { LogChunk } from './run-log';
import type { Run } from './turns-contract';

const CHUNK_LIMIT = 256;

/** `closed` is the former chunk, if it was full or had older rules. */
export function withOpenChunk(run: Run): { internals: RunInternals; closed: Item | null } {
  const internals = internalsOf(run);
  const { chunk, log, rules } = internals;
  if (run.version - internals.chunkFrom < CHUNK_LIMIT && rules === RULES) return { internals, closed: null };
  // Snapshots are replaced, so the chunk needs the whole game.
  const packed = encodeGame({ ...run.game, rules });
  const key = logSort(chunk, run.version + 1, contentHash(log, packed));
  const closed: Item = {
    PK: runKey(run.id),
    SK: key,
    rules,
    previous: internals.lastChunk,
    log,
    people: internals.players.join(' '),
    state: packed,
  };
  const open = { chunk: chunk + 1, chunkFrom: run.version, rules: RULES, log: new Uint8Array(0), lastChunk: key };
  return { internals: { ...internals, ...open, tail: tailOf(internals) }, closed };
}

/** A fork needs this chunk, because its seed cannot reproduce `packed`. */
export function baseChunk(run: RunId, rules: number, packed: Uint8Array, levels: Record<string, string>): Item {
  const log = new Uint8Array(0);
  const key = logSort(0, 0, contentHash(log, packed));
  return { PK: runKey(run), SK: key, rules, previous: '', log, people: '', state: packed, levels };
}

/** Condition that no erasure has removed the chunk. */
export const chunkExists = (chunk: Item): Equality => asRead(chunk, 'rules');

/** Returns the oldest first. Rejects with a `StoreError` for a damaged or later build's log. */
export async function loadChunks(table: Table, run: Run, signal?: AbortSignal): Promise<LogChunk[]> {
  const closed = await table.query(runKey(run.id), LOG_PREFIX, signal);
  const chunks = parseStored(() => toChunks(run, closed));
  const [first] = chunks;
  const base = closed.find(({ SK, levels }) => SK.startsWith(`${LOG_PREFIX}0000#0#`) && levels !== undefined);
  if (base && first?.after && first.actions.length === 0) {
    first.after = await wholeGame(table, first.after, base, signal);
  }
  return chunks;
}

async function wholeGame(table: Table, game: Game, { PK, levels }: Item, signal?: AbortSignal): Promise<Game> {
  const keys = Object.entries(parseStored(() => texts(levels)));
  const loaded = await Promise.all(
    keys.map(async ([depth, key]) => {
      const item = await table.get(PK, key, signal);
      return [depth, parseStored(() => decodeLevel(bytes(item?.state)))] as const;
    }),
  );
  return { ...game, levels: { ...game.levels, ...Object.fromEntries(loaded) } };
}

function toChunks(run: Run, closed: readonly Item[]): LogChunk[] {
  const internals = internalsOf(run);
  const byKey = new Map(closed.map((item) => [item.SK, item]));
  const founder = founderOf(internals);
  const open: LogChunk = {
    rules: internals.rules,
    ...toInputs(internals.log, internals.players, founder),
    after: null,
  };
  const chunks = [open];
  for (let key = internals.lastChunk; key !== ''; ) {
    const item = byKey.get(key);
    if (!item) throw new StoreError('unreadable');
    const inputs = toInputs(bytes(item.log), ids(item.people), founder);
    const state = bytes(item.state);
    readHeader(state, 'game');
    chunks.unshift(withGame({ rules: number(item.rules), ...inputs }, state));
    key = text(item.previous);
  }
  return chunks;
}

function withGame(chunk: Omit<LogChunk, 'after'>, state: Uint8Array): LogChunk {
  let game: Game | null = null;
  return {
    ...chunk,
    get after() {
      game ??= decodeGame(state);
      return game;
    },
    set after(whole) {
      game = whole;
    },
  };
}

function toInputs(
  log: Uint8Array,
  players: readonly UserId[],
  founder: UserId | null,
): Pick<LogChunk, 'actions' | 'by'> {
  const entries = decodeLog(log);
  return {
    actions: entries.map(({ input }) => input),
    by: entries.map(({ player }) => (player === null ? founder : (players[player] ?? null))),
  };
}
