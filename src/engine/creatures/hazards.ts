import { distance, type Point, pointOf } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import { fieldOfView, type SightMap } from '../../lib/sight';
import type { RawId, Raws, SpatialIndex, World } from '../state';

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
  const isInRange = (cell: number): boolean => distance(at, pointOf(map, cell)) <= range;
  return fieldOfView(map, at.x, at.y, Math.ceil(range)).filter(isInRange);
}

interface Kept {
  /** Of the index, when these were worked out. */
  sightChanges: number;
  /** By range, and by the cell it stands on. */
  areas: Map<number, Map<number, readonly number[]>>;
}

// What goes off never moves, and few things change what can be seen through.
const kept = new Latest<SpatialIndex, Kept>();

/** The same on the level the hero is on; not to be changed. */
export function triggerAreaHere({ level, index }: World, at: Point, range: number): readonly number[] {
  const { sightChanges, opaque } = index;
  let known = kept.get(index);
  if (known?.sightChanges !== sightChanges) {
    known = { sightChanges, areas: new Map() };
    kept.set(index, known);
  }
  let byCell = known.areas.get(range);
  if (byCell === undefined) {
    byCell = new Map();
    known.areas.set(range, byCell);
  }
  const cell = at.y * level.width + at.x;
  let area = byCell.get(cell);
  if (area === undefined) {
    area = triggerArea({ width: level.width, height: level.height, opaque }, at, range);
    byCell.set(cell, area);
  }
  return area;
}
