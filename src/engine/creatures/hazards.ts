import { distance, type Point } from '../../lib/geometry';
import { fieldOfView, type SightMap } from '../../lib/sight';
import type { RawId, Raws } from '../state';

/**
 * How near an enemy may come, in cells, before a creature of this raw, which never moves, goes off and is gone; `null`
 * for creatures that do no such thing.
 */
export function triggerRange(raws: Raws, raw: RawId): number | null {
  const { rooted, abilities = [] } = raws.archetypes[raw] ?? {};
  if (!rooted) return null;
  const ranges = abilities.flatMap(({ spell, range }) => (raws.spell[spell]?.effects.single_activation ? [range] : []));
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** The cells, by index, on which it notices somebody from where it stands. */
export function triggerArea(map: SightMap, at: Point, range: number): number[] {
  const isInRange = (cell: number): boolean =>
    distance(at, { x: cell % map.width, y: Math.floor(cell / map.width) }) <= range;
  return fieldOfView(map, at.x, at.y, Math.ceil(range)).filter(isInRange);
}
