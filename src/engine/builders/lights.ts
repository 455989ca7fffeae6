import { distanceSquared, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { isOpenCell } from '../level-draft/areas';
import { type Draft, place } from '../level-draft/draft';
import { isStairs, type RawId } from '../state';
import { countSchema, idSchema } from '../vocabulary/schemas';
import { defineBuilder, explicitCells } from './common';

/** Places lights of one kind along walls all over the level. */
export const lights = defineBuilder({
  name: 'lights',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: { raw: idSchema, apart: countSchema },
  build(draft, { raw, apart }) {
    hangLights(draft, apart, () => raw);
  },
});

/**
 * Places lights beside walls all over the level. Any two are at least `apart` cells from each other in a straight line.
 * `rawAt` returns the raw of the light for a cell.
 */
export function hangLights(draft: Draft, apart: number, rawAt: (cell: number) => RawId): void {
  const { map, rng } = draft;
  const taken = explicitCells(draft.spawns);
  const lit: number[] = [];
  for (const cell of shuffle([...map.tiles.keys()].filter(isPlaceFor(draft)), rng)) {
    if (taken.has(cell) || lit.some((other) => isNear(draft, cell, other, apart))) continue;
    lit.push(cell);
    place(draft, cell, rawAt(cell));
  }
}

/**
 * Returns a test for cells where a light narrows no passage: a wall is on one side and open ground on the opposite
 * side.
 */
function isPlaceFor({ map, start }: Draft): (cell: number) => boolean {
  const isOpen = (cell: number) => isOpenCell(map, cell);
  return (cell) => {
    if (cell === start || !isOpen(cell) || isStairs(map.tiles[cell])) return false;
    return isOpen(cell - 1) !== isOpen(cell + 1) || isOpen(cell - map.width) !== isOpen(cell + map.width);
  };
}

const isNear = ({ map }: Draft, a: number, b: number, apart: number): boolean =>
  distanceSquared(pointOf(map, a), pointOf(map, b)) < apart * apart;
