import { distanceSquared, pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { bodyFits, nearestCell } from '../level-draft/areas';
import type { Draft, MapDraft, Spawn } from '../level-draft/draft';
import { sizeOf } from '../state';

/**
 * Minimum number of places between which a creature of several cells must be able to walk, its present place included.
 */
const ROOM = 10;
/** Maximum straight-line distance in cells by which a creature of several cells is moved. */
const NEAR = 12;

/**
 * Returns the spawn, moved to the nearest place that passes `fits` and has room to walk. Returns `null` if the spawn
 * does not pass `fits`, or if there is no such place within `NEAR` cells. Creatures of one cell are never moved,
 * because they can walk wherever the ground is walkable.
 */
export function withRoomToWalk(draft: Draft, spawn: Spawn, fits: (spawn: Spawn) => boolean): Spawn | null {
  if (!fits(spawn)) return null;
  const size = sizeOf(draft.raws, spawn);
  const { map, cleared, drawn } = draft;
  if ((size.width === 1 && size.height === 1) || hasRoom(map, spawn.cell, size)) return spawn;
  const at = pointOf(map, spawn.cell);
  const isFree = (cell: number): boolean =>
    distanceSquared(pointOf(map, cell), at) <= NEAR * NEAR && !cleared.has(cell) && !drawn.has(cell);
  const cell = nearestCell(
    map,
    at,
    (other) => isFree(other) && fits({ ...spawn, cell: other }) && hasRoom(map, other, size),
  );
  return cell === null ? null : { ...spawn, cell };
}

function hasRoom(map: MapDraft, cell: number, size: { width: number; height: number }): boolean {
  const places = new Set([cell]);
  for (const place of places) {
    if (places.size >= ROOM) return true;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = place + dy * map.width + dx;
      if (!places.has(next) && bodyFits(map, next, size)) places.add(next);
    }
  }
  return false;
}
