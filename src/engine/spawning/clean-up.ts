import { distanceSquared, pointOf } from '../../lib/geometry';
import { bodyCells, bodyFits } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import { isStairs, isWalkable, type RawId, sizeOf } from '../state';
import { withRoomToWalk } from './roomy-place';

/** Radius in cells without random creatures round the hero's arrival. */
export const SAFE_RADIUS = 4;

/** Prefers explicit spawns to random, earlier to later. May move large creatures. */
export function cleanSpawns(draft: Draft): Spawn[] {
  const taken = { mob: new Set<number>(), object: new Set<number>() };
  const barred = new Set(draft.spawns.filter(({ raw }) => isBar(draft, raw)).map(({ cell }) => cell));
  const placed = new Map<Spawn, Spawn>();
  const byPrecedence = [
    ...draft.spawns.filter((spawn) => spawn.explicit),
    ...draft.spawns.filter((spawn) => !spawn.explicit),
  ];
  for (const spawn of byPrecedence) {
    const isMob = draft.raws.mob[spawn.raw] !== undefined;
    const occupied = isMob ? taken.mob : taken.object;
    const body = (at: Spawn): number[] => bodyCells(draft.map, at.cell, sizeOf(draft.raws, at));
    const isFree = (cell: number): boolean => !occupied.has(cell) && !(isMob && barred.has(cell));
    const fits = (at: Spawn): boolean => mayStand(draft, at) && body(at).every(isFree);
    const place = isMob && !spawn.explicit ? withRoomToWalk(draft, spawn, fits) : fits(spawn) ? spawn : null;
    if (place === null) continue;
    for (const cell of body(place)) occupied.add(cell);
    placed.set(spawn, place);
  }
  return draft.spawns.flatMap((spawn) => placed.get(spawn) ?? []);
}

const isBar = ({ raws }: Draft, raw: RawId): boolean =>
  raws.prop[raw] !== undefined && raws.archetypes[raw]?.blocksTile === true;

function mayStand(draft: Draft, spawn: Spawn): boolean {
  const { map, start, raws } = draft;
  const { cell, raw, explicit } = spawn;
  const isGround = (at: number): boolean => isWalkable(map.tiles[at]) && !isStairs(map.tiles[at]);
  if (!isGround(cell)) return false;
  if (raws.mob[raw] === undefined || start === null) return true;
  const size = sizeOf(raws, spawn);
  const body = bodyCells(map, cell, size);
  if (body.includes(start)) return false;
  if (explicit) return true;
  const arrival = pointOf(map, start);
  return (
    bodyFits(map, cell, size) &&
    body.every((at) => isGround(at) && distanceSquared(pointOf(map, at), arrival) > SAFE_RADIUS * SAFE_RADIUS)
  );
}
