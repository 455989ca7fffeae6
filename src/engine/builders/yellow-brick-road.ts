import { distanceSquared, pointOf } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { nearestWalkable, walkMapOf } from '../level-draft/areas';
import type { Draft, MapDraft } from '../level-draft/draft';
import { cellOf, isInterior, setExit, snapshot } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

/** Lays a road away from the exit, and a stream to the exit. */
export const yellowBrickRoad = defineBuilder({
  name: 'yellow-brick-road',
  role: 'modifier',
  needs: ['start', 'floor'],
  gives: ['exit'],
  settings: {},
  build(draft) {
    const { map, rng } = draft;
    const roadEnd = nearestWalkable(map, { x: map.width - 2, y: Math.floor(map.height / 2) });
    if (draft.start === null || roadEnd === null) return;
    for (const cell of pathBetween(map, draft.start, roadEnd)) pave(map, cell);
    snapshot(draft, 'yellow-brick-road');
    const drawn = rng.die(2) === 1;
    const north = isNear(map, cornerExit(map, drawn), roadEnd) ? !drawn : drawn;
    const exit = cornerExit(map, north);
    const source = nearestWalkable(map, north ? { x: 0, y: map.height - 1 } : { x: 1, y: 1 });
    if (exit !== null && source !== null) digStream(draft, exit, source);
  },
});

const MIN_EXIT_DISTANCE = 8;

function cornerExit(map: MapDraft, north: boolean): number | null {
  return nearestWalkable(map, { x: map.width - 1, y: north ? 1 : map.height - 1 });
}

function isNear(map: MapDraft, cell: number | null, other: number): boolean {
  return (
    cell !== null && distanceSquared(pointOf(map, cell), pointOf(map, other)) < MIN_EXIT_DISTANCE * MIN_EXIT_DISTANCE
  );
}

function pathBetween(map: MapDraft, from: number, to: number): number[] {
  const path = findPath(walkMapOf(map), pointOf(map, from), [pointOf(map, to)]) ?? [];
  return path.map(({ x, y }) => cellOf(map, x, y));
}

function pave(map: MapDraft, cell: number): void {
  const { x, y } = pointOf(map, cell);
  for (const [cx, cy] of [
    [x, y],
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as const) {
    if (isInterior(map, cx, cy)) map.tiles[cellOf(map, cx, cy)] = TILES.road;
  }
}

/** Digs only floor, so that the stream does not cut the road. */
function digStream({ map }: Draft, exit: number, source: number): void {
  for (const cell of pathBetween(map, exit, source)) {
    if (map.tiles[cell] === TILES.floor) map.tiles[cell] = TILES.shallowWater;
  }
  setExit(map, exit);
}
