import { pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { bodyCells, bodyFits, nearestCell } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import { sizeOf } from '../state';

const ROAM = 150;

/** Returns `spawn` or a moved copy; `null` if no cell has room. */
export function withRoomToWalk(draft: Draft, spawn: Spawn, fits: (spawn: Spawn) => boolean): Spawn | null {
  if (!fits(spawn)) return null;
  const canRoam = roamTest(draft, spawn);
  if (canRoam(spawn.cell)) return spawn;
  const { map, cleared, drawn } = draft;
  const cell = nearestCell(
    map,
    pointOf(map, spawn.cell),
    (other) => !cleared.has(other) && !drawn.has(other) && fits({ ...spawn, cell: other }) && canRoam(other),
  );
  return cell === null ? null : { ...spawn, cell };
}

/** Tests top-left cells for room to walk. One-cell creatures always pass. */
export function roamTest({ map, raws, spawns }: Draft, spawn: Spawn): (cell: number) => boolean {
  const size = sizeOf(raws, spawn);
  if (size.width === 1 && size.height === 1) return () => true;
  const barred = new Set(
    spawns.filter(({ raw }) => raws.prop[raw] && raws.archetypes[raw]?.blocksTile).map(({ cell }) => cell),
  );
  const fits = (cell: number): boolean =>
    bodyFits(map, cell, size) && bodyCells(map, cell, size).every((part) => !barred.has(part));
  const known = new Map<number, boolean>();
  return (from) => {
    const answer = known.get(from);
    if (answer !== undefined) return answer;
    const places = new Set([from]);
    const covered = new Set<number>();
    for (const place of places) {
      for (const part of bodyCells(map, place, size)) covered.add(part);
      for (const [dx, dy] of NEIGHBOURS) {
        const next = place + dy * map.width + dx;
        if (!places.has(next) && fits(next)) places.add(next);
      }
    }
    for (const place of places) known.set(place, covered.size >= ROAM);
    return covered.size >= ROAM;
  };
}
