import { distanceSquared, pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { bodyFits, nearestCell } from '../level-draft/areas';
import type { Draft, MapDraft, Spawn } from '../level-draft/draft';
import { sizeOf } from '../state';

/** Number of places, including its present one, that a creature of several cells must be able to reach. */
const ROOM = 10;
/** Straight-line distance in cells over which a creature of several cells may be moved. */
const NEAR = 12;

/**
 * Returns the spawn, moved to the nearest place where it `fits` and has room to walk. `null` if it does not fit, or if
 * there is no such place near. Creatures of one cell stay where they are, because all walkable ground is connected for
 * them.
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
