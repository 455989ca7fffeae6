import { distanceSquared, pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { fieldOfView } from '../../lib/sight';
import { stanceByNature, triggerRange } from '../creatures';
import { bodyCells, bodyFits, isOpenCell } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { isOpaque, isStairs, sizeOf } from '../state';
import { SAFE_RADIUS } from './clean-up';
import { roamTest } from './roomy-place';

/** Moves or removes hostile creatures that would see the start. */
export function clearView(draft: Draft): Spawn[] {
  const { map, raws, spawns, start } = draft;
  if (start === null) return spawns;
  const sees = sightOfStart(draft, start);
  const body = (spawn: Spawn): number[] => bodyCells(map, spawn.cell, sizeOf(raws, spawn));
  const isBarred = ({ raw }: Spawn): boolean =>
    raws.mob[raw] !== undefined || raws.archetypes[raw]?.blocksTile === true;
  const taken = new Set(spawns.filter(isBarred).flatMap(body));
  const arrival = pointOf(map, start);
  const mayStand = (at: Spawn): boolean =>
    bodyFits(map, at.cell, sizeOf(raws, at)) &&
    body(at).every(
      (cell) =>
        !taken.has(cell) &&
        !isStairs(map.tiles[cell]) &&
        distanceSquared(pointOf(map, cell), arrival) > SAFE_RADIUS * SAFE_RADIUS,
    );
  return spawns.flatMap((spawn) => {
    if (!sees(spawn)) return [spawn];
    for (const cell of body(spawn)) taken.delete(cell);
    const isKept = (cell: number): boolean => draft.cleared.has(cell) || (!spawn.explicit && draft.drawn.has(cell));
    const roams = roamTest(draft, spawn);
    const isPenned = !roams(spawn.cell);
    for (const cell of cellsByWalking(draft, spawn.cell)) {
      const moved = { ...spawn, cell };
      if (isKept(cell) || sees(moved) || !mayStand(moved) || !(isPenned || roams(cell))) continue;
      for (const one of body(moved)) taken.add(one);
      return [moved];
    }
    return [];
  });
}

function sightOfStart({ map, raws, spawns }: Draft, start: number): (spawn: Spawn) => boolean {
  const { width, height, tiles } = map;
  const opaque = Uint8Array.from(tiles, (tile) => (isOpaque(tile) ? 1 : 0));
  for (const { raw, cell } of spawns) if (raws.archetypes[raw]?.blocksVisibility) opaque[cell] = 1;
  const arrival = pointOf(map, start);
  const farthest = Math.max(...spawns.map(({ raw }) => raws.mob[raw]?.vision_range ?? 0));
  const seen = new Set(fieldOfView({ width, height, opaque }, arrival.x, arrival.y, farthest));
  return ({ raw, cell }) => {
    const range = raws.mob[raw]?.vision_range;
    if (range === undefined || triggerRange(raws, raw) !== null || stanceByNature(raws, raw) !== 'hostile')
      return false;
    return bodyCells(map, cell, sizeOf(raws, { raw })).some(
      (own) => seen.has(own) && distanceSquared(pointOf(map, own), arrival) <= range * range + range,
    );
  };
}

function* cellsByWalking({ map, raws, spawns }: Draft, from: number): Generator<number> {
  const hidden = hiddenDoors(raws, spawns);
  const reached = new Set([from]);
  for (const cell of reached) {
    yield cell;
    for (const [dx, dy] of NEIGHBOURS) {
      const next = cell + dy * map.width + dx;
      if (isOpenCell(map, next) && !hidden.has(next)) reached.add(next);
    }
  }
}
