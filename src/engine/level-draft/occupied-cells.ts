import { sizeOf } from '../state';
import { bodyCells } from './areas';
import type { Draft } from './draft';

/** Includes all cells of large creatures. */
export const occupiedCells = ({ raws, map, spawns }: Pick<Draft, 'raws' | 'map' | 'spawns'>): Set<number> =>
  new Set(spawns.flatMap((spawn) => bodyCells(map, spawn.cell, sizeOf(raws, spawn))));
