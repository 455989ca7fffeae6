import { sizeOf } from '../state';
import { bodyCells } from './areas';
import type { Draft } from './draft';

/** Returns the cells on which entities will be created, including all cells of a large body. */
export const occupiedCells = ({ raws, map, spawns }: Pick<Draft, 'raws' | 'map' | 'spawns'>): Set<number> =>
  new Set(spawns.flatMap((spawn) => bodyCells(map, spawn.cell, sizeOf(raws, spawn))));
