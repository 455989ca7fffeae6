import { digestLevel, type Game, isParked } from '../../engine';
import { encodeLevel } from '../codec/save';
import type { RunId } from '../contract';
import { levelKey, runKey, shortHash } from '../dynamo/keys';
import type { Item } from '../dynamo/table';
import { digestOfBytes } from './digests';

/** A game with every level but the hero's own parked, the keys they stand under, and the items yet to be written. */
export interface Parked {
  game: Game;
  levels: Record<string, string>;
  items: Item[];
}

/** Parks the levels that the hero is not on, for version `v`. The game given is left as it is. */
export function parkLevels(run: RunId, version: number, game: Game, keys: Record<string, string>): Parked {
  const parked: Parked = { game: { ...game, levels: { ...game.levels } }, levels: {}, items: [] };
  for (const [depth, level] of Object.entries(game.levels)) {
    const known = keys[depth];
    if (isParked(level)) {
      if (known !== undefined) parked.levels[depth] = known;
    } else if (Number(depth) !== game.depth) {
      const state = encodeLevel(level);
      const key = levelKey(Number(depth), version, shortHash(digestOfBytes(state)));
      parked.items.push({ PK: runKey(run), SK: key, state });
      parked.levels[depth] = key;
      parked.game.levels[depth] = { parked: true, digest: digestLevel(level) };
    }
  }
  return parked;
}
