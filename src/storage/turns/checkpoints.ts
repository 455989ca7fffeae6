import { type Game, RULES } from '../../engine';
import { decodeGame, encodeGame } from '../codec';
import { bytes, checkpointSort, readOr, runKey, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { isFounder } from './hero-name';
import { withoutLeftLevels } from './parked-levels';
import { ERASED, NAMELESS } from './run-attributes';
import type { Checkpoint } from './turns-contract';

/** Keeps the order of `versions`; `null` for an unusable checkpoint. */
export async function loadCheckpoints(
  table: Table,
  run: RunId,
  versions: readonly number[],
  signal?: AbortSignal,
): Promise<(Game | null)[]> {
  const keys = versions.map((version) => ({ PK: runKey(run), SK: checkpointSort(version) }));
  const items = await table.getMany(keys, signal);
  const games = items.map((item) => item && readOr(null, () => decodeGame(bytes(item.state))));
  return games.map((game) => (game?.rules === RULES ? game : null));
}

/** Removes the checkpoint again if an erasure came meanwhile. */
export async function putCheckpoint(
  table: Table,
  { run, version, game }: Checkpoint,
  signal?: AbortSignal,
): Promise<void> {
  const key = { PK: runKey(run), SK: checkpointSort(version) };
  await table.put({ ...key, state: encodeGame(withoutLeftLevels(game)) }, null, signal);
  const state = await table.get(key.PK, STATE, signal);
  const isErased = !state || (isFounder(state, ERASED) && game.heroName !== NAMELESS);
  if (isErased) await table.remove(key.PK, key.SK, signal);
}
