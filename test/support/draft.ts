import { type Draft, newDraft } from '../../src/engine/level-draft/draft';
import type { TileCode } from '../../src/engine/vocabulary/tile';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';

/** Draft of solid rock, the start of every builder chain. */
export function freshDraft(seed: string, depth = 2): Draft {
  return newDraft(loadRaws(), { seed, depth, rng: rngFromSeed(seed) });
}

/** Draft of a small map drawn in tile characters. `@` is floor and the start. */
export function draftOf(drawing: string, seed = 'test', depth = 2): Draft {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const cells = [...rows.join('')];
  const start = cells.indexOf('@');
  return {
    ...freshDraft(seed, depth),
    map: {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      tiles: cells.map((character) => (character === '@' ? '.' : character) as TileCode),
    },
    start: start < 0 ? null : start,
  };
}

/** Rows of the draft's map in tile characters, with the start as `@`. */
export function drawn({ map, start }: Draft): string[] {
  const characters: string[] = [...map.tiles];
  if (start !== null) characters[start] = '@';
  return Array.from({ length: map.height }, (_, y) => characters.slice(y * map.width, (y + 1) * map.width).join(''));
}

export const SEEDS = Array.from({ length: 15 }, (_, number) => `seed ${number}`);
