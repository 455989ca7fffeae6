import { pointOf } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import type { MapDraft } from '../../level-draft/draft';
import { TILES } from '../../state';

const RIM = { first: 2, least: 1 } as const;

/** Keeps a ragged rim of 1 to `most` cells. */
export function hollow(map: MapDraft, rng: Rng, most: number): void {
  const [top, bottom] = [rimOf(map.width, rng, most), rimOf(map.width, rng, most)];
  const [left, right] = [rimOf(map.height, rng, most), rimOf(map.height, rng, most)];
  const deep = (rim: readonly number[], at: number): number => rim[at] as number;
  map.tiles.forEach((_, cell) => {
    const { x, y } = pointOf(map, cell);
    const isRock =
      y < deep(top, x) || x < deep(left, y) || y >= map.height - deep(bottom, x) || x >= map.width - deep(right, y);
    if (!isRock) map.tiles[cell] = TILES.floor;
  });
}

function rimOf(length: number, rng: Rng, most: number): number[] {
  let deep: number = RIM.first;
  return Array.from({ length }, () => {
    deep = Math.min(most, Math.max(RIM.least, deep + rng.int(-1, 1)));
    return deep;
  });
}
