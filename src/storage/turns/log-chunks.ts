import type { Game } from '../../engine';
import { decodeLog } from '../codec/actions';
import { decodeGame, decodeLevel } from '../codec/save';
import { type LogChunk, type Run, type RunId, StoreError, type UserId } from '../contract';
import { bytes, number, people, text, texts } from '../dynamo/fields';
import { LOG_PREFIX, logKey, runKey, shortHash } from '../dynamo/keys';
import { readable } from '../dynamo/readable';
import type { Item, Table } from '../dynamo/table';
import { digestOfBytes } from './digests';
import { internalsOf } from './open-chunk';

/** The chunk in front of all others of a run that does not begin with its seed: no actions, and the game it begins with. */
export function baseChunk(run: RunId, rules: number, packed: Uint8Array, levels: Record<string, string>): Item {
  const log = new Uint8Array(0);
  const key = logKey(0, 0, shortHash(digestOfBytes(log, packed)));
  return { PK: runKey(run), SK: key, rules, previous: '', log, people: '', state: packed, levels };
}

/** The log of a run by chunk, oldest first. A base is whole: every level is in it. */
export async function loadChunks(table: Table, run: Run, signal?: AbortSignal): Promise<LogChunk[]> {
  const closed = await table.query(runKey(run.id), LOG_PREFIX, signal);
  const chunks = readable(() => readChunks(run, closed));
  const [first] = chunks;
  const base = closed.find(({ SK, levels }) => SK.startsWith(`${LOG_PREFIX}0000#0#`) && levels !== undefined);
  if (base && first?.after && first.actions.length === 0) {
    first.after = await wholeGame(table, first.after, base, signal);
  }
  return chunks;
}

async function wholeGame(table: Table, game: Game, { PK, levels }: Item, signal?: AbortSignal): Promise<Game> {
  const keys = Object.entries(readable(() => texts(levels)));
  const loaded = await Promise.all(
    keys.map(async ([depth, key]) => {
      const item = await table.get(PK, key, signal);
      return [depth, readable(() => decodeLevel(bytes(item?.state)))] as const;
    }),
  );
  return { ...game, levels: { ...game.levels, ...Object.fromEntries(loaded) } };
}

/** Follows the chunks back from the one the state names: what lost a race is never on that way. */
function readChunks(run: Run, closed: readonly Item[]): LogChunk[] {
  const internals = internalsOf(run);
  const byKey = new Map(closed.map((item) => [item.SK, item]));
  const chunks: LogChunk[] = [{ rules: internals.rules, ...readInputs(internals.log, internals.people), after: null }];
  for (let key = internals.lastChunk; key !== ''; ) {
    const item = byKey.get(key);
    if (!item) throw new StoreError('unreadable');
    const inputs = readInputs(bytes(item.log), people(item.people));
    chunks.unshift({ rules: number(item.rules), ...inputs, after: decodeGame(bytes(item.state)) });
    key = text(item.previous);
  }
  return chunks;
}

function readInputs(log: Uint8Array, takers: readonly UserId[]): Pick<LogChunk, 'actions' | 'by'> {
  const entries = decodeLog(log);
  return {
    actions: entries.map(({ input }) => input),
    by: entries.map(({ taker }) => (taker === null ? null : (takers[taker] ?? null))),
  };
}
