import { digestLevel, type Game, isParked, type Level } from '../../engine';
import { decodeLevel, encodeLevel } from '../codec';
import {
  bytes,
  contentHash,
  type Item,
  levelPrefix,
  levelSort,
  parseReadable,
  parseStored,
  runKey,
  type Table,
} from '../dynamo';
import type { RunId } from '../ids';
import { StoreError } from '../store-error';
import { internalsOf } from './run-internals';
import type { LeftLevel, Run } from './turns-contract';

/** `levels` has the parked levels' sort keys. Callers must write `items`. */
export interface Parked {
  game: Game;
  levels: Record<string, string>;
  items: Item[];
}

/** Parks every level except the hero's. `keys` are of levels already parked. */
export function parkLevels(run: RunId, version: number, game: Game, keys: Record<string, string>): Parked {
  const parked: Parked = { game: { ...game, levels: { ...game.levels } }, levels: {}, items: [] };
  for (const [depth, level] of Object.entries(game.levels)) {
    const known = keys[depth];
    if (isParked(level)) {
      if (known !== undefined) parked.levels[depth] = known;
    } else if (Number(depth) !== game.depth) {
      const state = encodeLevel(level);
      const key = levelSort(Number(depth), version, contentHash(state));
      parked.items.push({ PK: runKey(run), SK: key, state });
      parked.levels[depth] = key;
      parked.game.levels[depth] = digestOf(level);
    }
  }
  return parked;
}

const digestOf = (level: Level): Game['levels'][string] => ({ parked: true, digest: digestLevel(level) });

/** Replaces every level except the hero's with a digest. */
export function withoutLeftLevels(game: Game): Game {
  const levels = Object.entries(game.levels).map(([depth, level]) => [
    depth,
    isParked(level) || Number(depth) === game.depth ? level : digestOf(level),
  ]);
  return { ...game, levels: Object.fromEntries(levels) };
}

/** Resolves with `null` if no readable level has the digest. */
export async function loadLeftLevel(
  table: Table,
  { run, depth, digest }: LeftLevel,
  signal?: AbortSignal,
): Promise<Level | null> {
  const stored = await table.query(runKey(run), levelPrefix(depth), signal);
  const levels = parseReadable(stored.reverse(), ({ state }) => decodeLevel(bytes(state)));
  return levels.find((level) => digestLevel(level) === digest) ?? null;
}

/** Rejects with the `StoreError` `unreadable` for a missing or damaged level. */
export async function loadParkedLevel(table: Table, run: Run, depth: number, signal?: AbortSignal): Promise<Level> {
  const key = internalsOf(run).levels[String(depth)];
  const item = key === undefined ? null : await table.get(runKey(run.id), key, signal);
  if (!item) throw new StoreError('unreadable');
  return parseStored(() => decodeLevel(bytes(item.state)));
}
