import { distance, type Point, pointOf } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import { fieldOfView, type SightMap } from '../../lib/sight';
import type { RawId, Raws, SpatialIndex, World } from '../state';

/** An enemy within this many cells makes the creature burst. `null`: never. */
export function triggerRange(raws: Raws, raw: RawId): number | null {
  const { rooted, abilities = [] } = raws.archetypes[raw] ?? {};
  if (!rooted) return null;
  const ranges = abilities.flatMap(({ spell, range }) => (raws.spell[spell]?.effects.single_activation ? [range] : []));
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** Returns indices of cells within `range` cells and in sight of `at`. */
export function triggerArea(map: SightMap, at: Point, range: number): number[] {
  const isInRange = (cell: number): boolean => distance(at, pointOf(map, cell)) <= range;
  return fieldOfView(map, at.x, at.y, Math.ceil(range)).filter(isInRange);
}

/** True if the creature walks round flames and leaves burning ground. */
export function heedsFire(
  { archetypes, faction: factions }: Pick<Raws, 'archetypes' | 'faction'>,
  raw: RawId,
): boolean {
  const { senseless, faction } = archetypes[raw] ?? {};
  return !senseless && !factions[faction ?? '']?.senseless;
}

interface Kept {
  sightChanges: number;
  areas: Map<number, Map<number, readonly number[]>>;
}

const kept = new Latest<SpatialIndex, Kept>();

/** Caches `triggerArea` for the hero's level. */
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
