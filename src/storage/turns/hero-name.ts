import type { Game } from '../../engine';
import { decodeGame, encodeGame, isDelta } from '../codec';
import {
  asRead,
  bytes,
  CHECKPOINT_PREFIX,
  type Item,
  ids,
  LOG_PREFIX,
  readOr,
  retryOrReject,
  runKey,
  SNAPSHOT_PREFIX,
  STATE,
  type Table,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { StoreError } from '../store-error';
import { chunkExists } from './log-chunks';
import { NAMELESS, REWRITES } from './run-attributes';
import { referredSnapshot } from './snapshots';
import { rewritesOf } from './state-item';
import { withNotesBeside } from './state-notes';

/** Also removes unreadable log chunks. Rejects if the state is unreadable. */
export async function removeHeroName(table: Table, run: RunId, signal: AbortSignal | undefined): Promise<void> {
  const state = await renameInState(table, run, signal);
  if (!state) return;
  for (const item of await table.query(runKey(run), SNAPSHOT_PREFIX, signal)) {
    if (hasHeroName(item) !== false) await table.remove(item.PK, item.SK, signal, asRead(item, 'state'));
  }
  await table.removeMany(await table.query(runKey(run), CHECKPOINT_PREFIX, signal), signal);
  for (const item of await table.query(runKey(run), LOG_PREFIX, signal)) {
    const named = hasHeroName(item);
    if (named) await table.put(withoutHeroName(item), chunkExists(item), signal);
    if (named === null) await table.remove(item.PK, item.SK, signal);
  }
}

/** True for the first owner of a run that has changed owners. */
export const isFounder = ({ people, founder }: Item, user: UserId): boolean =>
  founder !== undefined && readOr([], () => ids(people))[Number(founder)] === user;

/** Returns `null` if the game cannot be read. */
export const hasHeroName = ({ state }: Item): boolean | null =>
  readOr(null, () => decodeGame(bytes(state)).heroName !== NAMELESS);

/** Throws if the game cannot be read. */
export const withoutHeroName = (chunk: Item): Item => ({
  ...chunk,
  state: encodeGame({ ...decodeGame(bytes(chunk.state)), heroName: NAMELESS }),
});

/** Stores a whole game, because snapshots contain the old name. */
async function renameInState(table: Table, run: RunId, signal: AbortSignal | undefined): Promise<Item | null> {
  let missed: Item[string] | null = null;
  const { state } = await retryOrReject<{ state: Item | null }>(async () => {
    const stored = await table.get(runKey(run), STATE, signal);
    if (!stored) return { state: null };
    const snapshots = await table.query(runKey(run), SNAPSHOT_PREFIX, signal);
    const snapshot = referredSnapshot(stored, snapshots);
    if (snapshot === null && isDelta(bytes(stored.state))) {
      // A commit may have replaced the snapshot, so only two misses mean damage.
      if (missed === (stored.snapshot ?? '')) throw new StoreError('unreadable');
      missed = stored.snapshot ?? '';
      return null;
    }
    const game = decodeGame(bytes(stored.state), snapshot?.unpacked);
    if (snapshot === null && game.heroName === NAMELESS) return { state: stored };
    const { snapshot: _, stateHash: __, ...whole } = withNotesBeside(stored, snapshot);
    const state = { ...whole, ...stateOf(game), [REWRITES]: (rewritesOf(stored) ?? 0) + 1 } as Item;
    return (await table.put(state, [asRead(stored, 'v'), asRead(stored, REWRITES)], signal)) ? { state } : null;
  });
  return state;
}

const stateOf = (game: Game): Pick<Item, 'state' | 'schema'> => ({
  state: encodeGame({ ...game, heroName: NAMELESS }),
  schema: game.schema,
});
