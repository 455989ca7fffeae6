import * as z from 'zod/mini';
import { distanceSquared, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import { NEIGHBOURS } from '../../lib/sides';
import { isOpenCell } from '../level-draft/areas';
import { type Draft, place } from '../level-draft/draft';
import { isStairs, type RawId, TILES, type TileCode } from '../state';
import { countSchema, idSchema, tileNameSchema } from '../vocabulary/schemas';
import { defineBuilder, explicitCells } from './common';

export const lights = defineBuilder({
  name: 'lights',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: {
    raw: idSchema,
    apart: countSchema,
    /** Ground on which lights stand; if absent, any ground beside walls. */
    on: z.exactOptional(tileNameSchema),
  },
  build(draft, { raw, apart, on }) {
    const isPlace = on === undefined ? isPlaceFor(draft) : isPlaceOn(draft, TILES[on]);
    hangLights(draft, apart, () => raw, isPlace);
  },
});

/** Measures `apart` in straight lines. By default, lights stand beside walls. */
export function hangLights(
  draft: Draft,
  apart: number,
  rawAt: (cell: number) => RawId,
  isPlace = isPlaceFor(draft),
): void {
  const { map, rng } = draft;
  const taken = explicitCells(draft.spawns);
  const lit: number[] = [];
  for (const cell of shuffle([...map.tiles.keys()].filter(isPlace), rng)) {
    if (taken.has(cell) || lit.some((other) => isNear(draft, cell, other, apart))) continue;
    lit.push(cell);
    place(draft, cell, rawAt(cell));
  }
}

/** Lights between a wall and open ground narrow no passage. */
function isPlaceFor({ map, start }: Draft): (cell: number) => boolean {
  const isOpen = (cell: number) => isOpenCell(map, cell);
  return (cell) => {
    if (cell === start || !isOpen(cell) || isStairs(map.tiles[cell])) return false;
    return isOpen(cell - 1) !== isOpen(cell + 1) || isOpen(cell - map.width) !== isOpen(cell + map.width);
  };
}

function isPlaceOn(draft: Draft, tile: TileCode): (cell: number) => boolean {
  const { map, start } = draft;
  const isBeside = isPlaceFor(draft);
  const isOpenAround = (cell: number) => NEIGHBOURS.every(([dx, dy]) => isOpenCell(map, cell + dy * map.width + dx));
  return (cell) => cell !== start && map.tiles[cell] === tile && (isBeside(cell) || isOpenAround(cell));
}

const isNear = ({ map }: Draft, a: number, b: number, apart: number): boolean =>
  distanceSquared(pointOf(map, a), pointOf(map, b)) < apart * apart;
